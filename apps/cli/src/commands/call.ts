import { OPERATIONS, type ApiOperation } from '../api/api-operation.js';
import { tell } from '../ask-and-tell.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { askAny, readFrontDoor, type AnyRequest } from '../front-door-client.js';
import { printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

export type GivenParameter = readonly [name: string, value: string];

export interface OperationCall extends OutputOptions {
  readonly parameters: readonly GivenParameter[];
  /** It is a file, `-` for the standard input, or JSON. Null means that nothing is sent. */
  readonly body: string | null;
}

/** `quadrant call`: lists all operations, with what they take. */
export function listOperations(surroundings: Surroundings, { json }: OutputOptions): ExitCode {
  if (json) printJson(surroundings, OPERATIONS);
  else surroundings.out(OPERATIONS.map(describeOperation).join(''));
  return DONE;
}

function describeOperation({ name, summary, parameters, body, needsBody = false }: ApiOperation): string {
  const takes = [...parameters, ...(body === undefined ? [] : [{ name: '--body', required: needsBody }])];
  const words = takes.map((each) => (each.required === true ? each.name : `[${each.name}]`));
  return `${[name, ...words].join(' ')}\n  ${summary}\n`;
}

/**
 * `quadrant call OPERATION`: sends an operation of the HTTP API, and prints its answer.
 * @throws CannotRun for an unknown operation, and for a parameter or body that the operation lacks or does not take
 */
export async function callOperation(
  surroundings: Surroundings,
  name: string,
  { parameters, body, json }: OperationCall,
): Promise<ExitCode> {
  const operation = OPERATIONS.find((each) => each.name === name);
  if (operation === undefined) throw new CannotRun(`There is no operation "${name}": "quadrant call" lists them.`);
  const { method, path, isPublic } = operation;
  const params = placeParameters(operation, parameters);
  const content = readBody(surroundings, operation, body);
  const answer = await askAny(readFrontDoor(surroundings, isPublic), { method, path, params, ...content });
  if (!answer.accepted) return tell(surroundings, answer, json, () => '');
  const text = textIn(answer.body);
  const value = text === null ? undefined : parseJson(text);
  if (value === undefined) surroundings.out(text ?? answer.body);
  else printJson(surroundings, value);
  return DONE;
}

function placeParameters(
  { name: operation, parameters }: ApiOperation,
  given: readonly GivenParameter[],
): NonNullable<AnyRequest['params']> {
  const placed: NonNullable<AnyRequest['params']> = { path: {}, query: {}, header: {} };
  for (const [name, value] of given) {
    const known = parameters.find((each) => each.name === name);
    if (known === undefined) {
      const names = parameters.map((each) => each.name).join(', ') || 'none';
      throw new CannotRun(`${operation} has no parameter "${name}". Its parameters: ${names}.`);
    }
    const values = placed[known.in];
    // Only a list grows; of any other parameter, the last value counts.
    values[name] = known.isList ? [...(values[name] ?? []), value] : value;
  }
  const missing = parameters.filter(({ name, in: part, required }) => required && !(name in placed[part]));
  if (missing.length === 0) return placed;
  throw new CannotRun(`${operation} needs ${missing.map(({ name }) => `--param ${name}=…`).join(' and ')}.`);
}

function readBody(
  surroundings: Surroundings,
  { name, body: kind, needsBody = false }: ApiOperation,
  given: string | null,
): Pick<AnyRequest, 'body' | 'headers'> {
  if (given === null) {
    if (!needsBody) return {};
    throw new CannotRun(`${name} needs --body: a file, - for the standard input, or JSON such as '{"reason": "…"}'.`);
  }
  if (kind === undefined) throw new CannotRun(`${name} takes no body: leave out --body.`);
  const body = bytesOf(surroundings, given);
  if (parseJson(Buffer.from(body).toString('utf8')) !== undefined) return { body };
  if (kind === 'json') throw new CannotRun(`The body of ${name} must be JSON.`);
  // The server recognizes a file of another program by its content.
  return { body, headers: { 'content-type': 'application/octet-stream' } };
}

function bytesOf(surroundings: Surroundings, given: string): Uint8Array {
  if (given === '-') return surroundings.input();
  return given.startsWith('{') ? Buffer.from(given) : readArgument(surroundings, given);
}

/** Returns null for bytes that are no text, such as a workbook. */
function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
