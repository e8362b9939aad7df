import type { PoolClient } from 'pg';
import { NotTakenIn, type HistoryTournament, type Sha256, type LeagueInputs } from '@quadrant/rules/history';
import type { Level } from '@quadrant/rules/tournament';
import { copyOut, type Tuples } from '@quadrant/store/database';
import { readScorecard } from '../scorecards/scorecard-rows.js';
import { HISTORY_FIELD_COUNT, selectHistory, type HistoryRange } from './history-range.js';
import type { PlayerNumbers } from './player-numbers.js';

/** So few tournaments are passed on at a time that the computation keeps nothing else waiting for long. */
const BATCH = 100;

/** A stored tournament as the pure rooms take it: players have {@link PlayerNumbers}, and its published numbers are with it. */
export interface LoadedTournament extends HistoryTournament {
  readonly tournamentRowId: number;
  readonly submissionRowId: number;
  readonly revision: number;
  /** The row id of the person who played each entry, before merges. */
  readonly playerRowIds: readonly number[];
  readonly published: PublishedTournament | null;
}

export interface PublishedTournament {
  readonly submissionRowId: number;
  readonly level: Level;
  readonly rated: boolean;
  readonly inputSha256: Sha256;
  readonly outcomeSha256: Sha256;
  readonly chainSha256: Sha256 | null;
}

/** The context from which stored tournaments are built. */
export interface HistoryContext {
  readonly players: PlayerNumbers;
  readonly leagues: LeagueInputs;
  /** Row ids by public id, for all players who got an award by hand in a league. */
  readonly rowIds: ReadonlyMap<string, number>;
}

/**
 * Reads the tournaments of a range in the order of history, in batches. It reads the next one when the caller asks for
 * it.
 *
 * @throws NotTakenIn for one in which two entries count as one player
 */
export async function* readHistory(
  client: PoolClient,
  range: HistoryRange,
  context: HistoryContext,
): AsyncGenerator<LoadedTournament[]> {
  let batch: LoadedTournament[] = [];
  for await (const tuples of copyOut(client, selectHistory(range))) {
    while (tuples.next()) batch.push(readTournament(tuples, context));
    if (batch.length >= BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function readTournament(tuples: Tuples, { players, leagues, rowIds: known }: HistoryContext): LoadedTournament {
  const { scorecard, players: rowIds } = readScorecard(tuples, HISTORY_FIELD_COUNT);
  const { startsAt } = scorecard;
  const key = tuples.uuid(1);
  const numbers = rowIds.map((rowId) => players.numberOf(rowId));
  const tournament = {
    tournamentRowId: tuples.int4(0),
    submissionRowId: tuples.int4(2),
    revision: tuples.int2(3),
    playerRowIds: rowIds,
    position: { startsAt, key },
    input: {
      key,
      scorecard,
      players: numbers,
      publicIds: numbers.map((number) => players.publicIdOf(number)),
      league: leagues.find(key, scorecard, (player) => rowIds.indexOf(known.get(player) ?? 0)),
    },
    published: tuples.isNull(4) ? null : readPublished(tuples),
  };
  // The checks of merges prevent this. Should it happen in another way, the tournament stays out.
  if (players.hasMerged && new Set(numbers).size < numbers.length) {
    throw new NotTakenIn(tournament, new Error('two of its entries count as one player'));
  }
  return tournament;
}

/** Finds the published numbers of one tournament; null while there are none. */
export async function findPublished(client: PoolClient, tournamentRowId: number): Promise<PublishedTournament | null> {
  const { rows } = await client.query<PublishedTournament>(
    `select o.submission_id as "submissionRowId", o.level, o.rated, o.input_sha256 as "inputSha256", o.outcome_sha256 as "outcomeSha256",
       h.sha256 as "chainSha256"
     from outcomes o left join history_chain h using (tournament_id) where o.tournament_id = $1`,
    [tournamentRowId],
  );
  return rows[0] ?? null;
}

const readPublished = (tuples: Tuples): PublishedTournament => ({
  submissionRowId: tuples.int4(4),
  level: tuples.int2(5) as Level,
  rated: tuples.bool(6),
  inputSha256: tuples.bytea(7),
  outcomeSha256: tuples.bytea(8),
  chainSha256: tuples.isNull(9) ? null : tuples.bytea(9),
});
