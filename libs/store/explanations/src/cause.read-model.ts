import { type Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findCause, tellCause, type CausePath } from '@quadrant/rules/explanations';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { openSnapshot } from '@quadrant/store/database';
import { findMovingRun, type MovingRun } from '@quadrant/store/history-diff';
import { findShownPlayer } from '@quadrant/store/players';
import { StoredMovedHistory } from './moved-tournaments.js';

/** The search for a cause gives up after so many players in tournaments. Each takes two queries. */
const LONGEST_SEARCH = 300;

export interface MovedNumber {
  readonly run: number;
  readonly handle: string;
  readonly game: GameTitle;
  readonly category: Category;
  /** The key of the tournament; null means the player's last one that the run moved. */
  readonly tournamentKey: string | null;
}

export interface MovedNumberCause extends CausePath {
  readonly run: Pick<MovingRun, 'number' | 'kind' | 'publishedAt'>;
  /** It describes the path in one line. */
  readonly text: Text;
}

/** Explains why runs moved numbers. */
@Injectable()
export class CauseReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null when the run did not move such a number. */
  async find({ run: number, handle, game, category, tournamentKey }: MovedNumber): Promise<MovedNumberCause | null> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      const run = await findMovingRun(snapshot.client, number);
      if (run === null) return null;
      const player = await findShownPlayer(snapshot.client, handle, number);
      if (player === null) return null;
      const history = new StoredMovedHistory(snapshot.client, run, game, category);
      const start = await history.findLast(player.rowId, null, tournamentKey);
      if (start === null) return null;
      const found = await findCause(history, start, player.handle, LONGEST_SEARCH);
      const path = found.cause || found.gaveUp ? found : { ...found, cause: history.generalCause };
      const { kind, publishedAt } = run;
      return { ...path, run: { number, kind, publishedAt }, text: tellCause(path) };
    } finally {
      await snapshot.close();
    }
  }
}
