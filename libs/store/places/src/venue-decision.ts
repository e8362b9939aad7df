import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import { refuseVenueDecision, type VenueDecision, type VenueRefusal } from '@quadrant/rules/places';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { Venue } from './venue.entity.js';

/** Carries a decision out, inside a transaction; the audit shows the attempt either way. */
export async function decideVenue(
  client: PoolClient,
  manager: EntityManager,
  id: string,
  decision: VenueDecision,
  reason: string,
  author: Author,
): Promise<Venue | VenueRefusal> {
  const involved = decision.kind === 'merge' ? [id, decision.into] : [id];
  await client.query(`select from venues where id = any($1::uuid[]) order by id for update`, [involved]);
  const before = await manager.findOneBy(Venue, { id });
  const target = decision.kind === 'merge' ? await manager.findOneBy(Venue, { id: decision.into }) : null;
  const refusal = refuseVenueDecision(before, decision, target);
  const isDone = before !== null && refusal === null;
  if (isDone) await carryOut(client, before, decision, reason, author);
  const after = isDone ? await manager.findOneBy(Venue, { id }) : null;
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

async function carryOut(
  client: PoolClient,
  { id, address, city }: Venue,
  decision: VenueDecision,
  reason: string,
  { handle, at }: Author,
): Promise<void> {
  if (decision.kind === 'merge') {
    // Venues that were merged into this one move along, so that a name leads to its venue in one step.
    await client.query(
      `update venues set merged_into = $2, decided_by = $3, decided_at = $4, reason = $5 where id = $1 or merged_into = $1`,
      [id, decision.into, handle, at, reason],
    );
    return;
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
}
