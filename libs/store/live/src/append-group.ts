import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import {
  applyEntry,
  checkInAll,
  drawLive,
  isDone,
  listComers,
  lookBefore,
  newsOf,
  listWaiting,
  movedBy,
  planLiveRound,
  refuseAct,
  takeHeats,
  withSeeds,
  type AskedAct,
  type AskedEntry,
  type AskedPairing,
  type LiveAct,
  type LiveNews,
  type LiveState,
  type PairAct,
  type PlannedRound,
} from '@quadrant/rules/live';
import type { PairedRound } from '@quadrant/rules/next-round';
import { foldHandle, type Finding } from '@quadrant/rules/tournament';
import { TiedHeats, type ReadState } from './heats.js';
import { findElsewhere, movePresences, type Elsewhere } from './presences.js';
import type { AppendedLive, AskedLive, LiveAuthor, LiveRecord, LiveStoreRefusal } from './live-record.js';
import { findKeys, writeEntries, type WrittenEntry } from './live-rows.js';
import { tellRounds } from './tell-round.js';

/** Pairs a planned round, in this thread or another one. */
export type PairPlanned = (planned: PlannedRound) => Promise<PairedRound | Finding[]>;

export interface WaitingAct {
  readonly pair: PairPlanned;
  readonly asked: AskedLive;
  readonly author: LiveAuthor;
}

export type AppendAnswer = AppendedLive | LiveStoreRefusal;

/**
 * Appends acts to the log of a tournament that the caller has locked, one after the other. Each act is judged on the
 * state after the ones before it.
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
): Promise<{
  readonly answers: AppendAnswer[];
  readonly written: readonly WrittenEntry[];
  readonly news: readonly LiveNews[];
}> {
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
  const news: LiveNews[] = [];
  for (const { asked, author, pair } of waiting) {
    const sha256 = hashOf(asked.act, author);
    const before = known.get(asked.key);
    if (before !== undefined) {
      answers.push(
        before.sha256 === sha256
          ? { kind: 'appended', version: before.version, isNew: false, elsewhere: [] }
          : { kind: 'live-key-reused', key: asked.key },
      );
      continue;
    }
    const decided = await decide(client, record, state, heats, { asked, author, pair });
    if (decided === null) {
      answers.push({ kind: 'appended', version: state.version, isNew: false, elsewhere: [] });
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
    const looked = lookBefore(state, entry);
    const moved = movedBy(state, entry.act, () => applyEntry(state, entry));
    news.push(...newsOf(state, entry, looked));
    await movePresences(client, record.id, moved);
    known.set(asked.key, { version: entry.version, sha256 });
    written.push(entry);
    answers.push({ kind: 'appended', version: entry.version, isNew: true, elsewhere: decided.elsewhere });
  }
  await writeEntries(client, record.id, written);
  await tellRounds(client, record, written);
  return { answers, written, news };
}

/** It is null when the act was done already. */
type Decided = Allowed | { readonly refusal: LiveStoreRefusal } | null;

interface Allowed {
  readonly act: LiveAct;
  /** Handles of players who also play in another live tournament. */
  readonly elsewhere: readonly string[];
}

type Drawn = Pick<Allowed, 'act'> | { readonly refusal: LiveStoreRefusal };

async function decide(
  client: PoolClient,
  record: LiveRecord,
  state: LiveState,
  heats: TiedHeats,
  { asked: { act, basedOn }, author: { handle, role }, pair }: WaitingAct,
): Promise<Decided> {
  const entry = { by: handle, role, basedOn, act };
  const refusal = refuseAct(state, entry);
  if (refusal !== null) return { refusal };
  if (isDone(state, act)) return null;
  if (act.kind === 'check-in-all') return decideForAll(client, record, state, heats, entry);
  const tied = await heats.refuse(state, act);
  if (tied !== null) return { refusal: tied };
  const decided = await draw(state, act, heats, pair);
  if ('refusal' in decided) return decided;
  // A player with a link says themself where they are.
  const comers = role === 'player' ? [] : listComers(state, decided.act);
  const elsewhere = await findElsewhere(client, record, comers);
  return refuseElsewhere(elsewhere) ?? { ...decided, elsewhere: elsewhere.map((each) => each.handle) };
}

function refuseElsewhere(elsewhere: readonly Elsewhere[]): { readonly refusal: LiveStoreRefusal } | null {
  const refused = elsewhere.find(({ isRefused }) => isRefused);
  return refused === undefined ? null : { refusal: { kind: 'live-player-elsewhere', handle: refused.handle } };
}

/** Draws, pairs or counts for an act that leaves this to the server. */
async function draw(
  state: LiveState,
  act: Exclude<AskedAct, { readonly kind: 'check-in-all' }>,
  heats: TiedHeats,
  pair: PairPlanned,
): Promise<Drawn> {
  const impossible = (findings: readonly Finding[]) =>
    ({ refusal: { kind: 'live-pairing-impossible', findings } }) as const;
  if (act.kind === 'take-heats') {
    const taken = takeHeats(state, await heats.list(), act);
    if (!('kind' in taken)) return impossible(taken);
    return taken.kind === 'take-heats' ? { act: taken } : { refusal: taken };
  }
  if (act.kind === 'draw') {
    const drawn = drawLive(state, act);
    return 'kind' in drawn ? { act: drawn } : impossible(drawn);
  }
  if (act.kind === 'publish-bracket') return { act: withSeeds(state, act) };
  if (act.kind !== 'pair') return { act };
  const paired = await pairRound(state, act, pair);
  return 'kind' in paired ? { act: paired } : impossible(paired);
}

async function decideForAll(
  client: PoolClient,
  record: LiveRecord,
  state: LiveState,
  heats: TiedHeats,
  entry: AskedEntry,
): Promise<Exclude<Decided, null>> {
  const waiting: { readonly handle: string; readonly refusal: LiveStoreRefusal | null }[] = [];
  const handles = listWaiting(state).map(({ handle }) => handle);
  const elsewhere = await findElsewhere(client, record, handles);
  for (const handle of handles) {
    const act = { kind: 'check-in', handle } as const;
    const refusal =
      refuseAct(state, { ...entry, act }) ??
      (await heats.refuse(state, act)) ??
      refuseElsewhere(elsewhere.filter((each) => each.handle === handle))?.refusal ??
      null;
    waiting.push({ handle, refusal });
  }
  const decided = checkInAll(waiting);
  if (decided.kind !== 'check-in-all') return { refusal: decided };
  const checkedIn = elsewhere.map(({ handle }) => handle).filter((handle) => decided.handles.includes(handle));
  return { act: decided, elsewhere: checkedIn };
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

/** A client that sends a key again has to mean the same act. */
const hashOf = (act: AskedAct, { handle, role }: LiveAuthor): string =>
  createHash('sha256')
    .update(JSON.stringify([role, foldHandle(handle), act]))
    .digest('hex');
