import type { PoolClient } from 'pg';
import type { HistoryStep } from '@quadrant/outcome';
import { copyRows, hexLiteral } from '../copy-rows.js';
import { closeRows } from './close-rows.js';
import type { LoadedTournament } from './loaded-tournament.js';

/** A tournament with what it did. */
export interface PublishedStep {
  readonly tournament: LoadedTournament;
  readonly step: HistoryStep;
}

const OUTCOME_COLUMNS = [
  'tournament_id',
  'submission_id',
  'starts_at',
  'key',
  'participants',
  'games',
  'sanctioned',
  'sanctioned_rule',
  'rated',
  'rated_rule',
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

/** What was decided about each tournament, and the hashes of what went in and what came out. */
export async function insertOutcomes(client: PoolClient, run: number, steps: readonly PublishedStep[]): Promise<void> {
  const rows = steps.map(({ tournament, step: { outcome, inputSha256, outcomeSha256 } }) => [
    tournament.tournamentRowId,
    tournament.submissionRowId,
    new Date(tournament.position.startsAt).toISOString(),
    tournament.position.key,
    outcome.participants,
    outcome.ratedGames,
    outcome.sanctioned.value,
    outcome.sanctioned.rule,
    outcome.rated.value,
    outcome.rated.rule,
    hexLiteral(inputSha256),
    hexLiteral(outcomeSha256),
    run,
  ]);
  await copyRows(client, 'outcomes', OUTCOME_COLUMNS, rows);
}

/** @returns how many were written */
export async function insertRatingChanges(
  client: PoolClient,
  run: number,
  steps: readonly PublishedStep[],
): Promise<number> {
  const rows = steps.flatMap(({ tournament: { tournamentRowId, input }, step }) =>
    step.outcome.changes.map(({ category, entry, before, after, games }) => [
      tournamentRowId,
      category,
      input.players[entry]!,
      before,
      after,
      games,
      run,
    ]),
  );
  await copyRows(client, 'rating_changes', RATING_CHANGE_COLUMNS, rows);
  return rows.length;
}

/** @returns how many were written */
export async function insertAwards(client: PoolClient, run: number, steps: readonly PublishedStep[]): Promise<number> {
  const rows = steps.flatMap(({ tournament: { tournamentRowId, input }, step }) =>
    step.outcome.awards.map((award) => [
      tournamentRowId,
      award.kind,
      input.players[award.entry]!,
      award.place,
      award.participants,
      award.points,
      award.leagueSeason?.id ?? null,
      award.mastersSeason,
      award.rule,
      run,
    ]),
  );
  if (rows.length > 0) await copyRows(client, 'awards', AWARD_COLUMNS, rows);
  return rows.length;
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
