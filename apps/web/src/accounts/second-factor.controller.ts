import { Get, Inject } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { AccountView } from '@quadrant/views';
import type { AccountSettings } from '@quadrant/settings';
import { secondFactorPage } from './second-factor.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { ACCOUNT_SETTINGS } from './account-settings.js';
import type { VNode } from 'preact';

/** People set up their second factor here; those who must have one are redirected here. */
@PageController('account/second-factor')
export class SecondFactorPagesController {
  constructor(
    private readonly accounts: AccountView,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettings,
  ) {}

  @Get()
  @May('second-factor.read')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const isRequired = this.settings.secondFactor === 'required';
    return secondFactorPage({ ...(await this.accounts.openSecondFactor(actor)), isRequired });
  }
}
