import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, LANGUAGES } from '@quadrant/http';
import { inLanguage, tell } from '@quadrant/languages';
import type { Text } from '@quadrant/rules/message';
import { Outbound, readOutboundPolicy, type Answer, type Limits, type OutboundPolicy } from '@quadrant/outbound';
import { JobProducer } from '@quadrant/queue';
import { eventId, messageOf } from '@quadrant/rules/events';
import { readPublicUrl } from '@quadrant/settings';
import { DiskWatch } from '@quadrant/store/database';
import {
  DeliveryRepository,
  EventRepository,
  type Attempt,
  type DeliveryToSend,
  type HeldWebhook,
} from '@quadrant/store/events';
import { Webhook as Signer } from 'standardwebhooks';
import { describeError } from './describe-error.js';

const LOOK_MS = 5_000;

/** One job sends at most so many events, so that webhooks with long queues take turns. */
const MOST_AT_ONCE = 100;

export const WEBHOOK_ENVIRONMENT = Symbol('where webhooks may go, and the address of this site');

export interface WebhookEnvironment {
  readonly policy: OutboundPolicy;
  readonly origin: string | null;
  readonly limits?: Limits;
}

export const readWebhookEnvironment = (env: NodeJS.ProcessEnv): WebhookEnvironment => ({
  policy: readOutboundPolicy(env),
  origin: readPublicUrl(env),
});

/** Tells webhooks what happened: each gets its events in order, at least once. The tables are the truth, the queue a nudge. */
@Injectable()
export class Webhooks implements OnModuleDestroy {
  private readonly logger = new Logger('Webhooks');
  private readonly outbound: Outbound;
  private looking: Promise<void> | null = null;
  private isEnding = false;

  constructor(
    private readonly events: EventRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly producer: JobProducer,
    private readonly clock: Clock,
    private readonly disk: DiskWatch,
    @Inject(WEBHOOK_ENVIRONMENT) private readonly environment: WebhookEnvironment,
  ) {
    this.outbound = new Outbound(environment.policy, environment.limits);
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.looking;
    await this.outbound.close();
  }

  /** Gives new events to the webhooks that get them. */
  async tell(): Promise<void> {
    await this.enqueue(await this.events.place(this.clock.now()));
  }

  /** Finds webhooks whose next attempt is due: no notification comes for a time. */
  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (this.disk.shortage !== null || this.isEnding) return;
    this.looking ??= this.deliveries
      .listDue(this.clock.now())
      .then((due) => this.enqueue(due))
      .catch((error: unknown) => this.logger.warn(`webhooks wait: ${describeError(error)}`))
      .finally(() => (this.looking = null));
    await this.looking;
  }

  /** Sends what waits for a webhook, one event after the other, until one fails. */
  async send(id: string): Promise<void> {
    const webhook = await this.deliveries.hold(id, this.clock.now());
    if (webhook === null) return;
    for (let sent = 0; sent < MOST_AT_ONCE && !this.isEnding; sent++) {
      const next = await this.deliveries.findNext(id);
      if (next === null) break;
      const attempt = attemptOf(await this.post(webhook, next));
      const goesOn = await this.deliveries.note(id, next, attempt, this.clock.now());
      if (!goesOn) break;
    }
    await this.deliveries.release(id);
  }

  private post({ url, shape, secret, language }: HeldWebhook, { event }: DeliveryToSend): Promise<Answer> {
    const of = LANGUAGES.find((each) => each === language) ?? 'en';
    const inOwnLanguage = (text: Text): string => inLanguage(of, () => tell(text));
    const body = JSON.stringify(messageOf(event, shape, this.environment.origin, inOwnLanguage));
    const id = eventId(event.position);
    const at = this.clock.now();
    return this.outbound.post({
      url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Quadrant',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Signer(secret).sign(id, at, body),
      },
    });
  }

  private async enqueue(webhooks: readonly string[]): Promise<void> {
    // Deliveries wait here without counting as a failure of their receiver.
    if (!this.environment.policy.isOn) return;
    await this.producer.enqueue(
      webhooks.map((webhook) => ({ id: `webhook-${webhook}`, name: 'webhook', payload: { webhook } })),
    );
  }
}

/** Only an answer between 200 and 299 says that the event arrived. A redirect is not followed, so it did not. */
function attemptOf(answer: Answer): Attempt {
  if (answer.kind !== 'answered') {
    return { isDelivered: false, isGone: false, status: null, fault: answer.why, retryAfter: null };
  }
  const { status, retryAfter } = answer;
  const isDelivered = status >= 200 && status < 300;
  return { isDelivered, isGone: status === 410, status, fault: null, retryAfter: isDelivered ? null : retryAfter };
}
