import { mayEver } from '@quadrant/rules/permissions';
import { type OwnPlayer, type OwnPlayerRepository, seeOwnPlayer } from '@quadrant/store/people';
import { type Directories, identify } from '../authentication/identification.js';
import { readSessionSecret } from '../authentication/session-cookie.js';
import type { Clock } from '../clock.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD'];

/**
 * Addresses of what is found by a player, and of pages that show whoever reads them which hidden player they are. Everything else
 * is the same for whoever asks, and costs no query.
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
  /** Null in a process without a database of ours. */
  readonly players: OwnPlayerRepository | null;
}

/**
 * Lets whoever is hidden read what is theirs, as if they were shown. What they get is for nobody else: no answer of theirs is kept
 * (`AnswerCache` keeps those of strangers alone), nor may whoever carries it keep it.
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
      // The route says what is wrong, if it matters there.
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
