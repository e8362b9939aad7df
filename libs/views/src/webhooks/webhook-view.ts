import { Injectable } from '@nestjs/common';
import { type Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import { WebhookRepository, type Webhook, type WebhookDelivery } from '@quadrant/store/events';
import { type Region, RegionRepository } from '@quadrant/store/places';
import { LeagueRepository, type LeagueDetail } from '@quadrant/store/leagues';

const MOST_DELIVERIES = 20;

export interface OpenWebhook {
  readonly webhook: Webhook;
  /** The name of its league; null where it has none, or the league is gone. */
  readonly leagueName: string | null;
  /** The name of its region; null where it has none. */
  readonly regionName: string | null;
  readonly deliveries: readonly WebhookDelivery[];
}

export interface OwnWebhooks {
  readonly webhooks: readonly OpenWebhook[];
  /** The leagues for which the reader may make one. */
  readonly leagues: readonly Pick<LeagueDetail, 'slug' | 'name'>[];
  /** The regions for which the reader may make one. */
  readonly regions: readonly Pick<Region, 'slug' | 'name'>[];
  /** Whether they may make one for the events of the whole site. */
  readonly mayHaveAll: boolean;
}

/** Answers which webhooks somebody has, and what arrived. */
@Injectable()
export class WebhookView {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly leagues: LeagueRepository,
    private readonly regions: RegionRepository,
  ) {}

  async open(actor: Actor): Promise<OwnWebhooks> {
    const own = await this.webhooks.listOf(actor.accountId);
    const [leagues, regions] = [await this.leagues.list(), await this.regions.list()];
    return {
      webhooks: await Promise.all(
        own.map(async (webhook) => ({
          webhook,
          leagueName: leagues.find(({ slug }) => slug === webhook.league)?.name ?? null,
          regionName: regions.find(({ slug }) => slug === webhook.region)?.name ?? null,
          deliveries: await this.webhooks.listDeliveries(webhook.id, MOST_DELIVERIES),
        })),
      ),
      leagues: leagues.filter(
        ({ directorKey: leagueDirectorKey }) => may(actor, 'webhook.create', { leagueDirectorKey }).allowed,
      ),
      regions: regions.filter(
        ({ slug, continent }) => may(actor, 'webhook.create', { place: { region: slug, continent } }).allowed,
      ),
      mayHaveAll: may(actor, 'webhook.create', {}).allowed,
    };
  }
}
