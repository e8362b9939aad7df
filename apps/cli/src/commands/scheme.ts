import { count } from '@quadrant/rules/message';
import { askAndTell } from '../ask-and-tell.js';
import { CannotRun, type ExitCode } from '../exit-code.js';
import { describeTable, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';
import { requestChange, type ChangeAnswer } from './request-change.js';

/** A scheme is in a file, or a printed one is used. */
export interface SchemeSource {
  readonly file: string | null;
  /** Id of a scheme that 000 prints. */
  readonly printed: string | null;
}

interface ShownScheme {
  readonly scheme: string;
  readonly state: string;
  readonly versions: readonly {
    readonly version: number;
    readonly name: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly state: string;
    readonly most: number | null;
  }[];
}

interface MovedAwards {
  readonly given: number;
  readonly taken: number;
  readonly tournaments: number;
  readonly players: number;
}

interface SchemeTrial {
  readonly name: string;
  readonly count: number;
  readonly totals: readonly { readonly player: string; readonly points: number; readonly awards: number }[];
  readonly moves: MovedAwards;
}

interface SchemeAnswer extends ChangeAnswer {
  readonly leagueVersion: number;
  readonly moves: MovedAwards;
}

const pathOf = (league: string): string => `/api/v1/leagues/${encodeURIComponent(league)}/schemes`;

const HEADER = ['scheme', 'version', 'name', 'from', 'to', 'state', 'at most'];

/** `quadrant scheme list LEAGUE`: lists every version. */
export const listSchemes = (surroundings: Surroundings, league: string, output: OutputOptions): Promise<ExitCode> =>
  askAndTell(
    surroundings,
    { method: 'GET', path: pathOf(league) },
    output,
    ({ rows, leagueVersion }: { readonly rows: readonly ShownScheme[]; readonly leagueVersion: number }) =>
      rows.length === 0
        ? `${league} has no bonus schemes.\n`
        : `The league is at version ${leagueVersion}: to save or end one of these, add --league-version ${leagueVersion}.\n` +
          describeTable(
            HEADER,
            rows.flatMap(({ scheme, versions }) =>
              versions.map(({ version, name, from, to, state, most }) => [
                scheme,
                version,
                name,
                from ?? '',
                to ?? '',
                state,
                most ?? '',
              ]),
            ),
          ),
  );

/** `quadrant scheme try LEAGUE`: shows what the scheme would have given; nothing is stored. */
export const trySchemeText = (
  surroundings: Surroundings,
  league: string,
  source: SchemeSource,
  { json, ...wanted }: OutputOptions & { readonly scheme?: string; readonly season?: string; readonly from?: string },
): Promise<ExitCode> =>
  askAndTell(
    surroundings,
    { method: 'POST', path: `${pathOf(league)}/dry-run`, body: { ...textOf(surroundings, source), ...wanted } },
    { json },
    ({ name, count: tournaments, totals, moves }: SchemeTrial) =>
      `${name}: nothing was stored. On ${count(tournaments, 'published tournament')} it gives:\n` +
      (totals.length === 0 ? '  nothing\n' : '') +
      totals
        .map(({ player, points, awards }) => `  ${player}: ${count(points, 'point')} in ${count(awards, 'award')}\n`)
        .join('') +
      `Saved for these days, it would ${describeMoves(moves)}.\n`,
  );

/** `quadrant scheme save LEAGUE SCHEME`: saves a version that is in force from a day on. */
export const saveScheme = (
  surroundings: Surroundings,
  { league, scheme }: { readonly league: string; readonly scheme: string },
  source: SchemeSource,
  { name, from, ...options }: SchemeOptions & { readonly name?: string; readonly from?: string },
): Promise<ExitCode> =>
  change(
    surroundings,
    `${pathOf(league)}/${encodeURIComponent(scheme)}`,
    { ...textOf(surroundings, source), ...(name !== undefined && { name }), ...(from !== undefined && { from }) },
    options,
    `scheme ${scheme} of ${league}`,
  );

export const endScheme = (
  surroundings: Surroundings,
  { league, scheme }: { readonly league: string; readonly scheme: string },
  { on, ...options }: SchemeOptions & { readonly on: string },
): Promise<ExitCode> =>
  change(
    surroundings,
    `${pathOf(league)}/${encodeURIComponent(scheme)}/end`,
    { on },
    options,
    `the last day of scheme ${scheme} of ${league} is ${on}`,
  );

interface SchemeOptions extends OutputOptions {
  readonly reason: string;
  /** The change is refused unless the league still has this version. Null means that only a new scheme is saved. */
  readonly leagueVersion: number | null;
}

const change = (
  surroundings: Surroundings,
  path: string,
  body: object,
  { leagueVersion, ...options }: SchemeOptions,
  what: string,
): Promise<ExitCode> =>
  requestChange(
    surroundings,
    { method: 'POST', path, body, ...(leagueVersion !== null && { headers: { 'if-match': `"v${leagueVersion}"` } }) },
    { ...options, preview: false },
    (answer: SchemeAnswer) =>
      `${what}; the league is at version ${answer.leagueVersion} now, and this will ${describeMoves(answer.moves)}`,
  );

const describeMoves = ({ given, taken, tournaments, players }: MovedAwards): string =>
  given + taken === 0
    ? 'move no award'
    : `give ${count(given, 'award')} and take ${taken}, in ${count(tournaments, 'tournament')} of ${count(players, 'player')}`;

/** @throws CannotRun where both or none are given */
function textOf(surroundings: Surroundings, { file, printed }: SchemeSource): { text: string } | { printed: string } {
  if ((file === null) === (printed === null)) {
    throw new CannotRun('Give the file of the scheme, or --printed with the name of a printed one.');
  }
  return printed === null ? { text: readArgument(surroundings, file!).toString('utf8') } : { printed };
}
