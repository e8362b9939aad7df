import { Problem } from '@quadrant/http';
import { OpenIdProvider } from './openid-provider.service.js';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

describe('a provider', () => {
  it('that is not set up is a 404', async () => {
    const provider = new OpenIdProvider({ signUp: 'open', secondFactor: 'optional', openId: null });
    expect(await codeOf(provider.begin('http://localhost/back'))).toBe('not-found');
  });

  it('that does not answer is a 503, and asked again the next time', async () => {
    const openId = { issuer: new URL('http://127.0.0.1:9'), clientId: 'a', clientSecret: 'b' };
    const provider = new OpenIdProvider({ signUp: 'open', secondFactor: 'optional', openId });
    for (let time = 1; time <= 2; time += 1) {
      expect(await codeOf(provider.begin('http://localhost/back'))).toBe('openid-unavailable');
    }
  });
});
