import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { generateToken, hashToken } from '@quadrant/http';
import { SCOPES } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { TokenRepository } from '@quadrant/store/accounts';
import { report, reportDocument } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import { ON_TIME } from '../http-walk.js';

/** Somebody who signed up and made a token: nobody has approved them. */
export interface Newcomer {
  readonly accountId: string;
  readonly handle: string;
  readonly token: string;
}

/** A new account without approval, with a token of its own that may be used for everything. */
export async function newcomer(dataSource: DataSource, handle: string): Promise<Newcomer> {
  const [row] = await dataSource.query<{ id: string }[]>(
    `insert into accounts (handle, handle_key, created_at) values ($1, $2, $3) returning id`,
    [handle, foldHandle(handle), ON_TIME],
  );
  const accountId = row!.id;
  const token = generateToken(randomBytes);
  const wish = { hash: hashToken(token), accountId, name: 'spec', scopes: SCOPES, expiresAt: null };
  await new TokenRepository(dataSource).createOwn(wish, { handle, at: ON_TIME, requestId: null });
  return { accountId, handle, token };
}

/** A new tournament of these players, directed by somebody. */
export function tournamentOf(
  director: string,
  externalId: string,
  players: readonly string[] = ['ann', 'bob'],
): object {
  const matches = players.flatMap((player, index) => (index % 2 ? [`${players[index - 1]} 100-35 ${player} FW`] : []));
  return reportDocument(report(round(...matches), { tournament: { externalId, director } }));
}

/** As many players as nobody has named before. */
export const unknownPlayers = (prefix: string, n: number): string[] =>
  Array.from({ length: n }, (_, index) => `${prefix}${index + 1}`);
