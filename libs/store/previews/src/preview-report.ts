import type { PoolClient } from 'pg';
import {
  scoreAs,
  type PlannedPlayer,
  type PlannedReport,
  type Refusal,
  type ReportRefused,
} from '@quadrant/rules/intake';
import type { Scoring } from '@quadrant/rules/outcome';
import { normaliseHandle, type Finding } from '@quadrant/rules/tournament';
import { planAside, type Delivery } from '@quadrant/store/intake';
import type { PreviewedChange } from './previewed-change.js';

/** What a report would be stored as. */
export interface PreviewedReport {
  readonly kind: 'previewed';
  /** Null for the same document as the current revision: nothing would be stored. */
  readonly change: PreviewedChange | null;
  /** Id of the tournament, stored or not. */
  readonly tournamentId: string;
  readonly scoring: Scoring;
  readonly revision: number;
  readonly state: string;
  readonly stateReason: string | null;
  readonly findings: readonly Finding[];
}

/**
 * Plans a report without storing the plan. Hidden players are taken for unknown ones, with no rating: what their opponents
 * win or lose would tell the rating, and with it the label.
 */
export async function previewReport(
  client: PoolClient,
  delivery: Delivery,
): Promise<PreviewedReport | Refusal | ReportRefused> {
  const plan = await planAside(client, delivery);
  if (plan.kind === 'planned') return toPreviewed(delivery, plan);
  // What it would move once somebody has approved it; its findings say that it would wait.
  if (plan.kind === 'held') return { ...toPreviewed(delivery, plan.planned), ...HELD };
  if (plan.kind !== 'repeated') return plan;
  const { state, stateReason } = plan;
  const { tournamentId, revision, findings } = plan.current;
  const scoring = scoreAs(delivery.report, delivery.sha256, plan.scoredAs);
  return { kind: 'previewed', change: null, tournamentId, scoring, revision, state, stateReason, findings };
}

const HELD = { state: 'held', stateReason: 'waits for a decision; this is what it would move then' };

function toPreviewed({ report: { entries, tournament } }: Delivery, plan: PlannedReport): PreviewedReport {
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

/** The largest `integer` of PostgreSQL: no row has come to have such an id. */
const LARGEST_ID = 2 ** 31 - 1;

/** Row ids of players; new ones are numbered behind all others, in the order in which they would be stored. */
function numberPlayers(players: readonly PlannedPlayer[]): number[] {
  const missing = players
    .filter(({ isNew }) => isNew)
    .map(({ key }) => key)
    .sort();
  return players.map(({ key, known }) => known?.id ?? LARGEST_ID - missing.length + missing.indexOf(key));
}
