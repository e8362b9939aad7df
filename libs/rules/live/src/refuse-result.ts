import { foldHandle, type Match, type Stage } from '@quadrant/rules/tournament';
import { findOutdated } from './bracket-stage.js';
import type { AskedEntry, LiveAct } from './live-act.js';
import type { LiveRefusal } from './live-refusal.js';
import type { LiveGame, LiveState } from './live-state.js';
import { findResultFaults, gamesOfMatch } from './result-faults.js';
import { findRound, findTable, hasBegun, isGame, shownHandle, type LiveTable } from './queries.js';
import { mirroredTold, readMatch, readPod, scoredPod } from './told-result.js';

type ResultAct = Extract<LiveAct, { readonly kind: 'result' }>;

/** Says why a result is refused. */
export function refuseResult(state: LiveState, act: ResultAct, entry: AskedEntry): LiveRefusal | null {
  const { role, by } = entry;
  const missing = refusePairing(state, act.round, act.players);
  if (missing !== null) return missing;
  const round = findRound(state, act.round)!;
  const table = findTable(round, act.players[0]!)!;
  const { header } = state.tournament;
  if (!isGame(table)) {
    const read = readPod(header, table.players, scoredPod(act.players, act.told));
    if ('findings' in read) return { kind: 'live-result-impossible', findings: read.findings };
    return role === 'player'
      ? refuseAgainstDirector(table, read.told)
      : refuseEarlierRound(state, act, entry, read.told);
  }
  const isTurned = foldHandle(act.players[0]!) !== foldHandle(table.players[0]);
  const told = isTurned ? mirroredTold(act.told) : act.told;
  const read = readMatch(header, table.players, told, round.stage);
  if ('findings' in read) return { kind: 'live-result-impossible', findings: read.findings };
  const doubt = refuseDoubtful(state, table, read.told, { act, stage: round.stage, role });
  if (doubt !== null) return doubt;
  if (role === 'player') return refuseAgainstDirector(table, read.told);
  const earlier = refuseEarlierRound(state, act, entry, read.told);
  if (earlier !== null) return earlier;
  const claim = { version: state.version + 1, at: '', by, role, told: read.told, sent: told };
  return refuseInBracket(state, table, { ...table, claims: [claim], status: 'settled' }, act.takesBack);
}

/** Refuses a result that the check of the report would question. A director may say why it is right, as they may there. */
function refuseDoubtful(
  state: LiveState,
  { players, bracketMatch }: LiveGame,
  told: Match,
  { act, stage, role }: { readonly act: ResultAct; readonly stage: Stage; readonly role: AskedEntry['role'] },
): LiveRefusal | null {
  const match = { ...told, bestOf: gamesOfMatch(told, state, bracketMatch !== null) };
  const findings = findResultFaults(state.tournament.header, players, match, stage);
  if (findings.some(({ severity }) => severity === 'error')) return { kind: 'live-result-impossible', findings };
  const isExplained = act.although !== undefined && role === 'director';
  return findings.length === 0 || isExplained
    ? null
    : { kind: 'live-result-doubtful', round: act.round, players, findings };
}

/**
 * Refuses to change a result of an earlier round when its author does not know that a later one was paired: their page
 * shows the earlier round as the running one. Somebody who has seen the later round corrects the earlier one.
 *
 * @param told the new result, which is not refused when it is the one that counts; undefined for a game that was not played
 */
export function refuseEarlierRound(
  { rounds }: LiveState,
  { round: number, players }: Pick<ResultAct, 'round' | 'players'>,
  { basedOn }: Pick<AskedEntry, 'basedOn'>,
  told?: unknown,
): LiveRefusal | null {
  if (basedOn === null) return null;
  const round = rounds[number - 1];
  const table = round && findTable(round, players[0] ?? '');
  const later = rounds.findLast(({ stage, pairedIn }) => stage === 'swiss' && (pairedIn ?? 0) > basedOn);
  if (table?.status !== 'settled' || later === undefined || later.round <= number) return null;
  const isKnown = told !== undefined && JSON.stringify(table.claims[0]?.told) === JSON.stringify(told);
  return isKnown ? null : { kind: 'live-earlier-round', round: number, running: later.round, players: table.players };
}

/** Refuses a round or a pairing that does not exist, and names the real opponents. */
export function refusePairing(state: LiveState, number: number, players: readonly string[]): LiveRefusal | null {
  const round = findRound(state, number);
  if (round === undefined) return { kind: 'live-round-unknown', round: number, rounds: state.rounds.length };
  if (round.stage === 'swiss' && !hasBegun(round)) return { kind: 'live-round-not-begun', round: number };
  const table = findTable(round, players[0] ?? '');
  const isThere =
    table !== undefined &&
    (!isGame(table) || players.length === 2) &&
    players.every((player) => table.players.some((each) => foldHandle(each) === foldHandle(player)));
  if (isThere && new Set(players.map(foldHandle)).size === players.length) return null;
  const actual = players.map((player) => ({
    handle: shownHandle(state, player),
    meets: (findTable(round, player)?.players ?? []).filter((each) => foldHandle(each) !== foldHandle(player)),
  }));
  return { kind: 'live-pairing-missing', round: number, players, actual };
}

/** A director's entry cannot be changed by players; a player who disagrees talks to the director. */
function refuseAgainstDirector({ claims }: LiveTable, told: unknown): LiveRefusal | null {
  const other = claims.find(
    (claim) => claim.role === 'director' && JSON.stringify(claim.told) !== JSON.stringify(told),
  );
  return other === undefined ? null : { kind: 'live-result-entered', by: other.by };
}

/**
 * Refuses another winner of a match when later matches depend on it and something is entered there: they are named, and
 * the author says why they are taken back together.
 */
export function refuseInBracket(
  state: LiveState,
  before: LiveGame,
  after: LiveGame,
  takesBack: string | undefined,
): LiveRefusal | null {
  const { bracket, rounds } = state;
  if (bracket === null || before.bracketMatch === null || takesBack !== undefined) return null;
  const changed = rounds.map((round) => ({
    ...round,
    games: round.games.map((game) => (game === before ? after : game)),
  }));
  const later = findOutdated(changed, bracket).map(({ game }) => ({
    match: game.bracketMatch!,
    players: game.players,
  }));
  return later.length === 0 ? null : { kind: 'live-later-match-played', players: before.players, later };
}
