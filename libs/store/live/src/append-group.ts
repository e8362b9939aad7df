import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import {
  applyEntry,
  drawLive,
  isDone,
  planLiveRound,
  refuseAct,
  takeHeats,
  type AskedAct,
  type AskedPairing,
  type LiveAct,
  type LiveState,
  type PairAct,
  type PlannedRound,
} from '@quadrant/rules/live';
import type { PairedRound } from '@quadrant/rules/rounds';
import { foldHandle, type Finding } from '@quadrant/rules/tournament';
import { TiedHeats, type ReadState } from './heats.js';
import { findElsewhere, forgetPresence, keepPresence } from './presences.js';
import type { AppendedLive, AskedLive, LiveAuthor, LiveRecord, LiveStoreRefusal } from './live-record.js';
import { findKeys, writeEntries, type WrittenEntry } from './live-rows.js';

/** Pairs a round that is planned, wherever that is done. */
export type PairPlanned = (planned: PlannedRound) => Promise<PairedRound | Finding[]>;

/** An act that waits for its turn. */
export interface WaitingAct {
  readonly pair: PairPlanned;
  readonly asked: AskedLive;
  readonly author: LiveAuthor;
}

export type AppendAnswer = AppendedLive | LiveStoreRefusal;

/**
 * Takes acts into the log of a tournament that the caller has locked, one after the other: each is refused or done on what the ones before
 * it made.
 *
 * @param state as the log tells it now; it is ahead of the database until the transaction commits
 * @param readState of other tournaments
 */
export async function appendGroup(
  client: PoolClient,
  record: LiveRecord,
  state: LiveState,
  waiting: readonly WaitingAct[],
  readState: ReadState,
): Promise<{ readonly answers: AppendAnswer[]; readonly written: readonly WrittenEntry[] }> {
  const known = new Map(
    await findKeys(
      client,
      record.id,
      waiting.map(({ asked }) => asked.key),
    ),
  );
  const heats = new TiedHeats(client, record, readState);
  const written: WrittenEntry[] = [];
  const answers: AppendAnswer[] = [];
  for (const { asked, author, pair } of waiting) {
    const sha256 = hashOf(asked.act, author);
    const before = known.get(asked.key);
    if (before !== undefined) {
      answers.push(
        before.sha256 === sha256
          ? { kind: 'appended', version: before.version, isNew: false }
          : { kind: 'live-key-reused', key: asked.key },
      );
      continue;
    }
    const decided = await decide(client, record, state, heats, { asked, author, pair });
    if (decided === null) {
      answers.push({ kind: 'appended', version: state.version, isNew: false });
      continue;
    }
    if ('refusal' in decided) {
      answers.push(decided.refusal);
      continue;
    }
    const entry: WrittenEntry = {
      version: state.version + 1,
      at: author.at.toISOString(),
      by: author.handle,
      role: author.role,
      basedOn: asked.basedOn,
      act: decided.act,
      key: asked.key,
      askedSha256: sha256,
      accountId: author.accountId,
    };
    applyEntry(state, entry);
    await followPresence(client, record.id, state, decided.act);
    known.set(asked.key, { version: entry.version, sha256 });
    written.push(entry);
    answers.push({ kind: 'appended', version: entry.version, isNew: true });
  }
  await writeEntries(client, record.id, written);
  return { answers, written };
}

/** Null where it is done already. */
type Decided = { readonly act: LiveAct } | { readonly refusal: LiveStoreRefusal } | null;

async function decide(
  client: PoolClient,
  record: LiveRecord,
  state: LiveState,
  heats: TiedHeats,
  { asked: { act, basedOn }, author: { handle, role }, pair }: WaitingAct,
): Promise<Decided> {
  const refusal = refuseAct(state, { by: handle, role, basedOn, act });
  if (refusal !== null) return { refusal };
  if (isDone(state, act)) return null;
  const tied = await heats.refuse(state, act);
  if (tied !== null) return { refusal: tied };
  const comer = record.facts.header.online ? null : comerOf(state, act);
  if (comer !== null) {
    const elsewhere = await findElsewhere(client, record.id, foldHandle(comer));
    if (elsewhere !== null) return { refusal: { kind: 'live-player-elsewhere', handle: comer, ...elsewhere } };
  }
  if (act.kind === 'take-heats') {
    const taken = takeHeats(state, await heats.list(), act);
    if (!('kind' in taken)) return { refusal: { kind: 'live-pairing-impossible', findings: taken } };
    return taken.kind === 'take-heats' ? { act: taken } : { refusal: taken };
  }
  if (act.kind === 'draw') {
    const drawn = drawLive(state, act);
    return 'kind' in drawn ? { act: drawn } : { refusal: { kind: 'live-pairing-impossible', findings: drawn } };
  }
  if (act.kind !== 'pair') return { act };
  const paired = await pairRound(state, act, pair);
  return 'kind' in paired ? { act: paired } : { refusal: { kind: 'live-pairing-impossible', findings: paired } };
}

async function pairRound(
  state: LiveState,
  act: AskedPairing,
  pair: PairPlanned,
): Promise<PairAct | readonly Finding[]> {
  const planned = planLiveRound(state, act);
  if (!('question' in planned)) return planned;
  const paired = await pair(planned);
  return Array.isArray(paired) ? paired : planned.finish(paired);
}

/** Who begins to play by an act, and may play elsewhere; null for nobody. */
function comerOf(state: LiveState, act: AskedAct): string | null {
  if (act.kind === 'check-in') return act.although === undefined ? act.handle : null;
  if (act.kind !== 'rename' || foldHandle(act.to) === foldHandle(act.handle)) return null;
  return state.players.get(foldHandle(act.handle))?.presence === 'playing' ? act.to : null;
}

/** Who plays somewhere at the moment. `state` is as the act has made it. */
async function followPresence(client: PoolClient, id: string, state: LiveState, act: LiveAct): Promise<void> {
  switch (act.kind) {
    case 'check-in':
    case 'return':
      return keepPresence(client, id, foldHandle(act.handle));
    case 'drop':
    case 'undo-check-in':
    case 'remove':
      return forgetPresence(client, id, foldHandle(act.handle));
    case 'rename':
      await forgetPresence(client, id, foldHandle(act.handle));
      if (state.players.get(foldHandle(act.to))?.presence === 'playing')
        await keepPresence(client, id, foldHandle(act.to));
  }
}

/** Whoever sends a key again has to mean the same act. */
const hashOf = (act: AskedAct, { handle, role }: LiveAuthor): string =>
  createHash('sha256')
    .update(JSON.stringify([role, foldHandle(handle), act]))
    .digest('hex');
