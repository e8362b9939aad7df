import {
  CHAMPIONS_LEAGUE_POINTS,
  findCell,
  LEAST_PARTICIPANTS,
  PHASES,
  PLAYOFF_CRITERIA,
  type PlayoffCriterion,
  PRINTED_TOURNAMENTS_PER_PHASE,
  type TableCell,
} from '@quadrant/rules/leagues';
import { compileScheme, PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';
import { tellEntitlement } from '@quadrant/rules/prizes';
import { OPG_STEPS } from '@quadrant/rules/systems';
import type { Kind } from '@quadrant/rules/tournament';
import { badgesOf, championshipOf } from '@quadrant/rules/championships';
import { list, range, type RulesTable } from '../rules-table.js';
import { KINDS } from '../words.js';

const DOCUMENT = { document: 'opg-4.2', note: null } as const;

type PrizeKind = Extract<Kind, 'regional' | 'continental' | 'worlds' | 'national' | 'champions-league'>;

/** The kinds with byes or head starts, and the sections that print them. */
const PRIZES: Readonly<Record<PrizeKind, string>> = {
  regional: '11.1.1',
  continental: '11.1.2',
  worlds: '11.1.3',
  national: '11.2.1',
  'champions-league': '12.7',
};

function prizesOf(kind: PrizeKind): RulesTable {
  const { byes = [], headStarts = [] } = championshipOf(kind) ?? {};
  const places = byes.map(({ place, moreThanPlayers }) => ({ place, moreThanPlayers }));
  const offer = (rewards: typeof byes, wanted: number) => {
    const reward = rewards.find(({ place }) => place === wanted);
    return reward === undefined ? null : list(reward.entitlements.map(tellEntitlement));
  };
  return {
    ...DOCUMENT,
    id: `opg-prizes-${kind}`,
    title: `${KINDS[kind]}: what places win`,
    sections: [PRIZES[kind]],
    columns: ['Place', 'If more than', 'First and Second Edition', 'Tribbles', 'Badge'],
    rows: places.map(({ place, moreThanPlayers }) => [
      place,
      moreThanPlayers === 0 ? null : `${moreThanPlayers} players`,
      offer(byes, place),
      offer(headStarts, place),
      badgesOf(kind, 'earned-byes', place)[0]?.badge ?? null,
    ]),
  };
}

/** Returns the rows of the printed table; each is represented by its first cell. */
function listPointRows(): TableCell[] {
  const rows: TableCell[] = [];
  for (let from: number | null = LEAST_PARTICIPANTS; from !== null;) {
    const cell: TableCell | null = findCell(from, 1);
    if (cell === null) break;
    rows.push(cell);
    from = cell.participants.to === null ? null : cell.participants.to + 1;
  }
  return rows;
}

const COLUMNS = [1, 2, 3, 5, 9, 17];

const CRITERIA: Readonly<Record<PlayoffCriterion, string>> = {
  'playoff-points': 'league points in the playoffs',
  'season-points': 'league points in the season',
  'playoff-attendance': 'tournaments played in the playoffs',
  'league-attendance': 'league tournaments played in the season',
  'lifetime-points': 'lifetime league points',
};

const STEPS: Readonly<Record<(typeof OPG_STEPS)[number]['decidedBy'], string>> = {
  points: 'victory points',
  'strength-of-schedule': 'strength of schedule',
  differential: 'differential',
  'cumulative-victory-points': 'cumulative victory points',
};

const PHASE_NAMES = { 'first-half': 'First half', 'second-half': 'Second half', playoffs: 'Playoffs' } as const;

const schemeTable = ({ id, name, section, text, most }: (typeof PRINTED_SCHEMES)[number]): RulesTable => {
  const compiled = compileScheme(text);
  return {
    ...DOCUMENT,
    id: `opg-scheme-${id}`,
    title: name,
    sections: ['12.5', section],
    columns: ['Rule', 'In words'],
    rows: compiled.ok ? compiled.scheme.rules.map(({ rule, words }) => [rule, String(words)]) : [],
    note: `It gives at most ${most} points to one player in one tournament.`,
  };
};

export const OPG_LEAGUE_TABLES: readonly RulesTable[] = [
  {
    ...DOCUMENT,
    id: 'opg-tiebreakers',
    title: 'What the order of First and Second Edition is decided by',
    sections: ['7.7'],
    columns: ['Step', 'More is better'],
    rows: [...OPG_STEPS.map(({ decidedBy }) => STEPS[decidedBy]), 'a coin toss'].map((step, index) => [
      index + 1,
      step,
    ]),
    note: 'Whenever exactly two players are tied, the winner of their own game comes first.',
  },
  {
    ...DOCUMENT,
    id: 'opg-points',
    title: 'Tables 11.2.2 and 12.4.1: Masters Points and league points',
    sections: ['11.2.2', '12.4'],
    columns: [
      'Players',
      ...COLUMNS.map((place) => {
        const { first, last } = findCell(32, place)!.places;
        return `Place ${range(first, last)}`;
      }),
    ],
    rows: listPointRows().map(({ participants: { from, to } }) => [
      range(from, to),
      ...COLUMNS.map((place) => findCell(from, place)?.points ?? null),
    ]),
    note: 'From place 33 on there are no points: the table has no column for them.',
  },
  {
    ...DOCUMENT,
    id: 'opg-season',
    title: 'The parts of a season',
    sections: ['12.2'],
    columns: ['Part', 'Tournaments'],
    rows: PHASES.map((phase) => [PHASE_NAMES[phase], PRINTED_TOURNAMENTS_PER_PHASE]),
    note: 'A league may announce other numbers.',
  },
  {
    ...DOCUMENT,
    id: 'opg-playoffs',
    title: 'What the order of the playoffs is decided by',
    sections: ['12.6'],
    columns: ['Step', 'More is better'],
    rows: [...PLAYOFF_CRITERIA.map((name) => CRITERIA[name]), 'a coin toss'].map((step, index) => [index + 1, step]),
  },
  {
    ...DOCUMENT,
    id: 'opg-champions-league',
    title: 'Who may play in the Champions League',
    sections: ['12.7'],
    columns: ['What', 'Number'],
    rows: [['Lifetime league points at least', CHAMPIONS_LEAGUE_POINTS]],
  },
  ...PRINTED_SCHEMES.map(schemeTable),
  ...(Object.keys(PRIZES) as PrizeKind[]).map(prizesOf),
];
