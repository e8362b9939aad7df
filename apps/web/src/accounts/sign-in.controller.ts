import { Get, Header, Inject, Query, Req } from '@nestjs/common';
import { canKeepCookies, localPath } from '@quadrant/http';
import type { AccountSettings } from '@quadrant/settings';
import { passwordPage } from './password.page.js';
import { signInPage } from './sign-in.page.js';
import { signUpPage } from './sign-up.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Viewers } from '../frame/viewers.service.js';
import { ACCOUNT_SETTINGS } from './account-settings.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const AFTERWARDS = '/account';

/** Returns the page that somebody came from. It is always one of this site. */
const pathAfter = (to: string | string[] | undefined): string => localPath([to].flat()[0] ?? AFTERWARDS);

/** Serves the pages on which people sign in, sign up and set passwords. */
@PageController()
export class SignInController {
  constructor(
    private readonly viewers: Viewers,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettings,
  ) {}

  @Get('sign-in')
  async signIn(@Query('to') to: string | string[] | undefined, @Req() request: FastifyRequest): Promise<VNode> {
    const viewer = await this.viewers.find(request);
    return signInPage({
      signedInAs: viewer?.handle ?? null,
      hasOpenId: this.settings.openId !== null,
      keepsCookies: canKeepCookies(request),
      to: pathAfter(to),
    });
  }

  @Get('sign-up')
  signUp(@Query('to') to: string | string[] | undefined, @Req() request: FastifyRequest): VNode {
    return signUpPage({
      isOpen: this.settings.signUp === 'open',
      keepsCookies: canKeepCookies(request),
      to: pathAfter(to),
    });
  }

  @Get('password')
  @Header('referrer-policy', 'no-referrer')
  setPassword(): VNode {
    return passwordPage();
  }
}
