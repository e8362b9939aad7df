import { localDateOf } from '@quadrant/rules/tournament';
import type { BinaryRows } from '@quadrant/store/database';
import { withoutCandidates } from './name-findings.js';
import type { PlacedReport } from '../placed-report.js';

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
];

/** Adds the submission itself: the document as it came, and the facts that SQL asks for. */
export function writeSubmission(rows: BinaryRows, placed: PlacedReport): void {
  const { command } = placed;
  const { tournament, finalConfrontation, places, standings } = command.report;
  rows.row().int4(placed.submissionRowId).uuid(placed.publicId).int4(placed.tournamentRowId).int2(placed.revision);
  rows.text(command.state).text(command.stateReason);
  rows
    .bytea(command.raw)
    .hex(command.rawSha256)
    .hex(command.sha256)
    .jsonb(JSON.stringify(placed.findings.map(withoutCandidates)));
  rows.text(command.submitter.handle).uuid(command.submitter.tokenId).timestamptz(command.receivedAt.getTime());
  rows
    .bool(command.leadTimeCountsAsMet)
    .int2(placed.heldLevel)
    .bool(placed.heldLeague)
    .text(tournament.name)
    .text(tournament.game)
    .text(tournament.format);
  rows.int2(tournament.level).timestamptz(placed.startsAt).date(localDateOf(tournament.startsAt));
  rows.text(tournament.league).jsonb(JSON.stringify(tournament));
  rows.jsonb(JSON.stringify({ finalConfrontation, places, standings }));
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
export function writeEntries(rows: BinaryRows, { command, submissionRowId, players }: PlacedReport): void {
  for (const [number, entry] of command.report.entries.entries()) {
    rows.row().int4(submissionRowId).int2(number).int4(players[number]!).text(entry.handle).int2(entry.seed);
    rows.int2Array(entry.earnedByes).int4(entry.headStart).int2(entry.droppedAfterRound);
    rows.jsonb(entry.deck && JSON.stringify(entry.deck));
  }
}

/** Columns of the table `pending_changes`, as {@link writePendingChange} writes them. */
export const PENDING_CHANGE_COLUMNS = ['tournament_id', 'kind', 'starts_at', 'key', 'actor', 'reason', 'at'];

/** Adds, of a report that waits for a refresh, what will change there. */
export function writePendingChange(rows: BinaryRows, placed: PlacedReport): void {
  const { command, tournamentRowId, revision, changesFrom, key } = placed;
  if (command.state !== 'awaiting-refresh') return;
  rows
    .row()
    .int4(tournamentRowId)
    .text(revision === 1 ? 'tournament' : 'revision')
    .timestamptz(changesFrom)
    .uuid(key);
  rows
    .text(command.submitter.handle)
    .text(command.stateReason ?? '')
    .timestamptz(command.receivedAt.getTime());
}
