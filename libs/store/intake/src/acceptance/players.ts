import type { PoolClient } from 'pg';
import { searchText } from '@quadrant/rules/names';
import { foldHandle, normaliseHandle, type Entry, type Finding } from '@quadrant/rules/tournament';
import type { MatchedEntries } from './matched-entries.js';
import { playerCreated } from './name-findings.js';

/** Entries of one report, when it came, and who is behind entries of unknown handles. */
export interface NamedPlayers extends Pick<MatchedEntries, 'links' | 'candidates'> {
  readonly entries: readonly Entry[];
  readonly at: Date;
}

/** A player whom a report was the first to name. */
export interface NewPlayer {
  readonly rowId: number;
  readonly publicId: string;
  readonly handle: string;
}

/** The players of a report, all of them stored. */
export interface KnownPlayers {
  /** Player of each entry, in entry order. */
  readonly ids: number[];
  /** A note for each player that had to be created. */
  readonly findings: Finding[];
  /** Those who had to be created for it. */
  readonly created: NewPlayer[];
}

/** What the reports say of one player: the first word on each thing counts. */
interface Mention {
  readonly key: string;
  readonly handle: string;
  /** Of the first report that names them. */
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

interface CreatedPlayer {
  readonly id: number;
  readonly publicId: string;
}

/**
 * The players behind the entries of reports, by folded handle, or by that of whoever they are linked to by name. Unknown
 * ones are created by the first report that names them; what a report adds to a known player (name, country, region) fills what was empty. Rows that gain nothing are left
 * alone: a lock on a regular player would make every report that names them wait. Handles are taken in sorted order, so
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
    ids: keys[report]!.map((key) => created.get(key)?.id ?? known.get(key)!.id),
    created: keys[report]!.flatMap((key) => {
      const { report: first, handle } = mentions.get(key)!;
      const player = first === report ? created.get(key) : undefined;
      return player ? [{ rowId: player.id, publicId: player.publicId, handle }] : [];
    }),
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

/** Those of the folded handles that lead to somebody, former ones too, with whom they lead to. */
export async function findPlayers(client: PoolClient, keys: readonly string[]): Promise<Map<string, PlayerRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await client.query<PlayerRow>(
    `select p.id, h.handle_key as key, p.name, p.country, p.region
     from player_handles h join players p on p.id = h.player_id where h.handle_key = any($1)`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * Whoever writes the handle first has the player: two who bring the same new one wait for each other there.
 *
 * @returns by key, those that nobody else had created
 */
async function insertPlayers(client: PoolClient, mentions: readonly Mention[]): Promise<Map<string, CreatedPlayer>> {
  if (mentions.length === 0) return new Map();
  const { rows } = await client.query<CreatedPlayer & { key: string }>(
    `with said as materialized (
       select nextval(pg_get_serial_sequence('players', 'id'))::integer as id, said.*
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
         as said (key, name, country, region, search_name, handle, at)),
     named as (
       insert into player_handles (handle_key, handle, player_id, kind, created_at)
         select key, handle, id, 'current', at from said on conflict (handle_key) do nothing returning player_id)
     insert into players (id, counts_as, handle_key, name, country, region, search_name, handle, created_at)
       overriding system value
       select id, id, key, name, country, region, nullif(search_name, key), handle, at from said
       where id in (select player_id from named)
       returning handle_key as key, id, public_id as "publicId"`,
    [...columnsOf(mentions), mentions.map(({ handle }) => handle), mentions.map(({ at }) => at)],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

const gains = (row: PlayerRow, said: Mention): boolean =>
  (row.name === null && said.name !== null) ||
  (row.country === null && said.country !== null) ||
  (row.region === null && said.region !== null);

async function fillGaps(client: PoolClient, mentions: readonly Mention[]): Promise<void> {
  if (mentions.length === 0) return;
  await client.query(
    `with gaining as (
       select p.id, p.handle_key, said.*
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           as said (key, name, country, region, search_name)
         join player_handles h on h.handle_key = said.key join players p on p.id = h.player_id
       order by p.id for no key update of p)
     update players p set name = coalesce(p.name, g.name), country = coalesce(p.country, g.country),
       region = coalesce(p.region, g.region),
       search_name = case when p.name is null and g.name is not null then nullif(g.search_name, g.handle_key)
         else p.search_name end
     from gaining g where p.id = g.id`,
    columnsOf(mentions),
  );
}

const columnsOf = (mentions: readonly Mention[]) => [
  mentions.map(({ key }) => key),
  mentions.map(({ name }) => name),
  mentions.map(({ country }) => country),
  mentions.map(({ region }) => region),
  mentions.map(({ name, handle }) => searchText(name ?? handle)),
];
