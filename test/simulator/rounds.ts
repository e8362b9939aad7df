import type { Format, TournamentHeader } from '@quadrant/rules/tournament';
import { Dice } from '@quadrant/demo';
import { pods, round, type RoundText } from '../builders/round-text.js';

interface GameRules {
  readonly header: Partial<TournamentHeader>;
  readonly formats: readonly Format[];
  /** At least and at most so many players take part. */
  readonly players: readonly [number, number];
  readonly rounds: number;
  readonly play: (dice: Dice, handles: readonly string[]) => RoundText;
}

/** Draws a Swiss round of any pairing; a player who is left over has a bye. */
const swiss =
  (match: (dice: Dice, pair: string) => string) =>
  (dice: Dice, handles: readonly string[]): RoundText => {
    const order = dice.draw(handles, handles.length);
    const lines: string[] = [];
    for (let i = 0; i + 1 < order.length; i += 2) lines.push(match(dice, `${order[i]} ${order[i + 1]}`));
    if (order.length % 2 === 1) lines.push(`${order.at(-1)} BYE`);
    return round(...lines);
  };

const opgMatch = (dice: Dice, pair: string): string =>
  `${pair} ${dice.pick(['100-35 FW', '20-100 FL', '50-40 MW time', '30-30 TT time', '100-95 FW', '0-100 FL'])}`;
const opg = swiss(opgMatch);

const starTrek = swiss(
  (dice, pair) =>
    `${pair} ${dice.pick(['100-35 WIN', '20-100 LOSS', '90-40 MODIFIED_WIN time', '60-60 TRUE_TIE time'])}`,
);

const twoGames = swiss(
  (dice, pair) =>
    `${pair}: ${dice.pick(['W dark 9-0', 'L dark 0-12', 'L dark 3-10'])}, ${dice.pick(['W light 8-0', 'L light 0-7'])}`,
);

const lcg = swiss((dice, pair) => `${pair}: ${dice.pick(['W', 'L'])} dark, ${dice.pick(['W', 'L'])} light`);

/** Draws one pod. A player in it goes out with any points. */
function pod(dice: Dice, handles: readonly string[]): RoundText {
  const out = dice.pick(handles);
  const seat = (handle: string) => `${handle} ${dice.between(0, 12) * 1000}${handle === out ? ' out' : ''}`;
  return pods(handles.map(seat).join(', '));
}

const ofOpg = { ruleSystem: 'opg-4.2' } as const;
const ofDecipher = { ruleSystem: 'decipher-1999', rules: null, cardPool: null } as const;

/** These games are played, each by its rule system. */
export const GAMES = {
  '2e': {
    header: { game: '2e', ...ofOpg },
    formats: ['constructed', 'draft', 'sealed'],
    players: [4, 9],
    rounds: 3,
    play: opg,
  },
  '1e': {
    header: { game: '1e', rules: 'open', ...ofOpg },
    formats: ['constructed', 'sealed'],
    players: [4, 8],
    rounds: 3,
    play: opg,
  },
  tribbles: {
    header: { game: 'tribbles', pairing: 'tribbles', rules: null, ...ofOpg },
    formats: ['constructed', 'draft'],
    players: [4, 8],
    rounds: 5,
    play: pod,
  },
  'decipher-1999, Star Trek': {
    header: { game: 'stccg', ...ofDecipher },
    formats: ['constructed', 'junior'],
    players: [8, 9],
    rounds: 4,
    play: starTrek,
  },
  'decipher-1999, Star Wars': {
    header: { game: 'swccg', pairing: 'dark-light', ...ofDecipher },
    formats: ['constructed', 'junior'],
    players: [8, 9],
    rounds: 3,
    play: twoGames,
  },
  'stccg-1996': {
    header: { ruleSystem: 'stccg-1996', game: 'stccg', cardPool: null, rules: null, pairing: 'simple-swiss' },
    formats: ['constructed'],
    players: [4, 9],
    rounds: 3,
    play: starTrek,
  },
  'ffg-swlcg-2016': {
    header: {
      ruleSystem: 'ffg-swlcg-2016',
      game: 'sw-lcg',
      cardPool: null,
      rules: null,
      structure: 'basic',
      tier: 'relaxed',
    },
    formats: ['constructed'],
    players: [4, 9],
    rounds: 3,
    play: lcg,
  },
} as const satisfies Readonly<Record<string, GameRules>>;

export type GameName = keyof typeof GAMES;

/** Draws all rounds of a tournament; the same seed gives the same rounds. */
export function playRounds(game: GameName, handles: readonly string[], seed: number): RoundText[] {
  const dice = new Dice(`rounds ${seed}`);
  const { rounds, play } = GAMES[game];
  return Array.from({ length: rounds }, () => play(dice, handles));
}
