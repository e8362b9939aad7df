import {
  choosesSide,
  sidesOf,
  sidesOfSecondFinal,
  BYE_POINTS,
  CUT_SIZES,
  DAMAGE_POINTS,
  DIAL_POINTS,
  findOtsdDraftGroups,
  FORCE_POINTS,
  GAME_POINTS,
  LEADERS_NEEDED_TO_PLAY,
  LOSSES_TO_BE_OUT,
  OBJECTIVE_POINTS,
  passingDirection,
  ROUND_MINUTES,
  scoreOnTime,
  SEALED_FORMATS,
  SPLIT_POINTS,
  STCCG_FEWEST_ROUNDS,
  STCCG_MOST_POINTS,
  STCCG_POINTS,
  STCCG_ROUNDS,
  stccgRounds,
  STRUCTURE_TABLES,
  TIERS,
  type TimedGame,
} from '@quadrant/rules/systems';
import { list, range, type Cell, type RulesTable } from '../rules-table.js';
import { RESULTS, RULES } from '../words.js';

const STCCG = { document: 'stccg-1996', note: null } as const;
const SEALED = { document: 'sealed-1998', note: null } as const;
const FFG = { document: 'ffg-swlcg-2016', note: null } as const;

const LAST_PRINTED = STCCG_ROUNDS.at(-1)!.upTo;

const chart: Cell[][] = STCCG_ROUNDS.map(({ upTo, rounds }, index) => [
  range((STCCG_ROUNDS[index - 1]?.upTo ?? 0) + 1, upTo),
  rounds,
]);
const byFormula: Cell[][] = [2 * LAST_PRINTED, 4 * LAST_PRINTED].map((upTo) => [
  range(upTo / 2 + 1, upTo),
  stccgRounds(upTo),
]);

type SealedName = keyof typeof SEALED_FORMATS;

const SEALED_SECTIONS: Readonly<Record<SealedName, string>> = {
  'starter-sealed': 'sealed-deck-format',
  otsd: 'enhanced-format',
  'otsd-draft': 'otsd-booster-draft',
};

const PACKS: Readonly<Record<string, string>> = {
  premiereStarters: 'Premiere starter',
  expansionPacks: 'expansion pack',
  warpPacks: 'Warp Pack',
  premiereBoosters: 'Premiere boosters',
  alternateUniverseBoosters: 'Alternate Universe booster',
  premiumPacks: 'premium pack',
};

function sealedTable(name: SealedName): RulesTable {
  const { packs, freeCommonCards, cardsToBuildFrom, deck, ...format } = SEALED_FORMATS[name];
  const size =
    'cards' in deck
      ? `${deck.cards} cards`
      : `${deck.seedCardsAtMost} seed cards at most, ${deck.drawCardsAtLeast} cards in the draw deck at least`;
  const rows: Cell[][] = [
    ['Packs', list(Object.entries(packs).map(([pack, count]) => `${count} ${PACKS[pack] ?? pack}`))],
    ['Common cards added', freeCommonCards],
    ['Cards to build from', cardsToBuildFrom],
    ['Deck', size],
    ['Missions in it', deck.missions],
    ['Minutes to build', format.minutesToBuild],
    ['Games at least', format.fewestGames],
    ['Minutes for a game at least', format.fewestMinutesPerGame],
    ['Between games', format.betweenGames === 'swap-one-for-one' ? 'swap cards one for one' : 'swap or add cards'],
  ];
  return {
    ...SEALED,
    id: `sealed-${name}`,
    title: RULES[name],
    sections: [SEALED_SECTIONS[name]],
    columns: ['What', 'For each player'],
    rows: rows.filter(([, value]) => value !== null && value !== 0),
  };
}

const OTSD_DRAFT = SEALED_FORMATS['otsd-draft'].draft;

const structureTable = (name: 'basic' | 'advanced', title: string): RulesTable => ({
  ...FFG,
  id: `ffg-${name}-structure`,
  title,
  sections: ['tournament-structures', `${name}-structure`],
  columns: ['Players', 'Swiss rounds', 'Players in the cut'],
  rows: STRUCTURE_TABLES[name].map(({ from, to, swissRounds, cut }) => [range(from, to), swissRounds, cut ?? 'no cut']),
});

/** One example is printed in the document; the half point of the Force decides the other. */
const TIMED: readonly TimedGame[] = [
  { light: { objectives: 2, damage: 7 }, dark: { dial: 10, damage: 4 }, force: 'dark' },
  { light: { objectives: 1, damage: 4 }, dark: { dial: 5, damage: 4 }, force: 'light' },
];

const firstTo = (first: 'dark' | 'light'): string =>
  `first player ${first}, second player ${first === 'dark' ? 'light' : 'dark'}`;

export const OTHER_TABLES: readonly RulesTable[] = [
  {
    ...STCCG,
    id: 'stccg-rounds',
    title: 'Rounds suggested at least',
    sections: ['4'],
    columns: ['Players', 'Rounds'],
    rows: [...chart, ...byFormula],
    note: `No tournament has fewer than ${STCCG_FEWEST_ROUNDS} rounds. Above ${LAST_PRINTED} players the formula of the same section applies.`,
  },
  {
    ...STCCG,
    id: 'stccg-results',
    title: 'Results and their points',
    sections: ['4'],
    columns: ['Result', 'In reports', 'Points', "The opponent's points"],
    rows: (Object.keys(STCCG_POINTS) as (keyof typeof STCCG_POINTS)[]).map((result) => [
      RESULTS[result],
      result,
      STCCG_POINTS[result][0],
      result === 'BYE' ? null : STCCG_POINTS[result][1],
    ]),
    note: `A score counts up to ${STCCG_MOST_POINTS} points in the margin. A point each for a tie is our choice: these rules name no tie.`,
  },
  ...(Object.keys(SEALED_FORMATS) as SealedName[]).map(sealedTable),
  {
    ...SEALED,
    id: 'sealed-draft-groups',
    title: 'Draft groups',
    sections: ['otsd-booster-draft'],
    columns: ['Players', 'Groups of'],
    rows: Array.from({ length: 21 }, (_, index) => {
      const groups = findOtsdDraftGroups(index + OTSD_DRAFT.group.fewest);
      return [index + OTSD_DRAFT.group.fewest, groups === null ? 'none: play without a draft' : list(groups)];
    }),
  },
  {
    ...SEALED,
    id: 'sealed-draft-passing',
    title: 'Where packs are passed',
    sections: ['otsd-booster-draft'],
    columns: ['Pack', 'Set', 'Passed to the'],
    rows: OTSD_DRAFT.order.map((set, index) => [
      index + 1,
      set === 'premiere' ? 'Premiere' : 'Alternate Universe',
      passingDirection(index + 1),
    ]),
    note: `Each player keeps the ${OTSD_DRAFT.premiumCardsKept} cards of their premium pack.`,
  },
  structureTable('basic', 'Basic structure'),
  structureTable('advanced', 'Advanced structure'),
  {
    ...FFG,
    id: 'ffg-minutes',
    title: 'Minutes for a round',
    sections: ['swiss-rounds', 'double-elimination-rounds'],
    columns: ['Round', 'Minutes'],
    rows: [
      ['Swiss', ROUND_MINUTES.swiss],
      ['Double elimination', ROUND_MINUTES.elimination],
      ['Final', ROUND_MINUTES.final ?? 'no limit'],
    ],
  },
  {
    ...FFG,
    id: 'ffg-points',
    title: 'Tournament points',
    sections: ['tournament-points', 'definitions', 'intentional-round-split'],
    columns: ['For', 'Points'],
    rows: [
      ['a game won', GAME_POINTS.win],
      ['a game drawn', GAME_POINTS.draw],
      ['a game lost', GAME_POINTS.loss],
      ['a bye', BYE_POINTS],
      ['a round that both players agree to split', SPLIT_POINTS],
    ],
  },
  {
    ...FFG,
    id: 'ffg-elimination',
    title: 'Double elimination',
    sections: ['double-elimination-rounds', 'definitions'],
    columns: ['What', 'Number'],
    rows: [
      ['Players in the cut', CUT_SIZES.join(', ')],
      ['Losses that end a player’s tournament', LOSSES_TO_BE_OUT],
    ],
  },
  {
    ...FFG,
    id: 'ffg-sides',
    title: 'Who plays which side, by example',
    sections: ['deck-choice'],
    columns: ['Game', 'Two players', 'Outcome'],
    rows: [
      [
        'First elimination round',
        'ranked 3rd and 6th after the Swiss rounds',
        `the ${choosesSide([3, 6]) === 0 ? '3rd' : '6th'} chooses`,
      ],
      [
        'Later round',
        'the first has played dark 2 and light 1 times, the second dark 3 and light 1 times',
        firstTo(
          sidesOf(
            [
              { dark: 2, light: 1 },
              { dark: 3, light: 1 },
            ],
            'dark',
          )[0],
        ),
      ],
      ['Second game of the final', 'the first player was dark', firstTo(sidesOfSecondFinal(['dark', 'light'])[0])],
    ],
  },
  {
    ...FFG,
    id: 'ffg-timed-points',
    title: 'Points when time ends an elimination game',
    sections: ['end-of-double-elimination-rounds'],
    columns: ['Side', 'For', 'Points'],
    rows: [
      ['Light', 'each objective in the victory pile', OBJECTIVE_POINTS],
      ['Light', 'each damage on objectives of the Dark Side', DAMAGE_POINTS],
      ...DIAL_POINTS.map(({ from, to, points }): Cell[] => [
        'Dark',
        `the Death Star dial at ${range(from, to)}`,
        points,
      ]),
      ['Dark', 'each damage on objectives of the Light Side', DAMAGE_POINTS],
      ['Either', 'the Balance of the Force', FORCE_POINTS],
    ],
  },
  {
    ...FFG,
    id: 'ffg-timed-examples',
    title: 'Two such games',
    sections: ['end-of-double-elimination-rounds'],
    columns: ['Light', 'Dark', 'The Force is with', 'Light scores', 'Dark scores', 'Winner'],
    rows: TIMED.map((game) => {
      const { light, dark, winner } = scoreOnTime(game);
      return [
        `${game.light.objectives} objectives, ${game.light.damage} damage`,
        `dial at ${game.dark.dial}, ${game.dark.damage} damage`,
        game.force,
        light,
        dark,
        winner,
      ];
    }),
  },
  {
    ...FFG,
    id: 'ffg-tiers',
    title: 'When a leader may play',
    sections: ['leader-participation', 'tournament-tiers'],
    columns: ['Tier', 'A leader may play'],
    rows: TIERS.map((tier) => {
      const leaders = LEADERS_NEEDED_TO_PLAY[tier];
      return [tier, leaders === null ? 'no' : `with ${leaders} leaders present`];
    }),
  },
];
