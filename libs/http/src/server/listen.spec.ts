import { networkInterfaces } from 'node:os';
import { bareApplication } from '../../../../test/builders/http-application.js';
import { serveHttp } from '../serve.js';

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

const serve = (hosts: string[]) => {
  const [root, options] = bareApplication();
  return serveHttp(root, { ...options, settings: { ...options.settings, hosts } });
};

const statusAt = (host: string, port: string) =>
  fetch(`http://${host}:${port}/health/live`).then(
    ({ status }) => status,
    () => null,
  );

/** An address of this machine that the network knows, where there is one. */
const ownAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

describe('the addresses that an HTTP process listens on', () => {
  it('are for "localhost" 127.0.0.1 and, on a machine with IPv6, ::1, at the same port, and no others', async () => {
    const app = await serve(['localhost']);
    const { port } = new URL(await app.getUrl());
    expect(await statusAt('127.0.0.1', port)).toBe(200);
    expect(await statusAt('[::1]', port)).toBe(hasIPv6 ? 200 : null);
    if (ownAddress !== undefined) expect(await statusAt(ownAddress, port)).toBeNull();
    await app.close();
    expect(await statusAt('127.0.0.1', port)).toBeNull();
    expect(await statusAt('[::1]', port)).toBeNull();
  });

  it('are all IPv4 addresses for 0.0.0.0', async () => {
    const app = await serve(['0.0.0.0']);
    const { port } = new URL(await app.getUrl());
    expect(await statusAt(ownAddress ?? '127.0.0.1', port)).toBe(200);
    await app.close();
  });

  it('are refused with a sentence when this machine does not have them', async () => {
    await expect(serve(['192.0.2.1'])).rejects.toThrow('HOST names 192.0.2.1, which is not an address of this machine');
  });
});
