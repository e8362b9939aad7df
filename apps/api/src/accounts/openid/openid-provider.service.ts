import { say } from '@quadrant/rules/message';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AccountSettings, OpenIdSettings } from '@quadrant/settings';
import type { Identity } from '@quadrant/store/accounts';
import { ACCOUNT_SETTINGS } from '../account-settings.js';
import type { OpenIdFlow } from './openid-flow.js';
import { problemOfOpenId } from './openid-refusal.js';
import * as client from 'openid-client';

const TIMEOUT_SECONDS = 5;

export interface ProvidedIdentity extends Identity {
  readonly preferredUsername: string | null;
}

/** Speaks with the OpenID Connect provider: authorization code flow, with PKCE, state and nonce. */
@Injectable()
export class OpenIdProvider {
  private readonly logger = new Logger('OpenIdProvider');
  private discovered: Promise<client.Configuration> | null = null;

  constructor(@Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettings) {}

  /** Returns the address where somebody signs in, and the values to keep until they come back. */
  async begin(
    redirectUri: string,
  ): Promise<{ readonly address: string; readonly flow: Omit<OpenIdFlow, 'to' | 'canLink'> }> {
    const configuration = await this.discover();
    const codeVerifier = client.randomPKCECodeVerifier();
    const flow = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, flow };
  }

  /**
   * Returns the identity of the person who came back.
   * @param address the one that the provider sent them to, with its code
   */
  async finish(address: URL, { state, nonce, codeVerifier }: OpenIdFlow): Promise<ProvidedIdentity> {
    const configuration = await this.discover();
    try {
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      const tokens = await client.authorizationCodeGrant(configuration, address, checks);
      const claims = tokens.claims();
      if (claims === undefined)
        throw problemOfOpenId({ kind: 'openid-failed', detail: say`The provider gives no ID token.` });
      const profile =
        claims['preferred_username'] === undefined && configuration.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims;
      const { preferred_username: name } = profile;
      return { issuer: claims.iss, subject: claims.sub, preferredUsername: typeof name === 'string' ? name : null };
    } catch (error) {
      throw this.problemOf(error);
    }
  }

  /** The provider is asked at first use, and again after it did not answer. */
  private discover(): Promise<client.Configuration> {
    const { openId } = this.settings;
    if (openId === null) return Promise.reject(problemOfOpenId({ kind: 'openid-not-set-up' }));
    return (this.discovered ??= discover(openId).catch((error: unknown) => {
      this.discovered = null;
      this.logger.warn(`${openId.issuer.href} cannot be asked: ${nameOf(error)}`);
      throw problemOfOpenId({ kind: 'openid-unavailable' });
    }));
  }

  /** Only names and codes are logged: messages may hold what the provider was sent. */
  private problemOf(error: unknown): unknown {
    if (error instanceof client.AuthorizationResponseError) return problemOfOpenId({ kind: 'openid-refused' });
    const isSilent = isSilence(error);
    if (!isSilent && !(error instanceof client.ResponseBodyError) && !(error instanceof client.ClientError))
      return error;
    this.logger.warn(`a sign-in was not finished: ${nameOf(error)}`);
    return isSilent
      ? problemOfOpenId({ kind: 'openid-unavailable' })
      : problemOfOpenId({ kind: 'openid-failed', detail: say`What the provider sent does not fit what was begun.` });
  }
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<client.Configuration> {
  const options = {
    timeout: TIMEOUT_SECONDS,
    // The settings allow this for the same machine only.
    execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  };
  return client.discovery(issuer, clientId, undefined, authentication(clientSecret), options);
}

/** OpenID Connect Discovery 1.0, section 3: a provider that names no ways takes client_secret_basic. */
function authentication(clientSecret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

const SILENCE = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

/** Whether a provider did not answer, or only that it cannot: fetch fails with a TypeError that has a cause. */
function isSilence(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  if (name === 'TypeError' && cause !== undefined) return true;
  return (typeof code === 'string' && SILENCE.includes(code)) || isSilence(cause);
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown error';
  const { code, error: said } = error as { code?: unknown; error?: unknown };
  return [error.name, code, said].filter((each) => typeof each === 'string').join(' ');
}
