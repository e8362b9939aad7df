import { say } from '@quadrant/rules/message';
import { Get, Param, Query, Req } from '@nestjs/common';
import { Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { AccountView, ExaminationView, OperationsView, RegionView, WindowView } from '@quadrant/views';
import { accountPage } from './other-account.page.js';
import { readAccountFilters } from './account-filters.js';
import { accountsPage } from './accounts.page.js';
import { adminPage } from './admin.page.js';
import { healthPage } from './health.page.js';
import { placesPage } from '../places/places.page.js';
import type { Choice } from '../components/choice-field.js';
import { FieldReader } from '../query/field-reader.js';
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
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const keepsAccounts = mayEver(actor, 'account.list').allowed;
    const coordinators = { text: null, role: 'coordinator', state: 'active' } as const;
    return adminPage({
      lacksCoordinator: keepsAccounts && (await this.accounts.listAfter(null, 1, coordinators)).accounts.length === 0,
      keepsAccounts,
      keepsPlaces: mayEver(actor, 'region.change').allowed,
      makesRulings: mayEver(actor, 'switch.set').allowed,
      keepsCardNames: mayEver(actor, 'card-names.change').allowed,
      seesAudit: mayEver(actor, 'audit.read').allowed,
      seesQueue: mayEver(actor, 'queue.read').allowed,
    });
  }

  @Get('accounts')
  @May('account.list')
  async listAccounts(@Query() query: Record<string, unknown>): Promise<VNode> {
    const fields = new FieldReader(query);
    const filters = readAccountFilters(fields);
    const after = typeof query.after === 'string' ? query.after : null;
    return accountsPage({
      ...(await this.accounts.listAfter(after, ROWS, filters)),
      ...{ filters, complaints: fields.complaints, regions: await this.listRegions() },
    });
  }

  @Get('accounts/:handle')
  @May('account.list')
  async showAccount(@Param('handle') handle: string, @CurrentActor() actor: Actor): Promise<VNode> {
    const found = await this.accounts.openForAdministration(handle);
    if (found === null) {
      throw notFound(say`There is no account ${JSON.stringify(handle)}.`, say`All accounts are at /admin/accounts.`);
    }
    return accountPage({
      ...found,
      ...{ regions: await this.listRegions(), isOwn: found.account.id === actor.accountId },
      mayReadAudit: mayEver(actor, 'audit.read').allowed,
    });
  }

  private async listRegions(): Promise<Choice[]> {
    return (await this.regions.list()).map(({ slug, name }) => ({ value: slug, name }));
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
