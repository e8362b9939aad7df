import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { portableSha256 } from './sha256.js';

describe('portableSha256', () => {
  it('hashes the examples of FIPS 180-2', () => {
    expect(portableSha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(portableSha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('hashes every text and all bytes as node:crypto does', () => {
    const content = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800'), fc.uint8Array({ maxLength: 300 }));
    fc.assert(
      fc.property(content, (each) => {
        expect(portableSha256(each)).toBe(createHash('sha256').update(each).digest('hex'));
      }),
    );
  });
});
