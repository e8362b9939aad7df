import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, notFound, Operation, type Actor } from '@quadrant/http';
import { OUTBOUND_POLICY, refuseTarget, type OutboundPolicy } from '@quadrant/outbound';
import { EVENT_KINDS, shapeOf } from '@quadrant/rules/events';
import { say } from '@quadrant/rules/message';
import { WebhookRepository, type Webhook } from '@quadrant/store/events';
import { regionSlug } from '@quadrant/rules/tournament';
import { RegionRepository } from '@quadrant/store/places';
import { LeagueRepository } from '@quadrant/store/leagues';
import { authorOf } from '../accounts/author.js';
import { problemOfWebhook } from './webhook-refusal.js';
import {
  CreatedWebhookDto,
  DeliveryListDto,
  deliveryOf,
  NewWebhookDto,
  ReplayedDto,
  WebhookDto,
  WebhookListDto,
  webhookOf,
} from './webhook.dto.js';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

const SECRET_BYTES = 24;
const MOST_DELIVERIES = 100;

// @row 270
@ApiTags('webhooks')
@Controller('api/v1/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly leagues: LeagueRepository,
    private readonly regions: RegionRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
    @Inject(OUTBOUND_POLICY) private readonly policy: OutboundPolicy,
  ) {}

  @Post()
  @Operation('createWebhook', {
    summary: 'Tells a program, or a channel of Discord or Slack, what happens',
    about:
      'Programs get events by the [Standard Webhooks](https://www.standardwebhooks.com) specification: signed, in order, at ' +
      'least once. A receiver that fails is tried again for five days. League directors can do this for their leagues, and regional coordinators for their regions.',
    may: 'webhook.create',
    creates: CreatedWebhookDto,
    idempotencyKey: 'refused',
    problems: [409, 422],
  })
  @Header('cache-control', 'no-store')
  async create(
    @Body() { url, league = null, region: named = null, kinds = EVENT_KINDS, shape }: NewWebhookDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<CreatedWebhookDto> {
    const known = league === null ? null : (await this.leagues.list()).find(({ slug }) => slug === league);
    const region = named === null ? null : regionSlug(named);
    const subjects = [
      ...(league === null
        ? []
        : [known === undefined || known === null ? {} : { leagueDirectorKey: known.directorKey }]),
      ...(region === null ? [] : [{ place: { region, continent: await this.regions.findContinent(region) } }]),
    ];
    for (const subject of subjects.length === 0 ? [{}] : subjects)
      await this.authority.require(actor, 'webhook.create', subject, request);
    const why = refuseTarget(url, this.policy);
    if (why !== null) throw problemOfWebhook({ kind: 'webhook-address-refused', why });
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    const wish = { accountId: actor.accountId, league, region, url, shape: shape ?? shapeOf(url), secret, kinds };
    const made = await this.webhooks.create(wish, authorOf(actor, request, this.clock));
    if ('kind' in made) throw problemOfWebhook(made);
    return { ...webhookOf(made), secret };
  }

  @Get()
  @Operation('listWebhooks', {
    summary: 'Your webhooks, and how each of them does',
    may: 'webhook.manage',
    answers: WebhookListDto,
  })
  async list(@CurrentActor() { accountId }: Actor): Promise<WebhookListDto> {
    return { rows: (await this.webhooks.listOf(accountId)).map(webhookOf) };
  }

  @Get(':id/deliveries')
  @Operation('listWebhookDeliveries', {
    summary: 'What a webhook got, what waits, and what was given up',
    may: 'webhook.manage',
    answers: DeliveryListDto,
  })
  async listDeliveries(@Id('webhook') id: string, @CurrentActor() actor: Actor): Promise<DeliveryListDto> {
    const webhook = await this.require(id, actor);
    return { rows: (await this.webhooks.listDeliveries(webhook.id, MOST_DELIVERIES)).map(deliveryOf) };
  }

  @Post(':id/test')
  @Operation('testWebhook', {
    summary: 'Sends a test to a webhook, after the events that wait',
    may: 'webhook.manage',
    accepts: WebhookDto,
  })
  async test(@Id('webhook') id: string, @CurrentActor() actor: Actor): Promise<WebhookDto> {
    const webhook = await this.require(id, actor);
    await this.webhooks.test(webhook, this.clock.now());
    return webhookOf(webhook);
  }

  @Post(':id/replay')
  @Operation('replayWebhook', {
    summary: 'Sends the dead letters of a webhook again, in their order',
    may: 'webhook.manage',
    accepts: ReplayedDto,
  })
  async replay(@Id('webhook') id: string, @CurrentActor() actor: Actor): Promise<ReplayedDto> {
    const webhook = await this.require(id, actor);
    return { replayed: await this.webhooks.replay(webhook, this.clock.now()) };
  }

  @Delete(':id')
  @Operation('deleteWebhook', {
    irreversible: true,
    summary: 'Deletes a webhook, with everything that waits for it',
    may: 'webhook.manage',
    answers: WebhookDto,
  })
  async remove(
    @Id('webhook') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<WebhookDto> {
    const webhook = await this.require(id, actor);
    await this.webhooks.remove(webhook, authorOf(actor, request, this.clock));
    return webhookOf(webhook);
  }

  /** Others do not learn that a webhook exists. */
  private async require(id: string, { accountId }: Actor): Promise<Webhook> {
    const webhook = isUuid(id) ? await this.webhooks.find(id) : null;
    if (webhook !== null && webhook.accountId === accountId) return webhook;
    throw notFound(say`You have no webhook with this id.`, say`Your webhooks are at /api/v1/webhooks.`);
  }
}
