import { randomBytes } from 'node:crypto';
import { generateToken, hashToken } from '@quadrant/http';
import { TokenRepository } from '@quadrant/persistence';
import { findHandleProblem, normaliseHandle, type Role } from '@quadrant/tournament';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

export interface TokenOptions extends OutputOptions {
  readonly role: Role;
  readonly handle: string;
}

/** `quadrant token create`: the token goes to the standard output, alone, so that a script can take it from there. */
export async function createToken(surroundings: Surroundings, { role, handle, json }: TokenOptions): Promise<ExitCode> {
  const problem = findHandleProblem(handle);
  if (problem !== null) throw new CannotRun(`The handle ${JSON.stringify(handle)} ${problem}.`);
  const token = generateToken(randomBytes);
  await withDatabase(surroundings, ({ dataSource }) =>
    new TokenRepository(dataSource).create(hashToken(token), role, handle, surroundings.now()),
  );
  if (json) {
    printJson(surroundings, { token, role, handle: normaliseHandle(handle) });
  } else {
    surroundings.err(`A ${role} token for ${normaliseHandle(handle)}; it is shown only this once:\n`);
    surroundings.out(`${token}\n`);
  }
  return DONE;
}
