import { LEVELS } from '@quadrant/rules/tournament';
import { CannotRun, type ExitCode } from '../exit-code.js';
import type { Surroundings } from '../surroundings.js';
import { requestChange, type ChangeAnswer, type ChangeOptions, type ChangeRequest } from './request-change.js';

/** `quadrant withdraw ID`: the tournament no longer counts. */
export const withdraw = (surroundings: Surroundings, id: string, options: ChangeOptions): Promise<ExitCode> =>
  correct(surroundings, { method: 'POST', path: `${pathOf(id)}/withdrawal`, body: {} }, options);

/** `quadrant set-level ID LEVEL`: a coordinator replaces the level of the report; `report` restores it. */
export async function setLevel(
  surroundings: Surroundings,
  id: string,
  text: string,
  options: ChangeOptions,
): Promise<ExitCode> {
  const level = text === 'report' ? null : LEVELS.find((each) => String(each) === text);
  if (level === undefined) {
    throw new CannotRun(`"${text}" is no level: give one of ${LEVELS.join(', ')}, or "report" for that of the report.`);
  }
  return correct(surroundings, { method: 'PATCH', path: pathOf(id), body: { level } }, options);
}

const pathOf = (id: string): string => `/api/v1/tournaments/${encodeURIComponent(id)}`;

const correct = (surroundings: Surroundings, request: ChangeRequest, options: ChangeOptions): Promise<ExitCode> =>
  requestChange(
    surroundings,
    request,
    options,
    ({ version }: ChangeAnswer) => `the tournament is at version ${version} now`,
  );
