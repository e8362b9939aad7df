import type { Scenario } from '@quadrant/rules/tournament';

// @row 26, 27, 28, 29, 30
/** The owner of the deck that a player plays in a round. */
export type DeckOf = 'own' | 'random' | 'opponent';

/** An optional scenario changes these rules (000, 4.4); all of them are sanctioned and none is rated. */
export interface ScenarioRules {
  readonly source: string;
  /** Rounds counted from 1. */
  deckInRound(round: number): DeckOf;
  /** The two players of an odd round play each other again in the even one that follows. */
  readonly playsRoundsInPairs: boolean;
  /** After so many minutes players move on, and score what they and their deck achieved; null when nobody moves. */
  readonly rotationMinutes: number | null;
  /** How many drawn rules a player may reject; each player draws one before each game. Null means that none are drawn. */
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

/** 000, 4.4.1 to 4.4.5; `formats.ts` says which game has which scenario. */
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

/** Returns what a scenario changes. */
export const scenarioRules = (scenario: Scenario): ScenarioRules => SCENARIO_RULES[scenario];
