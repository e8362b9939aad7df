import { mayEver } from '@quadrant/rules/permissions';
import { type OwnPlayer, type OwnPlayerRepository, seeOwnPlayer } from '@quadrant/store/players';
import { type Directories, identify } from '../authentication/identification.js';
import { readSessionSecret } from '../authentication/session-cookie.js';
import type { Clock } from '../clock.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD'];

/**
 * These addresses find something by a player, or are pages that show readers which hidden player they are. All other
 * addresses give everybody the same answer, and cost no query.
 */
const BY_PLAYER =
  /^\/(?:me(?:[/?]|$)|(?:api\/v1\/)?players\/|(?:tournaments|leaderboards|leagues|live)\/)|[?&](?:around|player)=|(?:hidden|removed)-[0-9a-f]/;

const isByPlayer = (request: FastifyRequest): boolean =>
  READING.includes(request.method) &&
  (request.headers.authorization !== undefined || readSessionSecret(request) !== null) &&
  BY_PLAYER.test(request.url);

interface OwnPlayersOptions {
  readonly directories: Directories;
  readonly clock: Clock;
  /** It is null in a process without a database of ours. */
  readonly players: OwnPlayerRepository | null;
}

/**
 * Lets hidden players read their own data as if they were shown. Nobody else may get these answers: `AnswerCache` keeps
 * only those of strangers, and caches on the way must not keep them.
 */
export function letOwnersSeeThemselves(
  instance: FastifyInstance,
  { directories, clock, players }: OwnPlayersOptions,
): void {
  if (players === null) return;
  const find = async (request: FastifyRequest): Promise<OwnPlayer | null> => {
    try {
      const actor = await identify(request, directories, clock.now());
      const mayRead = actor.accountId !== null && mayEver(actor, 'account.read').allowed;
      return mayRead ? await players.find(actor.accountId) : null;
    } catch {
      // The route reports the fault, if it matters there.
      return null;
    }
  };
  instance.addHook('onRequest', (request, reply, done) => {
    if (!isByPlayer(request)) return done();
    void find(request).then((own) => {
      if (own === null) return done();
      void reply.header('cache-control', 'no-store');
      seeOwnPlayer(own, done);
    });
  });
}
