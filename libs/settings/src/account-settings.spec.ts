import { readAccountSettings } from './account-settings.js';

const OPENID = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'quadrant', OIDC_CLIENT_SECRET: 'hush' };

function refusal(env: Record<string, string>): string {
  try {
    readAccountSettings(env);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'was accepted';
}

describe('settings of accounts', () => {
  it('have defaults', () => {
    expect(readAccountSettings({ SIGN_UP: '', OIDC_ISSUER: '' })).toEqual({
      signUp: 'open',
      secondFactor: 'optional',
      openId: null,
    });
  });

  it('are read from the environment', () => {
    expect(readAccountSettings({ SIGN_UP: 'closed', ...OPENID })).toEqual({
      signUp: 'closed',
      secondFactor: 'optional',
      openId: { issuer: new URL('https://id.example'), clientId: 'quadrant', clientSecret: 'hush' },
    });
    expect(readAccountSettings({ ...OPENID, OIDC_ISSUER: 'http://localhost:8080/realm' }).openId?.issuer.port).toBe(
      '8080',
    );
  });

  it('can require a second factor', () => {
    expect(readAccountSettings({ SECOND_FACTOR: 'required' }).secondFactor).toBe('required');
    expect(refusal({ SECOND_FACTOR: 'yes' })).toBe('SECOND_FACTOR is "yes", but has to be one of optional, required.');
  });

  it('want all of OpenID Connect, or nothing, with a sentence for each that is missing', () => {
    expect(refusal({ OIDC_CLIENT_ID: 'quadrant' }).split('\n')).toEqual([
      'OIDC_ISSUER is not set, but OpenID Connect needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all of them, or none.',
      'OIDC_CLIENT_SECRET is not set, but OpenID Connect needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all of them, or none.',
    ]);
  });

  it.each([
    'id.example',
    'http://id.example',
    'https://id.example/?a',
    'https://id.example/#a',
    'https://a@id.example',
    'ftp://x',
  ])('do not take %s for an issuer, and do not print the secret', (issuer) => {
    const sentence = refusal({ ...OPENID, OIDC_ISSUER: issuer });
    expect(sentence).toContain(`OIDC_ISSUER is "${issuer}", but has to be an https address`);
    expect(sentence).not.toContain('hush');
  });

  it('name everything that is wrong', () => {
    expect(refusal({ SIGN_UP: 'yes', OIDC_ISSUER: 'https://id.example' }).split('\n')).toHaveLength(3);
  });
});
