import { rankCandidates, type KnownPerson } from './rank-candidates.js';

const person = (name: string, country: string | null = null): KnownPerson => ({
  handle: name.toLowerCase().replaceAll(' ', '.'),
  name,
  country,
});

const PEOPLE = [
  ...['John Smith', 'Joan Smith', 'James Smith', 'John Smart', 'William Smith', 'Robert Smithson', 'Maria Ösler'],
  ...['Søren Kjær', 'Łukasz Wójcik', 'Jürgen Müller', 'José García López', 'Иван Иванов', 'Jan van den Berg', 'Li Wu'],
].map((name) => person(name));

const rank = (text: string, people: readonly KnownPerson[] = PEOPLE, country: string | null = null) =>
  rankCandidates({ texts: [text], country }, people);

describe('rankCandidates', () => {
  it.each([
    ['John Smith', 'John Smith', 'same-name'],
    ['Smith, John', 'John Smith', 'same-name'],
    ['Smith John', 'John Smith', 'word-order'],
    ['Jhon Smith', 'John Smith', 'spelling'],
    ['John Smiith', 'John Smith', 'spelling'],
    ['Jhn Smith', 'John Smith', 'spelling'],
    ['John Smitj', 'John Smith', 'spelling'],
    ['JohnSmith', 'John Smith', 'spelling'],
    ['Joh nSmith', 'John Smith', 'spelling'],
    ['Ja,es Smith', 'James Smith', 'spelling'],
    ['Bill Smith', 'William Smith', 'nickname'],
    ['Pepe García López', 'José García López', 'nickname'],
    ['W. Smith', 'William Smith', 'initials'],
    ['José G.', 'José García López', 'initials'],
    ['Jan V.', 'Jan van den Berg', 'initials'],
    ['wsmith', 'William Smith', 'initials'],
    ['wsmith123', 'William Smith', 'initials'],
    ['José García', 'José García López', 'missing-word'],
    ['Soren Kjaer', 'Søren Kjær', 'same-name'],
    ['Lukasz Wojcik', 'Łukasz Wójcik', 'same-name'],
    ['Juergen Mueller', 'Jürgen Müller', 'spelling'],
    ['Ivan Ivanov', 'Иван Иванов', 'similar-letters'],
    ['Wіllіam Smіth', 'William Smith', 'similar-letters'],
    ['Wu Li', 'Li Wu', 'word-order'],
  ])('takes %j for %s: %s', (text, name, reason) => {
    expect(rank(text)[0]).toMatchObject({ person: { name }, reason });
  });

  it.each([
    ['Daniel Garros', 'Daniel Garroskin'],
    ['Garros Daniel', 'Daniel Garroskin'],
    ['Garros, Daniel', 'Daniel Garroskin'],
    ['Anna Robert', 'Anna Bob'],
  ])('takes the surname of %j for no nickname of that of %s', (text, name) => {
    expect(rank(text, [person(name)]).map(({ reason }) => reason)).not.toContain('nickname');
  });

  it('takes a nickname for a given name in any order of words', () => {
    const people = [person('Wolfgang Garros')];
    for (const text of ['Wolle Garros', 'Garros Wolle', 'Garros, Wolle'])
      expect(rank(text, people)[0]).toMatchObject({ reason: 'nickname' });
  });

  it('gives 1 to the same name and less to any other, more to the more likely one', () => {
    const [first, ...others] = rank('John Smith');
    expect(first!.similarity).toBe(1);
    expect(others.map(({ person: { name } }) => name)).toEqual(['Joan Smith']);
    for (const { similarity } of others) expect(similarity).toBeLessThan(1);
    expect(rank('Jоhn Smith')[0]!.similarity).toBeLessThan(1);
  });

  it('leaves out whoever is not like it', () => {
    expect(rank('Zbigniew Quartermaine')).toEqual([]);
    expect(rank('')).toEqual([]);
    expect(rank('...')).toEqual([]);
  });

  it('puts the same country first among equals, then goes by handle', () => {
    const two = [person('John Smith', 'US'), person('Jack Smith', 'GB'), person('Jerome Smith', 'GB')];
    const handles = (country: string | null) => rank('J. Smith', two, country).map(({ person: { handle } }) => handle);
    expect(handles(null)).toEqual(['jack.smith', 'jerome.smith', 'john.smith']);
    expect(handles('US')).toEqual(['john.smith', 'jack.smith', 'jerome.smith']);
  });

  it('finds a player by their handle too', () => {
    const people = [{ handle: 'KillerBee', name: 'Ann Other', country: null }];
    expect(rank('killerbe', people)[0]).toMatchObject({ person: { handle: 'KillerBee' }, reason: 'spelling' });
  });

  it('copes with names beyond all measure', () => {
    const long = 'ab'.repeat(5000);
    expect(rank(`${long} ${long}`)).toEqual([]);
    expect(rank('a '.repeat(5000))).toEqual([]);
    expect(rank('\u202e\u200b')).toEqual([]);
  });
});
