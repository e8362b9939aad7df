import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  type EntitlementWish,
  refuseWish,
  settleEntitlements,
  showEntitlements,
  type ShownEntitlement,
} from '@quadrant/rules/prizes';
import { may } from '@quadrant/rules/permissions';
import { inTransaction, mention, recordAudit, UNKNOWN_SUBJECT } from '@quadrant/store/audit';
import { lockClaimedPlayer, type ClaimedPlayer } from '@quadrant/store/players';
import { dayOf, loadEntitlementFacts } from './entitlement-facts.js';
import type { EntitlementRecord } from './entitlement-records.js';
import { tournamentOf, type EntitlementCommand, type EntitlementRefusal } from './entitlement.js';
import { readShowing } from './showing.js';

/** Carries out what players decide about their entitlements. The audit shows every attempt. */
@Injectable()
export class EntitlementRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Chooses the continent of an entitlement, or gives it up. Decisions about one player wait for each other. Nothing
   * that is published changes, because the state of an entitlement is derived when it is read.
   *
   * @returns where it stands then
   */
  do(command: EntitlementCommand): Promise<ShownEntitlement | EntitlementRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const player = await lockClaimedPlayer(client, command.handle);
      if (player === null) {
        await audit(client, command, UNKNOWN_SUBJECT, { refused: 'player-not-found' });
        return { kind: 'player-not-found' };
      }
      const done = await doOnce(client, player, command);
      const detail = 'kind' in done ? { refused: done.kind } : done.detail;
      await audit(client, command, player.publicId, detail);
      return 'kind' in done ? done : done.shown;
    });
  }
}

const ACTIONS = { choose: 'entitlement.choose', forfeit: 'entitlement.forfeit' } as const;

async function doOnce(
  client: PoolClient,
  player: ClaimedPlayer,
  { id, wish, actor, at }: EntitlementCommand,
): Promise<{ readonly shown: ShownEntitlement; readonly detail: object } | EntitlementRefusal> {
  const decision = may(actor, ACTIONS[wish.kind], player.subject);
  if (!decision.allowed) return { kind: 'not-your-entitlement' };
  const today = dayOf(at);
  const { facts, records } = await loadEntitlementFacts(client, [player.rowId], today);
  const record = records.find(({ entitlement }) => entitlement.id === id);
  const settled = settleEntitlements(facts).entitlements.find(({ entitlement }) => entitlement.id === id);
  if (record === undefined || settled === undefined) return { kind: await findFault(client, id) };
  const refusal = refuseWish(settled, wish, record.choice?.continent ?? null, decision.as === 'owner');
  if (refusal !== null) return refusal;

  await write(client, record, wish, actor.handle, at);
  const after = await loadEntitlementFacts(client, [player.rowId], today);
  const now = settleEntitlements(after.facts).entitlements.filter(({ entitlement }) => entitlement.id === id);
  const showing = await readShowing(client, [player.rowId]);
  const [shown] = showEntitlements(now, after.records, showing);
  const { state } = settled;
  const before = wish.kind === 'choose' ? { state, continent: record.choice?.continent ?? null } : { state };
  return { shown: shown!, detail: { before, after: { ...wish, state: shown!.state } } };
}

/** Tells an entitlement of another player from one that does not exist. */
async function findFault(client: PoolClient, id: string): Promise<'entitlement-of-another' | 'entitlement-not-found'> {
  const { rowCount } = await client.query(
    `select from entitlements e join tournaments t on t.id = e.tournament_id where t.key = $1 and e.ordinal = $2`,
    [tournamentOf(id), Number(id.slice(37))],
  );
  return rowCount === 0 ? 'entitlement-not-found' : 'entitlement-of-another';
}

/** Another handle of the merged player may have written before: the latest row counts. */
async function write(
  client: PoolClient,
  { tournamentRowId, namedRowId, entitlement }: EntitlementRecord,
  wish: EntitlementWish,
  actor: string,
  at: Date,
): Promise<void> {
  const key = [tournamentRowId, namedRowId, entitlement.into, actor, wish.reason, at];
  if (wish.kind === 'choose') {
    await client.query(
      `insert into entitlement_choices (tournament_id, player_id, into_kind, actor, reason, at, continent)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (tournament_id, player_id, into_kind)
         do update set continent = excluded.continent, actor = excluded.actor, reason = excluded.reason, at = excluded.at`,
      [...key, wish.continent],
    );
    return;
  }
  await client.query(
    `insert into entitlement_forfeits (tournament_id, player_id, into_kind, actor, reason, at)
     values ($1, $2, $3, $4, $5, $6)`,
    key,
  );
}

function audit(
  client: PoolClient,
  { id, wish, actor, at, requestId }: EntitlementCommand,
  subject: string,
  detail: object,
): Promise<void> {
  const action = ACTIONS[wish.kind];
  return recordAudit(client, {
    at,
    actor: actor.handle,
    action,
    subject,
    detail: { entitlement: id, reason: wish.reason, ...detail },
    requestId,
    ...(subject === UNKNOWN_SUBJECT
      ? {}
      : { mentions: [mention('player', subject), mention('tournament', tournamentOf(id))] }),
  });
}
