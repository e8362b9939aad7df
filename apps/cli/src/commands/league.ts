import { count } from '@quadrant/rules/message';
import { askAndTell } from '../ask-and-tell.js';
import type { ExitCode } from '../exit-code.js';
import type { OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';
import { requestChange, type ChangeAnswer } from './request-change.js';

export interface LeagueFacts {
  readonly name?: string;
  readonly director?: string;
  /** The committed players of a new league, or the alternates of an existing one. */
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

export function createLeague(
  surroundings: Surroundings,
  slug: string,
  { name, director, handles }: LeagueFacts,
  options: OutputOptions,
): Promise<ExitCode> {
  const body = { slug, name, director, ...(handles && { players: handles }) };
  return askAndTell(surroundings, { method: 'POST', path: LEAGUES, body }, options, describeLeague);
}

export function changeLeague(
  surroundings: Surroundings,
  slug: string,
  { handles, ...facts }: LeagueFacts,
  options: OutputOptions,
): Promise<ExitCode> {
  const body = { ...facts, ...(handles && { alternates: handles }) };
  return askAndTell(surroundings, { method: 'PATCH', path: pathOf(slug), body }, options, describeLeague);
}

export function deleteLeague(
  surroundings: Surroundings,
  slug: string,
  season: string | null,
  { reason, ...options }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const path = season === null ? pathOf(slug) : `${pathOf(slug)}/seasons/${encodeURIComponent(season)}`;
  const what = season === null ? `The league ${slug}` : `Season ${season} of the league ${slug}`;
  const body = { reason: takeReason(reason) };
  return askAndTell(surroundings, { method: 'DELETE', path, body }, options, () => `${what} is deleted.\n`);
}

export interface SeasonFacts {
  readonly season?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly qualifiers?: { readonly firstHalf: number; readonly secondHalf: number };
  readonly best?: { readonly season?: number; readonly half?: number };
  readonly pointsTable?: {
    readonly lastPlaces: readonly number[];
    readonly rows: readonly { readonly from: number; readonly points: readonly number[] }[];
  };
  readonly champion?: string;
}

interface SeasonAnswer extends ChangeAnswer {
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

interface SeasonPreview {
  readonly tournaments: readonly { readonly id: string; readonly localDate: string; readonly counts: boolean }[];
  readonly players: readonly {
    readonly handle: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  readonly qualified: { readonly joins: readonly string[]; readonly leaves: readonly string[] };
  readonly champion: { readonly before: string | null; readonly after: string | null };
}

function describePreview({ tournaments, players, qualified, champion }: SeasonPreview): string {
  const lines = [
    ...tournaments.map(
      ({ id, localDate, counts }) => `${localDate} ${id} ${counts ? 'begins to count' : 'counts no more'}`,
    ),
    ...players.map(
      ({ handle, before, after }) => `${handle} has ${after ?? 'no'} points instead of ${before ?? 'none'}`,
    ),
    ...qualified.joins.map((handle) => `${handle} qualifies`),
    ...qualified.leaves.map((handle) => `${handle} qualifies no more`),
    ...(champion.before === champion.after
      ? []
      : [`champion: ${champion.after ?? 'nobody'} instead of ${champion.before ?? 'nobody'}`]),
  ];
  const moved = lines.map((line) => `  ${line}\n`).join('');
  return `Only a preview, nothing was changed. ${lines.length === 0 ? 'It moves nothing.' : 'It would move:'}\n${moved}`;
}

const describeSeason = ({ season, startsOn, endsOn }: SeasonAnswer): string =>
  `season ${season} is from ${startsOn} to ${endsOn}`;

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

/** `quadrant season change LEAGUE SEASON --preview`: shows what the change would move. */
export function previewSeason(
  surroundings: Surroundings,
  { league, season }: { readonly league: string; readonly season: string },
  facts: SeasonFacts,
  { reason, ...options }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const path = `${pathOf(league)}/seasons/${encodeURIComponent(season)}?preview=true`;
  const body = { ...facts, reason: takeReason(reason) };
  return askAndTell(surroundings, { method: 'PATCH', path, body }, options, describePreview);
}

/** `quadrant league deck-facts SLUG`: replaces all declared facts. */
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
    (_answer: ChangeAnswer) => `reports of ${slug} may contain ${names}`,
  );
}

/** `quadrant card-names KIND`: changes the names that reports are compared with. */
export function changeCardNames(
  surroundings: Surroundings,
  kind: string,
  changes: { readonly add: readonly string[]; readonly remove: readonly string[] },
  { reason, ...options }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const body = { ...changes, reason: takeReason(reason) };
  const path = `/api/v1/card-names/${encodeURIComponent(kind)}`;
  return askAndTell(
    surroundings,
    { method: 'PATCH', path, body },
    options,
    ({ names }: { readonly names: readonly string[] }) => `Stored. The list has ${count(names.length, 'name')} now.\n`,
  );
}
