import {
  differentialCap,
  differentialOf,
  incompleteGameResults,
  LARGEST_POD,
  MATCH_LENGTHS,
  mirrored,
  OPG_RESULTS,
  provisionalPoints,
  ROUNDS_IN_POD,
  SMALLEST_POD,
  victoryPointsOf,
} from '@quadrant/rules/systems';
import { balancedGroups, type Ending, type Match } from '@quadrant/rules/tournament';
import { list, signed, type Cell, type RulesTable } from '../rules-table.js';
import { ENDINGS, RESULTS } from '../words.js';

const DOCUMENT = { document: 'opg-4.2', note: null } as const;

const CAP = differentialCap(null);
const SLIPSTREAM_CAP = differentialCap('slipstream');

const wonBy = (score: readonly [number, number], endedBy: Ending): Match => ({
  players: [0, 1],
  result: 'FW',
  games: [],
  score,
  endedBy,
  differential: null,
  missions: null,
  bonusExcluded: null,
  victoryConditionsDiffer: false,
  bestOf: null,
});

/** The list has a game of every kind that section 7.4.1 has a rule for. */
const WON: readonly (readonly [score: readonly [number, number], endedBy: Ending])[] = [
  [[100, 65], 'normal'],
  [[130, -10], 'normal'],
  [[120, 105], 'normal'],
  [[40, 40], 'normal'],
  [[60, 35], 'time'],
  [[20, 45], 'concession'],
  [[20, 45], 'external'],
  [[55, 30], 'effect'],
  [[55, 30], 'decked'],
  [[20, 45], 'auto-loss'],
  [[20, 45], 'both-auto-loss'],
];

const incomplete = (words: string, responsible: 0 | 1 | null): Cell[] => [
  words,
  ...incompleteGameResults(responsible).map((result) => RESULTS[result]),
];

export const OPG_RUNNING_TABLES: readonly RulesTable[] = [
  {
    ...DOCUMENT,
    id: 'opg-pods',
    title: 'Pods of Tribbles',
    sections: ['7.2', '7.6'],
    columns: ['Players', 'Pods of'],
    rows: Array.from({ length: 21 }, (_, index) => {
      const players = index + SMALLEST_POD;
      return [players, list(balancedGroups(players, { fewest: SMALLEST_POD, most: LARGEST_POD }) ?? [])];
    }),
    note: `Players stay in their pod for ${ROUNDS_IN_POD} rounds. As few pods as hold everybody is our choice.`,
  },
  {
    ...DOCUMENT,
    id: 'opg-differential',
    title: "The winner's differential, by example",
    sections: ['7.4.1', '7.9', '7.10'],
    columns: ['How the game ended', "Winner's score", "Loser's score", `Differential`, 'Differential in Slipstream'],
    rows: WON.map(([score, endedBy]) => {
      const match = wonBy(score, endedBy);
      const differentials = [CAP, SLIPSTREAM_CAP].map((cap) => signed(differentialOf(match, cap)));
      return [ENDINGS[endedBy], ...score, ...differentials];
    }),
    note: `Points above ${CAP} (Slipstream: ${SLIPSTREAM_CAP}) and below 0 do not count. The loser has the same number with a minus.`,
  },
  {
    ...DOCUMENT,
    id: 'opg-results',
    title: 'Results and their victory points',
    sections: ['7.5', 'glossary'],
    columns: ['Result', 'In reports', 'Victory points', "The opponent's result"],
    rows: OPG_RESULTS.map((result) => {
      const isAlone = result === 'BYE' || result === 'EARNED_BYE' || result === 'MG';
      return [RESULTS[result], result, victoryPointsOf(result), isAlone ? null : RESULTS[mirrored(result)]];
    }),
  },
  {
    ...DOCUMENT,
    id: 'opg-match-lengths',
    title: 'Matches of match play',
    sections: ['10'],
    columns: ['Match', 'Games at the most', 'Wins needed'],
    rows: MATCH_LENGTHS.map((games) => [
      games === 1 ? 'winner continues' : `best of ${games}`,
      games,
      Math.floor(games / 2) + 1,
    ]),
  },
  {
    ...DOCUMENT,
    id: 'opg-delayed-games',
    title: 'Victory points to pair by while a game is still to be played',
    sections: ['13.4'],
    columns: ['Player', 'Before', 'To pair the next round by'],
    rows: provisionalPoints([8, 5], [[0, 1]]).map((points, index) => [
      index === 0 ? 'the first of the two' : 'the second of the two',
      [8, 5][index] ?? null,
      points,
    ]),
    note: 'An example: two players with 8 and 5 victory points, whose game is delayed. The points count for pairing only.',
  },
  {
    ...DOCUMENT,
    id: 'opg-incomplete-games',
    title: 'A game that was never finished',
    sections: ['13.5', '13.6'],
    columns: ['Who is responsible', 'First player', 'Second player'],
    rows: [incomplete('the first player', 0), incomplete('the second player', 1), incomplete('nobody alone', null)],
  },
];
