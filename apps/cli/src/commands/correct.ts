import { LEVELS } from '@quadrant/tournament';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

export interface CorrectionOptions extends OutputOptions {
  readonly reason: string;
  /** Only to see what it would move. */
  readonly preview: boolean;
}

/** What the API answers: a preview has `effect`. */
interface CorrectionAnswer {
  readonly version: number;
  readonly takesEffect: string;
  readonly effect?: { readonly summary: string };
}

/** `quadrant withdraw ID`: the tournament counts for nothing any more. */
export const withdraw = (surroundings: Surroundings, id: string, options: CorrectionOptions): Promise<ExitCode> =>
  correct(surroundings, 'POST', `${pathOf(id)}/withdrawal`, {}, options);

/** `quadrant set-level ID LEVEL`: a coordinator's word in place of the report's, or `report` to give it back. */
export async function setLevel(
  surroundings: Surroundings,
  id: string,
  text: string,
  options: CorrectionOptions,
): Promise<ExitCode> {
  const level = text === 'report' ? null : LEVELS.find((each) => String(each) === text);
  if (level === undefined) {
    throw new CannotRun(`"${text}" is no level: give one of ${LEVELS.join(', ')}, or "report" for that of the report.`);
  }
  return correct(surroundings, 'PATCH', pathOf(id), { level }, options);
}

const pathOf = (id: string): string => `/api/v1/tournaments/${encodeURIComponent(id)}`;

async function correct(
  surroundings: Surroundings,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  { reason: given, preview, json }: CorrectionOptions,
): Promise<ExitCode> {
  const reason = takeReason(given);
  const frontDoor = readFrontDoor(surroundings.env);
  const query = preview ? '?preview=true' : '';
  const answer = await askFrontDoor(frontDoor, method, path + query, JSON.stringify({ ...body, reason }));
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) surroundings.out(describeAnswer(answer.body as CorrectionAnswer));
  else {
    const { detail, advice, findings = [] } = answer.problem;
    surroundings.out(`Refused. ${detail} ${advice}\n${describeFindings(findings)}`);
  }
  return answer.accepted ? DONE : REFUSED;
}

const WHEN: Readonly<Record<string, string>> = {
  'at-once': 'is published at once',
  'with-refresh': 'waits for the next refresh',
  'when-resumed': 'waits until publishing is resumed',
  never: 'moves nothing that is published',
};

const describeAnswer = ({ version, takesEffect, effect }: CorrectionAnswer): string =>
  effect
    ? `Only a preview, nothing was changed. It ${WHEN[takesEffect]}: ${effect.summary}.\n`
    : `Stored, the tournament is at version ${version} now. It ${WHEN[takesEffect]}.\n`;
