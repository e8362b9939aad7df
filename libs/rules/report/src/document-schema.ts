import {
  CARD_POOLS,
  ENDINGS,
  FORMATS,
  GAME_TITLES,
  KINDS,
  LEVELS,
  PAIRINGS,
  DATE_INFERENCES,
  INFERENCES,
  PLACE_INFERENCES,
  ROUND_INFERENCES,
  RECORDS,
  RESULTS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  SIDES,
  STAGES,
} from '@quadrant/rules/tournament';
import { LIMITS } from './limits.js';

const text = (description: string, maxLength = 200) => ({ type: 'string', maxLength, description });
const instant = (description: string) => ({ type: 'string', format: 'date-time', description });
const oneOf = (values: readonly unknown[], description: string) => ({ enum: [...values], description });
const pair = (description: string) => ({
  type: 'array',
  items: { type: 'integer' },
  minItems: 2,
  maxItems: 2,
  description,
});
/** Describes an object. Its other keys may be missing or null, which means the same. */
const object = (required: readonly string[], properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required,
  properties: Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, required.includes(key) ? schema : orNull(schema)]),
  ),
});

function orNull(schema: object): object {
  if ('enum' in schema) return { ...schema, enum: [...(schema.enum as unknown[]), null] };
  return 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : schema;
}

const HANDLE = { type: 'string', minLength: 1, maxLength: 64, description: 'A handle of `players`' };
const COUNTRY = { type: 'string', description: 'Two letters of ISO 3166-1' };

const TOURNAMENT = {
  ...object(['name', 'game', 'ruleSystem', 'format'], {
    name: text('What the tournament is called'),
    externalId: text('`source:id`. The same one again is the same tournament'),
    game: oneOf(GAME_TITLES, 'Game title'),
    ruleSystem: oneOf(RULE_SYSTEM_IDS, 'The rules that results and places follow'),
    format: oneOf(FORMATS, 'Which ones a rule system has, docs/formats/quadrant-1.md says'),
    cardPool: oneOf(CARD_POOLS, 'Cards that decks may be made of'),
    rules: oneOf(RULES, 'Variant of the rules'),
    scenario: oneOf(SCENARIOS, 'Makes the tournament unrated'),
    unrated: { type: 'boolean', description: 'True where the listing says so' },
    level: oneOf(LEVELS, '1 local, 2 Regional, 3 National or Trek Masters, 4 Continental, 5 Worlds'),
    kind: oneOf(KINDS, 'Instead of the level, or beside it'),
    startsAt: instant('With offset; the local date counts for seasons'),
    date: {
      type: 'string',
      pattern: '^((19|20)\\d{2}(-\\d{2}(-\\d{2})?)?|unknown)$',
      description: 'In place of `startsAt` where the hour is unknown: a day, a month as 2006-03, a year, or `unknown`',
    },
    endsAt: instant('With offset'),
    registeredAt: instant('With offset; missing means unknown'),
    plannedRounds: { type: 'integer', minimum: 1, maximum: 50 },
    pairing: oneOf(PAIRINGS, '`swiss` where it is missing'),
    online: { type: 'boolean' },
    country: COUNTRY,
    region: text('1 to 64 visible characters', 64),
    venue: text('Free words'),
    director: HANDLE_OF('Who directed it; leave it out where it is unknown'),
    secondaryDirector: HANDLE_OF('Who directed it too'),
    tertiaryDirector: HANDLE_OF('Who directed it too'),
    league: text('Slug of the league that it counts for'),
    structure: text('Free words that the rule system reads'),
    tier: text('Free words that the rule system reads'),
    bracket: {
      ...object(['title', 'rounds'], {
        title: text('Its name'),
        rounds: {
          type: 'array',
          items: text('Matches as `3: 1-W2`, separated by commas', 600),
          description: 'A line for each round. A side is a seed, or W or L with an earlier match: its winner or loser',
        },
      }),
      description: 'A bracket of your own, as it was announced',
    },
  }),
  allOf: [
    { anyOf: [{ required: ['level'] }, { required: ['kind'] }] },
    { anyOf: [{ required: ['startsAt'] }, { required: ['date'] }] },
  ],
};

function HANDLE_OF(description: string) {
  return { ...HANDLE, description };
}

const PLAYER = object(['handle'], {
  handle: HANDLE_OF('1 to 64 visible characters; identity ignores case and accents'),
  name: text('Shown beside the handle'),
  country: COUNTRY,
  region: text('1 to 64 visible characters', 64),
  seed: { type: 'integer', minimum: 1 },
  earnedByes: { type: 'array', items: { type: 'integer', minimum: 1 }, description: 'Rounds of claimed earned byes' },
  headStart: { type: 'integer', minimum: 0, description: 'Points before the first round (Tribbles)' },
  droppedAfterRound: { type: 'integer', minimum: 0, description: 'The last round played' },
  deck: { type: 'object', description: 'Facts about the deck' },
});

const GAME = object(['winner'], {
  winner: { type: 'string', description: 'Handle of one of the two, or `draw`' },
  sides: { type: 'object', additionalProperties: { enum: [...SIDES] } },
  score: pair('In the order of the players'),
  endedBy: oneOf(ENDINGS, 'How it ended'),
  differential: { type: 'integer', description: 'The first player’s, where the director sets it' },
});

const MATCH = object(['players'], {
  players: {
    type: 'array',
    items: { ...HANDLE, type: ['string', 'null'], description: 'A handle of `players`; null: an unknown opponent' },
    minItems: 1,
    maxItems: 2,
    description: 'Two, or one without an opponent',
  },
  result: oneOf(RESULTS, 'As the first player’s; without it and without games, the result is unknown'),
  games: { type: 'array', items: GAME, maxItems: LIMITS.games, description: 'In playing order' },
  score: pair('In the order of the players'),
  endedBy: oneOf(ENDINGS, 'How it ended'),
  differential: { type: 'integer', description: 'The first player’s, where the director sets it' },
  missions: { type: 'object', description: 'Completed missions by handle: `planet` and `space`' },
  bonusExcluded: pair('Points of each that do not count toward winning'),
  victoryConditionsDiffer: { type: 'boolean' },
  bestOf: { enum: [1, 3, 5, 7], description: 'Games at the most' },
});

const POD = object(['scores'], {
  scores: {
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0 },
    description: 'Points of this round by handle',
  },
  wentOut: HANDLE_OF('Who emptied their hand first'),
});

const ROUND = {
  ...object(['round'], {
    round: { type: 'integer', minimum: 1 },
    stage: oneOf(STAGES, '`swiss` where it is missing'),
    matches: { type: 'array', items: MATCH, minItems: 1 },
    pods: { type: 'array', items: POD, minItems: 1 },
  }),
  anyOf: [{ required: ['matches'] }, { required: ['pods'] }],
};

/** The example is a whole document. */
export const DOCUMENT_EXAMPLE = {
  schema: 'quadrant/1',
  tournament: {
    name: 'Winter Local',
    game: '2e',
    ruleSystem: 'opg-4.2',
    format: 'constructed',
    cardPool: 'complete',
    rules: 'standard',
    kind: 'local',
    startsAt: '2026-01-17T11:00:00+01:00',
    plannedRounds: 1,
    country: 'DE',
    director: 'ann',
  },
  players: [{ handle: 'ann' }, { handle: 'bob' }, { handle: 'cy' }],
  rounds: [
    {
      round: 1,
      matches: [
        { players: ['ann', 'bob'], result: 'FW', score: [100, 35] },
        { players: ['cy'], result: 'BYE' },
      ],
    },
  ],
};

/**
 * The JSON Schema (2020-12) of `quadrant/1`, without its `$id`. It describes only the shape. `readReport` checks the
 * meaning of a report, for example that nobody plays twice in a round. Unknown keys are allowed; they give a warning.
 */
export const DOCUMENT_SCHEMA = {
  title: 'quadrant/1',
  description: 'The results of one tournament; docs/formats/quadrant-1.md describes every key.',
  ...object(['schema', 'tournament', 'players'], {
    schema: { const: 'quadrant/1' },
    tournament: TOURNAMENT,
    players: { type: 'array', items: PLAYER, minItems: 1, maxItems: 5000 },
    rounds: {
      type: 'array',
      items: ROUND,
      maxItems: 50,
      description: 'In the order of play; none with `record: standings`',
    },
    finalConfrontation: object(['players', 'winner'], {
      players: { type: 'array', items: HANDLE, minItems: 2, maxItems: 2 },
      winner: HANDLE,
    }),
    places: {
      type: 'array',
      items: object(['handle', 'place', 'reason'], {
        handle: HANDLE,
        place: { type: 'integer', minimum: 1 },
        reason: text('Why'),
      }),
    },
    standings: { type: 'array', items: HANDLE, description: 'The director’s own final order' },
    record: oneOf(RECORDS, 'How much is known: every game (also when absent), some games, or only the final places'),
    statedStandings: {
      type: 'array',
      items: object(['handle'], {
        handle: HANDLE,
        place: { type: 'integer', minimum: 1, description: 'Players who share a place have the same one' },
        points: { type: 'integer' },
        differential: { type: 'integer', description: 'The sum of the differentials, where the source states it' },
        tiedWith: { type: 'array', items: HANDLE, description: 'Who shares the place' },
      }),
      description: 'The places as the source states them, where games are unknown',
    },
    inferred: {
      type: 'array',
      items: object(['pointer', 'rule'], {
        pointer: text(
          'The match, such as /rounds/0/matches/1, a row such as /statedStandings/3 for a place, /tournament/date for a month or a year, or /rounds for who met when',
        ),
        rule: oneOf(
          [...INFERENCES, ...DATE_INFERENCES, ...PLACE_INFERENCES, ...ROUND_INFERENCES],
          'How it was concluded; `order` belongs to the date, `shared` to a place that the source leaves empty, `round-robin` and `order-of-rows` to the rounds',
        ),
      }),
      description: 'Results, places, a date, or rounds that the source does not state',
    },
    inferredRated: text('Why inferred results count for ratings; a coordinator decides it'),
    participants: { type: 'integer', minimum: 1, description: 'How many took part, where the source lists fewer' },
  }),
  anyOf: [{ required: ['rounds'] }, { required: ['record', 'statedStandings'] }],
  examples: [DOCUMENT_EXAMPLE],
};
