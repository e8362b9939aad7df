import type { PoolClient } from 'pg';
import type { Round, TournamentReport } from '@quadrant/tournament';
import { copyRows } from '../copy-rows.js';

/** Matches and pods by round, numbered as they stand in the document. */
export async function insertRounds(
  client: PoolClient,
  submissionRowId: number,
  { rounds }: TournamentReport,
): Promise<void> {
  await insertMatches(client, submissionRowId, rounds);
  if (rounds.some(({ pods }) => pods.length > 0)) await insertPods(client, submissionRowId, rounds);
}

async function insertMatches(client: PoolClient, submissionRowId: number, rounds: readonly Round[]): Promise<void> {
  const columns = [
    'submission_id',
    'round',
    'number',
    'stage',
    'entry_a',
    'entry_b',
    'result',
    'games',
    'score_a',
    'score_b',
    'ended_by',
    'differential',
    'missions',
    'bonus_excluded',
    'victory_conditions_differ',
    'best_of',
  ];
  const rows = rounds.flatMap(({ round, stage, matches }) =>
    matches.map(({ players: [a, b], result, games, score, missions, bonusExcluded, ...match }, number) => [
      submissionRowId,
      round,
      number,
      stage,
      a,
      b ?? null,
      result,
      // A match without a result is told by its games, also when it was given away before any.
      result === null || games.length > 0 ? JSON.stringify(games) : null,
      score?.[0] ?? null,
      score?.[1] ?? null,
      match.endedBy,
      match.differential,
      missions && JSON.stringify(missions),
      bonusExcluded,
      match.victoryConditionsDiffer,
      match.bestOf,
    ]),
  );
  await copyRows(client, 'matches', columns, rows);
}

async function insertPods(client: PoolClient, submissionRowId: number, rounds: readonly Round[]): Promise<void> {
  const columns = ['submission_id', 'round', 'number', 'stage', 'entries', 'scores', 'went_out'];
  const rows = rounds.flatMap(({ round, stage, pods }) =>
    pods.map(({ players, scores, wentOut }, number) => [
      submissionRowId,
      round,
      number,
      stage,
      players,
      scores,
      wentOut,
    ]),
  );
  await copyRows(client, 'pods', columns, rows);
}
