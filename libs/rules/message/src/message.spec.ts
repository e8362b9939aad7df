import { count, joined, listed, Message, plain, say } from './message.js';
import { pack, packJson, unpack, unpackJson } from './packed.js';

const hostile = ['', '{0}', "it's", '{0, plural, one {#} other {#}}', '<b>&amp;</b>', '$&', "'{'", '🂡'];

describe('A sentence', () => {
  it.each(hostile)('keeps the value %j as it is, wherever it stands', (value) => {
    expect(String(say`${value} beat ${value}.`)).toBe(`${value} beat ${value}.`);
    expect(say`${value} beat ${value}.`.text).toBe('{0} beat {1}.');
    expect(String(say`Before ${say`inside ${value}`} after`)).toBe(`Before inside ${value} after`);
  });

  it('has braces and apostrophes of its own text as they are', () => {
    const told = say`It's not "{id}" of /api/{id}, but ${1}'s '{}'.`;
    expect(String(told)).toBe(`It's not "{id}" of /api/{id}, but 1's '{}'.`);
  });

  it.each([
    [0, 'in 0 days'],
    [1, 'in 1 day'],
    [2, 'in 2 days'],
    [1234, 'in 1234 days'],
    [-1, 'in -1 days'],
    [0.5, 'in 0.5 days'],
  ])('tells %d of something', (days, told) => {
    expect(String(say`in ${count(days, 'day')}`)).toBe(told);
  });

  it('has a number of things as part of its text, so that a translation can decline it', () => {
    const { text, values } = say`${'ann'} met ${count(2, 'match has', 'matches have')} and ${count(1, 'day')}.`;
    expect(text).toBe(
      '{0} met {1, plural, one {# match has} other {# matches have}} and {2, plural, one {# day} other {# days}}.',
    );
    expect(values).toEqual(['ann', 2, 1]);
  });

  it('stays a value where it only begins with a number of things', () => {
    const inner = say`${count(3, 'account')} came from ${'here'}.`;
    expect(String(say`${'ann'}: ${inner} ${count(1, 'day')}`)).toBe('ann: 3 accounts came from here. 1 day');
  });

  it('is its English words in a template, in JSON and added to a text', () => {
    const told = say`${'ann'} leads.`;
    expect(`${told}`).toBe('ann leads.');
    expect(JSON.stringify({ told })).toBe('{"told":"ann leads."}');
    expect('Now: ' + String(told)).toBe('Now: ann leads.');
  });

  it('has a place without a value as it is written', () => {
    expect(String(new Message('{0} and {1}', ['ann']))).toBe('ann and {1}');
  });

  it('can be marked in a plain text', () => {
    expect(plain`tied`).toBe('tied');
  });
});

describe('Many texts in one', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `p${index}`);

  it.each([
    ['joined with a comma', joined(many, ', '), many.join(', ')],
    ['joined with a word', joined(many, ' and '), many.join(' and ')],
    ['listed', listed(many, 'or'), `${many.slice(0, -1).join(', ')}, or p9999`],
  ])('%s are said, packed and unpacked', (_, told, words) => {
    expect(String(told)).toBe(words);
    expect(String(unpack(structuredClone(pack(told))))).toBe(words);
    expect(String(JSON.parse(JSON.stringify(told, packJson), unpackJson))).toBe(words);
  });

  it('are none, one or two', () => {
    const said = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((texts) => [
      String(joined(texts, '; ')),
      String(listed(texts)),
    ]);
    expect(said).toEqual([
      ['', ''],
      ['a', 'a'],
      ['a; b', 'a and b'],
      ['a; b; c', 'a, b, and c'],
    ]);
  });
});

describe('A sentence as plain data', () => {
  const told = say`${'{0}'} met ${say`nobody of ${count(3, 'player')}`}.`;
  const value = { list: [told, 'text', 1, null], inside: new Map([['key', { told }]]), day: new Date(0) };

  it('comes out of a copy as it was', () => {
    const copy = unpack(structuredClone(pack(value)));
    expect(copy).toEqual(value);
    expect((copy as typeof value).list[0] instanceof Message).toBe(true);
  });

  it('comes out of JSON as it was', () => {
    const copy = JSON.parse(JSON.stringify({ told, list: [told] }, packJson), unpackJson) as { told: Message };
    expect(copy.told instanceof Message).toBe(true);
    expect(copy).toEqual({ told, list: [told] });
    expect(String(copy.told)).toBe('{0} met nobody of 3 players.');
  });

  it.each([
    { $say: 'x' },
    { $say: '{0}{0}', values: ['ha'] },
    { $say: '{0}', values: [{}] },
    { $say: 1, values: [] },
    { $say: 'x', values: [], more: 1 },
  ])('is not taken for one where somebody wrote something like it: %j', (other) => {
    expect(unpack(other)).toBe(other);
    expect(JSON.parse(JSON.stringify(other), unpackJson)).toEqual(other);
  });

  it('leaves what has no sentence in it as the same object', () => {
    const other = { list: [1, { two: 'three' }], bytes: new Uint8Array(2) };
    expect(pack(other)).toBe(other);
    expect(unpack(other)).toBe(other);
  });
});
