import type { GameTitle, RuleSystemId, Stage } from '@quadrant/rules/tournament';
import { createDice, type Dice } from './dice.js';
import { drawNames } from './drawn-names.js';

/** Two numbers in the order of the players of a match. */
export type Pair = readonly [number, number];

/** What happened at a table. */
export interface DrawnMatch {
  /** Indexes of names; one player has a bye. */
  readonly players: readonly [number] | Pair;
  /** A forfeit was paired and not played; its winner is null where neither of the two came. */
  readonly kind: 'played' | 'forfeit' | 'bye';
  /** Null for a draw. */
  readonly winner: 0 | 1 | null;
  /** Of a match that was played and won. */
  readonly margin: 'full' | 'modified' | null;
  /** Points of the card game; null where nobody wrote them down. */
  readonly points: Pair | null;
  /** Games that each won, as programs for other card games count them. */
  readonly games: Pair;
}

export interface DrawnRound {
  readonly stage: Stage;
  readonly matches: readonly DrawnMatch[];
}

/** A tournament as it happened, whatever file tells it. */
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

/** How large a tournament is at the most. */
export interface DrawnSize {
  readonly players: number;
  readonly rounds: number;
}

/** When a player is there: some come late, some leave, some miss a round. */
interface Presence {
  readonly from: number;
  readonly until: number;
  readonly misses: number | null;
}

/**
 * A tournament of so many players and Swiss rounds at the most, with everything that happens at tournaments: byes, drops, late
 * arrivals, missed rounds, forfeits by one and by both, draws, wins on time, concessions without a score, and a cut to four.
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
    // Who had the fewest byes, or had theirs longest ago, sits last and is left over when the number is odd.
    seats.sort((one, other) => byes[other]! - byes[one]!);
    if (seats.length % 2 === 1) byes[seats.at(-1)!]! += 1 + round / 100;
    const matches = pairUp(seats).map((players) => drawMatch(dice, players, game));
    // A round to which nobody came is none: a report refuses it.
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

/** An elimination needs a winner; in the Living Card Game it has one game a match. */
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

/** The points of the winner, then of the loser; equal ones for a draw. */
function drawPoints(dice: Dice, margin: DrawnMatch['margin'], game: GameTitle): Pair {
  const lowest = game === '1e' ? -20 : 0;
  const below = (most: number) => Math.max(lowest, most - 1 - dice.roll(most - lowest));
  if (margin === null) {
    const level = dice.roll(100);
    return [level, level];
  }
  // Somebody may concede who is ahead, and in Second Edition missions go before points.
  const isBehind = dice.chance(0.05);
  if (margin === 'modified' || dice.chance(0.1)) {
    const more = 1 + dice.roll(99);
    return isBehind ? [below(more), more] : [more, below(more)];
  }
  return [dice.chance(0.2) ? 100 + dice.roll(31) : 100, isBehind ? 100 : below(100)];
}

/** Best of three; a round of the Living Card Game has two games at the most. */
function gamesOf(dice: Dice, winner: DrawnMatch['winner'], game: GameTitle): Pair {
  if (winner === null) return [1, 1];
  const [more, fewer] = dice.pick([[2, 0], [1, 0], game === 'sw-lcg' ? [2, 0] : [2, 1]] as const);
  return winner === 0 ? [more, fewer] : [fewer, more];
}

/** Without players who are in no match: no table of matches names them. */
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

/** The last round of the Swiss stage that each player was there for; null for players who stayed. */
export function dropsOf({ names, rounds }: DrawnTournament): (number | null)[] {
  const swiss = rounds.filter(({ stage }) => stage === 'swiss');
  return names.map((_, player) => {
    const seen = swiss.findLastIndex(({ matches }) =>
      matches.some(({ players }) => players.some((each) => each === player)),
    );
    return seen === -1 || seen === swiss.length - 1 ? null : seen + 1;
  });
}
