import type { PoolClient } from 'pg';
import type { KnownPlayer, Namesake, PeopleFacts } from '@quadrant/rules/intake';
import { foldHandle, isReservedHandle, type Entry } from '@quadrant/rules/tournament';
import { findWithheldHandles, listNamesakes, loadRequestedIdentities } from '@quadrant/store/players';
import type { ComparedDelivery } from '../acceptance.js';

/** A player with the fields that a report may fill when they are empty. */
export interface StoredPlayer extends KnownPlayer {
  readonly key: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly publicId: string;
  /** Only tournaments name them that are aside with their batch. */
  readonly isAside: boolean;
}

export interface LoadedPeople extends PeopleFacts {
  readonly known: ReadonlyMap<string, StoredPlayer>;
}

/** The entries of this report are looked up; `existing` is the tournament that it revises. */
export interface NamingReport {
  readonly delivery: Pick<ComparedDelivery, 'unknownPlayers' | 'candidates'> & {
    readonly report: { readonly entries: readonly Entry[] };
  };
  readonly existing: { readonly rowId: number } | null;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Loads the players that reports name: by handle, and by name where a report asks for that. */
export async function loadPeople(client: PoolClient, reports: readonly NamingReport[]): Promise<LoadedPeople[]> {
  const keys = reports.map(({ delivery }) => delivery.report.entries.map(({ handle }) => foldHandle(handle)));
  const found = await findPlayers(client, [...new Set(keys.flat())]);
  const named: Omit<LoadedPeople, 'identities'>[] = [];
  for (const [index, report] of reports.entries()) {
    const { unknownPlayers = 'by-handle', candidates = new Map() } = report.delivery;
    // History is imported by handle alone, so its lists share the players that were found.
    const isByHandle = unknownPlayers === 'by-handle';
    const known = isByHandle ? found : await markWithheld(client, keys[index]!, found, report);
    const namesakes = isByHandle ? new Map() : await findNamesakes(client, keys[index]!, known, report);
    named.push({ known, namesakes, candidates, created: new Map() });
  }
  const linked = named.flatMap(({ namesakes }) => [...namesakes.values()].flat().map(({ id }) => id));
  const players = [...found.values()].map(({ id }) => id);
  const identities = await loadRequestedIdentities(client, [...players, ...linked]);
  return named.map((facts) => ({ ...facts, identities }));
}

/** Finds players by folded handle, including former handles. Players whose names were removed are found by their labels. */
export async function findPlayers(client: PoolClient, keys: readonly string[]): Promise<Map<string, StoredPlayer>> {
  if (keys.length === 0) return new Map();
  const { rows } = await client.query<StoredPlayer>(
    `select p.id, h.handle_key as key, p.name, p.country, p.region, p.counts_as as "countsAs",
       p.hidden_at is not null as "isWithheld", p.is_aside as "isAside", p.public_id as "publicId"
     from player_handles h join players p on p.id = h.player_id where h.handle_key = any($1)
     union all
     select p.id, p.handle_key, p.name, p.country, p.region, p.counts_as, false, p.is_aside, p.public_id
     from players p where p.handle_key = any($2) and p.anonymised_at is not null`,
    [keys, keys.filter(isReservedHandle)],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** Marks hidden players as withheld, except those of the current revision: everybody who may revise it knows them. */
async function markWithheld(
  client: PoolClient,
  keys: readonly string[],
  found: ReadonlyMap<string, StoredPlayer>,
  { existing }: NamingReport,
): Promise<Map<string, StoredPlayer>> {
  const own = keys.flatMap((key) => found.get(key) ?? []);
  const hidden = own.filter(({ isWithheld }) => isWithheld).map(({ key }) => key);
  const withheld = hidden.length === 0 ? NOBODY : await findWithheldHandles(client, hidden, existing?.rowId ?? null);
  return new Map(own.map((player) => [player.key, { ...player, isWithheld: withheld.has(player.key) }]));
}

async function findNamesakes(
  client: PoolClient,
  keys: readonly string[],
  known: ReadonlyMap<string, StoredPlayer>,
  { delivery: { report } }: NamingReport,
): Promise<Map<number, readonly Namesake[]>> {
  const strangers = [...keys.keys()].filter((entry) => known.get(keys[entry]!)?.isWithheld ?? true);
  const namesakes = await listNamesakes(
    client,
    strangers.map((entry) => textsOf(report.entries[entry]!)),
  );
  return new Map(strangers.map((entry, index) => [entry, namesakes[index]!]));
}

/** Returns the texts by which an entry names its player. */
export const textsOf = ({ handle, name }: Pick<Entry, 'handle' | 'name'>): string[] =>
  name === null ? [handle] : [name, handle];
