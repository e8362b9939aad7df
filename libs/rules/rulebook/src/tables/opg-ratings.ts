import { STABILITY_POLICIES } from '@quadrant/rules/policy';
import { DEFAULT_RATING_RULES, expectedScore, type RatingPolicy } from '@quadrant/rules/rating';
import { CATEGORIES, KINDS, kindOfLevel, LEVELS, levelOfKind, type Format } from '@quadrant/rules/tournament';
import { championshipOf } from '@quadrant/rules/championships';
import { list, range, type Cell, type RulesTable } from '../rules-table.js';
import { FORMATS, KINDS as KIND_WORDS, monthName } from '../words.js';
import type { DocumentId } from '../document.js';

const DOCUMENT = { document: 'opg-4.2', note: null } as const;

const { policies, kTables } = DEFAULT_RATING_RULES;
const POLICY = policies['opg-4.2']!.at(-1)!.policy;
const K_TABLES = kTables['opg-4.2']!;

const STABILITY = STABILITY_POLICIES.at(-1)!.policy;

/** Which rating a tournament of each format moves. */
const categories = (
  id: string,
  document: DocumentId,
  sections: readonly string[],
  policy: RatingPolicy,
): RulesTable => ({
  id,
  document,
  sections,
  title: 'Which ratings a tournament moves',
  columns: ['Format', 'Ratings'],
  rows: (Object.keys(policy.categories) as Format[]).map((format) => [
    FORMATS[format],
    list(CATEGORIES.filter((category) => policy.categories[format]?.includes(category))),
  ]),
  note: 'Each of them is a separate Elo rating.',
});

const since = (from: string | null, to: string | null): string =>
  from === null ? `k-factor before ${to ?? 'now'}` : `k-factor from ${from}`;

function tellMonths(kind: (typeof KINDS)[number]): Cell {
  const season = championshipOf(kind)?.season ?? null;
  if (season === null) return null;
  return season.from === 1 && season.to === 12 ? 'all year' : `${monthName(season.from)} to ${monthName(season.to)}`;
}

export const RATING_TABLES: readonly RulesTable[] = [
  {
    ...DOCUMENT,
    id: 'opg-rating-policy',
    title: 'How ratings are computed',
    sections: ['8'],
    columns: ['What', 'Number'],
    rows: [
      ['Rating of a new player', POLICY.start],
      ['Lowest rating', POLICY.floor],
      ['Highest rating', POLICY.ceiling],
      ['Updated', POLICY.update === 'per-game' ? 'after each game' : 'after each tournament'],
      ['Days for a report to count at once', STABILITY.onTimeDays],
      ['Days for a director to report a tournament', STABILITY.reportBackDays],
      ['A rating is provisional below', `${STABILITY.provisionalBelow} rated games`],
    ],
    note: 'The new rating is the old one plus k-factor × (score − expected score). A win scores 1, a true tie 0.5, a loss 0.',
  },
  {
    ...DOCUMENT,
    id: 'opg-expected-score',
    title: 'Expected score by the difference of two ratings',
    sections: ['8'],
    columns: ['Rated higher by', 'Expected score of the higher', 'Expected score of the lower'],
    rows: [0, 25, 50, 100, 150, 200, 300, 400, 600, 800].map((difference) => [
      difference,
      expectedScore(1500 + difference, 1500).toFixed(3),
      expectedScore(1500, 1500 + difference).toFixed(3),
    ]),
  },
  categories('opg-categories', 'opg-4.2', ['8'], POLICY),
  {
    ...DOCUMENT,
    id: 'opg-k-factors',
    title: 'Levels and their k-factors',
    sections: ['8', '11'],
    columns: ['Level', 'Usual tournament', ...K_TABLES.map(({ from, to }) => since(from, to))],
    rows: LEVELS.map((level) => [
      level,
      KIND_WORDS[kindOfLevel(level)],
      ...K_TABLES.map(({ kFactors }) => kFactors[level]),
    ]),
    note: 'The k-factor is the most that one game between two players can move a rating. The date of the tournament decides.',
  },
  {
    ...DOCUMENT,
    id: 'opg-kinds',
    title: 'Kinds of tournaments',
    sections: ['11'],
    columns: ['Kind', 'Level', 'Played', 'Who decides where'],
    rows: KINDS.filter((kind) => kind !== 'local').map((kind) => [
      KIND_WORDS[kind],
      championshipOf(kind)?.level ?? `any, otherwise ${levelOfKind(kind)}`,
      tellMonths(kind),
      championshipOf(kind)?.allocation.toString() ?? null,
    ]),
  },
  categories('decipher-categories', 'decipher-1999', ['I.E', 'II.A'], policies['decipher-1999']!.at(-1)!.policy),
  {
    ...DOCUMENT,
    id: 'opg-late-reports',
    title: 'How long a report can wait',
    sections: ['appendix-a'],
    columns: ['Days after the last day of the tournament', 'What happens'],
    rows: [
      [range(0, STABILITY.onTimeDays), 'it is rated at once'],
      [range(STABILITY.onTimeDays + 1, STABILITY.reportBackDays), 'it waits for the next refresh'],
      [range(STABILITY.reportBackDays + 1, null), 'only a coordinator can send it'],
    ],
    note: 'All days are local calendar days.',
  },
];
