import { areBytesEqual, bytesOfHex, hexOfBytes } from './hex.js';
import fc from 'fast-check';

it('turns bytes into hex and back', () => {
  expect(hexOfBytes(Uint8Array.of(0, 10, 171, 255))).toBe('000aabff');
  expect(bytesOfHex('000AABFF')).toEqual(Uint8Array.of(0, 10, 171, 255));
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(areBytesEqual(bytesOfHex(hexOfBytes(bytes)), bytes)).toBe(true);
    }),
  );
});

it('tells bytes apart by content and by length', () => {
  expect(areBytesEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(areBytesEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false);
});
