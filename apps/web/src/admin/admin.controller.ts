import { say } from '@quadrant/rules/message';
import { Get, Param, Query, Req } from '@nestjs/common';
import { Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { AccountView, ExaminationView, OperationsView, RegionView, WindowView } from '@quadrant/views';
import { accountPage } from './other-account.page.js';
import { accountsPage } from './accounts.page.js';
import { adminPage } from './admin.page.js';
import { healthPage } from './health.page.js';
import { placesPage } from '../places/places.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const ROWS = 50;

/** Serves the desk of administrators: accounts, roles, places, and the health of the installation. */
@PageController('admin')
export class AdminController {
  constructor(
    private readonly accounts: AccountView,
    private readonly regions: RegionView,
    private readonly windows: WindowView,
    private readonly operations: OperationsView,
    private readonly examinations: ExaminationView,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('account.list', 'region.change', 'card-names.change')
  show(@CurrentActor() actor: Actor): VNode {
    return adminPage({
      keepsAccounts: mayEver(actor, 'account.list').allowed,
      keepsPlaces: mayEver(actor, 'region.change').allowed,
      makesRulings: mayEver(actor, 'switch.set').allowed,
      keepsCardNames: mayEver(actor, 'card-names.change').allowed,
      seesAudit: mayEver(actor, 'audit.read').allowed,
      seesQueue: mayEver(actor, 'queue.read').allowed,
    });
  }

  @Get('accounts')
  @May('account.list')
  async listAccounts(@Query('after') after: unknown): Promise<VNode> {
    return accountsPage(await this.accounts.listAfter(typeof after === 'string' ? after : null, ROWS));
  }

  @Get('accounts/:handle')
  @May('account.list')
  async showAccount(@Param('handle') handle: string, @CurrentActor() actor: Actor): Promise<VNode> {
    const account = await this.accounts.find(handle);
    if (account === null) {
      throw notFound(say`There is no account ${JSON.stringify(handle)}.`, say`All accounts are at /admin/accounts.`);
    }
    const regions = (await this.regions.list()).map(({ slug, name }) => ({ value: slug, name }));
    return accountPage({ account, regions, isOwn: account.id === actor.accountId });
  }

  @Get('places')
  @May('region.change')
  async showPlaces(): Promise<VNode> {
    const year = this.clock.now().getUTCFullYear();
    return placesPage({
      regions: await this.regions.list(),
      windows: [...(await this.windows.list(year)), ...(await this.windows.list(year + 1))],
    });
  }

  @Get('health')
  @May('account.list')
  async showHealth(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    return healthPage({
      examination: await this.examinations.examine(arrivalOf(request)),
      operations: await this.operations.measure(),
      workers: await this.operations.readHeartbeats(),
      failed: await this.operations.listFailed(ROWS),
      maySkip: mayEver(actor, 'tournament.reinstate').allowed,
    });
  }
}

const arrivalOf = ({ protocol, headers, ip, socket }: FastifyRequest) => ({
  protocol,
  isForwarded: headers['x-forwarded-for'] !== undefined,
  // The framework takes the address of the header only from a proxy that it trusts.
  isProxyTrusted: headers['x-forwarded-for'] !== undefined && ip !== socket.remoteAddress,
});
