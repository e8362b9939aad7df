import { packJson, textJson } from '@quadrant/rules/message';
import { tablesOf } from '@quadrant/rules/suspicions';
import { withoutCandidates } from '@quadrant/rules/intake';
import { tournamentSubject } from '@quadrant/rules/permissions';
import { localDateOf } from '@quadrant/rules/tournament';
import type { BinaryRows } from '@quadrant/store/database';
import { hashScores } from '@quadrant/store/suspicions';
import type { PlacedReport } from './placed-report.js';

/** Columns of the table `submissions`, as {@link writeSubmission} writes them. */
export const SUBMISSION_COLUMNS = [
  'id',
  'public_id',
  'tournament_id',
  'revision',
  'state',
  'state_reason',
  'raw',
  'raw_sha256',
  'sha256',
  'findings',
  'submitted_by',
  'token_id',
  'received_at',
  'lead_time_counts_as_met',
  'announced',
  'held_level',
  'held_league',
  'name',
  'game',
  'format',
  'level',
  'starts_at',
  'local_date',
  'league',
  'header',
  'closing',
  'confirmations',
  'score_print',
  'director_keys',
];

/** Adds the submission itself: the document as it came, and the facts that SQL asks for. */
export function writeSubmission(rows: BinaryRows, placed: PlacedReport): void {
  const { delivery, plan } = placed;
  const { tournament, finalConfrontation, places, standings, ...known } = delivery.report;
  const { record, statedStandings, participants, roundsInferred, inferredRated } = known;
  rows.row().int4(placed.submissionRowId).uuid(placed.publicId).int4(placed.tournamentRowId).int2(plan.revision);
  rows.text(plan.state).jsonb(plan.stateReason && textJson(plan.stateReason));
  rows
    .bytea(delivery.raw)
    .hex(delivery.rawSha256)
    .hex(delivery.sha256)
    .jsonb(JSON.stringify(plan.findings.map(withoutCandidates), packJson));
  rows.text(delivery.submitter.handle).uuid(delivery.submitter.tokenId).timestamptz(delivery.receivedAt.getTime());
  rows
    .bool(plan.leadTimeCountsAsMet)
    .jsonb(plan.scoredAs.announced && JSON.stringify(plan.scoredAs.announced))
    .int2(plan.heldLevel)
    .bool(plan.heldLeague)
    .text(tournament.name)
    .text(tournament.game)
    .text(tournament.format);
  rows.int2(tournament.level).timestamptz(plan.scoring.scorecard.startsAt).date(localDateOf(tournament.startsAt));
  rows.text(tournament.league).jsonb(JSON.stringify(tournament));
  rows.jsonb(
    JSON.stringify({
      ...{ finalConfrontation, places, standings, record, statedStandings, participants },
      ...{ roundsInferred, inferredRated },
    }),
  );
  rows.jsonb(JSON.stringify(plan.confirmations));
  rows.bytea(hashScores(tablesOf(delivery.report))).jsonb(JSON.stringify(tournamentSubject(tournament).directorKeys));
}

/** Columns of the table `entries`, as {@link writeEntries} writes them. */
export const ENTRY_COLUMNS = [
  'submission_id',
  'number',
  'player_id',
  'handle',
  'seed',
  'earned_byes',
  'head_start',
  'dropped_after_round',
  'deck',
];

/** Adds the entries of a report. */
export function writeEntries(rows: BinaryRows, { delivery, submissionRowId, players }: PlacedReport): void {
  for (const [number, entry] of delivery.report.entries.entries()) {
    rows.row().int4(submissionRowId).int2(number).int4(players[number]!).text(entry.handle).int2(entry.seed);
    rows.int2Array(entry.earnedByes).int4(entry.headStart).int2(entry.droppedAfterRound);
    rows.jsonb(entry.deck && JSON.stringify(entry.deck));
  }
}

/** Columns of the table `pending_changes`, as {@link writePendingChange} writes them. */
export const PENDING_CHANGE_COLUMNS = ['tournament_id', 'kind', 'starts_at', 'key', 'actor', 'reason', 'at'];

/** Adds, of a report that waits for a refresh, what will change there. */
export function writePendingChange(rows: BinaryRows, { delivery, plan, tournamentRowId }: PlacedReport): void {
  const { state, stateReason, revision, key, existing, scoring } = plan;
  if (state !== 'awaiting-refresh') return;
  // The tournament as reported, or as it is published: where the earliest begins of what this changes.
  const { startsAt } = scoring.scorecard;
  rows
    .row()
    .int4(tournamentRowId)
    .text(revision === 1 ? 'tournament' : 'revision')
    .timestamptz(Math.min(startsAt, existing?.earliestStartsAt.getTime() ?? startsAt))
    .uuid(key);
  rows
    .text(delivery.submitter.handle)
    .jsonb(textJson(stateReason ?? ''))
    .timestamptz(delivery.receivedAt.getTime());
}
