import type { GameTitle, RuleSystemId, Stage } from '@quadrant/rules/tournament';
import { createDice, type Dice } from './dice.js';
import { drawNames } from './drawn-names.js';

/** The two numbers have the order of the players of a match. */
export type Pair = readonly [number, number];

export interface DrawnMatch {
  /** They are indexes of names; one player alone has a bye. */
  readonly players: readonly [number] | Pair;
  /** A forfeit was paired and not played. Its winner is null where both players were absent. */
  readonly kind: 'played' | 'forfeit' | 'bye';
  /** It is null for a draw. */
  readonly winner: 0 | 1 | null;
  /** Only a match has it that was played and won. */
  readonly margin: 'full' | 'modified' | null;
  /** The points of the card game. They are null where nobody wrote them down. */
  readonly points: Pair | null;
  /** Each player won so many games, as programs for other card games count them. */
  readonly games: Pair;
}

export interface DrawnRound {
  readonly stage: Stage;
  readonly matches: readonly DrawnMatch[];
}

/** The facts of a tournament, independent of the file that tells them. */
export interface DrawnTournament {
  readonly game: GameTitle;
  readonly ruleSystem: RuleSystemId;
  readonly names: readonly string[];
  readonly rounds: readonly DrawnRound[];
}

const PLAYED_BY: readonly (readonly [GameTitle, RuleSystemId])[] = [
  ['1e', 'opg-4.2'],
  ['2e', 'opg-4.2'],
  ['stccg', 'decipher-1999'],
  ['stccg', 'stccg-1996'],
  ['sw-lcg', 'ffg-swlcg-2016'],
];

/** A drawn tournament is not larger than this. */
export interface DrawnSize {
  readonly players: number;
  readonly rounds: number;
}

/** Says when a player is present: some come late, some leave, some miss a round. */
interface Presence {
  readonly from: number;
  readonly until: number;
  readonly misses: number | null;
}

/**
 * Draws a tournament of at most so many players and Swiss rounds. It has everything that happens at tournaments: byes,
 * drops, late arrivals, missed rounds, forfeits by one and by both, draws, wins on time, concessions without a score,
 * and a cut to four.
 */
export function drawTournament(seed: number, size: DrawnSize): DrawnTournament {
  const dice = createDice(seed);
  const [game, ruleSystem] = dice.pick(PLAYED_BY);
  const names = drawNames(dice, size.players);
  const present = names.map((): Presence => {
    const from = dice.chance(0.06) ? 1 : 0;
    const leaves = dice.chance(0.12);
    return {
      from,
      until: leaves ? from + dice.roll(size.rounds - from) : size.rounds - 1,
      misses: dice.chance(0.03) ? 1 + dice.roll(size.rounds) : null,
    };
  });
  const byes = names.map(() => 0);
  const swiss = Array.from({ length: size.rounds }, (_, round) => {
    const there = names.flatMap((_name, player) => {
      const { from, until, misses } = present[player]!;
      return round >= from && round <= until && round !== misses ? [player] : [];
    });
    const seats = dice.shuffle(there.length < 2 ? names.map((_name, player) => player) : there);
    // The player who had the fewest byes, or had theirs longest ago, sits last and is left over when the number is odd.
    seats.sort((one, other) => byes[other]! - byes[one]!);
    if (seats.length % 2 === 1) byes[seats.at(-1)!]! += 1 + round / 100;
    const matches = pairUp(seats).map((players) => drawMatch(dice, players, game));
    // A round where nobody came does not count: a report refuses it.
    const isEmpty = matches.every(({ kind, winner }) => kind !== 'played' && winner === null);
    return { stage: 'swiss', matches: isEmpty ? matches.map((match) => playedInstead(match, game)) : matches } as const;
  });
  const last = swiss.at(-1)!.matches.flatMap(({ players }) => players);
  const cut = last.length >= 6 && dice.chance(0.35) ? drawCut(dice, dice.shuffle(last).slice(0, 4), game) : [];
  return withoutStrangers({ game, ruleSystem, names, rounds: [...swiss, ...cut] });
}

const pairUp = (seats: readonly number[]): DrawnMatch['players'][] =>
  Array.from(
    { length: Math.ceil(seats.length / 2) },
    (_, table) => seats.slice(2 * table, 2 * table + 2) as unknown as DrawnMatch['players'],
  );

function drawCut(dice: Dice, [a, b, c, d]: readonly number[], game: GameTitle): DrawnRound[] {
  const won = (one: number, other: number): DrawnMatch => decided(drawMatch(dice, [one, other], game), game);
  const winnerOf = ({ players, winner }: DrawnMatch): number => players[winner!]!;
  const semifinals = [won(a!, b!), won(c!, d!)];
  return [
    { stage: 'elimination', matches: semifinals },
    { stage: 'elimination', matches: [won(winnerOf(semifinals[0]!), winnerOf(semifinals[1]!))] },
  ];
}

/** An elimination match needs a winner. In the Living Card Game such a match has one game. */
function decided(match: DrawnMatch, game: GameTitle): DrawnMatch {
  const isDecided = match.kind === 'played' && match.winner !== null;
  const won: DrawnMatch = isDecided
    ? match
    : { ...match, kind: 'played', winner: 0, margin: 'full', points: [100, 35], games: [2, 0] };
  return game === 'sw-lcg' ? { ...won, games: won.winner === 0 ? [1, 0] : [0, 1] } : won;
}

const playedInstead = (match: DrawnMatch, game: GameTitle): DrawnMatch =>
  match.kind === 'forfeit' ? decided(match, game) : match;

function drawMatch(dice: Dice, players: DrawnMatch['players'], game: GameTitle): DrawnMatch {
  const nothing = { players, winner: null, margin: null, points: null, games: [0, 0] } as const;
  if (players.length === 1) return { ...nothing, kind: 'bye' };
  if (dice.chance(0.06)) return { ...nothing, kind: 'forfeit', winner: dice.pick([0, 1, 0, 1, null]) };
  const winner = dice.chance(0.1) ? null : dice.pick([0, 1] as const);
  const margin = winner === null ? null : dice.chance(0.3) ? 'modified' : 'full';
  const [more, fewer] = drawPoints(dice, margin, game);
  return {
    players,
    kind: 'played',
    winner,
    margin,
    points: dice.chance(0.05) ? null : winner === 1 ? [fewer, more] : [more, fewer],
    games: gamesOf(dice, winner, game),
  };
}

/** Draws the points of the winner, then those of the loser; equal ones for a draw. */
function drawPoints(dice: Dice, margin: DrawnMatch['margin'], game: GameTitle): Pair {
  const lowest = game === '1e' ? -20 : 0;
  const below = (most: number) => Math.max(lowest, most - 1 - dice.roll(most - lowest));
  if (margin === null) {
    const level = dice.roll(100);
    return [level, level];
  }
  // A player who is ahead may concede, and in Second Edition missions count before points.
  const isBehind = dice.chance(0.05);
  if (margin === 'modified' || dice.chance(0.1)) {
    const more = 1 + dice.roll(99);
    return isBehind ? [below(more), more] : [more, below(more)];
  }
  return [dice.chance(0.2) ? 100 + dice.roll(31) : 100, isBehind ? 100 : below(100)];
}

/** A match is best of three; a round of the Living Card Game has at most two games. */
function gamesOf(dice: Dice, winner: DrawnMatch['winner'], game: GameTitle): Pair {
  if (winner === null) return [1, 1];
  const [more, fewer] = dice.pick([[2, 0], [1, 0], game === 'sw-lcg' ? [2, 0] : [2, 1]] as const);
  return winner === 0 ? [more, fewer] : [fewer, more];
}

/** Removes players who are in no match: no table of matches names them. */
function withoutStrangers({ names, rounds, ...rest }: DrawnTournament): DrawnTournament {
  const met = new Set(rounds.flatMap(({ matches }) => matches.flatMap(({ players }) => [...players])));
  const kept = names.flatMap((_, player) => (met.has(player) ? [player] : []));
  const placeOf = new Map(kept.map((player, place) => [player, place]));
  return {
    ...rest,
    names: kept.map((player) => names[player]!),
    rounds: rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({
        ...match,
        players: match.players.map((player) => placeOf.get(player)!) as unknown as DrawnMatch['players'],
      })),
    })),
  };
}

/** Returns the last Swiss round in which each player was present; null for players who stayed. */
export function dropsOf({ names, rounds }: DrawnTournament): (number | null)[] {
  const swiss = rounds.filter(({ stage }) => stage === 'swiss');
  return names.map((_, player) => {
    const seen = swiss.findLastIndex(({ matches }) =>
      matches.some(({ players }) => players.some((each) => each === player)),
    );
    return seen === -1 || seen === swiss.length - 1 ? null : seen + 1;
  });
}
