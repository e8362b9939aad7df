import type { PoolClient } from 'pg';
import type { ReplayedStep } from '@quadrant/outcome';
import { CATEGORIES, type Category } from '@quadrant/tournament';
import { BinaryRows, encodedText } from '../copy/binary-rows.js';
import { copyBinary } from '../copy/copy-binary.js';
import { closeRows } from './close-rows.js';
import type { PlayerNumbers } from './player-numbers.js';
import type { LoadedTournament } from './read-history.js';

/** A stored tournament with what it did. */
export type PublishedStep = ReplayedStep<LoadedTournament>;

const OUTCOME_COLUMNS = [
  'tournament_id',
  'submission_id',
  'starts_at',
  'key',
  'input_sha256',
  'outcome_sha256',
  'since_run',
];

const RATING_CHANGE_COLUMNS = ['tournament_id', 'category', 'player_id', 'before', 'after', 'games', 'since_run'];

const AWARD_COLUMNS = [
  'tournament_id',
  'kind',
  'player_id',
  'place',
  'participants',
  'points',
  'league_season_id',
  'masters_season',
  'rule',
  'since_run',
];

/** What was taken in, and the hashes of what went in and what came out. */
export async function insertOutcomes(client: PoolClient, run: number, steps: readonly PublishedStep[]): Promise<void> {
  const rows = new BinaryRows(OUTCOME_COLUMNS.length);
  for (const { tournament, step } of steps) {
    const { tournamentRowId, submissionRowId, position } = tournament;
    rows.row().int4(tournamentRowId).int4(submissionRowId).timestamptz(position.startsAt).uuid(position.key);
    rows.bytea(step.inputSha256).bytea(step.outcomeSha256).int4(run);
  }
  await copyBinary(client, 'outcomes', OUTCOME_COLUMNS, rows.drain());
}

const CATEGORY_FIELDS = Object.fromEntries(CATEGORIES.map((category) => [category, encodedText(category)])) as Readonly<
  Record<Category, Buffer>
>;

/**
 * @param table `rating_changes`, or what is going to replace it
 * @returns how many were written
 */
export function insertRatingChanges(
  client: PoolClient,
  table: string,
  run: number,
  steps: readonly PublishedStep[],
  players: PlayerNumbers,
): Promise<number> {
  const rows = new BinaryRows(RATING_CHANGE_COLUMNS.length);
  for (const { tournament, step } of steps) {
    const { tournamentRowId, input } = tournament;
    for (const { category, entry, before, after, games } of step.outcome.changes) {
      rows.row().int4(tournamentRowId).encoded(CATEGORY_FIELDS[category]);
      rows.int4(players.rowIdOf(input.players[entry]!)).float8(before).float8(after).int2(games).int4(run);
    }
  }
  return copyBinary(client, table, RATING_CHANGE_COLUMNS, rows.drain());
}

/** @returns how many were written */
export async function insertAwards(
  client: PoolClient,
  run: number,
  steps: readonly PublishedStep[],
  players: PlayerNumbers,
): Promise<number> {
  const rows = new BinaryRows(AWARD_COLUMNS.length);
  for (const { tournament, step } of steps) {
    for (const award of step.outcome.awards) {
      rows.row().int4(tournament.tournamentRowId).text(award.kind);
      rows.int4(players.rowIdOf(tournament.input.players[award.entry]!)).int2(award.place).int2(award.participants);
      rows
        .int2(award.points)
        .int4(award.leagueSeason?.id ?? null)
        .int2(award.mastersSeason)
        .text(award.rule)
        .int4(run);
    }
  }
  if (rows.size === 0) return 0;
  return copyBinary(client, 'awards', AWARD_COLUMNS, rows.drain());
}

/** Moves the open rows of tournaments to where closed rows are kept. */
export async function closeTournaments(
  client: PoolClient,
  run: number,
  tournamentRowIds: readonly number[],
): Promise<void> {
  if (tournamentRowIds.length === 0) return;
  const where = 'tournament_id = any($2)';
  await closeRows(client, 'outcomes', OUTCOME_COLUMNS, where, [run, tournamentRowIds]);
  await closeRows(client, 'rating_changes', RATING_CHANGE_COLUMNS, where, [run, tournamentRowIds]);
  await closeRows(client, 'awards', AWARD_COLUMNS, where, [run, tournamentRowIds]);
}
