import { InvalidArgumentError } from 'commander';
import type { GivenParameter } from '../commands/call.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

interface CallOptions extends JsonOption {
  readonly param: readonly GivenParameter[];
  readonly body?: string;
  readonly server?: string;
}

export function addOperationCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command(
    'call [operation]',
    'call an operation of the HTTP API, or list them all; uses QUADRANT_URL, and QUADRANT_TOKEN where it is needed',
  )
    .option('--param <name=value>', 'a parameter of its path, query or headers; repeat for more', readParameter, [])
    .option('--body <file>', 'what it takes: a file, - for the standard input, or JSON that begins with {')
    .option('--server <url>', 'in place of QUADRANT_URL', readAddress)
    .option(...JSON_OPTION)
    .action(async (operation: string | undefined, { param, body, server, ...options }: CallOptions) => {
      const { callOperation, listOperations } = await import('../commands/call.js');
      const env = server === undefined ? surroundings.env : { ...surroundings.env, QUADRANT_URL: server };
      const there = { ...surroundings, env };
      const output = { json: isJson(options) };
      if (operation === undefined) return finish(listOperations(there, output));
      finish(await callOperation(there, operation, { ...output, parameters: param, body: body ?? null }));
    });
}

function readParameter(text: string, before: readonly GivenParameter[]): readonly GivenParameter[] {
  const [, name, value = ''] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError('Write NAME=VALUE, as in id=8c4a….');
  return [...before, [name, value]];
}

function readAddress(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Give an address such as http://localhost:3000.');
}
