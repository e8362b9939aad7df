import {
  CARD_POOL_GAMES,
  findDraftGroups,
  FORMAT_GAMES,
  fewestRounds,
  OPG_DAYS_AHEAD,
  OPG_FEWEST_PARTICIPANTS,
  OPG_ROUNDS,
  OPG_TIME_LIMITS,
  type OpgGame,
  RULES_GAMES,
  SCENARIO_GAMES,
  scenarioRules,
  timeLimit,
} from '@quadrant/rules/systems';
import type { Scenario } from '@quadrant/rules/tournament';
import { list, range, yes, type RulesTable } from '../rules-table.js';
import { CARD_POOLS, FORMATS, GAMES, RULES, SCENARIOS } from '../words.js';

const OPG_GAMES: readonly OpgGame[] = ['1e', '2e', 'tribbles'];
const NAMES = OPG_GAMES.map((game) => GAMES[game]);

const DOCUMENT = { document: 'opg-4.2', note: null } as const;

const matrix = <Word extends string>(
  id: string,
  title: string,
  section: string,
  names: Readonly<Record<Word, string>>,
  games: Readonly<Partial<Record<Word, readonly OpgGame[]>>>,
): RulesTable => ({
  ...DOCUMENT,
  id,
  title,
  sections: [section],
  columns: ['', ...NAMES],
  rows: (Object.keys(games) as Word[]).map((word) => [
    names[word],
    ...OPG_GAMES.map((game) => yes(games[word]?.includes(game) ?? false)),
  ]),
});

const DECKS = { own: 'your own', random: 'drawn at random', opponent: "your opponent's" } as const;

const PER = { round: 'a round', game: 'a game', 'five-rounds': 'five rounds' } as const;

export const OPG_ANNOUNCING_TABLES: readonly RulesTable[] = [
  {
    ...DOCUMENT,
    id: 'opg-sanctioning',
    title: 'What a sanctioned tournament needs at least',
    sections: ['2'],
    columns: ['Game', 'Registered ahead', 'Players', 'Rounds'],
    rows: OPG_GAMES.map((game) => [GAMES[game], `${OPG_DAYS_AHEAD} days`, OPG_FEWEST_PARTICIPANTS, fewestRounds(game)]),
    note: 'It also needs a format, a card pool and a set of rules that its game has (sections 4.1 to 4.4).',
  },
  {
    ...DOCUMENT,
    id: 'opg-rounds',
    title: 'Table 3.0.1: recommended rounds for First and Second Edition',
    sections: ['3'],
    columns: ['Players', 'Rounds at least'],
    rows: OPG_ROUNDS.map(({ players, rounds }, index) => [
      range(players, (OPG_ROUNDS[index + 1]?.players ?? Infinity) - 1),
      rounds,
    ]),
  },
  matrix('opg-formats', 'Formats of each game', '4.1', FORMATS, FORMAT_GAMES),
  {
    ...DOCUMENT,
    id: 'opg-draft-groups',
    title: 'Draft groups',
    sections: ['4.1.2'],
    columns: ['Players', 'Groups of'],
    rows: Array.from({ length: 22 }, (_, index) => [index + 3, list(findDraftGroups(index + 3) ?? [])]),
  },
  matrix('opg-card-pools', 'Card pools of each game', '4.2', CARD_POOLS, CARD_POOL_GAMES),
  matrix('opg-rules', 'Sets of rules of each game', '4.3', RULES, RULES_GAMES),
  matrix('opg-scenarios', 'Scenarios of each game', '4.4', SCENARIOS, SCENARIO_GAMES),
  {
    ...DOCUMENT,
    id: 'opg-scenario-rules',
    title: 'What a scenario changes',
    sections: ['4.4', '4.4.1', '4.4.2', '4.4.3', '4.4.4', '4.4.5'],
    columns: [
      'Scenario',
      'Deck in odd rounds after the first',
      'Deck in even rounds',
      'Everybody moves on after',
      'Drawn rules you may refuse',
    ],
    rows: (Object.keys(SCENARIO_GAMES) as Scenario[]).map((scenario) => {
      const changed = scenarioRules(scenario);
      const minutes = changed.rotationMinutes === null ? null : `${changed.rotationMinutes} minutes`;
      return [
        SCENARIOS[scenario],
        DECKS[changed.deckInRound(3)],
        DECKS[changed.deckInRound(2)],
        minutes,
        changed.rejectableRules,
      ];
    }),
    note: 'In the first round everybody plays their own deck. No tournament with a scenario is rated.',
  },
  {
    ...DOCUMENT,
    id: 'opg-time-limits',
    title: 'Time limits',
    sections: ['4.1.2', '4.3.5', '4.3.7', '7.2', '10', '13.3'],
    columns: ['Game', 'Tournament', 'Minutes', 'For', 'Minutes online'],
    rows: OPG_TIME_LIMITS.map(({ game, only = {}, per }) => {
      const { format = 'constructed', rules = 'standard', stage = 'swiss' } = only;
      const limit = (online: boolean) => timeLimit({ game, format, rules, online }, stage).minutes;
      return [GAMES[game], tellOnly(only), limit(false), PER[per], limit(true)];
    }),
    note: 'The first row that fits a tournament counts. That match play goes before the rules, and these before the format, is our choice.',
  },
];

function tellOnly({ stage, rules, format }: NonNullable<(typeof OPG_TIME_LIMITS)[number]['only']>): string {
  if (stage !== undefined) return 'match play';
  if (rules) return RULES[rules];
  return format === undefined ? 'every other one' : FORMATS[format];
}
