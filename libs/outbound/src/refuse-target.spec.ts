import { refuseTarget } from './refuse-target.js';

const strict = { permitted: [], ownHosts: ['quadrant.example'], isOn: true };
const within = { permitted: ['127.0.0.0/8'], ownHosts: ['quadrant.example'], isOn: true };

describe('addresses that somebody enters', () => {
  it.each(['https://discord.com/api/webhooks/1/x', 'https://8.8.8.8/hook', 'https://[2606:4700::1111]:8443/'])(
    'takes %s',
    (url) => expect(refuseTarget(url, strict)).toBeNull(),
  );

  it.each([
    ['hello', 'no-address'],
    ['', 'no-address'],
    ['file:///etc/passwd', 'no-address'],
    ['gopher://example.com/', 'no-address'],
    ['http://example.com/', 'no-https'],
    ['http://8.8.8.8/', 'no-https'],
    ['https://me:secret@example.com/', 'has-password'],
    ['https://quadrant.example/api', 'own-site'],
    ['https://QUADRANT.example.:8443/', 'own-site'],
    ['https://localhost/', 'inside'],
    ['https://a.localhost./', 'inside'],
    ['https://database/', 'inside'],
    ['https://metadata.google.internal/', 'inside'],
    ['https://127.0.0.1/', 'inside'],
    ['https://2130706433/', 'inside'],
    ['https://0x7f.1/', 'inside'],
    ['https://①②⑦.0.0.1/', 'inside'],
    ['https://[::ffff:127.0.0.1]/', 'inside'],
    ['https://169.254.169.254/latest/meta-data', 'inside'],
  ])('refuses "%s": %s', (url, why) => expect(refuseTarget(url, strict)).toBe(why));

  it('takes what the operator permits, without TLS too', () => {
    expect(refuseTarget('http://127.0.0.1:9000/', within)).toBeNull();
    expect(refuseTarget('http://10.0.0.1/', within)).toBe('inside');
    expect(refuseTarget('http://8.8.8.8/', within)).toBe('no-https');
  });
});
