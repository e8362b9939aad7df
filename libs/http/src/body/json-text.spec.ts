import { Problem } from '../problem/problem.js';
import { parseJsonBody } from './json-text.js';

function refusal(body: string | Buffer): string {
  try {
    parseJsonBody(Buffer.from(body));
  } catch (error) {
    if (error instanceof Problem) return String(error.detail);
    throw error;
  }
  throw new Error('was accepted');
}

describe('parseJsonBody', () => {
  it('reads JSON, with a byte order mark too', () => {
    expect(parseJsonBody(Buffer.from('\ufeff{"a":[1,"ü"]}'))).toEqual({ a: [1, 'ü'] });
  });

  it.each(['{"a":\n  1,}', '{"a": 1', '// no\n{}', '{"a": 01}'])('refuses %j with the reason of the engine', (body) => {
    expect(refusal(body)).toMatch(/^The body is not JSON: .*\bJSON\b.*\.$/s);
  });

  it('refuses what is not UTF-8', () => {
    const body = Buffer.concat([Buffer.from('{\n"a": "'), Buffer.of(0xff, 0xfe), Buffer.from('"\n}')]);
    expect(refusal(body)).toBe('The body is not UTF-8.');
  });

  it.each([
    ['closed', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['mixed', '{"a":['.repeat(10_000) + ']}'.repeat(10_000)],
  ])('refuses 10,000 levels (%s)', (_, body) => {
    expect(refusal(body)).toMatch(/^At line 1, column \d+ the body nests deeper than 32 levels\.$/);
  });

  it('refuses 1,000,000 levels that never close', () => {
    expect(refusal('['.repeat(1_000_000))).toBe('At line 1, column 33 the body nests deeper than 32 levels.');
  });

  it('counts no comma, bracket or quote inside a text', () => {
    const text = ',[{"\\'.repeat(2000);
    expect(parseJsonBody(Buffer.from(JSON.stringify({ text })))).toEqual({ text });
  });

  it('says where a text holds what cannot be stored', () => {
    expect(refusal('{"a":[1,{"b":"\\u0000"}]}')).toBe('Not valid in the body: /a/1/b.');
    expect(refusal('{"c":{"\\udfff":1}}')).toBe('Not valid in the body: /c.');
  });

  it('accepts 32 levels', () => {
    expect(() => parseJsonBody(Buffer.from('['.repeat(32) + ']'.repeat(32)))).not.toThrow();
  });

  it('refuses a key that would reach a prototype, however deep it is', () => {
    expect(refusal('{"a":[{"__proto__":{"admin":true}}]}')).toMatch(/__proto__/);
    expect(refusal('{"a":[{"$say":"{0}","values":["ann"]}]}')).toContain('"$say"');
    expect(refusal('{"\\u0024say":"x","values":[]}')).toContain('"$say"');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
