import type { Scenario } from '@quadrant/rules/tournament';

// @row 26, 27, 28, 29, 30
/** Whose deck somebody plays in a round. */
export type DeckOf = 'own' | 'random' | 'opponent';

/** What an optional scenario changes (000, 4.4); all of them are sanctioned and none is rated. */
export interface ScenarioRules {
  /** Document and section. */
  readonly source: string;
  /** Rounds counted from 1. */
  deckInRound(round: number): DeckOf;
  /** The two players of an odd round play each other again in the even one that follows. */
  readonly playsRoundsInPairs: boolean;
  /**
   * After so many minutes everybody moves on to the next game, and scores what they and their deck came to; null where
   * nobody moves.
   */
  readonly rotationMinutes: number | null;
  /**
   * A rule drawn by each player before each game: how many of them they may reject in a tournament; null without drawn
   * rules.
   */
  readonly rejectableRules: number | null;
  /** The director gives prizes as they see fit. */
  readonly hasFreePrizes: boolean;
}

const UNCHANGED: Omit<ScenarioRules, 'source'> = {
  deckInRound: () => 'own',
  playsRoundsInPairs: false,
  rotationMinutes: null,
  rejectableRules: null,
  hasFreePrizes: false,
};

/** 000, 4.4.1 to 4.4.5; which game has which scenario stands in `formats.ts`. */
const SCENARIO_RULES: Readonly<Record<Scenario, ScenarioRules>> = {
  'deck-lottery': {
    ...UNCHANGED,
    source: '000 §4.4.1',
    deckInRound: (round) => (round === 1 ? 'own' : 'random'),
  },
  'no-such-thing-as-luck': {
    ...UNCHANGED,
    source: '000 §4.4.2',
    deckInRound: (round) => (round % 2 === 1 ? 'own' : 'opponent'),
    playsRoundsInPairs: true,
  },
  'standard-orbit': { ...UNCHANGED, source: '000 §4.4.3', rotationMinutes: 15 },
  cool: { ...UNCHANGED, source: '000 §4.4.4', hasFreePrizes: true },
  'race-to-the-alpha-quadrant': { ...UNCHANGED, source: '000 §4.4.5', rejectableRules: 1 },
};

/** What a scenario changes. */
export const scenarioRules = (scenario: Scenario): ScenarioRules => SCENARIO_RULES[scenario];
