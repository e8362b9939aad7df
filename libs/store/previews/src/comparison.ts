import type { PoolClient } from 'pg';
import { compareHistory, type HistoryPosition, type HistoryState } from '@quadrant/rules/history';
import {
  DiffCollector,
  sumAwards,
  tellPrizes,
  type DiffCauseKind,
  type LeaderboardPair,
  type TournamentSide,
  type NamedHistoryDiff,
  type UnstoredNames,
} from '@quadrant/rules/history-diff';
import type { HeadRun, Snapshot } from '@quadrant/store/database';
import { listGoneTournaments, type GoneTournament } from '@quadrant/store/runs';
import {
  type HistoryRange,
  HistoryReader,
  type OpenedHistory,
  type UnstoredFacts,
  isChanged,
  type PublishedStep,
  markPendingChanges,
} from '@quadrant/store/history';
import {
  InputCauses,
  nameHistoryDiff,
  loadPublishedSides,
  loadLeaderboard,
  loadPointsTable,
  pairSeason,
  PreviewedSeasons,
} from '@quadrant/store/history-diff';

/** Says in what a compared history differs from the stored one. */
export interface PreviewedHistory extends UnstoredFacts {
  /** Row ids of published tournaments that the compared history leaves out. */
  readonly gone?: readonly number[];
  /** Says by row id why a tournament is left out or counts for another league, where the database does not say so. */
  readonly causes?: ReadonlyMap<number, DiffCauseKind>;
}

/** Computes a publication without writing it: it reads what a publication reads, and says what would move. */
export class Comparison extends HistoryReader {
  private readonly collector = new DiffCollector();
  private readonly seasons = new PreviewedSeasons();
  private compared: { readonly history: OpenedHistory; readonly causes: InputCauses } | null = null;
  /** The replay has not passed these tournaments yet. */
  private gone: GoneTournament[] = [];

  /**
   * @param snapshot history is read from it
   * @param beside reads the same moment while history is read
   */
  constructor(
    snapshot: Snapshot,
    protected readonly beside: Snapshot,
    head: HeadRun,
  ) {
    super(snapshot.client, head);
  }

  /** Opens the range of history for the one replay of this comparison. */
  async compare(
    range: HistoryRange,
    { gone = [], causes = new Map(), ...unstored }: PreviewedHistory = {},
  ): Promise<OpenedHistory> {
    const history = await this.open(range, unstored);
    const { published } = await this.loadMerges();
    const known = await listGoneTournaments(this.beside.client, range, gone);
    this.gone = known.map((each) => ({ ...each, cause: causes.get(each.tournamentRowId) ?? each.cause }));
    const settling = history.settlingRules.map(({ rules }) => rules.slug);
    const compared = {
      identities: { before: published, after: history.identities },
      leagues: new Set(unstored.rules ? [...settling, unstored.rules.slug] : settling),
      causes,
    };
    this.compared = { history, causes: await InputCauses.load(this.beside.client, this.head, compared) };
    return history;
  }

  /** Returns a text that differs as soon as the changes that wait for a refresh differ. */
  markPendingChanges(): Promise<string> {
    return markPendingChanges(this.beside.client);
  }

  /** Notes what differs from the published numbers. */
  async write(steps: readonly PublishedStep[]): Promise<void> {
    const { history, causes } = this.opened();
    const changed = steps.filter(isChanged);
    const sides = await this.loadSides(changed.map(({ tournament }) => tournament.tournamentRowId));
    for (const step of changed) {
      const { tournament } = step;
      await this.passGone(tournament.position);
      const { tournamentRowId, input } = tournament;
      const before = sides.get(tournamentRowId) ?? null;
      const playerOf = (entry: number): number => history.players.rowIdOf(input.players[entry]!);
      this.seasons.note(step, before, playerOf);
      this.collector.addTournament({
        tournament: tournamentRowId,
        game: input.scorecard.game,
        before,
        after: sideOf(step, playerOf),
        cause: causes.causeOf(step),
      });
    }
  }

  /**
   * Returns what moves, once the replay is over: `state` is as its last tournament left it.
   *
   * @param unstored names of players and tournaments that are not stored
   */
  async complete(state: HistoryState, unstored?: UnstoredNames): Promise<NamedHistoryDiff> {
    const { collector, beside, head } = this;
    const { players, leagues } = this.opened().history;
    await this.passGone(null);
    for (const { game, category } of collector.listTracks()) {
      const board = await loadLeaderboard(beside.client, game, category, head.number);
      const ratings = state.findTrack(game, category);
      const ratingOf = (number: number) => (ratings?.gamesOf(number) ? ratings.ratingOf(number) : null);
      const rows: LeaderboardPair[] = [...board].map(([player, before]) => {
        const number = players.findNumber(player);
        if (number !== null) return { player, before, after: ratingOf(number) };
        return { player, before, after: players.isMerged(player) ? null : before };
      });
      for (const [number, player] of players.listRowIds().entries()) {
        const after = board.has(player) ? null : ratingOf(number);
        if (after !== null) rows.push({ player, before: null, after });
      }
      collector.addLeaderboard({ game, category, rows });
    }
    for (const table of collector.listTables()) {
      collector.addTable(table, await loadPointsTable(beside.client, table, head.number));
    }
    for (const season of collector.listSeasons()) {
      const sides = await this.seasons.load(beside.client, season, head.number, leagues.rules);
      const moment = { run: head.number, today: await readToday(beside.client) };
      collector.addSeason(await pairSeason(beside.client, season, sides, moment));
    }
    return nameHistoryDiff(beside.client, collector.finish(), unstored);
  }

  /** Adds the tournaments that are gone before a position of history; null adds all that are left. */
  private async passGone(position: HistoryPosition | null): Promise<void> {
    if (this.gone.length === 0) return;
    const later = this.gone.findIndex((each) => position !== null && compareHistory(each.position, position) > 0);
    const passed = this.gone.splice(0, later === -1 ? this.gone.length : later);
    const sides = await this.loadSides(passed.map(({ tournamentRowId }) => tournamentRowId));
    for (const { tournamentRowId: tournament, game, cause } of passed) {
      const before = sides.get(tournament)!;
      this.seasons.noteGone(tournament, before);
      this.collector.addTournament({ tournament, game, before, after: null, cause });
    }
  }

  private loadSides(tournamentRowIds: readonly number[]): Promise<Map<number, TournamentSide>> {
    return loadPublishedSides(this.beside.client, tournamentRowIds, this.head.number);
  }

  private opened() {
    if (this.compared === null) throw new Error('No history was opened.');
    return this.compared;
  }
}

const sideOf = ({ step: { outcome } }: PublishedStep, playerOf: (entry: number) => number): TournamentSide => ({
  changes: outcome.changes.map(({ category, entry, before, after }) => ({
    category,
    player: playerOf(entry),
    before,
    after,
  })),
  awards: sumAwards(outcome.awards, playerOf),
  prizes: tellPrizes(outcome, playerOf),
});

/** Reads the date as `YYYY-MM-DD`: it decides how far seasons have come. */
async function readToday(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ today: string }>(`select (now() at time zone 'UTC')::date::text as today`);
  return rows[0]!.today;
}
