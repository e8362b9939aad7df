import type { PoolClient } from 'pg';
import { NEARBY_MS, NOTHING_NEARBY, tablesOf, type SuspicionFacts } from '@quadrant/rules/suspicions';
import type { PeopleFacts } from '@quadrant/rules/intake';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';
import type { Delivery } from '../acceptance.js';
import { hashScores, loadPlayed, type StoredTournament } from '@quadrant/store/suspicions';

interface ArrivingImport {
  readonly delivery: Delivery;
  readonly existing: object | null;
}

interface FoundRow extends StoredTournament {
  /** It is the index of the report in the list. */
  readonly number: number;
}

/**
 * Finds the stored tournaments that imported ones may repeat, for a whole list in two queries. They have the same game
 * and format, about the same time, and one of the players or the same scores.
 *
 * @returns by report; null where it is no import, or a revision
 */
export async function loadRepeats(
  client: PoolClient,
  arriving: readonly ArrivingImport[],
  people: readonly PeopleFacts[],
): Promise<(SuspicionFacts | null)[]> {
  const isAsked = ({ delivery, existing }: ArrivingImport) => delivery.role === 'operator' && existing === null;
  const asked = arriving.flatMap((each, number) => (isAsked(each) ? [{ ...each.delivery, number }] : []));
  if (asked.length === 0) return arriving.map(() => null);
  const found = await findNearby(client, asked, people);
  const stored = [...new Map(found.map((row) => [row.submissionRowId, row])).values()];
  const played = new Map(
    (stored.length === 0 ? [] : await loadPlayed(client, stored, [])).map((each) => [each.key, each]),
  );
  const facts: (SuspicionFacts | null)[] = arriving.map((each) => (isAsked(each) ? NOTHING_NEARBY : null));
  for (const { number, key } of found) {
    const known = facts[number] ?? NOTHING_NEARBY;
    facts[number] = { ...known, nearby: [...known.nearby, played.get(key)!] };
  }
  return facts;
}

async function findNearby(
  client: PoolClient,
  asked: readonly (Delivery & { readonly number: number })[],
  people: readonly PeopleFacts[],
): Promise<FoundRow[]> {
  // The few that were played at about the time come first, whatever PostgreSQL estimates: it never reads all of history.
  const { rows } = await client.query<FoundRow>(
    `select q.number, s.id as "submissionRowId", t.key, s.header
     from unnest($1::integer[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::text[], $6::bytea[], $7::text[])
         as q (number, "from", until, game, format, print, players)
       cross join lateral (
         select id, tournament_id, revision, header, game, format, score_print from submissions
         where starts_at between q."from" and q.until offset 0) s
       cross join lateral (
         select key from tournaments t where t.id = s.tournament_id and t.current_revision = s.revision
           and t.withdrawn_at is null and t.merged_into is null offset 0) t
     where s.game = q.game and s.format = q.format and (s.score_print = q.print or exists (
       select from entries e join players p on p.id = e.player_id
       where e.submission_id = s.id and p.counts_as = any(q.players::integer[]) and p.hidden_at is null))
     order by q.number, t.key`,
    [
      asked.map(({ number }) => number),
      asked.map(({ report }) => new Date(startOf(report.tournament) - NEARBY_MS)),
      asked.map(({ report }) => new Date(startOf(report.tournament) + NEARBY_MS)),
      asked.map(({ report }) => report.tournament.game),
      asked.map(({ report }) => report.tournament.format),
      asked.map(({ report }) => hashScores(tablesOf(report))),
      asked.map(({ report, number }) => `{${countedIn(report.entries, people[number]!).join(',')}}`),
    ],
  );
  return rows;
}

const startOf = ({ startsAt }: TournamentHeader): number => Date.parse(startsAt);

const countedIn = (entries: Delivery['report']['entries'], { known }: PeopleFacts): number[] =>
  entries.flatMap(({ handle }) => known.get(foldHandle(handle))?.countsAs ?? []);
