import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Context, type Grant } from 'oidc-provider';

/** The provider knows us by this. */
export const CLIENT = { id: 'quadrant', secret: 'a secret of thirty-two characters' } as const;

/** An OpenID Connect provider that signs in the person of the test's choice, without asking. */
export class IdentityProvider {
  issuer = '';
  private server: Server | null = null;

  /** The key is the subject of a person, the value is their name. */
  constructor(private readonly names: Readonly<Record<string, string | undefined>>) {}

  async start(redirectUri: string): Promise<void> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = new Provider(this.issuer, this.configurationFor(redirectUri));
    const callback = provider.callback();
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/') !== true) return callback(request, response);
      // The test says in a header who uses the browser.
      const who = String(request.headers['x-person']);
      const result = who === 'nobody' ? { error: 'access_denied' } : { login: { accountId: who } };
      void provider.interactionFinished(request, response, result);
    });
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** Returns the address of ours at which the browser of a person ends up who was sent here. */
  async visit(address: string, person: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(address);
    while (next.href.startsWith(this.issuer)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie, 'x-person': person } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  private configurationFor(redirectUri: string): object {
    return {
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
      pkce: { required: () => true },
      claims: { openid: ['sub'], profile: ['preferred_username'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: object, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_: object, sub: string) => ({
        accountId: sub,
        claims: () => ({ sub, preferred_username: this.names[sub] }),
      }),
      loadExistingGrant: async ({ oidc }: Context): Promise<Grant> => {
        const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
        grant.addOIDCScope('openid profile');
        await grant.save();
        return grant;
      },
    };
  }
}
