import { Problem } from '../problem/problem.js';
import { parseJsonBody } from './json-text.js';

function refusal(body: string | Buffer): { detail: string; extra: object } {
  try {
    parseJsonBody(Buffer.from(body));
  } catch (error) {
    if (error instanceof Problem) return { detail: error.detail, extra: error.extra };
    throw error;
  }
  throw new Error('was accepted');
}

describe('parseJsonBody', () => {
  it('reads JSON, with a byte order mark too', () => {
    expect(parseJsonBody(Buffer.from('\ufeff{"a":[1,"ü"]}'))).toEqual({ a: [1, 'ü'] });
  });

  it.each([
    ['{"a":\n  1,}', 2, 5],
    ['{"a": 1', 1, 8],
    ['// no\n{}', 1, 1],
    ['{"a": 01}', 1, 8],
  ])('%j stops being JSON at line %i, column %i', (body, line, column) => {
    expect(refusal(body).extra).toEqual({ line, column });
  });

  it('names the line of what is not UTF-8', () => {
    const body = Buffer.concat([Buffer.from('{\n"a": "'), Buffer.of(0xff, 0xfe), Buffer.from('"\n}')]);
    expect(refusal(body)).toEqual({ detail: 'Line 2 of the body is not UTF-8.', extra: { line: 2 } });
  });

  it.each([
    ['closed', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['mixed', '{"a":['.repeat(10_000) + ']}'.repeat(10_000)],
  ])('refuses 10,000 levels (%s)', (_, body) => {
    expect(refusal(body).detail).toBe('The body nests deeper than 32 levels.');
  });

  it('refuses 1,000,000 levels that never close', () => {
    expect(refusal('['.repeat(1_000_000)).detail).toMatch(/JSON/);
  });

  it('accepts 32 levels', () => {
    expect(() => parseJsonBody(Buffer.from('['.repeat(32) + ']'.repeat(32)))).not.toThrow();
  });

  it('refuses a key that would reach a prototype, however deep it is', () => {
    expect(refusal('{"a":[{"__proto__":{"admin":true}}]}').detail).toMatch(/__proto__/);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
