import { CareerReadModel } from '@quadrant/store/careers';
import type { DataSource } from 'typeorm';
import { placeIn, rankOn, sum, type DefinedBoard } from './boards-by-definition.js';
import { differenceOf, findFirst, sorted } from './difference.js';
import type { Facts } from './facts.js';
import type { Glance } from './glance.js';

const DAY_MS = 86_400_000;

/** Compares careers and movers with what published changes define. */
export class ShownCareers {
  private readonly careers: CareerReadModel;

  /**
   * @param official leaderboards of the official run; without one, none
   * @param glance for whose careers, and when somebody moved
   */
  constructor(
    dataSource: DataSource,
    private readonly facts: Facts,
    private readonly defined: readonly DefinedBoard[],
    private readonly official: readonly DefinedBoard[],
    private readonly glance: Glance,
  ) {
    this.careers = new CareerReadModel(dataSource);
  }

  findDifference(): Promise<string | null> {
    const themselves = this.facts.players.filter(({ id, countsAs }) => id === countsAs);
    const careers = this.glance.draw(themselves).map((player) => () => this.checkCareer(player));
    return findFirst([...careers, () => this.checkMovers()]);
  }

  private async checkCareer({ id, ownHandle, country: code, isHidden }: Facts['players'][number]) {
    const { run, officialRun } = this.facts;
    const found = await this.careers.find(ownHandle);
    const tracks = this.defined.flatMap((board) => {
      const { game, category, rows } = board;
      const own = rows.find((row) => row.player.id === id);
      if (own === undefined) return [];
      const { rating, record, lastPlayedAt, peak } = own;
      const compatriots = rows.filter((row) => row.player.country === code);
      const country = code && { code, ...placeIn(compatriots, rating) };
      const official = rankOn(this.official, board, id);
      const track = { game, category, rating, ...record, lastPlayedAt, world: placeIn(rows, rating) };
      return [{ ...track, country, peak, official }];
    });
    const got = found && {
      ...found,
      tracks: sorted(
        found.tracks.map(({ peak, ...track }) => ({
          ...track,
          peak: peak && { rating: peak.rating, tournamentId: peak.tournamentId },
        })),
      ),
    };
    const career = {
      ...{ handle: ownHandle, run, officialRun: tracks.length === 0 ? null : officialRun },
      tracks: sorted(tracks),
    };
    return differenceOf(`the career of ${ownHandle}`, got, isHidden ? null : career);
  }

  /** Over the later half of history, and over weeks that end on its last day or soon afterwards. */
  private async checkMovers(): Promise<string | null> {
    const { changes, tournaments } = this.facts;
    const later = changes[Math.floor(changes.length / 2)]?.startsAt ?? new Date(0);
    const last = Math.floor((tournaments.at(-1)?.startsAt.getTime() ?? 0) / DAY_MS);
    const weeks = Array.from({ length: 9 }, (_, n) => new Date((last + n) * DAY_MS));
    const periods = [[later, new Date('9999-01-01')], ...weeks.map((to) => [new Date(to.getTime() - 7 * DAY_MS), to])];
    return findFirst(
      this.glance.draw(periods).map(
        ([from, to]) =>
          () =>
            this.checkMoversOf(from!, to!),
      ),
    );
  }

  private async checkMoversOf(from: Date, to: Date): Promise<string | null> {
    const { changes, players } = this.facts;
    const wish = { game: null, category: null, from, to, limit: 1000 };
    const got = (await this.careers.listMovers(wish)).rows.map(
      ({ handle, game, category, before, after, change, games }) => {
        return { handle, game, category, before, after, change, games };
      },
    );
    const within = changes.filter(({ startsAt }) => startsAt >= from && startsAt < to);
    const expected = players.flatMap(({ id, handle, isHidden }) =>
      this.defined.flatMap(({ game, category }) => {
        const own = within.filter((each) => each.player === id && each.game === game && each.category === category);
        const [before, after] = [own[0]?.before, own.at(-1)?.after];
        if (isHidden || before === undefined || after === undefined || before === after) return [];
        return [{ handle, game, category, before, after, change: after - before, games: sum(own.map((c) => c.games)) }];
      }),
    );
    const byDistance = got.every(({ change }, n) => n === 0 || Math.abs(got[n - 1]!.change) >= Math.abs(change));
    const what = `movers from ${from.toISOString()}`;
    return byDistance ? differenceOf(what, sorted(got), sorted(expected)) : `${what} are not in their order`;
  }
}
