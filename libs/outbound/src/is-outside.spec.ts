import { isOutside } from './is-outside.js';

describe('addresses that requests may go to', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '100.63.255.255', '172.32.0.1'])('%s is outside', (address) => {
    expect(isOutside(address, [])).toBe(true);
  });

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback further on', '127.8.9.1'],
    ['loopback of IPv6', '::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified of IPv6', '::'],
    ['private, 10', '10.0.0.1'],
    ['private, 172', '172.16.0.1'],
    ['private, 192', '192.168.1.1'],
    ['link-local, where clouds have their metadata', '169.254.169.254'],
    ['link-local of IPv6', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['metadata of a cloud by IPv6', 'fd00:ec2::254'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['unique-local', 'fc00::1'],
    ['site-local', 'fec0::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped public address', '::ffff:8.8.8.8'],
    ['compatible loopback', '::127.0.0.1'],
    ['translated by NAT64', '64:ff9b::7f00:1'],
    ['inside 6to4', '2002:7f00:1::'],
    ['inside Teredo', '2001:0:7f00:1::'],
    ['broadcast', '255.255.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast of IPv6', 'ff02::1'],
    ['reserved', '240.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['benchmarks', '198.18.0.1'],
    ['written as one number', '2130706433'],
    ['written in hexadecimal', '0x7f.1'],
    ['no address', 'example.com'],
  ])('an address that is %s is inside: %s', (_, address) => {
    expect(isOutside(address, [])).toBe(false);
  });

  it('counts the addresses of this machine as inside, even when they are public', () => {
    expect(isOutside('8.8.8.8', [], ['8.8.8.8'])).toBe(false);
  });

  it('lets the operator permit ranges inside, and no more than these', () => {
    expect(isOutside('10.1.2.3', ['10.1.2.0/24'])).toBe(true);
    expect(isOutside('10.1.3.3', ['10.1.2.0/24'])).toBe(false);
    expect(isOutside('::1', ['127.0.0.0/8'])).toBe(false);
  });
});
