import { count, type Finding } from '@quadrant/rules/tournament';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor, type FrontDoorAnswer } from '../front-door-client.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

interface ShownSuspicion {
  readonly id: string;
  readonly tournament: string;
  readonly date: string;
  readonly link: string;
  readonly finding: Finding;
  readonly excludedBy: string | null;
  readonly exclusionReason: string | null;
}

interface ShownConfirmation extends Pick<ShownSuspicion, 'tournament' | 'date' | 'link' | 'finding'> {
  readonly confirmedBy: string | null;
  readonly reason: string;
}

const PATH = '/api/v1/suspicions';

/** `quadrant suspicions list`: what the checks of the last night found, where the caller is a coordinator. */
export async function listSuspicions(
  surroundings: Surroundings,
  { excluded, json }: OutputOptions & { readonly excluded: boolean },
): Promise<ExitCode> {
  const answer = await askFrontDoor(readFrontDoor(surroundings.env), 'GET', `${PATH}?excluded=${excluded}`);
  return tell(surroundings, answer, json, (body) => {
    const { rows } = body as { rows: readonly ShownSuspicion[] };
    return `${count(rows.length, 'finding')}${excluded ? ' that somebody says are fine' : ''}.\n${rows.map(describe).join('')}`;
  });
}

/** `quadrant suspicions confirmed`: what directors have confirmed, with their reasons. */
export async function listConfirmed(surroundings: Surroundings, { json }: OutputOptions): Promise<ExitCode> {
  const answer = await askFrontDoor(readFrontDoor(surroundings.env), 'GET', `${PATH}/confirmed`);
  return tell(surroundings, answer, json, (body) => {
    const { rows } = body as { rows: readonly ShownConfirmation[] };
    return `${count(rows.length, 'confirmed finding')}.\n${rows.map(describeConfirmation).join('')}`;
  });
}

/** `quadrant suspicions exclude ID`: it is fine, and is not found again. */
export async function excludeSuspicion(
  surroundings: Surroundings,
  id: string,
  { reason, json }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> {
  const body = JSON.stringify({ reason: takeReason(reason) });
  const path = `${PATH}/${encodeURIComponent(id)}/exclusion`;
  const answer = await askFrontDoor(readFrontDoor(surroundings.env), 'POST', path, body);
  return tell(
    surroundings,
    answer,
    json,
    (excluded) => `Excluded, it is not found again.\n${describe(excluded as ShownSuspicion)}`,
  );
}

function tell(
  surroundings: Surroundings,
  answer: FrontDoorAnswer,
  json: boolean,
  describeBody: (body: unknown) => string,
): ExitCode {
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) surroundings.out(describeBody(answer.body));
  else surroundings.out(`Refused. ${answer.problem.detail} ${answer.problem.advice}\n`);
  return answer.accepted ? DONE : REFUSED;
}

const describe = ({ id, tournament, date, link, finding, excludedBy, exclusionReason }: ShownSuspicion): string =>
  `  ${id}  ${finding.code}\n    ${date} ${tournament}, ${link}\n    ${finding.message}\n` +
  (excludedBy === null ? '' : `    fine, says ${excludedBy}: ${exclusionReason ?? ''}\n`);

const describeConfirmation = ({ tournament, date, link, finding, confirmedBy, reason }: ShownConfirmation): string =>
  `  ${date} ${tournament}, ${link}\n    ${finding.code}: ${finding.message}\n    right, says ${confirmedBy ?? 'its sender'}: ${reason}\n`;
