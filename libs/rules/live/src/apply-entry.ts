import { joined, say } from '@quadrant/rules/message';
import { findBracket } from '@quadrant/rules/pairing';
import { foldHandle, type Match } from '@quadrant/rules/tournament';
import { followBracket, takeBackOutdated } from './bracket-stage.js';
import { statusOf, withClaim } from './claims.js';
import { tellDecision } from './describe-act.js';
import { addClockTime, beginClock, MINUTE_MS, pauseClock, resumeClock } from './live-clock.js';
import type { LiveAct, LiveEntry, ToldResult } from './live-act.js';
import type { Claim, JudgeNote, Known, LiveGame, LivePlayer, LivePod, LiveState } from './live-state.js';
import {
  concessionIn,
  findLateSeat,
  findPlayer,
  findRound,
  findTable,
  hasBegun,
  isGame,
  isInBracket,
  lastSwissRound,
  shownHandle,
} from './queries.js';
import { listCheckedInTogether } from './presence.js';
import { roundOf, seatLate, swapSeats, unseatLate } from './seats.js';
import { mirroredTold, readMatch, readPod, scoredPod } from './told-result.js';

type Of<Kind extends LiveAct['kind']> = Extract<LiveAct, { readonly kind: Kind }>;

type Appliers = { readonly [Kind in LiveAct['kind']]: (state: LiveState, act: Of<Kind>, entry: LiveEntry) => void };

/**
 * Applies the next entry of the log to a state. Entries were checked before they came into the log (`refuseAct`). An
 * entry that still does not fit changes nothing, so that a log can always be read.
 *
 * @throws RangeError for an entry that is not the next one
 */
export function applyEntry(state: LiveState, entry: LiveEntry): void {
  if (entry.version !== state.version + 1) {
    throw new RangeError(`Entry ${entry.version} does not follow version ${state.version}.`);
  }
  state.version = entry.version;
  // A clock that was set back does not make time run backwards.
  state.changedAt = Math.max(state.changedAt, Date.parse(entry.at));
  const text = tellDecision(entry.act);
  if (text !== null) state.decisions.push({ version: entry.version, text });
  (APPLIERS[entry.act.kind] as (state: LiveState, act: LiveAct, entry: LiveEntry) => void)(state, entry.act, entry);
}

const APPLIERS: Appliers = {
  enter(state, { kind: _kind, handle, ...told }) {
    const key = foldHandle(handle);
    const before = state.players.get(key);
    const player: LivePlayer = before ?? {
      ...{ handle, key, name: null, country: null, region: null, seed: null, earnedByes: [], headStart: 0, deck: null },
      ...{ presence: 'entered', droppedAfter: null, link: 0 },
    };
    for (const [name, value] of Object.entries(told)) {
      if (value !== undefined) (player as unknown as Record<string, unknown>)[name] = value;
    }
    state.players.set(key, player);
  },
  edit: (state, act, entry) => APPLIERS.enter(state, { ...act, kind: 'enter' }, entry),
  remove: (state, { handle }) => void state.players.delete(foldHandle(handle)),
  rename(state, { handle, to }) {
    const player = findPlayer(state, handle);
    if (player === undefined) return;
    const renamed: LivePlayer = { ...player, handle: to, key: foldHandle(to) };
    // The renamed player keeps the position of the old one.
    const players = [...state.players.values()].map((each) => (each === player ? renamed : each));
    state.players.clear();
    for (const each of players) state.players.set(each.key, each);
  },
  'let-director-play'(state, { secondaryDirector, tertiaryDirector }) {
    state.directorPlays = { secondaryDirector, tertiaryDirector };
  },
  'set-deadline'(state, { round: number, at, player }) {
    const round = findRound(state, number);
    const seat = player === undefined ? round : round && findTable(round, player);
    if (seat !== undefined) seat.deadline = at;
  },
  draw(state, { round: number, groups, notes }) {
    if (groups.length > 0) state.draftGroups = groups;
    const round = number === null ? undefined : findRound(state, number);
    if (round === undefined) return;
    const added = Object.entries(notes).map(([player, text]) => {
      const before = round.notes[player];
      const isNew = before === undefined || String(before) === String(text);
      return [player, isNew ? text : joined([before, text], '; ')] as const;
    });
    round.notes = { ...round.notes, ...Object.fromEntries(added) };
  },
  'check-in': (state, { handle }) => setPresence(state, handle, 'playing'),
  'undo-check-in': (state, { handle }) => undoCheckIn(state, handle),
  'check-in-all'(state, { handles, skipped }) {
    for (const handle of handles) setPresence(state, handle, 'playing');
    state.checkedInTogether = handles;
    state.skippedTogether = skipped ?? [];
  },
  'undo-check-in-all'(state) {
    for (const { handle } of listCheckedInTogether(state)) undoCheckIn(state, handle);
    state.checkedInTogether = [];
  },
  drop(state, { handle, concedes }, entry) {
    const player = findPlayer(state, handle);
    if (player === undefined) return;
    if (concedes === true) concede(state, player, entry);
    const begun = state.rounds.findLast(
      (round) => hasBegun(round) && (round.stage === 'swiss' || findTable(round, handle) !== undefined),
    );
    player.presence = begun === undefined && !isInBracket(state, handle) ? 'entered' : 'dropped';
    player.droppedAfter = begun?.round ?? null;
    makeStale(state, handle);
  },
  return(state, { handle }) {
    setPresence(state, handle, 'playing');
  },
  'renew-link'(state, { handle }) {
    const player = findPlayer(state, handle);
    if (player !== undefined) player.link += 1;
  },
  'add-helper': (state, { handle }) => void state.helpers.set(foldHandle(handle), handle),
  'remove-helper': (state, { handle }) => void state.helpers.delete(foldHandle(handle)),
  pair(state, act, { version }) {
    state.rounds[act.round - 1] = { ...roundOf(act, state.rounds[act.round - 1]), pairedIn: version };
  },
  swap(state, { round: number, players: [one, two], reason }) {
    const round = findRound(state, number);
    if (round === undefined) return;
    const pair = [shownHandle(state, one), shownHandle(state, two)] as const;
    swapSeats(round, pair);
    round.changes.push(say`${joined(pair, ' and ')} changed places: ${reason}`);
  },
  'start-round'(state, { round: number, minutes, leadIn = 0 }, entry) {
    const round = findRound(state, number);
    if (round !== undefined && round.clock === null)
      round.clock = beginClock(state, round, minutes ?? null, timeOf(state, entry) + leadIn * MINUTE_MS);
  },
  'undo-start'(state, { round: number }) {
    const round = findRound(state, number);
    if (round !== undefined) round.clock = null;
  },
  seat(state, { round: number, players, as }) {
    const round = findRound(state, number);
    if (round !== undefined) seatLate(round, { players: players.map((each) => shownHandle(state, each)), as });
  },
  'undo-seat'(state, { round: number, player }) {
    const round = findRound(state, number);
    const seat = round && findLateSeat(round, player);
    if (round !== undefined && seat !== undefined) unseatLate(round, seat);
  },
  'pause-clock': (state, { round }, entry) => pauseClock(findRound(state, round)?.clock, timeOf(state, entry)),
  'resume-clock': (state, { round }, entry) => resumeClock(findRound(state, round)?.clock, timeOf(state, entry)),
  'add-time'(state, { round: number, minutes, player, reason = '' }, entry) {
    const round = findRound(state, number);
    if (round === undefined) return;
    addClockTime(round, minutes, player ?? null);
    if (player !== undefined) judge(state, entry, { note: 'extra-time', player, round: number, text: reason, minutes });
  },
  result(state, { round, players, told, takesBack }, entry) {
    claim(state, round, players, told, entry);
    if (takesBack !== undefined) takeBackOutdated(state);
  },
  'undo-result': (state, { round, player }) => undoResult(state, round, player),
  delay(state, { round, players: [player], reason }) {
    const game = gameOf(state, round, player);
    if (game === null) return;
    game.delayedFor = reason;
    game.status = statusOf(game.claims, true);
  },
  incomplete(state, { round, players: [player], responsible, reason, takesBack }) {
    const game = gameOf(state, round, player);
    if (game === null) return;
    const keys = game.players.map(foldHandle);
    game.before = knownOf(game);
    const side = responsible === null ? -1 : keys.indexOf(foldHandle(responsible));
    game.incomplete = { responsible: side === 0 || side === 1 ? side : null, reason };
    game.claims = [];
    game.status = 'settled';
    if (takesBack === undefined) followBracket(state);
    else takeBackOutdated(state);
  },
  'plan-rounds'(state, { rounds, approval, reason }) {
    state.plannedRounds = rounds;
    state.plan = { approval: approval ?? null, reason: reason ?? null };
  },
  'publish-bracket': (state, act) => publishBracket(state, act),
  'withdraw-bracket'(state) {
    if (state.bracket === null) return;
    state.rounds.length = state.bracket.after;
    state.bracket = null;
    state.qualified = null;
  },
  'plan-heats'(state, { heats, bracket, bestOf }) {
    state.heats = { heats, bracket, bestOf };
  },
  'take-heats'(state, { qualified, bracket, bestOf }, entry) {
    state.qualified = { players: qualified, at: timeOf(state, entry) };
    // The planned rounds were those of the heats.
    state.plannedRounds = null;
    for (const { handle, seed } of qualified) {
      APPLIERS.enter(state, { kind: 'enter', handle, seed }, entry);
      setPresence(state, handle, 'playing');
    }
    if (bracket !== null) publishBracket(state, { bracket, bestOf, seeds: qualified.map(({ handle }) => handle) });
  },
  'judge-note': (state, { note, player, round, text }, entry) => judge(state, entry, { note, player, round, text }),
  'undo-judge-note'(state, { version }, { by }) {
    const found = state.judgeNotes.find((each) => each.version === version);
    if (found !== undefined) found.takenBackBy = by;
  },
  confrontation(state, { players: [one, two], winner }) {
    const shown = (handle: string): string => shownHandle(state, handle);
    state.confrontation = { players: [shown(one), shown(two)], winner: shown(winner) };
  },
  finish(state) {
    state.isFinished = true;
  },
  reopen(state) {
    state.isFinished = false;
  },
};

interface Judged extends Pick<JudgeNote, 'note' | 'text'> {
  readonly player: string | undefined;
  readonly round: number | undefined;
  readonly minutes?: number;
}

function judge(state: LiveState, { version, at, by }: LiveEntry, { player, round, ...told }: Judged): void {
  const about = { player: player === undefined ? null : shownHandle(state, player), round: round ?? null };
  state.judgeNotes.push({ version, at, by, minutes: null, ...about, ...told, takenBackBy: null });
}

function publishBracket(state: LiveState, { bracket: name, seeds, bestOf }: Omit<Of<'publish-bracket'>, 'kind'>): void {
  const bracket = findBracket(name, state.tournament.header);
  if (bracket === null) return;
  const after = lastSwissRound(state)?.round ?? 0;
  state.rounds.length = after;
  state.bracket = {
    bracket,
    seeds: seeds.map((each) => shownHandle(state, each)),
    bestOf,
    after,
    matches: [],
    places: null,
  };
  followBracket(state);
}

/** Returns the instant of an entry, which is never before that of an earlier one. */
const timeOf = (state: LiveState, { at }: LiveEntry): number => Math.max(state.changedAt, Date.parse(at));

function setPresence(state: LiveState, handle: string, presence: 'entered' | 'playing'): void {
  const player = findPlayer(state, handle);
  if (player === undefined) return;
  player.presence = presence;
  player.droppedAfter = null;
}

function undoCheckIn(state: LiveState, handle: string): void {
  setPresence(state, handle, 'entered');
  makeStale(state, handle);
}

/** Marks a pairing as stale when it seats a player who has left. */
function makeStale(state: LiveState, handle: string): void {
  const round = lastSwissRound(state);
  if (round === undefined || hasBegun(round)) return;
  const key = foldHandle(handle);
  const seated = [...round.games, ...round.pods].flatMap(({ players }) => players).concat(round.byes, round.earnedByes);
  if (seated.some((each) => foldHandle(each) === key)) round.isStale = true;
}

function gameOf(state: LiveState, round: number, player: string): LiveGame | null {
  const found = findRound(state, round);
  const table = found && findTable(found, player);
  return table !== undefined && isGame(table) ? table : null;
}

function concede(state: LiveState, player: LivePlayer, entry: LiveEntry): void {
  for (const round of state.rounds) {
    const table = findTable(round, player.handle);
    if (table === undefined || !isGame(table) || table.status === 'settled') continue;
    const opponent = table.players.find((each) => foldHandle(each) !== player.key)!;
    const pair = [player.handle, opponent] as const;
    const told = concessionIn(state, pair, round.stage);
    // A concession needs no confirmation.
    if (told !== null) claim(state, round.round, pair, told, { ...entry, role: 'director', basedOn: state.version });
  }
}

function claim(state: LiveState, number: number, players: readonly string[], told: ToldResult, entry: LiveEntry): void {
  const round = findRound(state, number);
  const table = round && findTable(round, players[0] ?? '');
  if (round === undefined || table === undefined) return;
  const { header } = state.tournament;
  const facts = { version: entry.version, at: entry.at, by: entry.by, role: entry.role };
  if (isGame(table)) {
    const isTurned = foldHandle(players[0]!) !== foldHandle(table.players[0]);
    const sent = isTurned ? mirroredTold(told) : told;
    const read = readMatch(header, table.players, sent, round.stage);
    if (!('told' in read)) return;
    table.before = knownOf(table);
    delete table.incomplete;
    settle(table, { ...facts, told: read.told, sent }, entry.basedOn);
    followBracket(state);
    return;
  }
  const sent = scoredPod(players, told);
  const read = readPod(header, table.players, sent);
  table.before = { claims: table.claims, status: table.status };
  if ('told' in read) settle(table, { ...facts, told: read.told, sent }, entry.basedOn);
}

/** Returns what is known about a game, to be remembered before it changes. */
const knownOf = ({ claims, status, incomplete }: LiveGame): Known<Match> => ({
  ...{ claims, status },
  ...(incomplete !== undefined && { incomplete }),
});

function undoResult(state: LiveState, number: number, player: string): void {
  const round = findRound(state, number);
  const table = round && findTable(round, player);
  if (table === undefined || table.before === null) return;
  const { claims, status, incomplete } = table.before;
  table.claims = claims;
  table.status = status;
  table.before = null;
  if (isGame(table)) {
    delete table.incomplete;
    if (incomplete !== undefined) table.incomplete = incomplete;
  }
  followBracket(state);
}

function settle<Told>(table: LiveGame | LivePod, made: Claim<Told>, basedOn: number | null): void {
  const seat = table as unknown as { claims: Claim<Told>[]; status: LiveGame['status']; delayedFor?: string };
  seat.claims = withClaim(seat.claims, made, basedOn);
  seat.status = statusOf(seat.claims, seat.delayedFor !== undefined);
}
