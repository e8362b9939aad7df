import type { PoolClient } from 'pg';
import {
  compareHistory,
  DiffCollector,
  sumAwards,
  tellPrizes,
  type DiffCauseKind,
  type HistoryPosition,
  type LeaderboardPair,
  type HistoryState,
  type TournamentSide,
  type NamedHistoryDiff,
  type UnstoredNames,
} from '@quadrant/rules/outcome';
import type { HeadRun, Snapshot } from '@quadrant/store/database';
import {
  listGoneTournaments,
  type GoneTournament,
  type HistoryRange,
  HistoryReader,
  type OpenedHistory,
  type UnstoredFacts,
  isChanged,
  type PublishedStep,
  markPendingChanges,
} from '@quadrant/store/history';
import { InputCauses } from './diff/input-causes.js';
import { nameHistoryDiff } from './diff/name-history-diff.js';
import { loadPublishedSides } from './diff/published-sides.js';
import { loadLeaderboard, loadPointsTable } from './diff/published-tables.js';
import { pairSeason } from './diff/season-pair.js';
import { PreviewedSeasons } from './diff/previewed-seasons.js';

/** In what a compared history differs from what is stored. */
export interface PreviewedHistory extends UnstoredFacts {
  /** Row ids of published tournaments that are thought away. */
  readonly gone?: readonly number[];
  /** Why a tournament is thought away, or counts for another league, by row id, where it is not stored so. */
  readonly causes?: ReadonlyMap<number, DiffCauseKind>;
}

/** A publication that is only thought of: takes what a publication takes, writes nothing, and says what would move. */
export class Comparison extends HistoryReader {
  private readonly collector = new DiffCollector();
  private readonly seasons = new PreviewedSeasons();
  private compared: { readonly history: OpenedHistory; readonly causes: InputCauses } | null = null;
  /** Those that the replay has not passed yet. */
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

  /** A text that differs as soon as other changes wait for a refresh than at this moment. */
  markPendingChanges(): Promise<string> {
    return markPendingChanges(this.beside.client);
  }

  /** Notes what differs from what is published. */
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
   * What moves, once the replay is over: `state` is as its last tournament left it.
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

  /** Takes in the tournaments that are gone before a position of history; null: all that are left. */
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

/** `YYYY-MM-DD`: how far seasons have come hangs on it. */
async function readToday(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ today: string }>(`select (now() at time zone 'UTC')::date::text as today`);
  return rows[0]!.today;
}
