import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { readOrMakeSecret } from '@quadrant/store/server';
import { DONE, type ExitCode } from '../exit-code.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

/** Roles of the PostgreSQL in a container. Neither is a superuser. */
const OWNER = 'quadrant_owner';
const SERVICE = 'quadrant_service';

const DATABASE = 'quadrant';

/** Letters and digits need no quotes in SQL and in an address. */
const makePassword = (): string => randomBytes(24).toString('hex');

/**
 * `quadrant make-secrets`: makes the secrets of docker-compose.yml that are not there yet. Each folder below the given one
 * is a volume that only those services get that need it: `postgres` (the server), `owner` (migrations), `service` (all others).
 *
 * @param at host and port of the server, as the services reach it
 */
export function makeSecrets(surroundings: Surroundings, folder: string, { at }: { at: string }): ExitCode {
  const place = (name: string) => path.join(resolveArgument(surroundings, folder), name);
  const addressOf = (user: string) => `postgres://${user}:${makePassword()}@${at}/${DATABASE}`;
  const owner = readOrMakeSecret(place('owner/database-url'), () => addressOf(OWNER));
  const service = readOrMakeSecret(place('service/database-url'), () => addressOf(SERVICE));
  readOrMakeSecret(place('service/metrics-token'), makePassword);
  const forServer = ['postgres/superuser-password', 'postgres/roles.sql'];
  readOrMakeSecret(place(forServer[0]!), makePassword);
  readOrMakeSecret(place(forServer[1]!), () => describeRoles(passwordOf(owner), passwordOf(service)));
  // The server runs as an account of its own, in a container where no other program can read them.
  for (const name of forServer) chmodSync(place(name), 0o444);
  surroundings.out(`The secrets are in ${resolveArgument(surroundings, folder)}.\n`);
  return DONE;
}

const passwordOf = (address: string): string => new URL(address).password;

/** The server runs this once, with the first start of an empty volume. Migrations make the other roles of the audit. */
const describeRoles = (owner: string, service: string): string =>
  [
    `create role ${OWNER} login createrole password '${owner}';`,
    `create role ${SERVICE} login password '${service}';`,
    'create role quadrant_app;',
    'create role quadrant_read;',
    `grant quadrant_app, quadrant_read to ${OWNER} with admin option;`,
    `grant quadrant_app, quadrant_read to ${SERVICE};`,
    `alter database ${DATABASE} owner to ${OWNER};`,
    `alter schema public owner to ${OWNER};`,
  ].join('\n');
