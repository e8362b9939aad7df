import { Injectable } from '@nestjs/common';
import { Clock, decodeCursor, encodeCursor, todayOf } from '@quadrant/http';
import type { GameTitle } from '@quadrant/rules/tournament';
import { isRunNumber } from '@quadrant/store/database';
import { CareerReadModel, OpponentReadModel, type MoversQuery } from '@quadrant/store/careers';
import type { AskedPage } from '../paging/read-page.js';

const DAY_MS = 86_400_000;

/** Answers how players did in all their games. A handle that leads to no shown player has the answer null. */
@Injectable()
export class CareerView {
  constructor(
    private readonly careers: CareerReadModel,
    private readonly opponents: OpponentReadModel,
    private readonly clock: Clock,
  ) {}

  find(handle: string) {
    return this.careers.find(handle);
  }

  /** @param game null means all games */
  async listOpponents(handle: string, game: GameTitle | null, { listing, limit, cursor }: AskedPage) {
    const from = typeof cursor === 'string' ? decodeCursor(listing, cursor, isRunNumber) : 0;
    const found = await this.opponents.listOpponents(handle, game);
    if (found === null) return null;
    const { run, rows } = found;
    const next = rows.length > from + limit ? encodeCursor(listing, from + limit) : null;
    return { run, opponents: rows.length, rows: rows.slice(from, from + limit), next };
  }

  /** Returns all that two players have played against each other, as the first of them. */
  compare(handle: string, other: string, game: GameTitle | null) {
    return this.opponents.findHeadToHead(handle, other, game);
  }

  /** Lists whose ratings today and the days before moved farthest. Publication keeps those of whole days in UTC. */
  async listMovers(days: number, wish: Omit<MoversQuery, 'from' | 'to'>) {
    const to = new Date(Date.parse(todayOf(this.clock)) + DAY_MS);
    const from = new Date(to.getTime() - days * DAY_MS);
    return { from, to, ...(await this.careers.listMovers({ ...wish, from, to })) };
  }
}
