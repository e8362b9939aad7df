import { Body, Controller, Get, Header, Inject, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, generateSecret, Operation, PageQuery, type Actor } from '@quadrant/http';
import { normaliseHandle } from '@quadrant/rules/tournament';
import { AccountRepository, PasswordLinkRepository } from '@quadrant/store/accounts';
import { AccountView } from '@quadrant/views';
import { originOf, PUBLIC_URL } from '@quadrant/settings';
import { LinksNextPages } from '../paging/next-page.js';
import { AccountHandle } from '../requests/path-parameters.js';
import { problemOfAccount } from './account-refusal.js';
import {
  AccountDto,
  accountOf,
  AccountPageDto,
  InvitationDto,
  PasswordLinkDto,
  SwitchReasonDto,
} from './account.dto.js';
import { authorOf } from './author.js';
import { getAccount, noAccount } from './get-account.js';
import { grantsOfInvitation } from './roles.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('accounts')
@LinksNextPages()
@Controller('api/v1')
export class AccountsController {
  constructor(
    private readonly listed: AccountView,
    private readonly accounts: AccountRepository,
    private readonly links: PasswordLinkRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  @Get('accounts')
  @Operation('listAccounts', { summary: 'All accounts, by handle', may: 'account.list', answers: AccountPageDto })
  async list(@Query() page: PageQuery): Promise<AccountPageDto> {
    const { rows, next } = await this.listed.list(page);
    return { next, rows: rows.map(accountOf) };
  }

  @Get('accounts/:handle')
  @Operation('readAccount', {
    summary: 'An account, for its owner and for administrators',
    may: 'account.read',
    answers: AccountDto,
  })
  async read(
    @AccountHandle() handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AccountDto> {
    const account = await this.accounts.findByHandle(handle);
    // The check comes before the answer 404: only those who may read accounts learn whether one exists.
    await this.authority.require(actor, 'account.read', { ownerIds: account ? [account.id] : [] }, request);
    return accountOf(account ?? (await getAccount(this.accounts, handle)));
  }

  @Post('invitations')
  @Operation('invite', {
    summary: 'Creates an account for somebody, and a link to set its password',
    about:
      'Any handle without an account is allowed: the administrator knows the person they invite. A role can come with the account.',
    may: 'account.create',
    creates: PasswordLinkDto,
    problems: [409],
    idempotencyKey: 'refused',
  })
  @Header('cache-control', 'no-store')
  async invite(
    @Body() { handle, ...role }: InvitationDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<PasswordLinkDto> {
    const { text, hash } = generateSecret('qdl_');
    const invitation = { handle, grants: grantsOfInvitation(role), linkHash: hash };
    const answer = await this.accounts.invite(invitation, authorOf(actor, request, this.clock));
    if (answer === 'account') throw problemOfAccount({ kind: 'account-exists', handle });
    if (answer === 'reserved') throw problemOfAccount({ kind: 'handle-refused', obstacle: answer });
    return { handle: normaliseHandle(handle), url: this.linkOf(request, text), expiresAt: answer };
  }

  @Post('accounts/:handle/password-link')
  @Operation('makePasswordLink', {
    summary: 'Creates a link to set a new password for an account',
    about: 'It works once, within 24 hours. A new one replaces it.',
    may: 'account.reset-password',
    creates: PasswordLinkDto,
    idempotencyKey: 'refused',
  })
  @Header('cache-control', 'no-store')
  async makeLink(
    @AccountHandle() handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<PasswordLinkDto> {
    const { text, hash } = generateSecret('qdl_');
    const made = await this.links.create(handle, hash, authorOf(actor, request, this.clock));
    if (made === null) throw noAccount(handle);
    return { ...made, url: this.linkOf(request, text) };
  }

  @Post('accounts/:handle/disabling')
  @Operation('disableAccount', {
    summary: 'Disables an account: its sessions end, its tokens stop',
    about: 'When the account is enabled again, its tokens work again unless they are revoked. Its sessions do not.',
    may: 'account.disable',
    answers: AccountDto,
    problems: [409],
  })
  disable(
    @AccountHandle() handle: string,
    @Body() { reason }: SwitchReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AccountDto> {
    return this.switch({ handle, isDisabled: true, reason: reason.trim() }, actor, request);
  }

  @Post('accounts/:handle/enabling')
  @Operation('enableAccount', { summary: 'Enables a disabled account', may: 'account.disable', answers: AccountDto })
  enable(
    @AccountHandle() handle: string,
    @Body() { reason }: SwitchReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AccountDto> {
    return this.switch({ handle, isDisabled: false, reason: reason.trim() }, actor, request);
  }

  private async switch(
    change: { readonly handle: string; readonly isDisabled: boolean; readonly reason: string },
    actor: Actor,
    request: FastifyRequest,
  ): Promise<AccountDto> {
    const answer = await this.accounts.switch(change, authorOf(actor, request, this.clock));
    if (answer === 'last-administrator') throw problemOfAccount({ kind: 'last-administrator' });
    return accountOf(await getAccount(this.accounts, change.handle));
  }

  /** The secret follows # because browsers keep that part to themselves: no server, and no log of one, sees it. */
  private linkOf(request: FastifyRequest, secret: string): string {
    return `${originOf(request, this.publicUrl) ?? ''}/password#${secret}`;
  }
}
