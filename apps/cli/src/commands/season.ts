import { SEASON_PARTS, PHASES } from '@quadrant/rules/league';
import { askAndTell } from '../ask-and-tell.js';
import { CannotRun, type ExitCode } from '../exit-code.js';
import type { OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { requestChange, type ChangeAnswer } from './request-change.js';

type SeasonOptions = OutputOptions & { readonly reason: string };

/** `quadrant close LEAGUE SEASON PART`: afterwards only a coordinator can change that part. */
export async function closePart(
  surroundings: Surroundings,
  { league, season, part }: { readonly league: string; readonly season: string; readonly part: string },
  options: SeasonOptions,
): Promise<ExitCode> {
  requireOneOf(part, SEASON_PARTS, 'part of a season');
  const request = { method: 'POST', path: `${pathOf(league, season)}/closing`, body: { part } } as const;
  return requestChange(
    surroundings,
    request,
    { ...options, preview: false },
    ({ version }: ChangeAnswer) => `the league is at version ${version!} now`,
  );
}

/** `quadrant record-toss LEAGUE SEASON STAGE HANDLE…`: records the order of all players who are tied at one place. */
export async function recordToss(
  surroundings: Surroundings,
  { league, season, stage }: { readonly league: string; readonly season: string; readonly stage: string },
  order: readonly string[],
  options: SeasonOptions,
): Promise<ExitCode> {
  requireOneOf(stage, PHASES, 'stage');
  const request = { method: 'POST', path: `${pathOf(league, season)}/tosses`, body: { stage, order } } as const;
  return requestChange(
    surroundings,
    request,
    { ...options, preview: false },
    (answer: ChangeAnswer & { readonly order: readonly string[] }) => `the order is ${answer.order.join(', ')}`,
  );
}

interface ShownDecision {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly afterFirstTournament: boolean;
  readonly run: number | null;
  readonly changes: readonly { readonly what: string; readonly before: string | null; readonly after: string | null }[];
}

/** `quadrant season log LEAGUE SEASON`: lists the decisions about a season, sorted with the oldest first. */
export const showSeasonLog = (
  surroundings: Surroundings,
  { league, season }: { readonly league: string; readonly season: string },
  output: OutputOptions,
): Promise<ExitCode> =>
  askAndTell(
    surroundings,
    { method: 'GET', path: `${pathOf(league, season)}/log` },
    output,
    ({ rows }: { readonly rows: readonly ShownDecision[] }) => rows.map(describeDecision).join(''),
  );

function describeDecision({ at, by, reason, afterFirstTournament, run, changes }: ShownDecision): string {
  const moment = at.slice(0, 16).replace('T', ' ');
  const published = run === null ? 'not published yet' : `run ${run}`;
  const late = afterFirstTournament ? ', after the first tournament' : '';
  const lines = changes.map(
    ({ what, before, after }) => `  ${what}: ${before === null ? '' : `${before} -> `}${after ?? 'none'}\n`,
  );
  return `${moment} ${by}, ${published}${late}: ${reason}\n${lines.join('')}`;
}

const pathOf = (league: string, season: string): string =>
  `/api/v1/leagues/${encodeURIComponent(league)}/seasons/${encodeURIComponent(season)}`;

function requireOneOf(text: string, words: readonly string[], what: string): void {
  if (!words.includes(text)) throw new CannotRun(`"${text}" is no ${what}: give one of ${words.join(', ')}.`);
}
