import type { PoolClient } from 'pg';
import { foldHandle, normaliseHandle, type Entry, type Finding } from '@quadrant/tournament';
import { searchNameOf } from '../people/search-name.js';
import type { MatchedEntries } from './matched-entries.js';
import { playerCreated } from './name-findings.js';

/** Entries of one report, when it came, and who is behind entries of unknown handles. */
export interface NamedPlayers extends Pick<MatchedEntries, 'links' | 'candidates'> {
  readonly entries: readonly Entry[];
  readonly at: Date;
}

/** The players of a report, all of them stored. */
export interface KnownPlayers {
  /** Player of each entry, in entry order. */
  readonly ids: number[];
  /** A note for each player that had to be created. */
  readonly findings: Finding[];
}

/** What the reports say of one player: the first word on each thing counts. */
interface Mention {
  readonly key: string;
  readonly handle: string;
  /** Of the first report that names him. */
  readonly report: number;
  readonly at: Date;
  name: string | null;
  country: string | null;
  region: string | null;
}

interface PlayerRow {
  readonly id: number;
  readonly key: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

/**
 * The players behind the entries of reports, by folded handle, or that of whom they are linked to. Unknown ones are created by the first report that names
 * them; what a report adds to a known player (name, country, region) fills what was empty. Rows that gain nothing are left
 * alone: a lock on a regular player would make every report that names him wait. Handles are taken in sorted order, so
 * that two who bring the same new players cannot wait for each other.
 */
export async function createMissingPlayers(
  client: PoolClient,
  reports: readonly NamedPlayers[],
): Promise<KnownPlayers[]> {
  const keys = reports.map(({ entries, links }) =>
    entries.map(({ handle }, entry) => links.get(entry)?.key ?? foldHandle(handle)),
  );
  const mentions = gatherMentions(reports, keys);
  const known = await findPlayers(client, [...mentions.keys()]);
  const created = await insertPlayers(
    client,
    [...mentions.values()].filter(({ key }) => !known.has(key)).sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
  const missed = [...mentions.keys()].filter((key) => !known.has(key) && !created.has(key));
  // Created by somebody else since we looked.
  for (const [key, row] of await findPlayers(client, missed)) known.set(key, row);
  await fillGaps(
    client,
    [...known.values()].flatMap((row) => (gains(row, mentions.get(row.key)!) ? [mentions.get(row.key)!] : [])),
  );
  return reports.map(({ entries, candidates }, report) => ({
    ids: keys[report]!.map((key) => created.get(key) ?? known.get(key)!.id),
    findings: entries.flatMap(({ handle }, entry) => {
      const key = keys[report]![entry]!;
      return created.has(key) && mentions.get(key)!.report === report
        ? [playerCreated(handle, entry, candidates.get(entry))]
        : [];
    }),
  }));
}

function gatherMentions(reports: readonly NamedPlayers[], keys: readonly (readonly string[])[]): Map<string, Mention> {
  const mentions = new Map<string, Mention>();
  for (const [report, { entries, at }] of reports.entries()) {
    for (const [entry, { handle, name, country, region }] of entries.entries()) {
      const key = keys[report]![entry]!;
      const earlier = mentions.get(key);
      if (earlier) {
        earlier.name ??= name;
        earlier.country ??= country;
        earlier.region ??= region;
      } else {
        mentions.set(key, { key, handle: normaliseHandle(handle), report, at, name, country, region });
      }
    }
  }
  return mentions;
}

/** Those of the folded handles who are stored. */
export async function findPlayers(client: PoolClient, keys: readonly string[]): Promise<Map<string, PlayerRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await client.query<PlayerRow>(
    `select id, handle_key as key, name, country, region from players where handle_key = any($1)`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** @returns row ids by key, of those that nobody else had created */
async function insertPlayers(client: PoolClient, mentions: readonly Mention[]): Promise<Map<string, number>> {
  if (mentions.length === 0) return new Map();
  const { rows } = await client.query<{ key: string; id: number }>(
    `insert into players (handle_key, name, country, region, search_name, handle, created_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
     on conflict (handle_key) do nothing returning handle_key as key, id`,
    [...columnsOf(mentions), mentions.map(({ handle }) => handle), mentions.map(({ at }) => at)],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

const gains = (row: PlayerRow, said: Mention): boolean =>
  (row.name === null && said.name !== null) ||
  (row.country === null && said.country !== null) ||
  (row.region === null && said.region !== null);

async function fillGaps(client: PoolClient, mentions: readonly Mention[]): Promise<void> {
  if (mentions.length === 0) return;
  await client.query(
    `with gaining as (
       select p.id, said.* from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           as said (key, name, country, region, search_name)
         join players p on p.handle_key = said.key
       order by p.handle_key for no key update of p)
     update players p set name = coalesce(p.name, g.name), country = coalesce(p.country, g.country),
       region = coalesce(p.region, g.region),
       search_name = case when p.name is null and g.name is not null then g.search_name else p.search_name end
     from gaining g where p.id = g.id`,
    columnsOf(mentions),
  );
}

const columnsOf = (mentions: readonly Mention[]) => [
  mentions.map(({ key }) => key),
  mentions.map(({ name }) => name),
  mentions.map(({ country }) => country),
  mentions.map(({ region }) => region),
  mentions.map(searchNameOf),
];
