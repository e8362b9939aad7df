import { originOf, readPublicUrl } from './public-url.js';

const from = (host: string) =>
  ({ protocol: 'http', host, hostname: host.replace(/:\d+$/, '') }) as Parameters<typeof originOf>[0];

describe('the public address', () => {
  it.each([
    ['https://quadrant.example', 'https://quadrant.example'],
    ['https://quadrant.example/', 'https://quadrant.example'],
    ['http://192.168.0.7:3000', 'http://192.168.0.7:3000'],
    ['', null],
  ])('%j is read as %j', (text, origin) => {
    expect(readPublicUrl({ PUBLIC_URL: text })).toBe(origin);
  });

  it.each([
    'quadrant.example',
    'https://quadrant.example/a',
    'https://a:b@quadrant.example',
    'ftp://x',
    'https://x/?a',
  ])('is not %s', (text) => {
    expect(() => readPublicUrl({ PUBLIC_URL: text })).toThrow(`PUBLIC_URL is "${text}", but has to be`);
  });

  it.each([
    ['localhost:3000', null, 'http://localhost:3000'],
    ['127.0.0.1:3000', null, 'http://127.0.0.1:3000'],
    ['[::1]:3000', null, 'http://[::1]:3000'],
    ['evil.example', null, null],
    ['192.168.0.7', null, null],
    ['localhost.evil.example', null, null],
    ['localhost/@evil.example', null, null],
    ['evil.example', 'https://quadrant.example', 'https://quadrant.example'],
    ['localhost:3000', 'https://quadrant.example', 'https://quadrant.example'],
  ])('for the host %s with the setting %j is %j', (host, setting, origin) => {
    expect(originOf(from(host), setting)).toBe(origin);
  });
});
