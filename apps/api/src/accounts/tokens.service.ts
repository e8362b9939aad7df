import { say } from '@quadrant/rules/message';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, generateToken, hashToken, prefixOf, problemOfKind, type Actor } from '@quadrant/http';
import { scopesFor, type Scope } from '@quadrant/rules/permissions';
import { LeagueRepository } from '@quadrant/store/leagues';
import { TOKEN_LIFETIME_MS, TokenRepository, type ListedToken } from '@quadrant/store/accounts';
import { problemOfToken } from './token-refusal.js';
import { parseMoment } from '../requests/moment.js';
import type { NewTokenDto } from './token.dto.js';

@Injectable()
export class Tokens {
  constructor(
    private readonly tokens: TokenRepository,
    private readonly leagues: LeagueRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 403 for scopes that the account could not use, 400 for an end that has passed or is after that of the token that asks */
  async create(
    actor: Actor,
    { name, scopes, expiresAt }: NewTokenDto,
    requestId: string,
  ): Promise<{ readonly text: string; readonly token: ListedToken }> {
    const at = this.clock.now();
    const latest = actor.tokenId === null ? null : ((await this.tokens.findById(actor.tokenId))?.expiresAt ?? null);
    const until = expiresAt === undefined ? defaultEnd(at, latest) : parseMoment(expiresAt)!;
    if (until <= at) {
      throw problemOfKind('invalid-request', say`The token would have expired at ${until.toISOString()}.`);
    }
    if (latest !== null && until > latest) {
      const detail = say`The token would outlive the one that makes it, which expires at ${latest.toISOString()}.`;
      throw problemOfKind('invalid-request', detail);
    }
    const useful = await this.usefulScopes(actor);
    const useless = scopes.filter((scope) => !useful.includes(scope));
    if (useless.length > 0) throw problemOfToken({ kind: 'scopes-refused', useless, useful });
    const text = generateToken(randomBytes);
    const { accountId, handle } = actor;
    const secret = { hash: hashToken(text), prefix: prefixOf(text) };
    const wish = { ...secret, accountId, name: name.trim(), scopes, expiresAt: until };
    return { text, token: await this.tokens.createOwn(wish, { handle, at, requestId }) };
  }

  /** Returns the scopes that are useful with the roles of an account. A token can give only scopes that it has itself. */
  private async usefulScopes({ handleKey, grants, scopes }: Actor): Promise<Scope[]> {
    const directsLeague = (await this.leagues.list()).some(({ speakerKeys }) => speakerKeys.includes(handleKey));
    return scopesFor(grants, directsLeague).filter((scope) => scopes.includes(scope));
  }
}

/** The token lasts a year, but not longer than the token that asks for it. */
function defaultEnd(at: Date, latest: Date | null): Date {
  const year = new Date(at.getTime() + TOKEN_LIFETIME_MS);
  return latest !== null && latest < year ? latest : year;
}
