import {
  type ByFormatAndGame,
  DECIPHER_DAYS_AHEAD,
  DECIPHER_FEWEST_GAMES,
  DECIPHER_FEWEST_PARTICIPANTS,
  DECIPHER_FORMATS,
  DECIPHER_GAMES,
  type DecipherPlayedGame,
  decipherPoints,
  DECIPHER_RESULTS,
  decipherScores,
  DECKS_PER_PLAYER,
  excludedByIntermixRatio,
  formatScore,
  JUNIOR_UNDER_AGE,
  MANY_ENTRANTS,
  MINUTES_PER_GAME,
  PRINTED_PLAYER_ID,
  SANCTIONED_PAIRINGS,
  SEALED_DECK_MINUTES,
  SEALED_DECKS,
} from '@quadrant/rules/systems';
import type { Ending } from '@quadrant/rules/tournament';
import { list, type Cell, type RulesTable } from '../rules-table.js';
import { ENDINGS, FORMATS, GAMES, PAIRINGS, RESULTS } from '../words.js';

const DOCUMENT = { document: 'decipher-1999', note: null } as const;

const NAMES = DECIPHER_GAMES.map((game) => GAMES[game]);

const byFormat = (values: ByFormatAndGame<number>): Cell[][] =>
  DECIPHER_FORMATS.map((format) => [FORMATS[format], ...DECIPHER_GAMES.map((game) => values[format][game])]);

type Setting = Parameters<typeof decipherScores>[1];

/** Returns a game with its score, as both scorecards have it. */
function example(
  setting: Setting,
  result: DecipherPlayedGame['result'],
  score: readonly [number, number],
  endedBy: Ending = 'normal',
): Cell[] {
  const game: DecipherPlayedGame = {
    players: [0, 1],
    result,
    sides: null,
    score,
    endedBy,
    differential: null,
    victoryConditionsDiffer: false,
    path: '',
  };
  const [own, others] = decipherScores(game, setting);
  return [
    GAMES[setting.game],
    ENDINGS[endedBy],
    COUNTED[setting.game](score),
    RESULTS[result],
    formatScore(own),
    formatScore(others),
  ];
}

const tellCards = ([winning]: readonly [number, number]) => `${winning} cards left`;

const COUNTED: Readonly<Record<Setting['game'], (score: readonly [number, number]) => string>> = {
  stccg: ([one, other]) => `${one} to ${other} points`,
  swccg: tellCards,
  'young-jedi': tellCards,
};

const STAR_TREK: Setting = { game: 'stccg', format: 'constructed' };
const STAR_WARS: Setting = { game: 'swccg', format: 'constructed' };
const YOUNG_JEDI: Setting = { game: 'young-jedi', format: 'constructed' };

const INTERMIX = [
  { nonBonus: 35, bonus: 50 },
  { nonBonus: 60, bonus: 40 },
  { nonBonus: 0, bonus: 30 },
] as const;

const { swccg, stccg, 'young-jedi': youngJedi } = SEALED_DECKS;

export const DECIPHER_TABLES: readonly RulesTable[] = [
  {
    ...DOCUMENT,
    id: 'decipher-sanctioning',
    title: 'What a sanctioned tournament needs at least',
    sections: ['I.A', 'I.C'],
    columns: ['What', 'Number'],
    rows: [
      ['Days registered ahead', DECIPHER_DAYS_AHEAD],
      ['Players', DECIPHER_FEWEST_PARTICIPANTS],
    ],
    note: 'It also needs an approved director, one of the three formats, and enough games.',
  },
  {
    ...DOCUMENT,
    id: 'decipher-games',
    title: 'Games needed for sanctioning',
    sections: ['I.C', 'II.A', 'II.A.i', 'II.A.ii', 'II.A.iii'],
    columns: ['Format', ...NAMES],
    rows: byFormat(DECIPHER_FEWEST_GAMES),
    note: `With more than ${MANY_ENTRANTS.moreThan} players, ${MANY_ENTRANTS.games} games are recommended in Constructed and Junior. A round of Star Wars and Young Jedi has two games there.`,
  },
  {
    ...DOCUMENT,
    id: 'decipher-minutes',
    title: 'Minutes for a game',
    sections: ['II.A.i', 'II.A.ii', 'II.A.iii'],
    columns: ['Format', ...NAMES],
    rows: byFormat(MINUTES_PER_GAME),
  },
  {
    ...DOCUMENT,
    id: 'decipher-decks',
    title: 'Decks of each player',
    sections: ['II.A.i', 'II.A.ii', 'II.A.iii'],
    columns: ['Format', ...NAMES],
    rows: byFormat(DECKS_PER_PLAYER),
  },
  {
    ...DOCUMENT,
    id: 'decipher-pairings',
    title: 'Sanctioned ways of pairing',
    sections: ['II.A.i', 'II.B'],
    columns: ['Game', 'Pairing'],
    rows: DECIPHER_GAMES.map((game) => [
      GAMES[game],
      list(SANCTIONED_PAIRINGS[game].map((pairing) => PAIRINGS[pairing] ?? pairing)),
    ]),
  },
  {
    ...DOCUMENT,
    id: 'decipher-player-id',
    title: 'The printed example of a player ID',
    sections: ['II.A.i'],
    columns: ['Name', 'Date', 'Player ID'],
    rows: [[PRINTED_PLAYER_ID.name, PRINTED_PLAYER_ID.day, PRINTED_PLAYER_ID.id]],
    note: 'It tells a private date. Nothing here asks for that date, stores it or shows it of anybody else.',
  },
  {
    ...DOCUMENT,
    id: 'decipher-results',
    title: 'Results and their points',
    sections: ['scoring', 'glossary'],
    columns: ['Result', 'In reports', 'Victory points'],
    rows: DECIPHER_RESULTS.map((result) => [RESULTS[result], result, decipherPoints(result)]),
  },
  {
    ...DOCUMENT,
    id: 'decipher-scores',
    title: 'Scores by example',
    sections: ['II.A.i', 'scoring'],
    columns: ['Game', 'How it ended', 'Score', 'Result', 'First player', 'Second player'],
    rows: [
      example(STAR_TREK, 'WIN', [100, 85]),
      example(STAR_TREK, 'MODIFIED_WIN', [80, 20], 'time'),
      example(STAR_TREK, 'MODIFIED_WIN', [95, -8], 'time'),
      example(STAR_TREK, 'WIN', [120, 105]),
      example(STAR_TREK, 'TRUE_TIE', [50, 50], 'time'),
      example(STAR_TREK, 'WIN', [0, 0], 'forfeit'),
      example(STAR_WARS, 'WIN', [15, 0]),
      example(YOUNG_JEDI, 'WIN', [22, 0]),
    ],
    note: 'Points first, the differential in parentheses. Over several games both are added up.',
  },
  {
    ...DOCUMENT,
    id: 'decipher-intermix-ratio',
    title: 'Intermix Ratio, by example',
    sections: ['scoring'],
    columns: ['Other points', 'Bonus points', 'Bonus points that do not count', 'Score'],
    rows: INTERMIX.map(({ nonBonus, bonus }) => {
      const excluded = excludedByIntermixRatio({ nonBonus, bonus });
      return [nonBonus, bonus, excluded, nonBonus + bonus - excluded];
    }),
    note: 'Bonus points count only up to the number of other points.',
  },
  {
    ...DOCUMENT,
    id: 'decipher-junior',
    title: 'Who may play in a Junior tournament',
    sections: ['II.A.ii'],
    columns: ['What', 'Number'],
    rows: [['Under this age', JUNIOR_UNDER_AGE]],
  },
  {
    ...DOCUMENT,
    id: 'decipher-sealed-decks',
    title: `What players build in ${SEALED_DECK_MINUTES} minutes`,
    sections: ['II.A.iii'],
    columns: ['Game', 'Deck'],
    rows: [
      [GAMES.swccg, `${swccg.cards} cards`],
      [GAMES.stccg, `${stccg.seedCards} seed cards at most, ${stccg.drawCards} cards in the draw deck at least`],
      [GAMES['young-jedi'], `${youngJedi.cards} cards: ${youngJedi.groups} groups of ${youngJedi.cardsInGroup}`],
    ],
  },
];
