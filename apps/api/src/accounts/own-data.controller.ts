import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Operation, type Actor } from '@quadrant/http';
import type { Action } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { AccountRepository, type Account } from '@quadrant/store/accounts';
import { AccountDeletionRepository, OwnDataRepository } from '@quadrant/store/own-data';
import { AccountHandle } from '../requests/path-parameters.js';
import { authorOf } from './author.js';
import { problemOfDeletion } from './deletion-refusal.js';
import { DeletionDto, deletionOf, KeptAccountDto, NewDeletionDto } from './deletion.dto.js';
import { getAccount } from './get-account.js';
import { zipOf } from './own-data-zip.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

// @row 271
@ApiTags('accounts')
@Controller('api/v1/accounts/:handle')
export class OwnDataController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly deletions: AccountDeletionRepository,
    private readonly ownData: OwnDataRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get('data.zip')
  @Operation('downloadAccount', {
    summary: 'Everything that is stored about you, as one archive',
    about: 'A ZIP archive of JSON files. Its README.txt says what each of them has.',
    may: 'account.download',
    counted: 'archives',
    answers: { bytes: ['application/zip'] },
  })
  async download(
    @AccountHandle() handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const account = await this.find(handle, actor, 'account.download', request);
    const zip = await zipOf(await this.ownData.read(account), this.clock.now());
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="quadrant-data.zip"')
      .header('cache-control', 'no-store')
      .send(zip);
  }

  @Post('deletion')
  @Operation('deleteAccount', {
    irreversible: true,
    summary: 'Deletes an account, 14 days later',
    about: 'Until then it can be taken back. /privacy says what goes, what stays and why.',
    may: 'account.delete',
    creates: DeletionDto,
    problems: [409, 422],
  })
  async ask(
    @AccountHandle() handle: string,
    @Body() { confirmation, player = null }: NewDeletionDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DeletionDto> {
    const account = await this.find(handle, actor, 'account.delete', request);
    if (foldHandle(confirmation) !== account.handleKey) {
      throw problemOfDeletion({ kind: 'confirmation-differs', handle: account.handle });
    }
    const answer = await this.deletions.ask(account.id, player, authorOf(actor, request, this.clock));
    if (!('kind' in answer)) return deletionOf(account.handle, answer);
    throw problemOfDeletion(answer);
  }

  @Delete('deletion')
  @Operation('keepAccount', {
    summary: 'Takes the deletion of an account back',
    may: 'account.delete',
    answers: KeptAccountDto,
    problems: [409],
  })
  async takeBack(
    @AccountHandle() handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<KeptAccountDto> {
    const account = await this.find(handle, actor, 'account.delete', request);
    const answer = await this.deletions.takeBack(account.id, authorOf(actor, request, this.clock));
    if (answer !== 'done') throw problemOfDeletion({ kind: 'deletion-not-asked' });
    return { handle: account.handle };
  }

  /** The check comes before the answer 404: only those who may do it learn whether there is such an account. */
  private async find(handle: string, actor: Actor, action: Action, request: FastifyRequest): Promise<Account> {
    const account = await this.accounts.findByHandle(handle);
    await this.authority.require(actor, action, { ownerIds: account ? [account.id] : [] }, request);
    return account ?? getAccount(this.accounts, handle);
  }
}
