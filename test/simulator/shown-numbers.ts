import { isDeepStrictEqual } from 'node:util';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { loadReports, scoreStored } from '@quadrant/store/history';
import {
  CareerReadModel,
  LeaderboardReadModel,
  OpponentReadModel,
  type BoardFilters,
  type LeaderboardPage,
  type LeaderboardRow,
} from '@quadrant/store/reading';
import type { DataSource } from 'typeorm';

const DAY_MS = 86_400_000;

interface Shown {
  readonly id: number;
  readonly handle: string;
  readonly handleKey: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

interface Change {
  readonly game: GameTitle;
  readonly category: Category;
  readonly player: number;
  readonly startsAt: Date;
  readonly tournamentId: string;
  readonly before: number;
  readonly after: number;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
}

interface Tournament {
  readonly submission: number;
  readonly rated: boolean;
  readonly startsAt: Date;
  /** As whom its entries count. */
  readonly players: readonly number[];
}

/** Everything that the numbers are defined by: who is shown, published changes and tournaments, in the order of history. */
interface Facts {
  readonly run: number;
  readonly players: readonly Shown[];
  readonly changes: readonly Change[];
  readonly tournaments: readonly Tournament[];
}

const SHOWN = `
  select id, handle, handle_key as "handleKey", name, country, region from shown_players
  where id = counts_as order by handle_key collate "C"`;

const CHANGES = `
  select k.game, c.category, c.player_id as player, o.starts_at as "startsAt", o.key as "tournamentId", c.before, c.after, c.games,
    c.wins, c.ties
  from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id) order by o.starts_at, o.key`;

const TOURNAMENTS = `
  select o.submission_id as submission, o.rated, o.starts_at as "startsAt",
    array(select p.counts_as from unnest(k.players) with ordinality as seat (id, n) join players p on p.id = seat.id order by n) as players
  from outcomes o join scorecards k using (submission_id) order by o.starts_at, o.key`;

async function loadFacts(dataSource: DataSource): Promise<Facts> {
  const [head] = await dataSource.query<{ head_run: number }[]>('select head_run from publication');
  return {
    run: head!.head_run,
    players: await dataSource.query<Shown[]>(SHOWN),
    changes: await dataSource.query<Change[]>(CHANGES),
    tournaments: await dataSource.query<Tournament[]>(TOURNAMENTS),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A row of a leaderboard by definition, and what else a career has. */
function defineRow(player: Shown, changes: readonly Change[]) {
  const [games, wins, ties] = (['games', 'wins', 'ties'] as const).map((name) =>
    sum(changes.map((each) => each[name])),
  );
  const last = changes.at(-1)!;
  const highest = Math.max(...changes.map(({ after }) => after));
  return {
    player,
    rating: last.after,
    record: { games: games!, wins: wins!, losses: games! - wins! - ties!, ties: ties! },
    lastPlayedAt: last.startsAt,
    peak: { rating: highest, tournamentId: changes.find(({ after }) => after === highest)!.tournamentId },
  };
}

type DefinedRow = ReturnType<typeof defineRow>;

interface DefinedBoard {
  readonly game: GameTitle;
  readonly category: Category;
  /** Best first. */
  readonly rows: readonly DefinedRow[];
}

function defineBoards({ players, changes }: Facts): DefinedBoard[] {
  const tracks = new Map(changes.map(({ game, category }) => [`${game} ${category}`, { game, category }]));
  return [...tracks.values()].map(({ game, category }) => {
    const ofTrack = changes.filter((each) => each.game === game && each.category === category);
    const rows = players.flatMap((player) => {
      const own = ofTrack.filter((each) => each.player === player.id && each.games > 0);
      return own.length === 0 ? [] : [defineRow(player, own)];
    });
    // Sorting is stable: equal ratings stay in the order of the handles.
    return { game, category, rows: rows.toSorted((a, b) => b.rating - a.rating) };
  });
}

const rankIn = (rows: readonly DefinedRow[], rating: number): number =>
  1 + rows.filter((row) => row.rating > rating).length;

/** The filters of a leaderboard that are tried in turns, and whom each of them leaves. */
function filtersOf({ rows }: DefinedBoard) {
  const played = rows.map(({ lastPlayedAt }) => lastPlayedAt).toSorted((a, b) => a.getTime() - b.getTime());
  const since = played[Math.floor(played.length / 2)]!;
  const { country } = rows[0]!.player;
  const all = { country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null };
  return [
    { wish: all, fits: () => true },
    { wish: { ...all, minGames: 5 }, fits: ({ record }: DefinedRow) => record.games >= 5 },
    {
      wish: { ...all, minGames: 3, gamesBelow: 12 },
      fits: ({ record }: DefinedRow) => record.games >= 3 && record.games < 12,
    },
    { wish: { ...all, gamesBelow: 12 }, fits: ({ record }: DefinedRow) => record.games < 12 },
    { wish: { ...all, activeSince: since }, fits: ({ lastPlayedAt }: DefinedRow) => lastPlayedAt >= since },
    { wish: { ...all, country }, fits: ({ player }: DefinedRow) => country === null || player.country === country },
  ];
}

const tellRow = ({ rank, handle, country, rating, games, wins, losses, ties, lastPlayedAt }: LeaderboardRow) => ({
  ...{ rank, handle, country, rating, lastPlayedAt },
  ...{ games, wins, losses, ties },
});

/** Compares what the pages, careers and lists of opponents and movers show with its definition. */
class ShownNumbers {
  private readonly boards: LeaderboardReadModel;
  private readonly careers: CareerReadModel;
  private readonly opponents: OpponentReadModel;
  private readonly defined: readonly DefinedBoard[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly facts: Facts,
    private readonly turn: number,
  ) {
    this.boards = new LeaderboardReadModel(dataSource);
    this.careers = new CareerReadModel(dataSource);
    this.opponents = new OpponentReadModel(dataSource);
    this.defined = defineBoards(facts);
  }

  async findDifference(): Promise<string | null> {
    const checks = [...this.listBoardChecks(), ...this.listCareerChecks(), () => this.checkMovers()];
    for (const check of [...checks, () => this.checkOpponents()]) {
      const difference = await check();
      if (difference !== null) return difference;
    }
    return null;
  }

  /** Every leaderboard under one of the filters, page by page and around somebody. */
  private listBoardChecks() {
    return this.defined.map((board) => async () => {
      const { game, category, rows } = board;
      const filters = filtersOf(board);
      const { wish, fits } = filters[this.turn % filters.length]!;
      const left = rows.filter(fits);
      const expected = left.map(({ player, rating, record, lastPlayedAt }) => {
        const { handle, country } = player;
        return { rank: rankIn(left, rating), handle, country, rating, lastPlayedAt, ...record };
      });
      const query: BoardFilters = { game, category, ...wish, view: { run: this.facts.run, playedBefore: null } };
      const what = `${game} ${category} ${JSON.stringify(wish)}`;
      const pages = await this.readPages(query);
      const own = left[this.turn % Math.max(left.length, 1)];
      const around = own && (await this.boards.getAround(query, own.player.handle, 3));
      const part = typeof around === 'object' ? around!.rows.map(tellRow) : [];
      const from = expected.findIndex(({ handle }) => handle === part[0]?.handle);
      return (
        differenceOf(`pages of ${what}`, pages, { rows: expected, players: left.length }) ??
        differenceOf(
          `players beside ${own?.player.handle} on ${what}`,
          part,
          expected.slice(from, from + part.length),
        ) ??
        (own && !part.some(({ handle }) => handle === own.player.handle) ? `${own.player.handle} not on ${what}` : null)
      );
    });
  }

  private async readPages(query: BoardFilters) {
    const rows: LeaderboardRow[] = [];
    let players = 0;
    let after: LeaderboardPage['next'] = null;
    do {
      const page = await this.boards.getPage({ ...query, limit: 4, after });
      rows.push(...page.rows);
      players = page.players;
      after = page.next;
    } while (after !== null);
    return { rows: rows.map(tellRow), players };
  }

  private listCareerChecks() {
    return this.facts.players.map((player) => async () => {
      const found = await this.careers.find(player.handle);
      const got = found?.tracks.map(({ game, category, rating, games, wins, losses, ties, world, country, peak }) => {
        const { tournamentId, rating: highest } = peak;
        const record = { games, wins, losses, ties };
        return { game, category, rating, record, world, country, peak: { rating: highest, tournamentId } };
      });
      const expected = this.defined.flatMap(({ game, category, rows }) => {
        const own = rows.find((row) => row.player.id === player.id);
        if (own === undefined) return [];
        const { rating, record, peak } = own;
        const placeIn = (all: readonly DefinedRow[]) => ({
          ...{ rank: rankIn(all, rating), players: all.length },
          percentile: (100 * all.filter((row) => row.rating <= rating).length) / all.length,
        });
        const { country: code } = player;
        const country = code && { code, ...placeIn(rows.filter((row) => row.player.country === code)) };
        return [{ game, category, rating, record, world: placeIn(rows), country, peak }];
      });
      return differenceOf(`the career of ${player.handle}`, sorted(got ?? []), sorted(expected));
    });
  }

  /** Over the later half of history, and over weeks that end on its last day or soon afterwards. */
  private async checkMovers(): Promise<string | null> {
    const { changes, tournaments } = this.facts;
    const later = changes[Math.floor(changes.length / 2)]?.startsAt ?? new Date(0);
    const last = Math.floor((tournaments.at(-1)?.startsAt.getTime() ?? 0) / DAY_MS);
    const weeks = Array.from({ length: 9 }, (_, n) => new Date((last + n) * DAY_MS));
    const periods = [[later, new Date('9999-01-01')], ...weeks.map((to) => [new Date(to.getTime() - 7 * DAY_MS), to])];
    for (const [from, to] of periods) {
      const difference = await this.checkMoversOf(from!, to!);
      if (difference !== null) return difference;
    }
    return null;
  }

  private async checkMoversOf(from: Date, to: Date): Promise<string | null> {
    const { changes, players } = this.facts;
    const wish = { game: null, category: null, from, to, limit: 1000 };
    const got = (await this.careers.listMovers(wish)).map(
      ({ handle, game, category, before, after, change, games }) => {
        return { handle, game, category, before, after, change, games };
      },
    );
    const expected = players.flatMap(({ id, handle }) =>
      this.defined.flatMap(({ game, category }) => {
        const own = changes.filter(
          (each) =>
            each.player === id &&
            each.game === game &&
            each.category === category &&
            each.startsAt >= from &&
            each.startsAt < to,
        );
        const [before, after] = [own[0]?.before, own.at(-1)?.after];
        if (before === undefined || after === undefined || before === after) return [];
        return [{ handle, game, category, before, after, change: after - before, games: sum(own.map((c) => c.games)) }];
      }),
    );
    const byDistance = got.every(({ change }, n) => n === 0 || Math.abs(got[n - 1]!.change) >= Math.abs(change));
    const what = `movers from ${from.toISOString()}`;
    return byDistance ? differenceOf(what, sorted(got), sorted(expected)) : `${what} are not in their order`;
  }

  /** Of somebody, from the games that their reports give, and against each opponent. */
  private async checkOpponents(): Promise<string | null> {
    const own = this.facts.players[this.turn % Math.max(this.facts.players.length, 1)];
    if (own === undefined) return null;
    const met = await this.listMet(own.id);
    const expected = this.facts.players.flatMap(({ id, handle }) => {
      const games = met.filter(({ opponent }) => opponent === id);
      const count = (points: number) => games.filter((game) => game.points === points).length;
      const record = { games: games.length, wins: count(2), losses: count(0), ties: count(1) };
      return games.length === 0 ? [] : [{ handle, ...record, lastMetAt: games.at(-1)!.startsAt }];
    });
    const listed = (await this.opponents.listOpponents(own.handle, null)) ?? [];
    const got = listed.map(({ handle, games, wins, losses, ties, lastMetAt }) => {
      return { handle, games, wins, losses, ties, lastMetAt };
    });
    const difference = differenceOf(`opponents of ${own.handle}`, sorted(got), sorted(expected));
    if (difference !== null) return difference;
    for (const { lastMetAt, ...record } of expected) {
      const {
        handle: _own,
        opponent,
        meetings,
        ...games
      } = (await this.opponents.findHeadToHead(own.handle, record.handle, null))!;
      const between = { handle: opponent, ...games, last: meetings[0]?.startsAt };
      const wanted = differenceOf(`${own.handle} and ${record.handle}`, between, { ...record, last: lastMetAt });
      if (wanted !== null) return wanted;
    }
    return null;
  }

  /** Every game of a player, in the order of history; points are halves of a game. */
  private listMet(own: number) {
    return inTransaction(this.dataSource, async (client) => {
      const stored = await loadReports(
        client,
        this.facts.tournaments.map(({ submission }) => submission),
      );
      const reports = new Map(stored.map((report) => [report.submissionRowId, report]));
      return this.facts.tournaments.flatMap(({ submission, rated, players, startsAt }) => {
        const report = reports.get(submission)!;
        const { games } = scoreStored({ ...report, facts: { ...report.facts, rated } }).scorecard;
        return Array.from({ length: games.length / 8 }, (_, n) => games.subarray(n * 8, n * 8 + 8)).flatMap((game) => {
          const [one, other] = [players[game[0]! + 256 * game[1]!]!, players[game[2]! + 256 * game[3]!]!];
          const points = game[6]! & 3;
          if (one === own) return [{ opponent: other, points, startsAt }];
          return other === own ? [{ opponent: one, points: 2 - points, startsAt }] : [];
        });
      });
    });
  }
}

const sorted = (rows: readonly object[]): object[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const differenceOf = (what: string, got: unknown, expected: unknown): string | null =>
  isDeepStrictEqual(got, expected)
    ? null
    : `${what}: ${JSON.stringify(got)}, by definition ${JSON.stringify(expected)}`;

/**
 * Where what is shown of leaderboards, careers, opponents and movers is not what published changes and reports define; null where
 * everything is.
 *
 * @param turn whose opponents, and under which filters: one of each every time
 */
export async function findMisshown(dataSource: DataSource, turn: number): Promise<string | null> {
  return new ShownNumbers(dataSource, await loadFacts(dataSource), turn).findDifference();
}
