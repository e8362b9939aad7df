import { kindOfResult, mirrorKind, type ResultKind } from '@quadrant/rules/tournament';
import type { OwnMatch } from '@quadrant/store/careers';
import type { TournamentMatch, TournamentRound } from '@quadrant/store/tournaments';
import { t } from '../languages/t.js';

interface Side {
  readonly outcome: ResultKind | 'unknown';
  /** The win or loss was a modified one. */
  readonly isModified: boolean;
  readonly isInferred?: boolean;
}

/** Returns the outcome of a match for the player who has a seat in it, 0 or 1. */
export function sideOf(match: TournamentMatch, seat: number): Side {
  const { result, games = [], players, basis } = match;
  const isInferred = basis === 'inferred';
  if (basis === 'unknown' && result === null && match.games === undefined) return UNKNOWN;
  const gamesWon = games.filter(({ winner }) => winner === players[seat]).length;
  const gamesLost = games.filter(({ winner }) => winner !== null && winner !== players[seat]).length;
  return sideOfOwn({ result, seat, gamesWon, gamesLost, ...(isInferred && { isInferred }) });
}

const UNKNOWN: Side = { outcome: 'unknown', isModified: false };

/** The match is told by one of its players. */
function sideOfOwn({ result, seat, gamesWon, gamesLost, isUnknown, ...match }: OwnMatch): Side {
  const isInferred = match.isInferred === true;
  if (isUnknown === true) return UNKNOWN;
  if (result === null) {
    const outcome = gamesWon === gamesLost ? 'tie' : gamesWon > gamesLost ? 'win' : 'loss';
    return { outcome, isModified: false, isInferred };
  }
  const first = kindOfResult(result);
  return {
    outcome: seat === 0 ? first : mirrorKind(first),
    isModified: result.startsWith('M') && result !== 'MG',
    isInferred,
  };
}

/** Returns the winner of a match; null for a tie, and where nobody won. */
export function winnerOf(match: TournamentMatch): string | null {
  const seat = match.players.findIndex((_, index) => ['win', 'bye'].includes(sideOf(match, index).outcome));
  return match.players[seat] ?? null;
}

/** These games count in a player's record; byes and missed rounds are no games. */
export interface WinLossTie {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Counts the matches whose result is unknown. */
  readonly unknown: number;
  /** Counts the matches whose result was concluded; they are won, lost or tied, too. */
  readonly inferred: number;
}

const NOTHING: WinLossTie = { wins: 0, losses: 0, ties: 0, unknown: 0, inferred: 0 };

function add({ wins, losses, ties, unknown, inferred }: WinLossTie, { outcome, isInferred = false }: Side): WinLossTie {
  const one = (kind: Side['outcome']) => (outcome === kind ? 1 : 0);
  return {
    wins: wins + one('win'),
    losses: losses + one('loss'),
    ties: ties + one('tie'),
    unknown: unknown + one('unknown'),
    inferred: inferred + (isInferred ? 1 : 0),
  };
}

/** Adds up the record that a player's own matches give. */
export const addUp = (matches: readonly OwnMatch[]): WinLossTie =>
  matches.reduce((record, match) => add(record, sideOfOwn(match)), NOTHING);

/** Returns the records of all players of some rounds by handle; empty where pods are played. */
export function recordsOf(rounds: readonly TournamentRound[]): ReadonlyMap<string, WinLossTie> {
  const records = new Map<string, WinLossTie>();
  for (const match of rounds.flatMap(({ matches }) => matches)) {
    match.players.forEach((handle, seat) => {
      if (handle === null) return;
      records.set(handle, add(records.get(handle) ?? NOTHING, sideOf(match, seat)));
    });
  }
  return records;
}

/** Writes a record as "3–1", or as "3–1–1" with ties; with a result that is not known or inferred "3–1, 1 unknown". */
export function tellRecord({ wins, losses, ties, unknown, inferred }: WinLossTie): string {
  const played = ties === 0 ? `${wins}–${losses}` : `${wins}–${losses}–${ties}`;
  const record = unknown === 0 ? played : t('{record}, {unknown} unknown', { record: played, unknown });
  return inferred === 0 ? record : t('{record}, {inferred} inferred', { record, inferred });
}
