import { type Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findCause, tellCause, type CausePath } from '@quadrant/rules/outcome';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { openSnapshot } from '@quadrant/store/database';
import { findMovingRun, type MovingRun } from '@quadrant/store/previews';
import { findShownPlayer } from '@quadrant/store/reading';
import { StoredMovedHistory } from './moved-tournaments.js';

/** Players in tournaments that are looked at before the search for a cause gives up: two queries each. */
const LONGEST_SEARCH = 300;

/** A rating that a run moved. */
export interface MovedNumber {
  readonly run: number;
  readonly handle: string;
  readonly game: GameTitle;
  readonly category: Category;
  /** The tournament that it is about; null: the player's last one that the run moved. */
  readonly tournamentKey: string | null;
}

/** Why it moved. */
export interface MovedNumberCause extends CausePath {
  readonly run: Pick<MovingRun, 'number' | 'kind' | 'publishedAt'>;
  /** The path in one line. */
  readonly text: Text;
}

/** Why runs moved numbers. */
@Injectable()
export class CauseReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the run moved no such number. */
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
