import { count } from '@quadrant/rules/tournament';
import type { ExitCode } from '../exit-code.js';
import type { OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';
import { askForChange, requestChange, type ChangeAnswer } from './request-change.js';

export interface LeagueFacts {
  readonly name?: string;
  readonly director?: string;
  /** Committed players of a new league, or alternates of a league that there is. */
  readonly handles?: readonly string[];
  readonly reason?: string;
}

interface League {
  readonly slug: string;
  readonly name: string;
  readonly director: string;
  readonly alternates: readonly string[];
}

const LEAGUES = '/api/v1/leagues';
const pathOf = (slug: string): string => `${LEAGUES}/${encodeURIComponent(slug)}`;

const describeLeague = ({ slug, name, director, alternates }: League): string =>
  `Stored. League ${slug}: ${name}, director ${director}${alternates.length === 0 ? '' : `, alternates ${alternates.join(', ')}`}.\n`;

/** `quadrant league create SLUG`. */
export function createLeague(
  surroundings: Surroundings,
  slug: string,
  { name, director, handles }: LeagueFacts,
  options: OutputOptions,
): Promise<ExitCode> {
  const body = { slug, name, director, ...(handles && { players: handles }) };
  return askForChange(surroundings, { method: 'POST', path: LEAGUES, body }, options, describeLeague);
}

/** `quadrant league change SLUG`. */
export function changeLeague(
  surroundings: Surroundings,
  slug: string,
  { handles, ...facts }: LeagueFacts,
  options: OutputOptions,
): Promise<ExitCode> {
  const body = { ...facts, ...(handles && { alternates: handles }) };
  return askForChange(surroundings, { method: 'PATCH', path: pathOf(slug), body }, options, describeLeague);
}

/** `quadrant league delete SLUG [SEASON]`. */
export function deleteLeague(
  surroundings: Surroundings,
  slug: string,
  season: string | null,
  { reason, ...options }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const path = season === null ? pathOf(slug) : `${pathOf(slug)}/seasons/${encodeURIComponent(season)}`;
  const what = season === null ? `The league ${slug}` : `Season ${season} of the league ${slug}`;
  const body = { reason: takeReason(reason) };
  return askForChange(surroundings, { method: 'DELETE', path, body }, options, () => `${what} is deleted.\n`);
}

export interface SeasonFacts {
  readonly season?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly qualifiers?: { readonly firstHalf: number; readonly secondHalf: number };
  readonly best?: { readonly season?: number; readonly half?: number };
  readonly champion?: string;
}

interface SeasonAnswer extends ChangeAnswer {
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

const describeSeason = ({ season, startsOn, endsOn }: SeasonAnswer): string =>
  `season ${season} is from ${startsOn} to ${endsOn}`;

/** `quadrant season create LEAGUE SEASON` and `quadrant season change LEAGUE SEASON`. */
export function storeSeason(
  surroundings: Surroundings,
  { league, season, isNew }: { readonly league: string; readonly season: string; readonly isNew: boolean },
  facts: SeasonFacts,
  { reason, ...options }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const seasons = `${pathOf(league)}/seasons`;
  const request = isNew
    ? ({ method: 'POST', path: seasons, body: { season, ...facts } } as const)
    : ({ method: 'PATCH', path: `${seasons}/${encodeURIComponent(season)}`, body: facts } as const);
  return requestChange(surroundings, request, { ...options, reason, preview: false }, describeSeason);
}

export interface DeckFact {
  readonly name: string;
  readonly most: number;
  readonly means: string;
}

/** `quadrant league deck-facts SLUG`: in place of all that were declared. */
export function declareDeckFacts(
  surroundings: Surroundings,
  slug: string,
  facts: readonly DeckFact[],
  options: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const names = facts.map(({ name }) => `deck.${name}`).join(', ') || 'no numbers of its own';
  return requestChange(
    surroundings,
    { method: 'PUT', path: `${pathOf(slug)}/deck-facts`, body: { facts } },
    { ...options, preview: false },
    (_answer: ChangeAnswer) => `reports of ${slug} may tell ${names}`,
  );
}

/** `quadrant card-names KIND`: the names that reports are compared with. */
export function changeCardNames(
  surroundings: Surroundings,
  kind: string,
  changes: { readonly add: readonly string[]; readonly remove: readonly string[] },
  { reason, ...options }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const body = { ...changes, reason: takeReason(reason) };
  const path = `/api/v1/card-names/${encodeURIComponent(kind)}`;
  return askForChange(
    surroundings,
    { method: 'PATCH', path, body },
    options,
    ({ names }: { readonly names: readonly string[] }) => `Stored. The list has ${count(names.length, 'name')} now.\n`,
  );
}
