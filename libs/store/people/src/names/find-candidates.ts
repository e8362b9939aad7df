import type { PoolClient } from 'pg';
import { rankCandidates } from '@quadrant/rules/names';
import type { GameTitle, PlayerCandidate } from '@quadrant/rules/tournament';
import { CANDIDATE_ROWS, probeColumns, type CandidateRow } from './candidate-rows.js';

/** Somebody who is looked for, by what was said of them. */
export interface AskedName {
  /** Name, handle, or both: whoever is like one of them is a candidate. */
  readonly texts: readonly string[];
  readonly country: string | null;
}

type CandidateFacts = Pick<PlayerCandidate, 'rating' | 'ratingTrack' | 'lastTournament'>;

const FACTS = `
  select p.id, r.rating, case when r.game is not null then json_build_object('game', r.game, 'category', r.category) end as "ratingTrack",
    t.told as "lastTournament"
  from unnest($1::integer[]) as p (id)
    left join lateral (
      select game, category, rating from ratings where player_id = p.id
      order by (game = $2) desc nulls last, (category = 'overall') desc, (category = 'constructed') desc, games desc, game limit 1) r on true
    left join lateral (
      select json_build_object('id', t.key, 'name', s.name, 'date', s.local_date) as told
      from entries e join submissions s on s.id = e.submission_id
        join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision and t.withdrawn_at is null
      where e.player_id = p.id order by s.starts_at desc, t.key desc limit 1) t on true`;

/**
 * Players who may be meant by names, the most likely first, in two queries however many names there are.
 *
 * @param client in a transaction
 * @param limit candidates of each name at most
 * @param game the title whose rating is wanted
 * @returns in the order of the names
 */
export async function findCandidates(
  client: PoolClient,
  names: readonly AskedName[],
  { limit, game }: { readonly limit: number; readonly game: GameTitle | null },
): Promise<PlayerCandidate[][]> {
  if (names.length === 0) return [];
  const rows = await findRows(client, names);
  const rowsOf = names.map((): CandidateRow[] => []);
  for (const row of rows) rowsOf[row.asked]!.push(row);
  const ranked = names.map((name, asked) => rankCandidates(name, rowsOf[asked]!).slice(0, limit));
  const ids = [...new Set(ranked.flat().map(({ person }) => person.id))];
  const facts = await findFacts(client, ids, game);
  return ranked.map((candidates) =>
    candidates.map(({ person: { id, handle, name, country }, similarity, reason }): PlayerCandidate => ({
      handle,
      name,
      country,
      ...facts.get(id)!,
      similarity,
      reason,
    })),
  );
}

async function findRows(client: PoolClient, names: readonly AskedName[]): Promise<CandidateRow[]> {
  // The planner takes comparing trigrams to cost no more than comparing numbers, and would read all players for it.
  await client.query(`set local enable_seqscan = off`);
  const { rows } = await client.query<CandidateRow>(CANDIDATE_ROWS, probeColumns(names.map(({ texts }) => texts)));
  await client.query(`set local enable_seqscan to default`);
  return rows;
}

async function findFacts(
  client: PoolClient,
  ids: readonly number[],
  game: GameTitle | null,
): Promise<Map<number, CandidateFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<CandidateFacts & { id: number }>(FACTS, [ids, game]);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
