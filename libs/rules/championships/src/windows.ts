import type { GameTitle, Kind } from '@quadrant/rules/tournament';
import { championshipOf } from './championships.js';

// @row 99, 102, 104, 107
/** Kinds that somebody has to allot (000, sections 11.1 and 11.2). */
export const ALLOTTED_KINDS = ['regional', 'national', 'masters', 'continental', 'worlds'] as const satisfies Kind[];
export type AllottedKind = (typeof ALLOTTED_KINDS)[number];

/** When tournaments of a kind are played in one year, and when applications for them are taken. Local dates, included. */
export interface ChampionshipWindow {
  readonly kind: AllottedKind;
  readonly year: number;
  /** It is null when the window applies to every game. */
  readonly game: GameTitle | null;
  /** It is null when the window applies to all continents. */
  readonly continent: string | null;
  /** It is null when nothing was announced. */
  readonly applicationsFrom: string | null;
  readonly applicationsUntil: string | null;
  readonly playFrom: string;
  readonly playUntil: string;
  /** Document and section, or where it was announced. */
  readonly source: string;
}

export interface WindowQuestion extends Pick<ChampionshipWindow, 'kind' | 'year'> {
  readonly game: GameTitle;
  /** It is null when the tournament has no particular place. */
  readonly continent: string | null;
}

/** Returns the months of 000, section 11 in one year. They apply unless something else is announced (section 11.1). */
export function printedWindow(kind: AllottedKind, year: number): ChampionshipWindow {
  const { season, source = '' } = championshipOf(kind) ?? {};
  const { from, to } = season ?? { from: 1, to: 12 };
  return {
    kind,
    year,
    game: null,
    continent: null,
    applicationsFrom: null,
    applicationsUntil: null,
    playFrom: day(year, from, 1),
    // This is the day before the first of the next month.
    playUntil: day(year, to + 1, 0),
    source,
  };
}

const day = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** Returns the announced window that fits a tournament most closely, the game before the continent; otherwise the printed one. */
export function windowOf(announced: readonly ChampionshipWindow[], question: WindowQuestion): ChampionshipWindow {
  const { kind, year, game, continent } = question;
  const fitting = announced.filter(
    (each) =>
      each.kind === kind &&
      each.year === year &&
      (each.game ?? game) === game &&
      (each.continent === null || each.continent === continent),
  );
  const closeness = (each: ChampionshipWindow) => (each.game === null ? 0 : 2) + (each.continent === null ? 0 : 1);
  return fitting.toSorted((a, b) => closeness(b) - closeness(a))[0] ?? printedWindow(kind, year);
}
