import { type Text, say } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import {
  revisionChanges,
  scoreAs,
  type PlannedPlayer,
  type PlannedReport,
  type Refusal,
  type ReportRefused,
  type RevisionChange,
} from '@quadrant/rules/intake';
import type { Scoring } from '@quadrant/rules/history';
import { normaliseHandle, type Finding } from '@quadrant/rules/tournament';
import { loadReports } from '@quadrant/store/history';
import { planAside, type Delivery } from '@quadrant/store/intake';
import { readHiddenNames } from '@quadrant/store/players';
import type { PreviewedChange } from './previewed-change.js';

export interface PreviewedReport {
  readonly kind: 'previewed';
  /** It is null when the document equals the current revision: nothing would be stored. */
  readonly change: PreviewedChange | null;
  /** The id of the tournament, whether it is stored or not. */
  readonly tournamentId: string;
  readonly scoring: Scoring;
  readonly revision: number;
  readonly state: string;
  readonly stateReason: Text | null;
  readonly findings: readonly Finding[];
  /** The revision that it would replace. It is null for a new tournament, and where nothing would be stored. */
  readonly replaces: ReplacedRevision | null;
}

/** A revision whose successor makes these changes. */
export interface ReplacedRevision {
  readonly revision: number;
  /** Only the first changes are listed. */
  readonly changes: readonly RevisionChange[];
  readonly moreChanges: number;
}

/** A sender reads at most so many changes before submitting a revision. */
const MOST_CHANGES = 50;

/**
 * Plans a report without storing the plan. Hidden players are treated as unknown ones without a rating. Otherwise, the
 * points that their opponents win or lose would tell the rating, and with it the label.
 */
export async function previewReport(
  client: PoolClient,
  delivery: Delivery,
): Promise<PreviewedReport | Refusal | ReportRefused> {
  const plan = await planAside(client, delivery);
  if (plan.kind === 'planned' || plan.kind === 'held') {
    const planned = plan.kind === 'held' ? plan.planned : plan;
    const replaces = await findReplaced(client, delivery, planned);
    // A held report would move this once somebody has approved it. Its findings say that it would wait.
    return { ...toPreviewed(delivery, planned), replaces, ...(plan.kind === 'held' && HELD) };
  }
  if (plan.kind !== 'repeated') return plan;
  const { state, stateReason } = plan;
  const { tournamentId, revision, findings } = plan.current;
  const scoring = scoreAs(delivery.report, delivery.sha256, plan.scoredAs);
  return {
    kind: 'previewed',
    change: null,
    tournamentId,
    scoring,
    revision,
    state,
    stateReason,
    findings,
    replaces: null,
  };
}

/** Hidden people have labels in it, even where the sender had named them. */
async function findReplaced(
  client: PoolClient,
  { report }: Delivery,
  { existing }: PlannedReport,
): Promise<ReplacedRevision | null> {
  if (existing === null) return null;
  const { revision } = existing.current;
  const { rows } = await client.query<{ id: number }>(
    `select id from submissions where tournament_id = $1 and revision = $2`,
    [existing.rowId, revision],
  );
  const [stored] = await loadReports(client, [rows[0]!.id]);
  const changes = revisionChanges(stored!.report, report);
  const names = await readHiddenNames(client);
  const shown = changes.slice(0, MOST_CHANGES).map(({ what, before, after }) => ({
    what: names.showText(what),
    before: names.showText(before),
    after: names.showText(after),
  }));
  return { revision, changes: shown, moreChanges: changes.length - shown.length };
}

const HELD = { state: 'held', stateReason: say`waits for a decision; this is what it would move then` };

function toPreviewed(delivery: Delivery, plan: PlannedReport): Omit<PreviewedReport, 'replaces'> {
  const { key, scoring, revision, state, stateReason, findings } = plan;
  const change = changeOf(delivery, plan, numberPlayers(plan.players));
  return { kind: 'previewed', change, tournamentId: key, scoring, revision, state, stateReason, findings };
}

/** Returns what reports change that are stored together. A new player has the same number in all of them. */
export function changesOf(
  planned: readonly { readonly delivery: Delivery; readonly plan: PlannedReport }[],
): PreviewedChange[] {
  const numbers = numberPlayers(planned.flatMap(({ plan }) => plan.players));
  let at = 0;
  return planned.map(({ delivery, plan }, index) => {
    const change = changeOf(delivery, plan, numbers.slice(at, (at += plan.players.length)));
    // Each tournament that is not stored needs a number of its own.
    return change.tournamentRowId === 0 ? { ...change, tournamentRowId: -1 - index } : change;
  });
}

function changeOf(
  { report: { entries, tournament } }: Delivery,
  plan: PlannedReport,
  players: readonly number[],
): PreviewedChange {
  const { key, existing, scoring, revision } = plan;
  const newPlayers = new Map(
    plan.players.flatMap(({ known }, entry) =>
      known === null ? [[players[entry]!, normaliseHandle(entries[entry]!.handle)] as const] : [],
    ),
  );
  const { publishedStartsAt = null } = existing ?? {};
  return {
    tournamentRowId: existing?.rowId ?? 0,
    key,
    name: tournament.name,
    position: { startsAt: scoring.scorecard.startsAt, key },
    publishedAt: publishedStartsAt && { startsAt: publishedStartsAt.getTime(), key },
    cause: existing === null ? 'tournament' : 'revision',
    taken: { scoring, submissionRowId: 0, revision, players },
    newPlayers,
  };
}

/** This is the largest `integer` of PostgreSQL: no row has such an id yet. */
const LARGEST_ID = 2 ** 31 - 1;

/** Returns row ids of players. New ones are numbered after all others, in the order in which they would be stored. */
function numberPlayers(players: readonly PlannedPlayer[]): number[] {
  const missing = [...new Set(players.filter(({ known }) => known === null).map(({ key }) => key))].sort();
  const numbers = new Map(missing.map((key, index) => [key, LARGEST_ID - missing.length + index]));
  return players.map(({ key, known }) => known?.id ?? numbers.get(key)!);
}
