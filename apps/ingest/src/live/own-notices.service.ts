import { Inject, Injectable } from '@nestjs/common';
import { Clock, Quotas, type Actor } from '@quadrant/http';
import { OUTBOUND_POLICY, type OutboundPolicy, refuseTarget } from '@quadrant/outbound';
import { LiveRepository } from '@quadrant/store/live';
import { PushRepository, type PushOwner } from '@quadrant/store/push';
import type { NoticesDto, OwnNoticesDto } from './live.dto.js';
import { problemOfLive, problemOfPush } from './live-refusal.js';
import { LiveTournaments } from './live.service.js';

/** An uncompressed point of P-256, and a secret of 16 bytes (RFC 8291, sections 3.1 and 3.2). */
const [KEY_BYTES, UNCOMPRESSED, SECRET_BYTES] = [65, 4, 16];

/** Keeps a list of the browsers in which a player or an account takes push notices. */
@Injectable()
export class OwnNotices {
  constructor(
    private readonly tournaments: LiveTournaments,
    private readonly live: LiveRepository,
    private readonly push: PushRepository,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    @Inject(OUTBOUND_POLICY) private readonly policy: OutboundPolicy,
  ) {}

  /**
   * Stores a browser of the player of a link, or removes it where it brings no keys.
   *
   * @returns whether the browser takes notices now
   * @throws Problem 403 for a link that has ended, 422 for a receiver that is none or leads inside
   */
  async set(id: string, { link, ...browser }: OwnNoticesDto): Promise<boolean> {
    const found = await this.tournaments.find(id);
    const player = await this.live.findByLink(found, link);
    if (player === null) throw problemOfLive({ kind: 'live-link-ended' });
    return this.store({ tournamentId: found.record.id, playerKey: player.key }, browser);
  }

  /**
   * Does the same for an account, which is told about tournaments that it plays in or directs.
   *
   * @throws Problem 422 for a receiver that is none or leads inside
   */
  setForAccount({ accountId }: Actor, browser: NoticesDto): Promise<boolean> {
    return this.store({ accountId }, browser);
  }

  private async store(owner: PushOwner, { endpoint, p256dh, auth }: NoticesDto): Promise<boolean> {
    if (p256dh === undefined && auth === undefined) {
      await this.push.unsubscribe(owner, endpoint);
      return false;
    }
    const why = refuseTarget(endpoint, this.policy);
    if (why !== null) throw problemOfPush({ kind: 'push-receiver-refused', why });
    const receiver = readKeys(p256dh ?? '', auth ?? '');
    if (receiver === null) throw problemOfPush({ kind: 'push-receiver-refused', why: 'no-keys' });
    const store = () => this.push.subscribe(owner, { endpoint, ...receiver }, this.clock.now());
    await this.quotas.limitLink(Object.values(owner).join(' '), store, { amount: 1, usedBy: () => 1 });
    return true;
  }
}

/** Returns the keys as they are written; null where nothing can be encrypted for them. */
function readKeys(p256dh: string, auth: string): { readonly p256dh: string; readonly auth: string } | null {
  const [key, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  const isRight = key.length === KEY_BYTES && key[0] === UNCOMPRESSED && secret.length === SECRET_BYTES;
  return isRight ? { p256dh: key.toString('base64url'), auth: secret.toString('base64url') } : null;
}
