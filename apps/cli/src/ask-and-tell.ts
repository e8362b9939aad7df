import { DONE, REFUSED, type ExitCode } from './exit-code.js';
import {
  askFrontDoor,
  readFrontDoor,
  type FrontDoorAnswer,
  type FrontDoorClient,
  type Reply,
  type ShownProblem,
} from './front-door-client.js';
import { describeFindings, printJson, type OutputOptions } from './output.js';
import type { Surroundings } from './surroundings.js';

/** Sends a request to `QUADRANT_URL`, and prints its answer or why it was refused. */
export async function askAndTell<Body>(
  surroundings: Surroundings,
  ask: (client: FrontDoorClient) => Promise<Reply<Body>>,
  { json }: OutputOptions,
  describe: (body: NonNullable<Body>) => string,
): Promise<ExitCode> {
  return tell(surroundings, await askFrontDoor(readFrontDoor(surroundings), ask), json, describe);
}

export function tell<Body>(
  surroundings: Surroundings,
  answer: FrontDoorAnswer<Body>,
  json: boolean,
  describe: (body: Body) => string,
): ExitCode {
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else surroundings.out(answer.accepted ? describe(answer.body) : describeProblem(answer.problem));
  return answer.accepted ? DONE : REFUSED;
}

function describeProblem({ detail, advice, findings = [], errors = [] }: ShownProblem): string {
  const parts = errors.map(({ name, detail: why }) => `  ${name}: ${why}\n`);
  return `Refused. ${detail} ${advice}\n${parts.join('')}${describeFindings(findings)}`;
}
