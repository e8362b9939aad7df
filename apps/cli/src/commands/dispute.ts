import type { DisputeTopic } from '@quadrant/rules/permissions';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

export interface DisputeWish {
  readonly about: DisputeTopic;
  readonly text: string;
  readonly round?: number;
  readonly match?: number;
}

interface DisputeAnswer {
  readonly id: string;
  readonly state: string;
}

const WITH: Readonly<Record<string, string>> = {
  'open-with-director': 'The directors have seven days to answer',
  'open-with-coordinator': 'The coordinator answers it',
};

/** `quadrant dispute ID`: opens a dispute about a tournament. */
export async function openDispute(
  surroundings: Surroundings,
  id: string,
  wish: DisputeWish,
  { json }: OutputOptions,
): Promise<ExitCode> {
  const frontDoor = readFrontDoor(surroundings);
  const path = `/api/v1/tournaments/${encodeURIComponent(id)}/disputes`;
  const answer = await askFrontDoor(frontDoor, 'POST', path, JSON.stringify(wish));
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) {
    const { id: dispute, state } = answer.body as DisputeAnswer;
    surroundings.out(`Sent. ${WITH[state] ?? state}: ${new URL(`/disputes/${dispute}`, frontDoor.url).href}\n`);
  } else surroundings.out(`Refused. ${answer.problem.detail} ${answer.problem.advice}\n`);
  return answer.accepted ? DONE : REFUSED;
}
