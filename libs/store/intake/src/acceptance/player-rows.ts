import type { PoolClient } from 'pg';
import type { PlannedPlayer } from '@quadrant/rules/intake';
import { searchText } from '@quadrant/rules/names';
import { normaliseHandle, type Entry } from '@quadrant/rules/tournament';
import { FactsChanged } from '../facts-changed.js';
import { findPlayers, type StoredPlayer } from './load-people.js';
import type { NewPlayer } from './placed-report.js';

/** The entries of one report, the time at which it came, and the players of the entries. */
export interface NamedPlayers {
  readonly entries: readonly Entry[];
  readonly at: Date;
  readonly players: readonly PlannedPlayer[];
  /** The key is the folded handle. */
  readonly known: ReadonlyMap<string, StoredPlayer>;
  /** The number of the batch that the report comes with; null for every other report. */
  readonly batch: number | null;
}

export interface StoredPlayers {
  /** It holds the row id of each entry's player, in entry order. */
  readonly ids: number[];
  readonly created: NewPlayer[];
}

/** The facts that reports state about one player. The first value of each counts. */
interface Mention {
  readonly key: string;
  readonly handle: string;
  readonly at: Date;
  name: string | null;
  country: string | null;
  region: string | null;
  readonly batch: number | null;
}

interface CreatedPlayer {
  readonly id: number;
  readonly publicId: string;
}

/**
 * Stores the new players of reports, and fills empty fields (name, country, region) of known ones. It leaves rows alone
 * that gain nothing: a lock on a regular player would make every report that names them wait. It takes handles in
 * sorted order, so that two reports with the same new players cannot deadlock. Players that a batch creates are aside
 * with it, until another report names them; and a batch fills nothing of others, so that undoing it has nothing to empty.
 *
 * @throws FactsChanged where somebody else has created one of them since they were looked for
 */
export async function storePlayers(client: PoolClient, reports: readonly NamedPlayers[]): Promise<StoredPlayers[]> {
  const mentions = gatherMentions(reports);
  const isNew = new Set(reports.flatMap(({ players }) => players.filter((each) => each.isNew).map(({ key }) => key)));
  const created = await insertPlayers(
    client,
    [...mentions.values()].filter(({ key }) => isNew.has(key)).sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
  if (created.size < isNew.size) throw new FactsChanged('a new player was created by somebody else');
  const gaining = await findGaining(client, reports, mentions);
  await fillGaps(client, gaining);
  await takeFromAside(client, reports);
  const returned = new Set<number>();
  return reports.map(({ players, entries, known: stored }) => ({
    ids: players.map(({ key, known }) => known?.id ?? created.get(key)!.id),
    created: players.flatMap(({ key, isNew: isCreated }, entry) => {
      const aside = stored.get(key)?.isAside === true ? stored.get(key)! : null;
      if (!isCreated && (aside === null || returned.has(aside.id))) return [];
      const { id: rowId, publicId } = aside ?? created.get(key)!;
      // For everybody else, a player who was aside is new.
      returned.add(rowId);
      return [{ rowId, publicId, handle: normaliseHandle(entries[entry]!.handle) }];
    }),
  }));
}

/** Returns the mentions that fill an empty field of a known player. Players that a name led to are looked up by handle first. */
async function findGaining(
  client: PoolClient,
  reports: readonly NamedPlayers[],
  mentions: ReadonlyMap<string, Mention>,
): Promise<Mention[]> {
  const rows = new Map<string, StoredPlayer>();
  const linked = new Set<string>();
  for (const { players, known } of reports) {
    for (const { key, known: player } of players) {
      const row = known.get(key);
      if (row) rows.set(key, row);
      else if (player !== null) linked.add(key);
    }
  }
  for (const [key, row] of await findPlayers(client, [...linked])) rows.set(key, row);
  return [...rows.values()].flatMap((row) => {
    const said = mentions.get(row.key)!;
    return gains(row, said) && (said.batch === null || row.isAside) ? [said] : [];
  });
}

/**
 * A player who was aside becomes one like all others as soon as a report without a batch names them. A player that
 * another batch names goes with that batch.
 */
async function takeFromAside(client: PoolClient, reports: readonly NamedPlayers[]): Promise<void> {
  const aside = new Map<number, number | null>();
  for (const { batch, players, known } of reports) {
    for (const { key } of players) {
      const player = known.get(key);
      if (player?.isAside === true && (batch === null || !aside.has(player.id))) aside.set(player.id, batch);
    }
  }
  if (aside.size === 0) return;
  await client.query(
    `with taken as (select id from players where id = any($1) and is_aside order by id for no key update)
     update players p set is_aside = said.batch is not null, batch = said.batch
     from unnest($1::integer[], $2::integer[]) as said (id, batch) where p.id = said.id and p.id in (select id from taken)`,
    [[...aside.keys()], [...aside.values()]],
  );
}

function gatherMentions(reports: readonly NamedPlayers[]): Map<string, Mention> {
  const mentions = new Map<string, Mention>();
  for (const { entries, at, players, batch } of reports) {
    for (const [entry, { handle, name, country, region }] of entries.entries()) {
      const { key } = players[entry]!;
      const earlier = mentions.get(key);
      if (earlier) {
        earlier.name ??= name;
        earlier.country ??= country;
        earlier.region ??= region;
      } else {
        mentions.set(key, { key, handle: normaliseHandle(handle), at, name, country, region, batch });
      }
    }
  }
  return mentions;
}

/**
 * Inserts new players. The transaction that writes a handle first creates the player; another one with the same handle
 * waits.
 *
 * @returns by key, those that nobody else had created
 */
async function insertPlayers(client: PoolClient, mentions: readonly Mention[]): Promise<Map<string, CreatedPlayer>> {
  if (mentions.length === 0) return new Map();
  const { rows } = await client.query<CreatedPlayer & { key: string }>(
    `with said as materialized (
       select nextval(pg_get_serial_sequence('players', 'id'))::integer as id, said.*
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::integer[])
         as said (key, name, country, region, search_name, handle, at, batch)),
     named as (
       insert into player_handles (handle_key, handle, player_id, kind, created_at)
         select key, handle, id, 'current', at from said on conflict (handle_key) do nothing returning player_id)
     insert into players (id, counts_as, handle_key, name, country, region, search_name, handle, created_at, batch, is_aside)
       overriding system value
       select id, id, key, name, country, region, nullif(search_name, key), handle, at, batch, batch is not null from said
       where id in (select player_id from named)
       returning handle_key as key, id, public_id as "publicId"`,
    [
      ...columnsOf(mentions),
      mentions.map(({ handle }) => handle),
      mentions.map(({ at }) => at),
      mentions.map(({ batch }) => batch),
    ],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

const gains = (row: StoredPlayer, said: Mention): boolean =>
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
