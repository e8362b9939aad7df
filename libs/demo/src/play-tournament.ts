import { firstMeetings, pairRound } from '@quadrant/rules/pairing';
import { mirrored as opgMirrored, victoryPointsOf as opgVictoryPointsOf } from '@quadrant/rules/systems';
import type { Dice } from './dice.js';
import type { Person } from './people.js';
import { playMatch, type PlayedMatch, type TwoPlayerGame } from './play-match.js';

export interface PlayedRound {
  readonly round: number;
  readonly stage: 'swiss' | 'elimination';
  readonly matches: readonly (PlayedMatch | { readonly players: readonly [string]; readonly result: 'BYE' })[];
}

export interface PlayedSwiss {
  readonly rounds: readonly PlayedRound[];
  /** The round after which a player left; the key is the handle. */
  readonly drops: ReadonlyMap<string, number>;
}

interface Card {
  readonly person: Person;
  readonly opponents: string[];
  points: number;
  hadBye: boolean;
}

const DROP_CHANCE = 0.02;

/** Plays Swiss rounds as a director would: pairs, notes results, pairs again. */
export function playSwiss(
  dice: Dice,
  game: TwoPlayerGame,
  entrants: readonly Person[],
  numberOfRounds: number,
  seed: string,
): PlayedSwiss {
  let cards = entrants.map((person): Card => ({ person, opponents: [], points: 0, hadBye: false }));
  const rounds: PlayedRound[] = [];
  const drops = new Map<string, number>();
  for (let round = 1; round <= numberOfRounds; round++) {
    rounds.push({ round, stage: 'swiss', matches: playRound(dice, game, cards, round, seed) });
    if (round === 1 || round === numberOfRounds) continue;
    const leaving = cards.filter(({ points }) => cards.length > 6 && points < 2 * round && dice.chance(DROP_CHANCE));
    for (const { person } of leaving) drops.set(person.handle, round);
    cards = cards.filter((card) => !leaving.includes(card));
  }
  return { rounds, drops };
}

function playRound(dice: Dice, game: TwoPlayerGame, cards: readonly Card[], round: number, seed: string) {
  const cardOf = new Map(cards.map((card) => [card.person.handle, card]));
  const players = cards.map(({ person, points, hadBye, opponents }) => ({
    id: person.handle,
    points,
    hadBye,
    opponents,
  }));
  const { pairs, byes } = pairRound({ players, round, seed });
  const matches = pairs.map(([a, b]) => {
    const [first, second] = [cardOf.get(a)!, cardOf.get(b)!];
    const match = playMatch(dice, game, first.person, second.person);
    first.points += opgVictoryPointsOf(match.result);
    second.points += opgVictoryPointsOf(opgMirrored(match.result));
    first.opponents.push(b);
    second.opponents.push(a);
    return match;
  });
  for (const handle of byes) {
    const card = cardOf.get(handle)!;
    card.points += opgVictoryPointsOf('BYE');
    card.hadBye = true;
  }
  return [...matches, ...byes.map((handle) => ({ players: [handle] as const, result: 'BYE' as const }))];
}

/** Plays a bracket among the best of the Swiss stage: neighbours meet, and so do the winners of neighbours (000, section 10.2). */
export function playElimination(
  dice: Dice,
  game: TwoPlayerGame,
  seeds: readonly Person[],
  size: 4 | 8,
  firstRound: number,
): PlayedRound[] {
  let remaining = firstMeetings(size)
    .flat()
    .map((seed) => seeds[seed - 1]!);
  const rounds: PlayedRound[] = [];
  while (remaining.length > 1) {
    const matches: PlayedMatch[] = [];
    const winners: Person[] = [];
    for (let index = 0; index < remaining.length; index += 2) {
      const [first, second] = [remaining[index]!, remaining[index + 1]!];
      const match = playMatch(dice, game, first, second, true);
      matches.push(match);
      winners.push(match.result === 'FW' || match.result === 'MW' ? first : second);
    }
    rounds.push({ round: firstRound + rounds.length, stage: 'elimination', matches });
    remaining = winners;
  }
  return rounds;
}
