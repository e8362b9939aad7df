import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Phase } from '@quadrant/rules/league';

const FOLDER = path.join(process.cwd(), 'test/golden/league-season');

/** The documents, one a line, in the order in which they were played. */
export const DOCUMENTS = readFileSync(path.join(FOLDER, 'season.ndjson'), 'utf8').trimEnd().split('\n');

/** A row of a table by its columns. */
export type Row = Readonly<Record<string, string>>;

interface Section {
  /** The heading between its dots. */
  readonly heading: readonly string[];
  readonly body: string;
  readonly rows: readonly Row[];
}

/** What was worked out by hand: every section of the page with its table. */
const SECTIONS: readonly Section[] = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
  .split(/^#{2,3} /m)
  .map((text) => {
    const [heading = '', ...lines] = text.split('\n');
    return { heading: heading.split(' · '), body: text, rows: readTable(lines) };
  });

function readTable(lines: readonly string[]): Row[] {
  const [columns = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The number that a cell ends in. What is added up before it has to come out as it. */
export function numberOf(cell = ''): number {
  const [sum = '', total = sum] = cell.split(' = ');
  const terms = sum.split(' + ').map(Number);
  const added = terms.reduce((one, other) => one + other, 0);
  const isList = terms.some(Number.isNaN);
  if (isList ? sum.split(', ').length !== Number(total) : added !== Number(total))
    throw new Error(`${cell} is no sum.`);
  return Number(total);
}

/** Nothing where a dash stands. */
export const wordOf = (cell = ''): string | null => (cell === '—' || cell === '' ? null : cell);

/** @throws Error when there is no such section, or more than one */
export function sectionOf(...heading: readonly string[]): Section {
  const found = SECTIONS.filter((section) => heading.every((word, index) => section.heading[index] === word));
  if (found.length !== 1) throw new Error(`There are ${found.length} sections ${heading.join(' · ')}.`);
  return found[0]!;
}

/** A tournament of the page. */
export interface ExpectedTournament {
  readonly id: string;
  readonly localDate: string;
  /** Slug of a league, or a kind. */
  readonly where: string;
  readonly rows: readonly Row[];
}

export const TOURNAMENTS: readonly ExpectedTournament[] = SECTIONS.filter(({ heading }) =>
  /^\d{4}-/.test(heading[1] ?? ''),
).map(({ heading: [id = '', localDate = '', , where = ''], rows }) => ({ id, localDate, where, rows }));

/** An award as a line of words and numbers. */
export type Line = readonly (string | number | null)[];

const PHASES: Readonly<Record<string, Phase>> = {
  '10': 'first-half',
  '11': 'first-half',
  '12': 'second-half',
  '01': 'second-half',
  '02': 'playoffs',
  '03': 'playoffs',
};

/** Every award of the page: tournament, kind, player, place, points, season, phase, rule, section, reason. */
export function expectedAwards(): Line[] {
  return TOURNAMENTS.flatMap(({ id, localDate, where, rows }) => {
    const isLeague = where === 'alpha' || where === 'beta';
    const season = localDate < '2014-10-01' ? '2013-14' : '2014-15';
    const phase = PHASES[localDate.slice(5, 7)] ?? null;
    return rows.flatMap(({ place, player = '', points, bonus = '' }): Line[] => {
      const [given, position] = [numberOf(points), Number(place)];
      const line = isLeague
        ? [season, phase, '000 table 12.4.1', '000 §12.4', null]
        : ['2015', null, '000 table 11.2.2', '000 §11.2.2', null];
      const award: Line[] =
        given === 0 ? [] : [[id, isLeague ? 'league' : 'masters', player, position, given, ...line]];
      const bonuses = bonus === '' ? [] : bonus.split(', ').map(readBonus);
      return [...award, ...bonuses.map((of) => [id, 'bonus', player, position, of.points, season, phase, ...of.rule])];
    });
  });
}

function readBonus(text: string): { points: number; rule: Line } {
  const [, points, mark, fact] = /^\+(\d+) (\w+) ?(.*)$/.exec(text) ?? [];
  const legend = sectionOf('What the leagues announced').body.split('\n').map(cellsOf);
  const [, rule, section, reason] = legend.find(([first]) => first === mark) ?? [];
  if (!rule || !section || !reason) throw new Error(`Nobody knows what ${text} is.`);
  return { points: Number(points), rule: [rule, section, reason.replace('…', fact ?? '')] };
}

/** Every badge of the page: tournament, player, badge. */
export const expectedBadges = (): Line[] =>
  TOURNAMENTS.flatMap(({ id, rows }) =>
    rows.flatMap(({ player = '', badges = '' }) =>
      badges.split(', ').flatMap((badge) => (badge ? [[id, player, badge]] : [])),
    ),
  );

/** Every entitlement of the page: tournament, player, place, worth and what it is for. */
export const expectedEntitlements = (): Line[] =>
  TOURNAMENTS.flatMap(({ id, rows }) =>
    rows.flatMap(({ place, player = '', entitlement = '' }) =>
      entitlement.split(', ').flatMap((each) => (each ? [[id, player, Number(place), each]] : [])),
    ),
  );
