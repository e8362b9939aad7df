import { parseIdempotencyKey } from './idempotency-key.decorator.js';

describe('an idempotency key', () => {
  it('is optional', () => {
    expect(parseIdempotencyKey(undefined)).toBeNull();
  });

  it.each(['a', '8e03978e-40d5-43dd-bc93-6894a57f9324', '~!', 'k'.repeat(255)])('may be %s', (key) => {
    expect(parseIdempotencyKey(key)).toBe(key);
  });

  it.each([[''], ['two words'], ['k'.repeat(256)], ['schlüssel'], [['a', 'b']]])('may not be %j', (key) => {
    expect(() => parseIdempotencyKey(key)).toThrow('The key is empty, too long');
  });
});
