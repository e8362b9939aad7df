import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { rankCandidates, type IndexedPerson, type RankedCandidate } from '@quadrant/rules/names';
import type { GameTitle, PlayerCandidate } from '@quadrant/rules/tournament';
import { openNameIndex } from './name-index.js';

/** SQL: selects the players that a name may lead to. */
const FINDABLE_PLAYERS = `(select * from players
  where hidden_at is null and anonymised_at is null and counts_as = id and not is_aside)`;

// @row 153
/** Somebody who is looked for, by what was said of them. */
export interface AskedName {
  /** Name, handle, or both: a player who resembles one of them is a candidate. */
  readonly texts: readonly string[];
  readonly country: string | null;
}

type CandidateFacts = Omit<PlayerCandidate, 'similarity' | 'reason'>;

/** SQL: joins to a player `p` the rating by which people know them: of the game $2, where they have one. */
export const KNOWN_RATING = `left join lateral (
      select game, category, rating from ratings where player_id = p.id
      order by (game = $2) desc nulls last, (category = 'overall') desc, (category = 'constructed') desc, games desc, game limit 1) r on true`;

/** Asked of the database, so that nobody is told of who was hidden, renamed or merged since the index was read. */
const FACTS = `
  select p.id, p.handle, p.name, p.country, r.rating, case when r.game is not null then json_build_object('game', r.game, 'category', r.category) end as "ratingTrack",
    t.told as "lastTournament"
  from ${FINDABLE_PLAYERS} p
    ${KNOWN_RATING}
    left join lateral (
      select json_build_object('id', t.key, 'name', s.name, 'date', s.date) as told
      -- offset 0: while it has counted few rows, the planner would rather read every tournament for each player. That
      -- took 40 ms of a receipt after 600 reports.
      from (select submission_id from entries where player_id = p.id offset 0) e
        cross join lateral (
          select tournament_id, revision, name, coalesce(header->>'date', local_date::text) as date, starts_at from submissions where id = e.submission_id offset 0) s
        cross join lateral (
          select key from tournaments where id = s.tournament_id and current_revision = s.revision and withdrawn_at is null
          offset 0) t
      order by s.starts_at desc, t.key desc limit 1) t on true
  where p.id = any($1::integer[])`;

/** So long names are compared at a time. */
const SLICE_MS = 1;

/**
 * Players who may be meant by names, the most likely first, in two queries however many names there are.
 *
 * @param client of `inTransaction` or `onConnection`
 * @param limit candidates of each name at most
 * @param game the title whose rating is wanted
 * @param opening the index, where it is being read already beside something else
 * @returns in the order of the names
 */
export async function findCandidates(
  client: PoolClient,
  names: readonly AskedName[],
  { limit, game }: { readonly limit: number; readonly game: GameTitle | null },
  opening?: ReturnType<typeof openNameIndex>,
): Promise<PlayerCandidate[][]> {
  if (names.length === 0) return [];
  const index = await (opening ?? openNameIndex(client));
  const ranked: RankedCandidate<IndexedPerson>[][] = [];
  let sliceEnds = 0;
  for (const name of names) {
    // A name takes up to a millisecond where many players are called alike. Meanwhile the report is stored, and others wait.
    if (names.length > 1 && performance.now() >= sliceEnds) {
      await setImmediate();
      sliceEnds = performance.now() + SLICE_MS;
    }
    ranked.push(rankCandidates(name, index.find(name.texts), limit));
  }
  const ids = [...new Set(ranked.flat().map(({ person }) => person.id))];
  const facts = await findFacts(client, ids, game);
  return ranked.map((candidates) =>
    candidates.flatMap(({ person, similarity, reason }) => {
      const known = facts.get(person.id);
      return known ? [{ ...known, similarity, reason }] : [];
    }),
  );
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
