import { say } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { SWITCHED_SYSTEMS, type Dated, type Ruling } from '@quadrant/rules/policy';
import type { Author } from '@quadrant/store/audit';
import { readPause, insertPendingChange } from '@quadrant/store/history';
import { insertRefreshRequest, wishFor } from '@quadrant/store/refreshes';

/** When readers see what a ruling moves. */
export type RulingEffectTime = 'never' | 'at-once' | 'when-resumed';

/** No engine is called so: reports with it are scored again before a full refresh. */
const OUTDATED = 'before a ruling';

/**
 * Asks for the refresh that publishes what a ruling moves by setting how a rule is read, in the transaction that stores it.
 *
 * @param within the days on which the rule is read otherwise now
 */
export async function moveBySwitch(
  client: PoolClient,
  { number, text, sets }: Ruling,
  within: Dated,
  author: Author,
): Promise<RulingEffectTime> {
  if (sets.kind !== 'switch') return 'never';
  const system = SWITCHED_SYSTEMS[sets.name];
  const condition = `($1::date is null or c.local_date >= $1) and ($2::date is null or c.local_date < $2)
    and case when $3::text is null then c.league is not null else c.rule_system = $3 end`;
  const values = [within.from, within.to, system];
  const { rows } = await client.query<{ startsAt: Date; key: string }>(
    `select c.starts_at as "startsAt", t.key from scorecards c join tournaments t on t.id = c.tournament_id
     where ${condition} order by c.starts_at, t.key limit 1`,
    values,
  );
  const first = rows[0];
  if (first === undefined) return 'never';
  if (system !== null) {
    await client.query(`update scorecards c set engine_version = '${OUTDATED}' where ${condition}`, values);
  }
  const reason = say`interim ruling ${number}: ${text}`;
  await insertPendingChange(client, {
    tournamentRowId: null,
    kind: 'ruling',
    position: { startsAt: first.startsAt.getTime(), key: first.key },
    actor: author.handle,
    reason,
    at: author.at,
  });
  await insertRefreshRequest(client, { ...wishFor(reason), scope: 'full' }, author);
  return (await readPause(client)) === null ? 'at-once' : 'when-resumed';
}
