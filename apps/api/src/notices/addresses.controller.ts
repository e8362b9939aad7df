import { Body, Controller, Delete, Get, Header, Inject, Post, Put, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressKey, Clock, CurrentActor, hashToken, Operation, SameOriginGuard, type Actor } from '@quadrant/http';
import { MAIL_SETTINGS, type MailSettings } from '@quadrant/settings';
import { AttemptThrottle, PasswordResetRepository } from '@quadrant/store/accounts';
import { AddressRepository } from '@quadrant/store/notices';
import { NoticeView } from '@quadrant/views';
import { authorOf } from '../accounts/author.js';
import { countRequests, noMailServer, problemOfLink } from './address-refusal.js';
import {
  AddressConfirmationDto,
  AddressDto,
  AskedAddressDto,
  ConfirmedAddressDto,
  NewAddressDto,
  PasswordRequestDto,
  PasswordRequestedDto,
} from './notice.dto.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('accounts')
@Controller('api/v1')
export class AddressesController {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly resets: PasswordResetRepository,
    private readonly notices: NoticeView,
    private readonly throttle: AttemptThrottle,
    private readonly clock: Clock,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
  ) {}

  @Get('address')
  @Operation('readAddress', { summary: 'The e-mail address of your account', may: 'notice.read', answers: AddressDto })
  @Header('cache-control', 'no-store')
  read(@CurrentActor() actor: Actor): Promise<AddressDto> {
    return this.notices.findAddress(actor);
  }

  @Put('address')
  @Operation('askAddress', {
    summary: 'Sends a link to an e-mail address; it becomes yours when the link is opened',
    about: 'The answer is the same whether the address belongs to an account or not.',
    may: 'notice.change',
    accepts: AskedAddressDto,
    problems: [409, 429],
  })
  async ask(
    @Body() { address }: NewAddressDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AskedAddressDto> {
    if (this.settings === null) throw noMailServer();
    // Otherwise an account could fill the mailbox of a stranger.
    await countRequests(this.throttle, [
      { purpose: 'address-account', subject: actor.accountId },
      { purpose: 'address-mailbox', subject: address.toLowerCase() },
    ]);
    await this.addresses.ask(actor.accountId, address, authorOf(actor, request, this.clock));
    return { waiting: address };
  }

  @Delete('address')
  @Operation('removeAddress', {
    summary: 'Removes the e-mail address of your account',
    may: 'notice.change',
    answers: AddressDto,
  })
  async remove(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<AddressDto> {
    await this.addresses.remove(actor.accountId, authorOf(actor, request, this.clock));
    return this.notices.findAddress(actor);
  }

  @Post('address/confirmation')
  @Operation('confirmAddress', {
    summary: 'Confirms an e-mail address by the link that was sent to it, on any device',
    answers: ConfirmedAddressDto,
    problems: [403, 422, 429],
  })
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  async confirm(
    @Body() { link }: AddressConfirmationDto,
    @Req() { ip, id: requestId }: FastifyRequest,
  ): Promise<ConfirmedAddressDto> {
    const attempt = { purpose: 'one-time-secret', subject: addressKey(ip) } as const;
    await countRequests(this.throttle, [attempt]);
    const confirmed = await this.addresses.confirm(hashToken(link), { at: this.clock.now(), requestId });
    if (confirmed === null) throw problemOfLink({ kind: 'address-link-unknown' });
    await this.throttle.forgive(attempt);
    return confirmed;
  }

  @Post('password/requests')
  @Operation('askPassword', {
    summary: 'Sends a link for a new password to the confirmed address of an account',
    about: 'The answer is the same whether there is such an account or not.',
    accepts: PasswordRequestedDto,
    problems: [403, 409, 429],
  })
  @UseGuards(SameOriginGuard)
  @Header('cache-control', 'no-store')
  async askPassword(
    @Body() { account }: PasswordRequestDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<PasswordRequestedDto> {
    if (this.settings === null) throw noMailServer();
    await countRequests(this.throttle, [
      { purpose: 'password-reset-address', subject: addressKey(ip) },
      { purpose: 'password-reset', subject: account.trim().toLowerCase() },
    ]);
    const askedAt = this.clock.now();
    await this.resets.ask(account.trim(), askedAt);
    return { askedAt };
  }
}
