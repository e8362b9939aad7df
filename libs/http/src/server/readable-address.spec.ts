import { readableAddress } from './readable-address.js';

describe('the address of a request', () => {
  it.each([
    '/players/ann',
    '/players/J%C3%BCrgen?tournaments=all',
    '/players/a%2Fb%25',
    '/search?q=%E0%A4%A',
    '/%F0%9F%98%80',
  ])('stays %s, which can be read', (address) => {
    expect(readableAddress(address)).toBe(address);
  });

  it.each([
    ['/players/%E0%A4%A', '/players/%25E0%25A4%25A'],
    ['/%FF%20?q=%FF#%FF', '/%25FF%2520?q=%FF#%FF'],
    ['/100%', '/100%25'],
  ])('%s becomes %s, since its path cannot be read', (address, readable) => {
    expect(readableAddress(address)).toBe(readable);
  });
});
