import { findBracket } from '@quadrant/rules/pairing';
import { answerBracket, listBracketNames } from '@quadrant/rules/next-round';
import { foldHandle } from '@quadrant/rules/tournament';
import { needsApproval, refuseDirectorPlaying } from './director-plays.js';
import { refuseDraw } from './draw-live.js';
import { refusePlan } from './heats.js';
import { refusePairing, refuseResult } from './refuse-result.js';
import { refuseClock, refuseDeadline } from './refuse-clock.js';
import { OWN_ACTS, type AskedAct, type AskedEntry, type OwnAct } from './live-act.js';
import type { LiveRefusal } from './live-refusal.js';
import type { LiveState } from './live-state.js';
import {
  concessionIn,
  findPlayer,
  findRound,
  findTable,
  hasBegun,
  isGame,
  isOpen,
  isSeatedIn,
  lastSwissRound,
  openTables,
  tablesOf,
} from './queries.js';
import { listCheckedInTogether, listWaiting } from './presence.js';
import { findPlayerFaults } from './told-result.js';

/** A report may name so many players. */
export const MOST_PLAYERS = 5000;

/** Decisions of others may change the meaning of these acts, so their author must have seen the latest version. */
const NEEDS_LATEST: ReadonlySet<AskedAct['kind']> = new Set([
  'pair',
  'swap',
  'start-round',
  'plan-rounds',
  'publish-bracket',
  'withdraw-bracket',
  'plan-heats',
  'take-heats',
  'confrontation',
  'finish',
]);

type Of<Kind extends AskedAct['kind']> = Extract<AskedAct, { readonly kind: Kind }>;

type Checks = { readonly [Kind in AskedAct['kind']]: (state: LiveState, act: Of<Kind>) => LiveRefusal | null };

/**
 * Says why an act is refused now; null when it is allowed. A check before this decides whether a person may act here at
 * all. An act that changes nothing, such as a second check-in, is not refused: {@link isDone} says so.
 */
export function refuseAct(state: LiveState, entry: AskedEntry): LiveRefusal | null {
  const { act, role, by, basedOn } = entry;
  if (state.isFinished && act.kind !== 'reopen') return { kind: 'live-finished' };
  if (role === 'player') {
    const refusal = refuseOwn(state, act, by);
    if (refusal !== null) return refusal;
  }
  if (basedOn !== null && NEEDS_LATEST.has(act.kind)) {
    const changes = state.decisions.filter(({ version }) => version > basedOn).map(({ text }) => text);
    if (changes.length > 0) return { kind: 'live-changed', version: state.version, changes };
  }
  if (act.kind === 'result') return refuseResult(state, act, entry);
  return (CHECKS[act.kind] as (state: LiveState, act: AskedAct) => LiveRefusal | null)(state, act);
}

/** Tells whether an act would change nothing. It is answered as done, and the log does not grow. */
export function isDone(state: LiveState, act: AskedAct): boolean {
  const presence = 'handle' in act ? findPlayer(state, act.handle)?.presence : undefined;
  switch (act.kind) {
    case 'check-in':
      return presence === 'playing';
    case 'undo-check-in':
      return presence === 'entered';
    case 'check-in-all':
      return listWaiting(state).length === 0;
    case 'undo-check-in-all':
      return listCheckedInTogether(state).length === 0;
    case 'drop':
      return presence === 'dropped';
    case 'add-helper':
      return state.helpers.has(foldHandle(act.handle));
    case 'remove-helper':
      return !state.helpers.has(foldHandle(act.handle));
    case 'start-round':
      return findRound(state, act.round)?.clock != null;
    case 'take-heats':
      return state.qualified !== null;
    case 'finish':
      return state.isFinished;
    default:
      return false;
  }
}

/** With their link players act for themselves only. */
function refuseOwn(state: LiveState, act: AskedAct, by: string): LiveRefusal | null {
  if (!isOwn(act)) return { kind: 'live-only-director', act: act.kind };
  const key = foldHandle(by);
  const handles = act.kind === 'result' ? act.players : [act.handle];
  if (handles.some((handle) => foldHandle(handle) === key)) return null;
  return { kind: 'live-other-player', handle: findPlayer(state, by)?.handle ?? by };
}

const isOwn = (act: AskedAct): act is OwnAct => OWN_ACTS.some((kind) => kind === act.kind);

const CHECKS: Omit<Checks, 'result'> = {
  enter(state, { kind: _kind, ...player }) {
    const isNew = findPlayer(state, player.handle) === undefined;
    if (isNew && state.heats !== null) return { kind: 'live-heats-first' };
    if (isNew && state.players.size >= MOST_PLAYERS) return { kind: 'live-too-many-players', most: MOST_PLAYERS };
    const findings = findPlayerFaults(state.tournament.header, player);
    return findings.length === 0 ? null : { kind: 'live-player-impossible', findings };
  },
  remove(state, { handle }) {
    const player = findPlayer(state, handle);
    if (player === undefined) return unknown(handle);
    const isSeated = state.rounds.some((round) => isSeatedIn(round, handle));
    return isSeated ? { kind: 'live-player-has-played', handle: player.handle } : null;
  },
  rename(state, { handle, to }) {
    const player = findPlayer(state, handle);
    if (player === undefined) return unknown(handle);
    const other = findPlayer(state, to);
    if (other !== undefined && other !== player) return { kind: 'live-player-there', handle: other.handle };
    const isSeated = state.rounds.some((round) => isSeatedIn(round, handle));
    if (isSeated) return { kind: 'live-player-has-played', handle: player.handle };
    // A player who is checked in under another name has not been approved either.
    return player.presence !== 'entered' && needsApproval(state, to)
      ? { kind: 'live-director-plays', handle: to }
      : null;
  },
  'let-director-play': refuseDirectorPlaying,
  'check-in'(state, { handle }) {
    if (findPlayer(state, handle) === undefined) return unknown(handle);
    return needsApproval(state, handle) ? { kind: 'live-director-plays', handle } : null;
  },
  'undo-check-in'(state, { handle }) {
    const player = findPlayer(state, handle);
    if (player === undefined) return unknown(handle);
    const hasPlayed = state.rounds.some((round) => hasBegun(round) && isSeatedIn(round, handle));
    return hasPlayed ? { kind: 'live-player-has-played', handle: player.handle } : null;
  },
  'check-in-all': () => null,
  'undo-check-in-all': () => null,
  drop: refuseDrop,
  return(state, { handle }) {
    const player = findPlayer(state, handle);
    if (player === undefined) return unknown(handle);
    return player.presence === 'dropped'
      ? null
      : { kind: 'live-player-not-playing', handle: player.handle, presence: 'entered' };
  },
  'renew-link': (state, { handle }) => (findPlayer(state, handle) === undefined ? unknown(handle) : null),
  'add-helper': () => null,
  'remove-helper': () => null,
  pair(state, { round }) {
    if (isWaitingForHeats(state)) return { kind: 'live-heats-first' };
    if (state.bracket !== null) return { kind: 'live-bracket-published' };
    const last = lastSwissRound(state);
    const next = last === undefined ? 1 : hasBegun(last) ? last.round + 1 : last.round;
    if (last !== undefined && round === last.round && hasBegun(last)) return { kind: 'live-round-began', round };
    if (round !== next) return { kind: 'live-round-order', asked: round, next };
    return refuseOpen(state, round, false);
  },
  swap(state, { round: number, players }) {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    if (hasBegun(round) || round.stage === 'elimination') return { kind: 'live-round-began', round: number };
    const strangers = players.filter((handle) => !isSeatedIn(round, handle));
    return strangers.length === 0 ? null : { kind: 'live-player-unknown', handles: strangers };
  },
  'start-round'(state, { round: number, minutes }) {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    if (minutes !== undefined) {
      const refusal = refuseClock.minutes(minutes);
      if (refusal !== null) return refusal;
    }
    if (round.isStale) return { kind: 'live-round-stale', round: number };
    return round.stage === 'elimination' ? null : refuseOpen(state, number, false);
  },
  'pause-clock': refuseClock.running,
  'resume-clock': refuseClock.running,
  'add-time': (state, act) =>
    refuseClock.minutes(act.minutes) ?? refuseClock.running(state, act) ?? refuseClock.table(state, act),
  'set-deadline': (state, act) => refuseDeadline(state, act),
  draw: (state, act) => refuseDraw(state, act),
  delay: (state, act) => refusePairing(state, act.round, act.players),
  incomplete(state, { round, players, responsible }) {
    const refusal = refusePairing(state, round, players);
    if (refusal !== null || responsible === null) return refusal;
    const key = foldHandle(responsible);
    return players.some((each) => foldHandle(each) === key) ? null : unknown(responsible);
  },
  // @row 36
  'plan-rounds'(state, { rounds, approval }) {
    const paired = lastSwissRound(state)?.round ?? 0;
    if (rounds < paired) return { kind: 'live-rounds-too-few', rounds, paired };
    const from = state.tournament.header.plannedRounds;
    const isAsked = from !== null && rounds !== state.plannedRounds && approval === undefined;
    return isAsked
      ? { kind: 'live-rounds-need-approval', from: state.plannedRounds ?? from, to: rounds, ...rulesOf(state) }
      : null;
  },
  'publish-bracket'(state, { bracket: name, seeds, bestOf }) {
    if (isWaitingForHeats(state)) return { kind: 'live-heats-first' };
    const bracket = findBracket(name);
    if (bracket === null) return { kind: 'live-bracket-unknown', bracket: name, known: listBracketNames() };
    if (state.bracket !== null) return { kind: 'live-bracket-published' };
    const unknownSeeds = seeds.filter((handle) => findPlayer(state, handle)?.presence !== 'playing');
    if (unknownSeeds.length > 0) return { kind: 'live-player-unknown', handles: unknownSeeds };
    const answer = answerBracket({ bracket, seeds, results: [], bestOf, seed: null });
    if (Array.isArray(answer)) return { kind: 'live-pairing-impossible', findings: answer };
    return refuseOpen(state, state.rounds.length + 1, true);
  },
  'withdraw-bracket'(state) {
    if (state.bracket === null) return { kind: 'live-no-bracket' };
    const isPlayed = state.rounds.some((round) => round.stage === 'elimination' && hasBegun(round));
    return isPlayed ? { kind: 'live-bracket-frozen', ...rulesOf(state) } : null;
  },
  'plan-heats': (state, plan) =>
    state.heats === null ? { kind: 'live-no-heats' } : refusePlan(state.tournament.header, plan),
  'take-heats'(state) {
    if (state.heats === null) return { kind: 'live-no-heats' };
    return state.rounds.length > 0 && state.qualified === null ? { kind: 'live-bracket-published' } : null;
  },
  confrontation(state, { players, winner }) {
    const missing = players.filter((handle) => findPlayer(state, handle) === undefined);
    if (missing.length > 0) return { kind: 'live-player-unknown', handles: missing };
    if (players.every((handle) => foldHandle(handle) !== foldHandle(winner))) return unknown(winner);
    return refuseOpen(state, state.rounds.length + 1, true);
  },
  finish(state) {
    if (state.rounds.every((round) => tablesOf(round).length === 0)) {
      return { kind: 'live-round-order', asked: 0, next: 1 };
    }
    return refuseOpen(state, state.rounds.length + 1, true);
  },
  reopen: ({ isFinished }) => (isFinished ? null : { kind: 'live-not-finished' }),
};

const isWaitingForHeats = ({ heats, qualified }: LiveState): boolean => heats !== null && qualified === null;

const unknown = (handle: string): LiveRefusal => ({ kind: 'live-player-unknown', handles: [handle] });

// @row 69, 85
function refuseDrop(state: LiveState, { handle, concedes = false }: Of<'drop'>): LiveRefusal | null {
  const player = findPlayer(state, handle);
  if (player === undefined) return unknown(handle);
  if (player.presence === 'entered')
    return { kind: 'live-player-not-playing', handle: player.handle, presence: 'entered' };
  for (const round of state.rounds.filter(hasBegun)) {
    const table = findTable(round, handle);
    // A pod plays on without them, and their points of the round are entered with those of the others.
    if (table === undefined || !isGame(table) || !(isOpen(table) || table.status === 'delayed')) continue;
    const opponents = table.players.filter((each) => foldHandle(each) !== player.key);
    if (!concedes) return { kind: 'live-game-open', handle: player.handle, round: round.round, opponents };
    const pair = [player.handle, opponents[0]!] as const;
    const told = concessionIn(state, pair, round.stage);
    if (told === null) return { kind: 'live-result-needed', handle: player.handle, round: round.round };
  }
  return null;
}

const rulesOf = ({ tournament: { header } }: LiveState) => ({ ruleSystem: header.ruleSystem });

/**
 * Refuses an act while games of rounds before this one are open.
 *
 * @param isLast whether delayed games count too, because nobody plays them after this
 */
function refuseOpen(state: LiveState, round: number, isLast: boolean): LiveRefusal | null {
  const before = state.rounds.slice(0, round - 1);
  const notBegun = before.find((each) => each.stage === 'swiss' && !hasBegun(each));
  if (notBegun !== undefined) return { kind: 'live-round-not-begun', round: notBegun.round };
  const open = openTables({ ...state, rounds: before });
  if (open.length > 0)
    return {
      kind: 'live-games-open',
      round: open[0]!.round.round,
      open: open.length,
      delayed: false,
      ...rulesOf(state),
    };
  if (!isLast) return null;
  const delayed = before.filter((each) => tablesOf(each).some(({ status }) => status === 'delayed'));
  const [first] = delayed;
  if (first === undefined) return null;
  const count = delayed.flatMap(tablesOf).filter(({ status }) => status === 'delayed').length;
  return { kind: 'live-games-open', round: first.round, open: count, delayed: true, ...rulesOf(state) };
}
