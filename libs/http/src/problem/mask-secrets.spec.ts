import { maskOurSecrets, maskSecrets } from './mask-secrets.js';

const TOKEN = `qdt_${'a1'.repeat(23)}`;

describe('maskSecrets', () => {
  it.each([
    ['/a?token=abc', '/a?token=***'],
    ['/a?limit=5&access_token=abc&game=2e', '/a?limit=5&access_token=***&game=2e'],
    ['/a?Password=a%20b', '/a?Password=***'],
    ['/sign-in/openid/callback?code=1&state=2&iss=x', '/sign-in/openid/callback?code=***&state=***&iss=x'],
    ['/a?api_key=1&x-api-key=2&apiKey=3', '/a?api_key=***&x-api-key=***&apiKey=***'],
    [`/players/${TOKEN}`, '/players/qdt_***'],
    [`/a?q=${TOKEN}`, '/a?q=qdt_***'],
  ])('makes of %s %s', (address, masked) => {
    expect(maskSecrets(address)).toBe(masked);
  });

  it.each(['/a?limit=5&cursor=abc', '/players/qdt_short', '/countries?country=DE', '/a/token/b'])(
    'leaves %s alone',
    (address) => {
      expect(maskSecrets(address)).toBe(address);
    },
  );
});

describe('maskOurSecrets', () => {
  it('leaves JSON readable', () => {
    const text = JSON.stringify({ detail: `There is no player "${TOKEN}".`, query: '?token=abc&x="y"' });
    const detail = 'There is no player "qdt_***".';
    expect(JSON.parse(maskOurSecrets(text))).toEqual({ detail, query: '?token=abc&x="y"' });
  });
});
