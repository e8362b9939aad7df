import type { PoolClient } from 'pg';
import type { PairAct } from '@quadrant/rules/live';
import { foldHandle } from '@quadrant/rules/tournament';
import { tellPeopleOf } from '@quadrant/store/notices';
import type { LiveRecord } from './live-record.js';
import type { WrittenEntry } from './live-rows.js';

/** SQL: selects the accounts of the players with these folded handles. */
const PLAYERS = `
  select distinct a.id as account_id, $2::text as about, $3::jsonb as facts
  from unnest($1::text[]) k (key) join player_handles h on h.handle_key = k.key join players p on p.id = h.player_id
    join players own on own.counts_as = p.counts_as join accounts a on a.player_id = own.id`;

/** Tells the players of each paired round that it is paired, also when it is paired once more. */
export async function tellRounds(
  client: PoolClient,
  { id, facts }: LiveRecord,
  written: readonly WrittenEntry[],
): Promise<void> {
  for (const { act, version, at } of written) {
    if (act.kind !== 'pair') continue;
    const told = JSON.stringify({ id, name: facts.header.name, round: act.round });
    const values = [playersOf(act), `${id} ${version}`, told];
    await tellPeopleOf(client, 'round-paired', { sql: PLAYERS, values }, new Date(at));
  }
}

const playersOf = ({ matches, byes, earnedByes, pods }: PairAct): string[] =>
  [...matches.flat(), ...byes, ...earnedByes, ...pods.flat()].map(foldHandle);
