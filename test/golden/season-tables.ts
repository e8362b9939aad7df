import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Phase } from '@quadrant/rules/leagues';

const FOLDER = path.join(process.cwd(), 'test/golden/league-season');

/** The documents have one line each, in the order in which they were played. */
export const DOCUMENTS = readFileSync(path.join(FOLDER, 'season.ndjson'), 'utf8').trimEnd().split('\n');

/** The keys are the columns of the table. */
export type Row = Readonly<Record<string, string>>;

interface Section {
  /** These parts of the heading are separated by dots. */
  readonly heading: readonly string[];
  readonly body: string;
  readonly rows: readonly Row[];
}

/** Every section of the page has a table that was worked out by hand. */
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

/** Returns the number at the end of a cell, and throws when the sum or list before it does not give this number. */
export function numberOf(cell = ''): number {
  const [sum = '', total = sum] = cell.split(' = ');
  const terms = sum.split(' + ').map(Number);
  const added = terms.reduce((one, other) => one + other, 0);
  const isList = terms.some(Number.isNaN);
  if (isList ? sum.split(', ').length !== Number(total) : added !== Number(total))
    throw new Error(`${cell} is no sum.`);
  return Number(total);
}

/** Returns null where the cell has a dash. */
export const wordOf = (cell = ''): string | null => (cell === '—' || cell === '' ? null : cell);

/** @throws Error when there is no such section, or more than one */
export function sectionOf(...heading: readonly string[]): Section {
  const found = SECTIONS.filter((section) => heading.every((word, index) => section.heading[index] === word));
  if (found.length !== 1) throw new Error(`There are ${found.length} sections ${heading.join(' · ')}.`);
  return found[0]!;
}

export interface ExpectedTournament {
  readonly id: string;
  readonly localDate: string;
  /** It is the slug of a league, or a kind. */
  readonly where: string;
  readonly rows: readonly Row[];
}

export const TOURNAMENTS: readonly ExpectedTournament[] = SECTIONS.filter(({ heading }) =>
  /^\d{4}-/.test(heading[1] ?? ''),
).map(({ heading: [id = '', localDate = '', , where = ''], rows }) => ({ id, localDate, where, rows }));

export type Line = readonly (string | number | null)[];

const PHASES: Readonly<Record<string, Phase>> = {
  '10': 'first-half',
  '11': 'first-half',
  '12': 'second-half',
  '01': 'second-half',
  '02': 'playoffs',
  '03': 'playoffs',
};

/** Lists every award of the page: tournament, kind, player, place, points, season, phase, rule, section, reason. */
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

/** Lists every badge that the page has: tournament, player, badge. */
export const expectedBadges = (): Line[] =>
  TOURNAMENTS.flatMap(({ id, rows }) =>
    rows.flatMap(({ player = '', badges = '' }) =>
      badges.split(', ').flatMap((badge) => (badge ? [[id, player, badge]] : [])),
    ),
  );

/** Lists every entitlement of the page: tournament, player, place, worth and what it is for. */
export const expectedEntitlements = (): Line[] =>
  TOURNAMENTS.flatMap(({ id, rows }) =>
    rows.flatMap(({ place, player = '', entitlement = '' }) =>
      entitlement.split(', ').flatMap((each) => (each ? [[id, player, Number(place), each]] : [])),
    ),
  );
