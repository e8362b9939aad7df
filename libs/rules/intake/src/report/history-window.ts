import { say, type Text } from '@quadrant/rules/message';
import {
  isApprovedDirector,
  placeOf,
  type Continent,
  type Principal,
  type ReportedPlace,
} from '@quadrant/rules/permissions';
import { lastDayOf } from '@quadrant/rules/policy';
import { knownDateOf, spanOfDate, type TournamentHeader } from '@quadrant/rules/tournament';

/** A time in which approved directors may report tournaments that are older than the policy allows. */
export interface HistoryWindow {
  readonly number: number;
  /** Local days of tournaments, both included, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** It is null for every continent. */
  readonly continent: Continent | null;
  /** It is the slug of a region of the continent; null for all of them. */
  readonly region: string | null;
  /** The last day (UTC) on which reports are taken. */
  readonly closesOn: string;
}

export const isOpen = ({ closesOn }: Pick<HistoryWindow, 'closesOn'>, now: Date): boolean =>
  now.toISOString().slice(0, 10) <= closesOn;

export const placeOfHeader = ({ country, region, online }: TournamentHeader): ReportedPlace => ({
  ...placeOf(country, region),
  isOnline: online,
});

// @row 267
/** Finds the open window that every possible day of a tournament fits into; null when there is none. */
export function findHistoryWindow(
  header: TournamentHeader,
  windows: readonly HistoryWindow[],
  receivedAt: Date,
): HistoryWindow | null {
  const span = spanOfDate(knownDateOf(header));
  if (span === null) return null;
  const { first } = span;
  const end = lastDayOf(header);
  const last = end > span.last ? end : span.last;
  const place = placeOfHeader(header);
  const fits = (window: HistoryWindow): boolean =>
    isOpen(window, receivedAt) &&
    window.from <= first &&
    last <= window.to &&
    (place.isOnline ||
      ((window.continent === null || window.continent === place.continent) &&
        (window.region === null || window.region === place.region)));
  return windows.find(fits) ?? null;
}

/**
 * Says how a director comes to report an old tournament: the sentence that every refusal ends with.
 *
 * @param window that the tournament fits into; then only the approval of the director is missing
 */
export function askForWindow(window: HistoryWindow | null): Text {
  return window === null
    ? say`Ask a coordinator of the place to open a history window for these years (/desk/history/windows), or to send this report. Or correct the date.`
    : say`History window ${window.number} is open for it, but only for approved directors. Ask a coordinator of the place to approve you, or to send this report.`;
}

/** Tells whether a director may use a window for a tournament. */
export const mayUseWindow = (sender: Pick<Principal, 'grants'>, header: TournamentHeader): boolean =>
  isApprovedDirector(sender, placeOfHeader(header));
