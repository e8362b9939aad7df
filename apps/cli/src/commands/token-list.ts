import { OPERATOR } from '@quadrant/rules/permissions';
import { AccountRepository, TokenRepository, type ListedToken } from '@quadrant/store/accounts';
import { withDatabase } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { describeTable, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { tellRefusal } from '../tell-refusal.js';
import { validate as isUuid } from 'uuid';

/** `quadrant token list`: prints what is known about the tokens of an account; the tokens themselves are not stored. */
export function listTokens(surroundings: Surroundings, handle: string, output: OutputOptions): Promise<ExitCode> {
  return withDatabase<ExitCode>(surroundings, async ({ dataSource }) => {
    const account = await new AccountRepository(dataSource).findByHandle(handle);
    if (account === null) {
      const detail = `There is no account ${JSON.stringify(handle)}.`;
      return tellRefusal(surroundings, output, { code: 'not-found', detail });
    }
    const tokens = await new TokenRepository(dataSource).listOf(account.id);
    if (output.json) printJson(surroundings, tokens);
    else surroundings.out(describeTable(HEADER, tokens.map(rowOf)));
    return DONE;
  });
}

const HEADER = ['id', 'begins', 'name', 'created', 'last used', 'expires', 'revoked', 'scopes'];

const dayOf = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? '';

const rowOf = ({ id, prefix, name, scopes, ...moments }: ListedToken): string[] => {
  const { createdAt, lastUsedAt, expiresAt, revokedAt } = moments;
  return [id, prefix ?? '', name, ...[createdAt, lastUsedAt, expiresAt, revokedAt].map(dayOf), scopes.join(' ')];
};

/** `quadrant token revoke`: the token stops working immediately. */
export function revokeToken(surroundings: Surroundings, id: string, output: OutputOptions): Promise<ExitCode> {
  return withDatabase<ExitCode>(surroundings, async ({ dataSource }) => {
    const tokens = new TokenRepository(dataSource);
    const token = isUuid(id) ? await tokens.findById(id) : null;
    if (token === null) {
      // The argument may be the token itself, which should not be repeated in a terminal.
      const detail = 'There is no token of this id: "quadrant token list" shows the ids.';
      return tellRefusal(surroundings, output, { code: 'not-found', detail });
    }
    const isNew = await tokens.revoke(token, { handle: OPERATOR.handle, at: surroundings.now(), requestId: null });
    if (output.json) printJson(surroundings, await tokens.findById(id));
    else surroundings.out(`The token "${token.name}" of ${token.handle} is revoked${isNew ? '' : ' already'}.\n`);
    return DONE;
  });
}
