import type { PoolClient } from 'pg';
import { hashStandings } from '@quadrant/outcome';
import { localDateOf, type Standing, type TournamentReport } from '@quadrant/tournament';
import { copyRows } from '../copy-rows.js';
import type { AcceptCommand } from './acceptance.js';

/** Where a submission stands: which revision of which tournament, and the final order that it gives. */
export interface SubmissionPlace {
  readonly tournamentRowId: number;
  readonly revision: number;
  readonly standings: readonly Standing[];
}

/** The submission itself: the document as it came, and the facts that SQL asks for. */
export async function insertSubmission(
  client: PoolClient,
  command: AcceptCommand,
  { tournamentRowId, revision, standings: order }: SubmissionPlace,
): Promise<{ rowId: number; publicId: string }> {
  const { tournament, finalConfrontation, places, standings } = command.report;
  const { rows } = await client.query<{ rowId: number; publicId: string }>(
    `insert into submissions (tournament_id, revision, state, state_reason, raw, raw_sha256, sha256, findings,
        submitted_by, token_id, received_at, lead_time_counts_as_met, name, game, format, level, starts_at, local_date,
        league, header, closing, standings_sha256)
     values ($1, $2, $3, $4, $5, decode($6, 'hex'), decode($7, 'hex'), $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
        $18, $19, $20, $21, decode($22, 'hex'))
     returning id as "rowId", public_id as "publicId"`,
    [
      tournamentRowId,
      revision,
      command.state,
      command.stateReason,
      command.raw,
      command.rawSha256,
      command.sha256,
      JSON.stringify(command.findings),
      command.submitter.handle,
      command.submitter.tokenId,
      command.receivedAt,
      command.leadTimeCountsAsMet,
      tournament.name,
      tournament.game,
      tournament.format,
      tournament.level,
      new Date(tournament.startsAt),
      localDateOf(tournament.startsAt),
      tournament.league,
      JSON.stringify(tournament),
      JSON.stringify({ finalConfrontation, places, standings }),
      hashStandings(order),
    ],
  );
  return rows[0]!;
}

/** @param playerIds player of each entry, in entry order */
export async function insertEntries(
  client: PoolClient,
  submissionRowId: number,
  { entries }: TournamentReport,
  playerIds: readonly number[],
): Promise<void> {
  const columns = [
    'submission_id',
    'number',
    'player_id',
    'seed',
    'earned_byes',
    'head_start',
    'dropped_after_round',
    'deck',
  ];
  const rows = entries.map((entry, number) => [
    submissionRowId,
    number,
    playerIds[number]!,
    entry.seed,
    entry.earnedByes,
    entry.headStart,
    entry.droppedAfterRound,
    entry.deck && JSON.stringify(entry.deck),
  ]);
  await copyRows(client, 'entries', columns, rows);
}
