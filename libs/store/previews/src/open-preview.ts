import type { CorrectionCommand, CorrectionRefusal } from '@quadrant/rules/corrections';
import type { MergeRefusal } from '@quadrant/rules/player-merges';
import type { PlannedReport, Refusal, ReportPlan, ReportRefused } from '@quadrant/rules/intake';
import {
  BEGIN_OF_HISTORY,
  compareHistory,
  withTournament,
  withTournaments,
  type HistoryPosition,
  type Outcome,
} from '@quadrant/rules/history';
import { withRulings, type Ruling } from '@quadrant/rules/policy';
import {
  loadRowIds,
  loadRulings,
  type OpenedHistory,
  findPublished,
  type LoadedTournament,
  type PublishedStep,
} from '@quadrant/store/history';
import { planAllAside, type Delivery } from '@quadrant/store/intake';
import type { MergeCommand, MergeUndoCommand } from '@quadrant/store/player-merges';
import { previewMerge, previewMergeUndo, type PreviewedMerge } from './preview-merge.js';
import { Comparison } from './comparison.js';
import { previewCorrection, type PreviewedCorrection } from './preview-correction.js';
import { isRead, rescored } from './preview-ruling.js';
import { changesOf, previewReport, type PreviewedReport } from './preview-report.js';
import type { PreviewedChange } from './previewed-change.js';

/** This replaces the public id of a player who is not stored: they get one together with their row. */
const NO_PUBLIC_ID = Buffer.alloc(16);

/** A comparison with the history that one more report or correction would make. */
export class OpenPreview extends Comparison {
  /** The key of the previewed tournament; the outcome is set once the replay has passed it. */
  private previewed: { readonly key: string; outcome: Outcome | null } | null = null;

  /** Notes what differs from the published numbers, and the outcome of the previewed tournament. */
  override write(steps: readonly PublishedStep[]): Promise<void> {
    const { previewed } = this;
    const found = previewed && steps.find(({ tournament }) => tournament.input.key === previewed.key);
    if (previewed && found) previewed.outcome = found.step.outcome;
    return super.write(steps);
  }

  /** Returns the outcome of the previewed tournament; null before the replay has passed it, and for one that would be gone. */
  outcomeOfChange(): Outcome | null {
    return this.previewed?.outcome ?? null;
  }

  /** Says how a report would be stored, or why it would be refused. */
  judgeReport(delivery: Delivery): Promise<PreviewedReport | Refusal | ReportRefused> {
    return previewReport(this.reader, delivery);
  }

  /**
   * Says of reports that come together how each would be stored.
   *
   * @param onLoaded is told how many of them have their facts
   */
  judgeReports(
    deliveries: readonly Delivery[],
    onLoaded: (done: number) => Promise<void> | void,
  ): Promise<ReportPlan[]> {
    return planAllAside(this.reader, deliveries, onLoaded);
  }

  /** Says what a correction would do, or why it is refused. */
  judgeCorrection(command: CorrectionCommand): Promise<PreviewedCorrection | CorrectionRefusal> {
    return previewCorrection(this.reader, command, this.head.pausedAt);
  }

  /** Says what a merge of players would do, or why it is refused. */
  judgeMerge(command: MergeCommand): Promise<PreviewedMerge | MergeRefusal> {
    return previewMerge(this.reader, command, this.head.pausedAt);
  }

  /** Says what the undoing of a merge would do, or why it is refused. */
  judgeMergeUndo(command: MergeUndoCommand): Promise<PreviewedMerge | MergeRefusal> {
    return previewMergeUndo(this.reader, command, this.head.pausedAt);
  }

  /** Opens the history in which players count as merged or apart, from the first tournament that differs. */
  openMerged({ from, identities }: PreviewedMerge): Promise<OpenedHistory> {
    return this.compare({ kind: 'live', from, changes: [], settles: false }, { identities });
  }

  /**
   * Opens all published history with one more interim ruling, which sets how a rule is read.
   *
   * @param onReordered called for each tournament whose final order changes
   */
  async openRuled(ruling: Ruling, onReordered: () => void): Promise<OpenedHistory> {
    const { switches } = withRulings([...(await loadRulings(this.reader)), ruling]);
    this.switches = switches;
    const range = { kind: 'live', from: BEGIN_OF_HISTORY, changes: [], settles: false } as const;
    const history = await this.compare(range);
    const { client } = this.beside;
    const tournaments = rescored(history.tournaments, { client, switches, isRead: isRead(ruling), onReordered });
    return { ...history, tournaments };
  }

  /**
   * Opens the history with reports that come together, from the first of them on.
   *
   * @param planned at least one
   * @param startOf where a report stands in history instead, in milliseconds; null: at its start
   * @returns the history, and the names of what is not stored
   */
  async openWithAll(
    planned: readonly { readonly delivery: Delivery; readonly plan: PlannedReport }[],
    startOf: (delivery: Delivery) => number | null = () => null,
  ) {
    const changes = changesOf(planned).map((change, index) => {
      const startsAt = startOf(planned[index]!.delivery) ?? change.position.startsAt;
      return { ...change, position: { ...change.position, startsAt } };
    });
    const positions = changes.flatMap(({ position, publishedAt }) => [position, ...(publishedAt ? [publishedAt] : [])]);
    const newPlayers = new Map(changes.flatMap((change) => [...change.newPlayers]));
    const stored = changes.filter(({ tournamentRowId }) => tournamentRowId > 0);
    const published = new Map<number, Awaited<ReturnType<typeof findPublished>>>();
    for (const { tournamentRowId } of stored)
      published.set(tournamentRowId, await findPublished(this.reader, tournamentRowId));
    const history = await this.compare(
      {
        kind: 'live',
        from: positions.toSorted(compareHistory)[0]!,
        changes: stored.map(({ tournamentRowId }) => ({ tournamentRowId, submissionRowId: null })),
        settles: false,
      },
      {
        players: [...new Set(changes.flatMap(({ taken }) => taken?.players ?? []))].filter((id) => !newPlayers.has(id)),
        leagues: [...new Set(changes.flatMap(({ taken }) => taken?.scoring.scorecard.league ?? []))],
        causes: new Map(changes.map(({ tournamentRowId, cause }) => [tournamentRowId, cause])),
      },
    );
    for (const rowId of newPlayers.keys()) history.players.add(rowId, NO_PUBLIC_ID);
    const rowIds = await loadRowIds(this.reader, history.leagues.listPlayers());
    const added = changes.map((change) => ({
      ...previewedOf(change, change.taken!, history, rowIds),
      published: published.get(change.tournamentRowId) ?? null,
    }));
    const unstored = {
      players: newPlayers,
      tournaments: new Map(changes.map((each) => [each.tournamentRowId, each.name])),
    };
    const tournaments = withTournaments(history.tournaments, added);
    return { history: { ...history, total: history.total + added.length, tournaments }, unstored };
  }

  /**
   * Opens the history with a previewed change, from its position on.
   *
   * @param earliest the latest position to begin at, where more is previewed than this change
   */
  async openWith(change: PreviewedChange, earliest: HistoryPosition | null = null): Promise<OpenedHistory> {
    const { tournamentRowId, key, position, publishedAt, cause, taken, newPlayers } = change;
    this.previewed = { key, outcome: null };
    const [from = position] = [position, publishedAt, earliest].filter((each) => each !== null).sort(compareHistory);
    const published = await findPublished(this.reader, tournamentRowId);
    const history = await this.compare(
      { kind: 'live', from, changes: [{ tournamentRowId, submissionRowId: null }], settles: false },
      {
        players: taken?.players.filter((rowId) => !newPlayers.has(rowId)) ?? [],
        leagues: taken?.scoring.scorecard.league ? [taken.scoring.scorecard.league] : [],
        gone: taken === null ? [tournamentRowId] : [],
        causes: new Map([[tournamentRowId, cause]]),
      },
    );
    if (taken === null) return history;
    for (const rowId of newPlayers.keys()) history.players.add(rowId, NO_PUBLIC_ID);
    const rowIds = await loadRowIds(this.reader, history.leagues.listPlayers());
    const added = { ...previewedOf(change, taken, history, rowIds), published };
    return { ...history, total: history.total + 1, tournaments: withTournament(history.tournaments, added) };
  }
}

function previewedOf(
  { tournamentRowId, key, position }: PreviewedChange,
  { scoring: { scorecard }, submissionRowId, revision, players }: NonNullable<PreviewedChange['taken']>,
  { players: numbers, leagues }: OpenedHistory,
  rowIds: Awaited<ReturnType<typeof loadRowIds>>,
): Omit<LoadedTournament, 'published'> {
  const numbered = players.map((rowId) => numbers.numberOf(rowId));
  return {
    tournamentRowId,
    submissionRowId,
    revision,
    playerRowIds: players,
    position,
    input: {
      key,
      scorecard,
      players: numbered,
      publicIds: numbered.map((number) => numbers.publicIdOf(number)),
      league: leagues.find(key, scorecard, (player) => players.indexOf(rowIds.get(player) ?? 0)),
    },
  };
}
