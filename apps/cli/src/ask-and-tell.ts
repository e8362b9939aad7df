import { DONE, REFUSED, type ExitCode } from './exit-code.js';
import {
  askForAll,
  askFrontDoor,
  readFrontDoor,
  type FrontDoorAnswer,
  type ShownProblem,
} from './front-door-client.js';
import { describeFindings, printJson, type OutputOptions } from './output.js';
import type { Surroundings } from './surroundings.js';

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to `QUADRANT_URL`, and prints its answer or why it was refused. */
export async function askAndTell<Answer>(
  surroundings: Surroundings,
  { method, path, body, headers }: Asked,
  { json }: OutputOptions,
  describe: (answer: Answer) => string,
): Promise<ExitCode> {
  const frontDoor = readFrontDoor(surroundings);
  const answer = await askFrontDoor(frontDoor, method, path, contentOf(body), headers);
  return tell(surroundings, answer, json, describe);
}

/** Reads a listing of `QUADRANT_URL` to its end, and prints its rows. @param path with a query */
export async function listAndTell<Row>(
  surroundings: Surroundings,
  path: string,
  { json }: OutputOptions,
  describe: (rows: readonly Row[]) => string,
): Promise<ExitCode> {
  const answer = await askForAll(readFrontDoor(surroundings), path);
  return tell(surroundings, answer, json, ({ rows }: { readonly rows: readonly Row[] }) => describe(rows));
}

/** Prints an answer, or why it was refused. */
export function tell<Answer>(
  surroundings: Surroundings,
  answer: FrontDoorAnswer,
  json: boolean,
  describe: (answer: Answer) => string,
): ExitCode {
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) surroundings.out(describe(answer.body as Answer));
  else surroundings.out(describeProblem(answer.problem));
  return answer.accepted ? DONE : REFUSED;
}

/** Says why a request was refused, with every part of it that is wrong. */
export function describeProblem({ detail, advice, findings = [], errors = [] }: ShownProblem): string {
  const parts = errors.map(({ name, detail: why }) => `  ${name}: ${why}\n`);
  return `Refused. ${detail} ${advice}\n${parts.join('')}${describeFindings(findings)}`;
}

const contentOf = (body: Asked['body']): FormData | string | null =>
  body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
