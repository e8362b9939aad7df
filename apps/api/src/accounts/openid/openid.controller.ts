import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Clock, localPath, readSessionSecret, setSessionCookie } from '@quadrant/http';
import { SESSION_LIFETIME_MS } from '@quadrant/persistence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../author.js';
import { keepFlow, takeFlow } from './openid-flow.js';
import { OpenIdProvider } from './openid-provider.service.js';
import { OpenIdSignIn } from './openid-sign-in.service.js';

const PATH = '/sign-in/openid';

/** Sign-in by OpenID Connect: a browser goes to the provider, and comes back. No operations of the API. */
@ApiExcludeController()
@Controller(PATH)
export class OpenIdController {
  constructor(
    private readonly provider: OpenIdProvider,
    private readonly signIn: OpenIdSignIn,
    private readonly clock: Clock,
  ) {}

  @Get()
  async begin(
    @Query('to') to: string | string[] | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { address, flow } = await this.provider.begin(redirectUriOf(request));
    // Only who was here, or typed the address, connects accounts: another site could have signed him in to the provider
    // as somebody else before it sent him.
    const site = request.headers['sec-fetch-site'];
    const canLink = site === 'same-origin' || site === 'none';
    keepFlow(reply, { ...flow, to: localPath([to].flat()[0]), canLink });
    redirect(reply, address);
  }

  @Get('callback')
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const flow = takeFlow(request, reply);
    const identity = await this.provider.finish(new URL(request.url, originOf(request)), flow);
    const sessionSecret = readSessionSecret(request);
    const arrival = { sessionSecret, canLink: flow.canLink, requestId: request.id };
    const session = await this.signIn.arrive(identity, arrival);
    if (session !== null) {
      setSessionCookie(reply, session.secret, new Date(this.clock.now().getTime() + SESSION_LIFETIME_MS));
    }
    redirect(reply, flow.to);
  }
}

const redirectUriOf = (request: FastifyRequest): string => `${originOf(request)}${PATH}/callback`;

function redirect(reply: FastifyReply, address: string): void {
  void reply.header('cache-control', 'no-store').redirect(address, 302);
}
