import { f, nullable, optional } from '@quadrant/http';
import {
  EVENT_KINDS,
  type EventKind,
  pageOf,
  SHAPES,
  type Shape,
  type ShownEvent,
  tellEvent,
} from '@quadrant/rules/events';
import type { Webhook, WebhookDelivery } from '@quadrant/store/events';

const LONGEST_ADDRESS = 2_000;
const ENDINGS = ['gone', 'league-deleted'] as const;
const STATES = ['waiting', 'delivered', 'dead'] as const;

export class NewWebhookDto {
  @f.Line(LONGEST_ADDRESS, {
    about: 'The address that gets the events, with https',
    example: 'https://club.example/quadrant',
  })
  url: string;
  @f.Slug({ optional: 'or-null', about: 'Only events of this league; without it, all events' }) league?: string | null;
  @f.Region({
    optional: 'or-null',
    about: 'Only events of this region, by its name or slug; without it, events everywhere',
  })
  region?: string | null;
  @f.ChoicesOf(
    EVENT_KINDS,
    {
      least: 1,
      most: EVENT_KINDS.length,
      once: (kind: EventKind) => kind,
      says: {
        least: 'must name at least one kind of event',
        most: `must name at most ${EVENT_KINDS.length} kinds`,
        once: 'must name each kind once',
      },
    },
    { optional, about: 'Kinds of events; without it, all kinds' },
  )
  kinds?: EventKind[];
  @f.Choice(SHAPES, { optional, about: 'Without it, the address decides: Discord, Slack, or Standard Webhooks' })
  shape?: Shape;
}

export class WebhookDto {
  @f.Id() id: string;
  @f.AnyText('Its host. The rest of the address may be a secret') host: string;
  @f.Choice(SHAPES) shape: Shape;
  @f.AnyText({ nullable, about: 'Slug of the league; null for all events' }) league: string | null;
  @f.AnyText({ nullable, about: 'Slug of the region; null for events everywhere' }) region: string | null;
  @f.Choices(EVENT_KINDS) kinds: EventKind[];
  @f.Instant() createdAt: Date;
  @f.Instant({ nullable, about: 'Nothing is sent since then' }) endedAt: Date | null;
  @f.Choice(ENDINGS, { nullable }) endedWhy: Webhook['endedWhy'];
  @f.Count('Failed attempts in a row') failures: number;
  @f.Instant({ nullable, about: 'The next attempt; null when nothing waits' }) nextAt: Date | null;
  @f.Instant({ nullable }) succeededAt: Date | null;
  @f.Instant({ nullable }) failedAt: Date | null;
  @f.Integer({ nullable, about: 'Status of the last answer; null when there was none' }) lastStatus: number | null;
  @f.AnyText({ nullable, about: 'Why there was no answer' }) lastFault: string | null;
  @f.Count('Events that wait') waiting: number;
  @f.Count('Events that were given up after five days; replay sends them again') dead: number;
}

export class CreatedWebhookDto extends WebhookDto {
  @f.AnyText({ about: 'The secret that verifies signatures: shown only this once', example: 'whsec_…' }) secret: string;
}

export class WebhookListDto {
  @f.List(WebhookDto, 'Newest first') rows: WebhookDto[];
}

export class ReplayedDto {
  @f.Count('Dead letters that are sent again') replayed: number;
}

export class EventDto {
  @f.Integer('Events have this order') position: number;
  @f.Choice([...EVENT_KINDS, 'webhook.test']) kind: EventKind;
  @f.Instant() at: Date;
  @f.AnyText('Number of the run, id of the tournament or announcement, or slug of the league') subject: string;
  @f.AnyText({ nullable, about: 'Its name now' }) name: string | null;
  @f.AnyText({ nullable, about: 'Slug of the league that it belongs to' }) league: string | null;
  @f.AnyText({ nullable, about: 'Slug of the region where it is; null for what has no place' }) region: string | null;
  @f.AnyText({ nullable, about: 'Season of the league' }) season: string | null;
  @f.AnyText({ nullable, about: 'Part of the season' }) part: string | null;
  @f.Integer({ nullable, about: 'Round of the live tournament' }) round: number | null;
  @f.AnyText('The event as a sentence') text: string;
  @f.Link({ nullable, about: 'Its page' }) page: string | null;
}

export class DeliveryDto {
  @f.Of(EventDto) event: EventDto;
  @f.Choice(STATES) state: WebhookDelivery['state'];
  @f.Count() attempts: number;
  @f.Instant({ nullable, about: 'When it arrived, or was given up' }) settledAt: Date | null;
}

export class DeliveryListDto {
  @f.List(DeliveryDto, 'The newest 100, newest first') rows: DeliveryDto[];
}

export class ChangesQuery {
  @f.QueryWhole(0, 1_000_000_000, {
    optional,
    about: 'Position after which to continue; without it, from the oldest event that is kept',
  })
  after?: number;
  @f.Region({ optional, about: 'Only what happens in this region, by its name or slug' }) region?: string;
  @f.QueryWhole(1, 500, { optional, about: 'At most so many; 100 by default' }) limit?: number;
}

export class ChangesDto {
  @f.List(EventDto, 'In order') rows: EventDto[];
  @f.Integer('Send this as `after` the next time') next: number;
  @f.Integer('Position of the newest event') newest: number;
}

export const webhookOf = ({ url, kinds, accountId: _account, secret: _secret, ...webhook }: Webhook): WebhookDto => ({
  ...webhook,
  host: new URL(url).host,
  kinds: [...kinds],
});

export const eventOf = (event: ShownEvent): EventDto => {
  const { position, kind, at, subject, name, league, region, facts } = event;
  const { season = null, part = null, round = null } = facts;
  return {
    ...{ position, kind, at, subject, name, league, region, season, part, round },
    text: String(tellEvent(event)),
    page: pageOf(event),
  };
};

export const deliveryOf = ({ event, ...delivery }: WebhookDelivery): DeliveryDto => ({
  ...delivery,
  event: eventOf(event),
});
