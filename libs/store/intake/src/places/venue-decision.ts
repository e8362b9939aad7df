import type { PoolClient } from 'pg';
import { refuseVenueDecision, type VenueDecision, type VenueRefusal } from '@quadrant/rules/intake';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { VENUE, type Venue } from './venue.js';

/** Carries a decision out, inside a transaction; the audit shows the attempt either way. */
export async function decideVenue(
  client: PoolClient,
  id: string,
  decision: VenueDecision,
  reason: string,
  author: Author,
): Promise<Venue | VenueRefusal> {
  const involved = decision.kind === 'merge' ? [id, decision.into] : [id];
  await client.query(`select from venues where id = any($1::uuid[]) order by id for update`, [involved]);
  const before = await findVenue(client, id);
  const target = decision.kind === 'merge' ? await findVenue(client, decision.into) : null;
  const refusal = refuseVenueDecision(before, decision, target);
  const after = before === null || refusal !== null ? null : await carryOut(client, before, decision, reason, author);
  const { handle, at, requestId } = author;
  await recordAudit(client, {
    at,
    actor: handle,
    action: 'venue.decide',
    subject: id,
    detail: refusal === null ? { before, after, reason } : { decision, reason, refusal: refusal.kind },
    requestId,
  });
  return refusal ?? after!;
}

/** Null for an id that no venue has. */
export async function findVenue(client: Pick<PoolClient, 'query'>, id: string): Promise<Venue | null> {
  const { rows } = await client.query<Venue>(`select ${VENUE} from venues v where v.id = $1`, [id]);
  return rows[0] ?? null;
}

async function carryOut(
  client: PoolClient,
  { id, address, city }: Venue,
  decision: VenueDecision,
  reason: string,
  { handle, at }: Author,
): Promise<Venue | null> {
  if (decision.kind === 'merge') {
    // Venues that were merged into this one move along, so that a name leads to its venue in one step.
    await client.query(
      `update venues set merged_into = $2, decided_by = $3, decided_at = $4, reason = $5 where id = $1 or merged_into = $1`,
      [id, decision.into, handle, at, reason],
    );
    return findVenue(client, id);
  }
  const isVerified = decision.kind === 'verify';
  await client.query(
    `update venues set state = $2, decided_by = $3, decided_at = $4, reason = $5, address = $6, city = $7,
       latitude = coalesce($8, latitude), longitude = coalesce($9, longitude) where id = $1`,
    [
      id,
      isVerified ? 'verified' : 'refused',
      handle,
      at,
      reason,
      (isVerified ? decision.address : null) ?? address,
      (isVerified ? decision.city : null) ?? city,
      (isVerified ? decision.position?.latitude : null) ?? null,
      (isVerified ? decision.position?.longitude : null) ?? null,
    ],
  );
  return findVenue(client, id);
}
