import type { PoolClient } from 'pg';
import type { KnownPlayer, Namesake, PeopleFacts } from '@quadrant/rules/intake';
import { foldHandle, isReservedHandle, type Entry } from '@quadrant/rules/tournament';
import { findWithheldHandles, listNamesakes, loadRequestedIdentities } from '@quadrant/store/people';
import type { ComparedDelivery } from '../acceptance.js';

/** A player with what a report may add: the empty fields. */
export interface StoredPlayer extends KnownPlayer {
  readonly key: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

export interface LoadedPeople extends PeopleFacts {
  readonly known: ReadonlyMap<string, StoredPlayer>;
}

/** Whose entries are looked up, and the tournament that the report revises. */
export interface NamingReport {
  readonly delivery: Pick<ComparedDelivery, 'unknownPlayers' | 'candidates'> & {
    readonly report: { readonly entries: readonly Entry[] };
  };
  readonly existing: { readonly rowId: number } | null;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The players whom reports name: by handle, and where a report wants that, by name. */
export async function loadPeople(client: PoolClient, reports: readonly NamingReport[]): Promise<LoadedPeople[]> {
  const keys = reports.map(({ delivery }) => delivery.report.entries.map(({ handle }) => foldHandle(handle)));
  const found = await findPlayers(client, [...new Set(keys.flat())]);
  const named: Omit<LoadedPeople, 'identities'>[] = [];
  for (const [index, report] of reports.entries()) {
    const { unknownPlayers = 'by-handle', candidates = new Map() } = report.delivery;
    // History is imported by handle alone, in lists that share what was found.
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

/** Players by folded handle, former handles too; those whose names were removed by their labels. */
export async function findPlayers(client: PoolClient, keys: readonly string[]): Promise<Map<string, StoredPlayer>> {
  if (keys.length === 0) return new Map();
  const { rows } = await client.query<StoredPlayer>(
    `select p.id, h.handle_key as key, p.name, p.country, p.region, p.counts_as as "countsAs",
       p.hidden_at is not null as "isWithheld"
     from player_handles h join players p on p.id = h.player_id where h.handle_key = any($1)
     union all
     select p.id, p.handle_key, p.name, p.country, p.region, p.counts_as, false
     from players p where p.handle_key = any($2) and p.anonymised_at is not null`,
    [keys, keys.filter(isReservedHandle)],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** A hidden player who is in the current revision is withheld from nobody who may revise it. */
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

/** What an entry says of who it is. */
export const textsOf = ({ handle, name }: Pick<Entry, 'handle' | 'name'>): string[] =>
  name === null ? [handle] : [name, handle];
