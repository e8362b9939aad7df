import { headingsOf, type Column } from '../parts/table-words.js';

/** The JSON Schema (2020-12) of a row of a table: an object of its cells, named as `--set column.HEADING=KIND` names columns. */
export interface TableSchema {
  readonly description: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly patternProperties?: Readonly<Record<string, object>>;
  /** A table with one of these sets of columns has this format. */
  readonly anyOf: readonly { readonly required: readonly string[] }[];
  readonly examples: readonly Readonly<Record<string, string>>[];
}

const HOLDS = {
  tournament: 'Name of the tournament, where a file holds several',
  round: 'Number of the round',
  stage: 'Swiss rounds or elimination',
  table: 'Pod of the player',
  first: 'Name or handle of the first player',
  second: 'Name or handle of the second player; empty for a bye',
  player: 'Name or handle of the player',
  opponent: 'Name or handle of the opponent, or the number of their row; empty for a bye',
  result: 'Result, for the first player or the player of the row: a word as FW, win, TT or bye, or a score as 100-35',
  winner: 'Name or handle of the winner',
  loser: 'Name or handle of the loser',
  firstName: 'First name, where a name has two columns',
  lastName: 'Last name, where a name has two columns',
  ending: 'How the match ended',
  score: 'Score, or both scores as 100-35',
  firstScore: 'Score of the first player',
  secondScore: 'Score of the second player',
  opponentScore: 'Score of the opponent',
  firstVp: 'Victory points of the first player',
  secondVp: 'Victory points of the second player',
  vp: 'Victory points',
  differential: 'Differential of the first player or the player of the row, kept where the scores are missing',
  total: 'Sum of the row, which is compared with the results',
  place: 'Number of the row, which opponents are named by',
  bye: 'Whether the first player had a bye: true, yes or 1',
  dropped: 'Round after which the player dropped',
  start: 'Day or time of the tournament',
} as const satisfies Partial<Record<Column, string>>;

const cell = (description: string) => ({ type: 'string', description });

const columns = (kinds: readonly (keyof typeof HOLDS)[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, cell(`${HOLDS[kind]}. Headings: ${headingsOf(kind).join(', ')}`)]));

/** A table names its players in one column or in two. */
const named = (...others: readonly (readonly string[])[]) =>
  [['player'], ['firstName', 'lastName']].flatMap((name) => others.map((other) => ({ required: [...name, ...other] })));

const HEADINGS =
  'Case, accents, spaces and signs of a heading do not count. Other columns are not read, and a finding names them.';

/** The key is the format, as `quadrant check FILE --json` names it. */
export const TABLE_SCHEMAS: Readonly<Record<string, TableSchema>> = {
  'csv-matches': {
    description: `A row for each match. ${HEADINGS}`,
    type: 'object',
    properties: columns([
      ...(['tournament', 'round', 'stage', 'first', 'second', 'winner', 'loser', 'result', 'ending', 'bye'] as const),
      ...(['score', 'firstScore', 'secondScore', 'firstVp', 'secondVp', 'differential', 'start'] as const),
    ]),
    anyOf: [{ required: ['first', 'second'] }, { required: ['winner', 'loser'] }],
    examples: [
      { round: '1', first: 'ann', second: 'bob', result: 'FW', firstScore: '100', secondScore: '35' },
      { round: '1', first: 'cy', second: 'dee', result: 'ML', firstScore: '50', secondScore: '55' },
    ],
  },
  'csv-scorecards': {
    description: `A row for each player and round; or a row for each player, with columns for each round, as r1opponent and r1result. ${HEADINGS}`,
    type: 'object',
    properties: columns([
      ...(['player', 'firstName', 'lastName', 'round', 'opponent', 'result', 'score', 'opponentScore'] as const),
      ...(['vp', 'differential', 'total', 'place', 'dropped', 'start'] as const),
    ]),
    patternProperties: {
      '^r[1-9][0-9]?(opponent|result|score|opponentscore|vp|differential)$': cell('The same of one round'),
    },
    anyOf: named(['round', 'opponent'], ['r1opponent']),
    examples: [
      { player: 'ann', round: '1', opponent: 'bob', result: 'FW', score: '100', opponentScore: '35' },
      { player: 'bob', round: '1', opponent: 'ann', result: 'FL', score: '35', opponentScore: '100' },
    ],
  },
  'csv-crosstable': {
    description: `A row for each player, and a column for each round, named by its number. ${HEADINGS}`,
    type: 'object',
    properties: columns(['place', 'player', 'firstName', 'lastName', 'total', 'dropped']),
    patternProperties: {
      '^[1-9][0-9]?$': cell(
        "The opponent's number with the result, as 2W, W2, 2:W or +2, with a score and victory points behind it or not, as 2W 100-35 (4). Or, where a column is for each player and the fields of each with themselves are crossed out, the result against that player",
      ),
    },
    anyOf: named(['1']),
    examples: [
      { place: '1', player: 'ann', '1': '2W' },
      { place: '2', player: 'bob', '1': '1L' },
    ],
  },
  'csv-round-points': {
    description: `A row for each player, and a column with their points in each round, as in Tribbles. At least one of them is 1000 or more. Columns may name the game and the pod; then a player has a row for each game. A heading as "Game 1, Pod A" above the players of each pod does the same. ${HEADINGS}`,
    type: 'object',
    properties: columns(['place', 'player', 'firstName', 'lastName', 'round', 'table', 'total']),
    patternProperties: { '^[1-9][0-9]?$': cell('Points of this round alone, a whole number') },
    anyOf: named(['1']),
    examples: [
      { place: '1', player: 'ann', '1': '120000', total: '120000' },
      { place: '2', player: 'bob', '1': '100', total: '100' },
    ],
  },
};
