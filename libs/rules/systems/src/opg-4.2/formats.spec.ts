import { CARD_POOLS, FORMATS, RULES, SCENARIOS, type GameTitle } from '@quadrant/rules/tournament';
import { CARD_POOL_GAMES, FORMAT_GAMES, isPlayedIn, RULES_GAMES, SCENARIO_GAMES } from './formats.js';
import { scenarioRules } from './scenarios.js';

const GAMES: readonly GameTitle[] = ['1e', '2e', 'tribbles'];

/** Writes the columns 1E, 2E, TR of a table with `x` for each tick. */
const ticks = <Word extends string>(
  matrix: Parameters<typeof isPlayedIn<Word>>[0],
  words: readonly Word[],
): [Word, string][] =>
  words.map((word) => [word, GAMES.map((game) => (isPlayedIn(matrix, word, game) ? 'x' : '-')).join(' ')]);

describe('the tables of 000, section 4', () => {
  // @row 11
  it('4.1: formats', () => {
    expect(ticks(FORMAT_GAMES, FORMATS)).toEqual([
      ['constructed', 'x x x'],
      ['draft', 'x x x'],
      ['sealed', 'x x x'],
      // This format is from 001.
      ['junior', '- - -'],
    ]);
  });

  // @row 18
  it('4.2: card pools', () => {
    expect(ticks(CARD_POOL_GAMES, CARD_POOLS)).toEqual([
      ['complete', 'x x x'],
      ['limited', 'x x x'],
      ['traditional', 'x x x'],
      ['virtual', 'x x x'],
      ['block', 'x - -'],
      ['academy', '- x -'],
    ]);
  });

  // @row 21
  it('4.3: rules', () => {
    expect(ticks(RULES_GAMES, RULES)).toEqual([
      ['otf', 'x - -'],
      ['open', 'x - -'],
      ['x-list', 'x - -'],
      ['revised', 'x - -'],
      ['warp-speed', 'x - -'],
      ['standard', '- x x'],
      ['slipstream', '- x -'],
      // These rules are from 003.
      ['starter-sealed', 'x - -'],
      ['otsd', 'x - -'],
      ['otsd-draft', 'x - -'],
    ]);
  });

  // @row 25
  it('4.4: optional scenarios', () => {
    expect(ticks(SCENARIO_GAMES, SCENARIOS)).toEqual([
      ['deck-lottery', 'x x x'],
      ['no-such-thing-as-luck', 'x x -'],
      ['standard-orbit', 'x x x'],
      ['cool', 'x x x'],
      ['race-to-the-alpha-quadrant', '- x -'],
    ]);
  });
});

describe('optional scenarios', () => {
  // @row 26, 27
  it.each([
    ['deck-lottery', ['own', 'random', 'random', 'random']],
    ['no-such-thing-as-luck', ['own', 'opponent', 'own', 'opponent']],
    ['standard-orbit', ['own', 'own', 'own', 'own']],
  ] as const)('%s: whose deck is played in rounds 1 to 4', (scenario, decks) => {
    expect([1, 2, 3, 4].map((round) => scenarioRules(scenario).deckInRound(round))).toEqual(decks);
  });

  // @row 28, 29, 30
  it('say where they stand, and what they change besides', () => {
    const changes = SCENARIOS.map((scenario) => {
      const { source, rotationMinutes, rejectableRules, hasFreePrizes, playsRoundsInPairs } = scenarioRules(scenario);
      return [source, rotationMinutes, rejectableRules, hasFreePrizes, playsRoundsInPairs];
    });
    expect(changes).toEqual([
      ['000 §4.4.1', null, null, false, false],
      ['000 §4.4.2', null, null, false, true],
      ['000 §4.4.3', 15, null, false, false],
      ['000 §4.4.4', null, null, true, false],
      ['000 §4.4.5', null, 1, false, false],
    ]);
  });
});
