import type { PoolClient } from 'pg';
import type { NamedVenue } from '@quadrant/rules/intake';
import { foldHandle } from '@quadrant/rules/tournament';
import { recordAudit } from '@quadrant/store/audit';
import type { Venue } from './venue.entity.js';
import { isMeant, VENUE, type NewVenue } from './venue.js';

/** A venue that is not stored yet, and the person who mentions it. */
export interface MentionedVenue extends NamedVenue {
  /** It is a handle. */
  readonly by: string;
  /** It is null when the person has no account. */
  readonly accountId: string | null;
  /** The reason why no coordinator has to check it; null means that it waits for a check. */
  readonly trustedFor: string | null;
  readonly at: Date;
  readonly requestId: string | null;
}

const keysOf = (named: readonly NamedVenue[]): unknown[] => [
  named.map(({ name }) => foldHandle(name)),
  named.map(({ country }) => country),
  named.map(({ region }) => region),
];

/**
 * Finds the venues that these names mean, in the order of the names; null when no venue fits. The one with the same
 * country and region comes first. The name of a merged venue leads to the other one.
 */
export async function findNamedVenues(
  client: Pick<PoolClient, 'query'>,
  named: readonly NamedVenue[],
): Promise<(Venue | null)[]> {
  if (named.length === 0) return [];
  const { rows } = await client.query<Venue & { index: number }>(
    `select said.index::integer - 1 as index, ${VENUE}
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as said (key, country, region, index)
       cross join lateral (
         select coalesce(v.merged_into, v.id) as id from venues v where ${isMeant('said.key', 'said.country', 'said.region')}
         order by v.country is not distinct from said.country desc, v.region is not distinct from said.region desc,
           v.proposed_at, v.id limit 1) meant
       join venues v on v.id = meant.id`,
    keysOf(named),
  );
  const found = new Map(rows.map(({ index, ...venue }) => [index, venue]));
  return named.map((_, index) => found.get(index) ?? null);
}

/**
 * Adds the venues that are not stored yet, in the order of their keys, so that two transactions with the same new ones
 * cannot deadlock.
 */
export async function addUnknownVenues(client: PoolClient, mentioned: readonly MentionedVenue[]): Promise<void> {
  const distinct = new Map<string, MentionedVenue>();
  for (const venue of mentioned) {
    const key = JSON.stringify([foldHandle(venue.name), venue.country, venue.region]);
    if (!distinct.has(key)) distinct.set(key, venue);
  }
  const sorted = [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, venue]) => venue);
  const known = await findNamedVenues(client, sorted);
  for (const [index, venue] of sorted.entries()) {
    if (known[index] === null) await insertVenue(client, { ...venue, address: null, city: null, position: null });
  }
}

/** @returns its id; null when somebody else has just added it */
export async function insertVenue(
  client: PoolClient,
  venue: MentionedVenue & Pick<NewVenue, 'address' | 'city' | 'position'>,
): Promise<string | null> {
  const { name, address, city, country, region, position, accountId, by, at, trustedFor, requestId } = venue;
  const isTrusted = trustedFor !== null;
  const { rows } = await client.query<{ id: string }>(
    `insert into venues (name, name_key, address, city, country, region, proposed_by, proposed_at, state, decided_by,
       decided_at, reason, latitude, longitude)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning id`,
    [
      name,
      foldHandle(name),
      address,
      city,
      country,
      region,
      accountId,
      at,
      isTrusted ? 'verified' : 'waiting',
      isTrusted ? by : null,
      isTrusted ? at : null,
      trustedFor,
      position?.latitude ?? null,
      position?.longitude ?? null,
    ],
  );
  const id = rows[0]?.id ?? null;
  if (id === null) return null;
  await recordAudit(client, {
    at,
    actor: by,
    action: 'venue.propose',
    subject: id,
    detail: {
      after: { name, address, city, country, region, ...position, state: isTrusted ? 'verified' : 'waiting' },
      reason: trustedFor,
    },
    requestId,
  });
  return id;
}
