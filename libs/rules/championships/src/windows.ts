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
  /** Null: every one. */
  readonly game: GameTitle | null;
  /** Null: all of them. */
  readonly continent: string | null;
  /** Null where nothing was announced. */
  readonly applicationsFrom: string | null;
  readonly applicationsUntil: string | null;
  readonly playFrom: string;
  readonly playUntil: string;
  /** Document and section, or where it was announced. */
  readonly source: string;
}

/** What a window is asked for. */
export interface WindowQuestion extends Pick<ChampionshipWindow, 'kind' | 'year'> {
  readonly game: GameTitle;
  /** Null for what is nowhere in particular. */
  readonly continent: string | null;
}

/** The months of 000, section 11 in one year, which stand where nothing else is announced (section 11.1). */
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
    // The day before the first of the next month.
    playUntil: day(year, to + 1, 0),
    source,
  };
}

const day = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The window of a tournament: what was announced most closely for it, the game before the continent; else what is printed. */
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
