import { Get, Inject } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { PasswordRepository, SecondFactorRepository } from '@quadrant/store/people';
import type { AccountSettings } from '@quadrant/settings';
import { secondFactorPage } from './second-factor.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { ACCOUNT_SETTINGS } from './account-settings.js';
import type { VNode } from 'preact';

/** People set up their second factor here; those who must have one are redirected here. */
@PageController('account/second-factor')
export class SecondFactorPagesController {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passwords: PasswordRepository,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettings,
  ) {}

  @Get()
  @May('second-factor.read')
  async show(@CurrentActor() { accountId, handle }: Actor): Promise<VNode> {
    const holder = await this.passwords.findByHandle(handle);
    return secondFactorPage({
      factor: await this.factors.find(accountId),
      hasPassword: holder?.passwordHash != null,
      isRequired: this.settings.secondFactor === 'required',
    });
  }
}
