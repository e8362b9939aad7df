import { lastBesideCut, mayPlayBesideCut, nextBesideCut } from './beside-cut.js';
import { findBracket } from '@quadrant/rules/pairing';
import { answerBracket, listBracketNames } from '@quadrant/rules/next-round';
import { foldHandle } from '@quadrant/rules/tournament';
import { needsApproval, refuseDirectorPlaying } from './director-plays.js';
import { refuseDraw } from './draw-live.js';
import { refusePlan } from './heats.js';
import { refuseEarlierRound, refuseInBracket, refusePairing, refuseResult } from './refuse-result.js';
import { MOST_LEAD_IN, refuseClock, refuseDeadline } from './refuse-clock.js';
import { OWN_ACTS, type AskedAct, type AskedEntry, type EnteredPlayer, type OwnAct } from './live-act.js';
import type { LiveRefusal, SeatFault } from './live-refusal.js';
import type { LiveGame, LiveRound, LiveState } from './live-state.js';
import {
  absenceIn,
  concessionIn,
  findLateSeat,
  findPlayer,
  findRound,
  findTable,
  hasBegun,
  isGame,
  isInBracket,
  isOpen,
  isPlayedOut,
  isPodGame,
  isSeatedIn,
  isTouched,
  lastSwissRound,
  missedGamesOf,
  openTables,
  shownHandle,
  tablesOf,
} from './queries.js';
import { findNoPlace } from './places-left.js';
import { listCheckedInTogether, listWaiting } from './presence.js';
import { withSeeds } from './structures.js';
import { findPlayerFaults } from './told-result.js';

/** A report may name so many players. */
export const MOST_PLAYERS = 5000;

const LONGEST_HANDLE = 64;

/** Decisions of others may change the meaning of these acts, so their author must have seen the latest version. */
const NEEDS_LATEST: ReadonlySet<AskedAct['kind']> = new Set([
  'pair',
  'swap',
  'start-round',
  'undo-start',
  'seat',
  'undo-seat',
  'undo-result',
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
  if (act.kind === 'delay' || act.kind === 'incomplete') {
    const refusal = refuseEarlierRound(state, act, entry);
    if (refusal !== null) return refusal;
  }
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
    case 'undo-start':
      return findRound(state, act.round)?.clock === null;
    case 'undo-judge-note':
      return state.judgeNotes.some((each) => each.version === act.version && each.takenBackBy !== null);
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
    const there = findPlayer(state, player.handle);
    if (there !== undefined)
      return { kind: 'live-player-there', handle: there.handle, free: freeHandle(state, there.handle) };
    if (state.heats !== null) return { kind: 'live-heats-first' };
    if (state.players.size >= MOST_PLAYERS) return { kind: 'live-too-many-players', most: MOST_PLAYERS };
    return refuseFacts(state, player) ?? refuseComer(state, player.handle);
  },
  edit: (state, { kind: _kind, ...player }) =>
    findPlayer(state, player.handle) === undefined ? unknown(player.handle) : refuseFacts(state, player),
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
    if (other !== undefined && other !== player)
      return { kind: 'live-player-there', handle: other.handle, free: freeHandle(state, other.handle) };
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
    return needsApproval(state, handle) ? { kind: 'live-director-plays', handle } : refuseComer(state, handle);
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
      ? refuseComer(state, handle)
      : { kind: 'live-player-not-playing', handle: player.handle, presence: 'entered' };
  },
  'renew-link': (state, { handle }) => (findPlayer(state, handle) === undefined ? unknown(handle) : null),
  'add-helper': () => null,
  'remove-helper': () => null,
  pair(state, { round }) {
    if (isWaitingForHeats(state)) return { kind: 'live-heats-first' };
    if (state.bracket !== null && !mayPlayBesideCut(state)) return { kind: 'live-bracket-published' };
    const last = state.bracket === null ? lastSwissRound(state) : lastBesideCut(state);
    const next =
      state.bracket !== null
        ? nextBesideCut(state)
        : last === undefined
          ? 1
          : hasBegun(last)
            ? last.round + 1
            : last.round;
    if (last !== undefined && round === last.round && hasBegun(last)) return { kind: 'live-round-began', round };
    if (round !== next) return { kind: 'live-round-order', asked: round, next };
    return refuseOpenBefore(state, round);
  },
  swap(state, { round: number, players }) {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    if (round.stage === 'elimination') return { kind: 'live-round-began', round: number };
    const tables = players.flatMap((handle) => findTable(round, handle) ?? []);
    const played = tables.filter(isTouched).length;
    // Two tables that sat down wrong have played what they have played.
    if (hasBegun(round) && played > 0) return { kind: 'live-round-has-results', round: number, results: played };
    if (hasBegun(round) && tables.length < players.length) return { kind: 'live-round-began', round: number };
    const strangers = players.filter((handle) => !isSeatedIn(round, handle) || missedGamesOf(round).includes(handle));
    return strangers.length === 0 ? null : { kind: 'live-player-unknown', handles: strangers };
  },
  'start-round'(state, { round: number, minutes, leadIn }) {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    if (minutes !== undefined) {
      const refusal = refuseClock.minutes(minutes);
      if (refusal !== null) return refusal;
    }
    if (leadIn !== undefined) {
      const refusal = refuseClock.minutes(leadIn, MOST_LEAD_IN);
      if (refusal !== null) return refusal;
    }
    if (round.isStale) return { kind: 'live-round-stale', round: number };
    return round.stage === 'elimination' ? null : refuseOpenBefore(state, number);
  },
  'undo-start'(state, { round: number }) {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    if (round.stage === 'elimination') return { kind: 'live-round-began', round: number };
    if (isOver(state, number)) return { kind: 'live-round-over', round: number };
    const results = tablesOf(round).filter(isTouched).length;
    return results > 0 ? { kind: 'live-round-has-results', round: number, results } : null;
  },
  seat: refuseSeat,
  'undo-seat'(state, { round: number, player }) {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    if (isOver(state, number)) return { kind: 'live-round-over', round: number };
    const seat = findLateSeat(round, player);
    if (seat === undefined) return { kind: 'live-not-seated-late', round: number, handle: shownHandle(state, player) };
    const table = findTable(round, player);
    return table !== undefined && isTouched(table)
      ? { kind: 'live-round-has-results', round: number, results: 1 }
      : null;
  },
  'undo-result'(state, { round: number, player }) {
    const round = findRound(state, number);
    if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
    const table = findTable(round, player);
    if (table === undefined) return unknown(player);
    // The next round was paired by this result.
    if (round.stage === 'swiss' && isOver(state, number)) return { kind: 'live-round-over', round: number };
    if (table.before === null) return { kind: 'live-nothing-to-undo', round: number, players: table.players };
    if (!isGame(table)) return null;
    const { claims, status, incomplete } = table.before;
    const { incomplete: _, ...now } = table;
    const before = { ...now, claims, status, ...(incomplete !== undefined && { incomplete }) } as LiveGame;
    return refuseInBracket(state, table, before, undefined);
  },
  'pause-clock': refuseClock.running,
  'resume-clock': refuseClock.running,
  'add-time': (state, act) =>
    refuseClock.minutes(act.minutes) ?? refuseClock.running(state, act) ?? refuseClock.table(state, act),
  'set-deadline': (state, act) => refuseDeadline(state, act),
  draw: (state, act) => refuseDraw(state, act),
  delay: (state, act) => refusePairing(state, act.round, act.players),
  incomplete(state, { round, players, responsible, reason, takesBack }) {
    const refusal = refusePairing(state, round, players);
    if (refusal !== null) return refusal;
    const keys = players.map(foldHandle);
    if (responsible !== null && !keys.includes(foldHandle(responsible))) return unknown(responsible);
    const game = findTable(findRound(state, round)!, players[0])!;
    if (!isGame(game)) return null;
    const side = responsible === null ? null : foldHandle(responsible) === foldHandle(game.players[0]) ? 0 : 1;
    const after = { ...game, claims: [], status: 'settled', incomplete: { responsible: side, reason } } as const;
    return refuseInBracket(state, game, { ...after, claims: [] }, takesBack);
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
  'publish-bracket'(state, asked) {
    const { bracket: name, seeds, bestOf } = withSeeds(state, asked);
    if (isWaitingForHeats(state)) return { kind: 'live-heats-first' };
    const bracket = findBracket(name, state.tournament.header);
    if (bracket === null) return { kind: 'live-bracket-unknown', bracket: name, known: listBracketNames() };
    if (state.bracket !== null) return { kind: 'live-bracket-published' };
    const unknownSeeds = seeds.filter((handle) => findPlayer(state, handle)?.presence !== 'playing');
    if (unknownSeeds.length > 0) return { kind: 'live-player-unknown', handles: unknownSeeds };
    const answer = answerBracket({ bracket, seeds, results: [], bestOf, seed: null });
    if (Array.isArray(answer)) return { kind: 'live-pairing-impossible', findings: answer };
    return refuseOpen(state, state.rounds.length + 1, true);
  },
  'judge-note'(state, { player, round }) {
    if (player !== undefined && findPlayer(state, player) === undefined) return unknown(player);
    const isUnknownRound = round !== undefined && findRound(state, round) === undefined;
    return isUnknownRound ? { kind: 'live-round-unknown', round, rounds: state.rounds.length } : null;
  },
  'undo-judge-note'(state, { version }) {
    const isKnown = state.judgeNotes.some((each) => each.version === version && each.note !== 'extra-time');
    return isKnown ? null : { kind: 'live-note-unknown', version };
  },
  'withdraw-bracket'(state) {
    if (state.bracket === null) return { kind: 'live-no-bracket' };
    const isPlayed = state.rounds.slice(state.bracket.after).some(hasBegun);
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

/** Tells whether a round cannot change any more, because something was paired after it. */
const isOver = (state: LiveState, round: number): boolean => state.rounds.length > round;

// @row 68
function refuseSeat(state: LiveState, { round: number, players, as }: Of<'seat'>): LiveRefusal | null {
  const round = findRound(state, number);
  if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
  if (round.stage === 'elimination' || isOver(state, number)) return { kind: 'live-round-over', round: number };
  const fault = findSeatFault(state, round, { players, as });
  if (fault !== null) return { kind: 'live-seat-impossible', round: number, why: fault, ...rulesOf(state) };
  for (const [at, handle] of players.entries()) {
    const player = findPlayer(state, handle);
    if (player === undefined) return unknown(handle);
    if (player.presence !== 'playing')
      return { kind: 'live-player-not-playing', handle: player.handle, presence: player.presence };
    const key = player.key;
    const isFree = at > 0 && round.byes.some((each) => foldHandle(each) === key);
    const isTwice = at > 0 && foldHandle(players[0]!) === key;
    if (isTwice || (isSeatedIn(round, handle) && !isFree)) {
      const meets = (findTable(round, handle)?.players ?? []).filter((each) => foldHandle(each) !== key);
      return { kind: 'live-seat-taken', round: number, handle: player.handle, meets };
    }
  }
  return null;
}

function findSeatFault(
  state: LiveState,
  round: LiveRound,
  { players, as }: Pick<Of<'seat'>, 'players' | 'as'>,
): SeatFault | null {
  if (isPodGame(state)) return 'pods';
  if (isPlayedOut(round)) return 'round-played';
  if (as === 'game') return players.length === 2 ? null : 'opponent-missing';
  if (players.length > 1) return 'opponent-too-many';
  if (as === 'bye') return hasBegun(round) ? 'bye-after-start' : null;
  if (!hasBegun(round)) return 'missed-before-start';
  return absenceIn(state) === null ? 'no-missed-games' : null;
}

const refuseFacts = (state: LiveState, player: EnteredPlayer): LiveRefusal | null => {
  const findings = findPlayerFaults(state.tournament.header, player);
  return findings.length === 0 ? null : { kind: 'live-player-impossible', findings };
};

/** Refuses somebody who comes when nobody can join any more. */
function refuseComer(state: LiveState, handle: string): LiveRefusal | null {
  if (findPlayer(state, handle)?.presence === 'playing' || isInBracket(state, handle)) return null;
  const why = findNoPlace(state);
  return why === null ? null : { kind: 'live-no-place', why, rounds: state.rounds.length, ...rulesOf(state) };
}

/** Returns a handle like the given one that nobody on the list has: the one of a second person of this name. */
function freeHandle(state: LiveState, handle: string): string {
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const free = `${[...handle].slice(0, LONGEST_HANDLE - end.length).join('')}${end}`;
    if (findPlayer(state, free) === undefined) return free;
  }
}

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
/** A Swiss round waits for the Swiss rounds before it. One beside the bracket does not wait for matches of the bracket. */
const refuseOpenBefore = (state: LiveState, round: number): LiveRefusal | null =>
  refuseOpen(
    { ...state, rounds: state.rounds.slice(0, round - 1).filter(({ stage }) => stage === 'swiss') },
    round,
    false,
  );

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
