import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Outbound } from '@quadrant/outbound';
import { PUBLIC_URL } from '@quadrant/settings';
import { PushRepository, type PushKeys, type PushReceiver, type PushResult } from '@quadrant/store/push';
import webPush from 'web-push';

/** One receiver that hangs keeps only one of so many places. */
const AT_ONCE = 20;

/** A push service keeps a notice for a phone that is off, for so many seconds. */
const KEPT_SECONDS = 1800;

/** A push service may write to the operator here, where the site has no https address (RFC 8292, section 2.1). */
const NO_CONTACT = 'mailto:operator@quadrant.example';

/** The worker of a page shows it. A notice with the same tag takes the place of an earlier one. */
export interface PushMessage {
  readonly tag: string;
  /** The page that opens, as a path of this site. */
  readonly address: string;
  /** A notice of an account is written in full, in its language. */
  readonly sentence?: string;
  /** Where the page that keeps the texts is another one. */
  readonly texts?: string;
  /** A page keeps the texts of these notices in its language. */
  readonly notice?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Sent {
  readonly sent: number;
  readonly failed: number;
  readonly gone: number;
}

/** Sends push notices. Receivers that are gone are removed. */
@Injectable()
export class PushSender implements OnModuleDestroy {
  constructor(
    private readonly push: PushRepository,
    private readonly outbound: Outbound,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.outbound.close();
  }

  /** Sends each receiver their message. It never throws for what a push service does. */
  async send(asked: readonly { readonly receiver: PushReceiver; readonly message: PushMessage }[]): Promise<Sent> {
    // A browser that gets nothing while SENDING is off has not failed.
    if (asked.length === 0 || !this.outbound.isOn) return { sent: 0, failed: 0, gone: 0 };
    const keys = await this.push.keys(() => webPush.generateVAPIDKeys());
    const results = new Map<string, PushResult>();
    const waiting = [...asked];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        results.set(next.receiver.endpoint, await this.sendOne(next.receiver, next.message, keys));
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, asked.length) }, work));
    await this.push.note(results);
    const count = (result: PushResult) => [...results.values()].filter((each) => each === result).length;
    return { sent: count('sent'), failed: count('failed'), gone: count('gone') };
  }

  private async sendOne(
    { endpoint, p256dh, auth }: PushReceiver,
    message: PushMessage,
    { publicKey, privateKey }: PushKeys,
  ): Promise<PushResult> {
    const subject = this.publicUrl?.startsWith('https:') === true ? this.publicUrl : NO_CONTACT;
    const subscription = { endpoint, keys: { p256dh, auth } };
    const options = {
      vapidDetails: { subject, publicKey, privateKey },
      ...({ TTL: KEPT_SECONDS, urgency: 'high', contentEncoding: 'aes128gcm' } as const),
    };
    let prepared;
    try {
      prepared = webPush.generateRequestDetails(subscription, JSON.stringify(message), options);
    } catch {
      // Nothing can be encrypted for keys that are no keys.
      return 'gone';
    }
    const headers = Object.fromEntries(Object.entries(prepared.headers).map(([name, value]) => [name, String(value)]));
    const answer = await this.outbound.post({ url: prepared.endpoint, headers, body: prepared.body ?? '' });
    if (answer.kind === 'refused') return 'gone';
    if (answer.kind === 'failed') return 'failed';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    return answer.status >= 200 && answer.status < 300 ? 'sent' : 'failed';
  }
}
