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

function toPreviewed(
  { report: { entries, tournament } }: Delivery,
  plan: PlannedReport,
): Omit<PreviewedReport, 'replaces'> {
  const { key, existing, scoring, revision, state, stateReason, findings } = plan;
  const players = numberPlayers(plan.players);
  const newPlayers = new Map(
    plan.players.flatMap(({ isNew }, entry) =>
      isNew ? [[players[entry]!, normaliseHandle(entries[entry]!.handle)] as const] : [],
    ),
  );
  const { publishedStartsAt = null } = existing ?? {};
  const change: PreviewedChange = {
    tournamentRowId: existing?.rowId ?? 0,
    key,
    name: tournament.name,
    position: { startsAt: scoring.scorecard.startsAt, key },
    publishedAt: publishedStartsAt && { startsAt: publishedStartsAt.getTime(), key },
    cause: existing === null ? 'tournament' : 'revision',
    taken: { scoring, submissionRowId: 0, revision, players },
    newPlayers,
  };
  return { kind: 'previewed', change, tournamentId: key, scoring, revision, state, stateReason, findings };
}

/** This is the largest `integer` of PostgreSQL: no row has such an id yet. */
const LARGEST_ID = 2 ** 31 - 1;

/** Returns row ids of players. New ones are numbered after all others, in the order in which they would be stored. */
function numberPlayers(players: readonly PlannedPlayer[]): number[] {
  const missing = players
    .filter(({ isNew }) => isNew)
    .map(({ key }) => key)
    .sort();
  return players.map(({ key, known }) => known?.id ?? LARGEST_ID - missing.length + missing.indexOf(key));
}
