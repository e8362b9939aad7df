import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { localPath, readDeviceSecret, readSessionSecret } from '@quadrant/http';
import { originOf, PUBLIC_URL } from '@quadrant/settings';
import { browserOf } from '../browser-of.js';
import { SessionAnswers } from '../session-answer.service.js';
import { keepFlow, takeFlow } from './openid-flow.js';
import { problemOfOpenId } from './openid-refusal.js';
import { OpenIdProvider } from './openid-provider.service.js';
import { OpenIdSignIn } from './openid-sign-in.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PATH = '/sign-in/openid';

/**
 * Signs people in by OpenID Connect: a browser goes to the provider, and comes back. These routes are no operations of
 * the API.
 */
@ApiExcludeController()
@Controller(PATH)
export class OpenIdController {
  constructor(
    private readonly provider: OpenIdProvider,
    private readonly signIn: OpenIdSignIn,
    private readonly answers: SessionAnswers,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  @Get()
  async begin(
    @Query('to') to: string | string[] | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { address, flow } = await this.provider.begin(this.callbackOf(request, '').href);
    // Only a person who was on this site, or typed the address, can connect accounts. Another site could have signed
    // them in to the provider as somebody else before it sent them here.
    const site = request.headers['sec-fetch-site'];
    const canLink = site === 'same-origin' || site === 'none';
    keepFlow(reply, { ...flow, to: localPath([to].flat()[0]), canLink });
    redirect(reply, address);
  }

  @Get('callback')
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const flow = takeFlow(request, reply);
    const identity = await this.provider.finish(this.callbackOf(request), flow);
    const arrival = {
      sessionSecret: readSessionSecret(request),
      deviceSecret: readDeviceSecret(request),
      canLink: flow.canLink,
      address: request.ip,
      browser: browserOf(request),
      requestId: request.id,
    };
    const session = await this.signIn.arrive(identity, arrival);
    if (session !== null) await this.answers.handOver(session, request, reply);
    redirect(reply, flow.to);
  }

  /** Returns the address to which the provider sends people back, with its parameters. */
  private callbackOf(request: FastifyRequest, search = new URL(request.url, 'http://localhost').search): URL {
    const origin = originOf(request, this.publicUrl);
    if (origin === null) throw problemOfOpenId({ kind: 'openid-without-address' });
    return new URL(`${origin}${PATH}/callback${search}`);
  }
}

function redirect(reply: FastifyReply, address: string): void {
  void reply.header('cache-control', 'no-store').redirect(address, 302);
}
