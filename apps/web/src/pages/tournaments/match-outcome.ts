import { kindOfResult, mirrorKind, type ResultKind } from '@quadrant/rules/tournament';
import type { OwnMatch, TournamentMatch, TournamentRound } from '@quadrant/store/reading';

interface Side {
  readonly outcome: ResultKind;
  /** A modified win or loss. */
  readonly isModified: boolean;
}

/** What a match was for the player at a seat of it, 0 or 1. */
export function sideOf(match: TournamentMatch, seat: number): Side {
  const { result, games = [], players } = match;
  const gamesWon = games.filter(({ winner }) => winner === players[seat]).length;
  const gamesLost = games.filter(({ winner }) => winner !== null && winner !== players[seat]).length;
  return sideOfOwn({ result, seat, gamesWon, gamesLost });
}

/** The same of a match that is told by one of its players. */
function sideOfOwn({ result, seat, gamesWon, gamesLost }: OwnMatch): Side {
  if (result === null) {
    const outcome = gamesWon === gamesLost ? 'tie' : gamesWon > gamesLost ? 'win' : 'loss';
    return { outcome, isModified: false };
  }
  const first = kindOfResult(result);
  return { outcome: seat === 0 ? first : mirrorKind(first), isModified: result.startsWith('M') && result !== 'MG' };
}

/** Who won a match; null for a tie, and where nobody did. */
export function winnerOf(match: TournamentMatch): string | null {
  const seat = match.players.findIndex((_, index) => ['win', 'bye'].includes(sideOf(match, index).outcome));
  return match.players[seat] ?? null;
}

/** Games that count in a player's record; byes and missed rounds are no games. */
export interface WinLossTie {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

const NOTHING: WinLossTie = { wins: 0, losses: 0, ties: 0 };

function add({ wins, losses, ties }: WinLossTie, { outcome }: Side): WinLossTie {
  const one = (kind: ResultKind) => (outcome === kind ? 1 : 0);
  return { wins: wins + one('win'), losses: losses + one('loss'), ties: ties + one('tie') };
}

/** The record of a player's own matches. */
export const addUp = (matches: readonly OwnMatch[]): WinLossTie =>
  matches.reduce((record, match) => add(record, sideOfOwn(match)), NOTHING);

/** Records of all players of some rounds by handle; empty where pods are played. */
export function recordsOf(rounds: readonly TournamentRound[]): ReadonlyMap<string, WinLossTie> {
  const records = new Map<string, WinLossTie>();
  for (const match of rounds.flatMap(({ matches }) => matches)) {
    match.players.forEach((handle, seat) => {
      records.set(handle, add(records.get(handle) ?? NOTHING, sideOf(match, seat)));
    });
  }
  return records;
}

/** "3–1", or "3–1–1" with ties. */
export const tellRecord = ({ wins, losses, ties }: WinLossTie): string =>
  ties === 0 ? `${wins}–${losses}` : `${wins}–${losses}–${ties}`;
