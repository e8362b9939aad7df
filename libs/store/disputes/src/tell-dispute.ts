import type { PoolClient } from 'pg';
import { addresseeAt, DIRECTOR_HAS_MS, tournamentSubject } from '@quadrant/rules/permissions';
import { accountsOfHandles, coordinatorsOf, tellPeople } from '@quadrant/store/notices';
import { DISPUTES, lockDispute } from './dispute-rows.js';
import type { Doing, StoredDispute } from './dispute.js';

/** Directors are reminded when so much of their time is left. */
const REMINDED_BEFORE_MS = 2 * 24 * 60 * 60 * 1000;

/** A worker that was off for longer leaves older disputes to the desk. */
const TOLD_WITHIN_MS = 30 * 24 * 60 * 60 * 1000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const deadlineOf = ({ createdAt }: StoredDispute): Date => new Date(createdAt.getTime() + DIRECTOR_HAS_MS);

const factsOf = ({ tournamentName: name, tournamentId: id, id: dispute }: StoredDispute) => ({ name, id, dispute });

/** Lists the people who can answer a dispute now, without its reporter and the people that it is about. */
async function answerersOf(client: PoolClient, dispute: StoredDispute, at: Date): Promise<string[]> {
  const { directorKeys = [], place } = tournamentSubject(dispute.header, dispute.submitterKey);
  const isWithDirector = addresseeAt(dispute, at) === 'director';
  const able = isWithDirector ? await accountsOfHandles(client, directorKeys) : await coordinatorsOf(client, place);
  const withheld = await accountsOfHandles(client, dispute.withheldFrom);
  return able.filter((id) => id !== dispute.reporterId && !withheld.includes(id));
}

/** Tells the people who have to answer a dispute that it waits for them, in the transaction that sends it to them. */
export async function tellAnswerers(client: PoolClient, dispute: StoredDispute, at: Date): Promise<void> {
  const until = dayOf(deadlineOf(dispute));
  const about = `${dispute.id} ${dispute.addressedTo}`;
  const kind = dispute.addressedTo === 'director' ? 'dispute-opened' : 'dispute-escalated';
  const notice = { about, facts: { ...factsOf(dispute), until } };
  await tellPeople(client, { kind, ...notice }, await answerersOf(client, dispute, at), at);
}

/** Tells the reporter of a dispute that it was answered. */
export async function tellReporter(client: PoolClient, dispute: StoredDispute, { actor, at }: Doing): Promise<void> {
  if (dispute.reporterId === actor.accountId) return;
  const about = `${dispute.id} ${dispute.answers.length}`;
  await tellPeople(client, { kind: 'dispute-answered', about, facts: factsOf(dispute) }, [dispute.reporterId], at);
}

/**
 * Reminds directors of the disputes that they have two days left to answer. Doing it twice does no harm.
 *
 * @returns how many were told
 */
export function remindDirectors(client: PoolClient, at: Date): Promise<number> {
  return tellByTime(client, at, 0, REMINDED_BEFORE_MS, 'dispute-deadline', '');
}

/**
 * Tells coordinators of the disputes that came to them because the directors did not answer in time. Doing it twice does
 * no harm: this is the notice that they also get when somebody sends a dispute to them.
 *
 * @returns how many were told
 */
export function tellOfSilence(client: PoolClient, at: Date): Promise<number> {
  return tellByTime(client, at, -TOLD_WITHIN_MS, 0, 'dispute-escalated', ' coordinator');
}

/** Tells the people who can answer an open dispute with so much left of its directors' time, each of them once. */
async function tellByTime(
  client: PoolClient,
  at: Date,
  leastLeftMs: number,
  mostLeftMs: number,
  kind: 'dispute-deadline' | 'dispute-escalated',
  addressee: string,
): Promise<number> {
  const begin = at.getTime() - DIRECTOR_HAS_MS;
  const { rows } = await client.query<StoredDispute>(
    `${DISPUTES} where p.addressed_to = 'director' and p.answered_at is null and p.withdrawn_at is null
       and p.created_at > $1 and p.created_at <= $2
       and not exists (select from notices n where n.kind = $3 and n.about = p.id::text || $4)`,
    [new Date(begin + leastLeftMs), new Date(begin + mostLeftMs), kind, addressee],
  );
  let told = 0;
  for (const { id } of rows) {
    const dispute = await lockDispute(client, id);
    // It was answered while this waited for the lock.
    if (dispute === null || dispute.answeredAt !== null || dispute.withdrawnAt !== null) continue;
    const facts = { ...factsOf(dispute), until: dayOf(deadlineOf(dispute)) };
    const people = await answerersOf(client, dispute, at);
    told += await tellPeople(client, { kind, about: id + addressee, facts }, people, at);
  }
  return told;
}
