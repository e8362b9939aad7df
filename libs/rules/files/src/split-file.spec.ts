import { openFile } from './open-file.js';
import { splitFile } from './split-file.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const namesOf = (text: string) => splitFile(bytesOf(text))?.map(({ name }) => name) ?? null;

const findingsOf = (text: string) =>
  openFile(bytesOf(text))
    .findings.filter(({ code }) => code === 'tournaments-in-one-text')
    .map(({ line, message }) => `${line!}: ${String(message)}`);

const HEAD = 'Round;Player 1;Player 2;Score\n';
const table = (...rounds: number[]) =>
  HEAD + rounds.map((round) => `${round};Ann;Bob;100-40\n${round};Cy;Dee;60-85\n`).join('');
const lines = (...rounds: number[]) =>
  rounds.map((round) => `Round ${round}\nAnn - Bob 100:40\nCy - Dee 60:85\n`).join('');
const places = (...names: string[]) => names.map((name, at) => `${at + 1}. ${name} ${9 - at}\n`).join('');
const row = (cells: string, tag = 'td') => `<tr>${cells.replaceAll(/[^;\n]+/g, `<${tag}>$&`).replaceAll(';', '')}</tr>`;
const page = (csv: string) =>
  `<table>${csv
    .trim()
    .split('\n')
    .map((cells, at) => row(cells, at === 0 ? 'th' : 'td'))
    .join('')}</table>`;

describe('A file of several tournaments, one below the other', () => {
  it.each([
    [
      'tables with a title and a day',
      `Winter Cup\n10 Jan 2004\n${table(1, 2)}\nSpring Cup\n10 Apr 2004\n${table(1, 2)}`,
      ['Winter Cup 2004-01-10', 'Spring Cup 2004-04-10'],
    ],
    [
      'tables with the day in a cell',
      `Winter Cup;;;\nDate;2004-01-10;;\n${table(1, 2)}Spring Cup;;;\nDate;2004-04-10;;\n${table(1, 2)}`,
      ['Winter Cup 2004-01-10', 'Spring Cup 2004-04-10'],
    ],
    [
      'games in lines below a day',
      `Evening, 10 January 2004\n\n${lines(1, 2)}\nEvening, 7 February 2004\n\n${lines(1, 2)}`,
      ['Evening 2004-01-10', 'Evening 2004-02-07'],
    ],
    [
      'lists of places',
      `Evening, 10 January 2004\n${places('Ann', 'Bob', 'Cy')}\nEvening, 7 February 2004\n${places('Cy', 'Ann', 'Dee')}`,
      ['Evening 2004-01-10', 'Evening 2004-02-07'],
    ],
    [
      'the same people in round 1 again, below another title',
      `Winter Cup\n${table(1, 2)}\nSpring Cup\n${table(1, 2)}`,
      ['Winter Cup', 'Spring Cup'],
    ],
    [
      'tables of a page',
      `<html><body><h2>Winter Cup, 10 January 2004</h2>${page(table(1, 2))}<h2>Spring Cup, 10 April 2004</h2>${page(table(1, 2))}</body></html>`,
      ['Winter Cup 2004-01-10', 'Spring Cup 2004-04-10'],
    ],
    [
      'lines of a page that keeps its spaces',
      `<html><pre>\nEvening, 10 January 2004\n${lines(1, 2)}\nEvening, 7 February 2004\n${lines(1, 2)}</pre></html>`,
      ['Evening 2004-01-10', 'Evening 2004-02-07'],
    ],
  ])('is split: %s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
    for (const part of splitFile(bytesOf(text))!) expect(splitFile(bytesOf(part.text))).toBeNull();
  });

  it('is named in a finding where one file submits one tournament', () => {
    const text = `Winter Cup\n10 Jan 2004\n${table(1, 2)}\nSpring Cup\n10 Apr 2004\n${table(1, 2)}`;
    expect(findingsOf(text)).toEqual([
      '9: The file holds 2 tournaments, one below the other: “Winter Cup 2004-01-10”, “Spring Cup 2004-04-10”.',
    ]);
  });

  it('keeps the head of a mail in each part where the days have no year', () => {
    const head = 'From: Fred <fred@example.invalid>\nDate: Mon, 12 Apr 2004 22:10:00 +0100\nSubject: Two evenings\n\n';
    const days = (year: string) =>
      `Evening, March 14th${year}\n${lines(1, 2)}\nEvening, April 11th${year}\n${lines(1, 2)}`;
    expect(splitFile(bytesOf(head + days('')))!.map(({ text }) => text.startsWith(head))).toEqual([true, true]);
    expect(splitFile(bytesOf(head + days(', 2004')))!.map(({ name, isOther }) => isOther ?? name)).toEqual([
      'above',
      'Evening 2004-03-14',
      'Evening 2004-04-11',
    ]);
  });

  it('names lines above the first tournament, which belong to none', () => {
    const [above] = splitFile(
      bytesOf(
        `Our season\nHello,\n\nEvening, 10 January 2004\n${lines(1, 2)}\nEvening, 7 February 2004\n${lines(1, 2)}`,
      ),
    )!;
    expect(above).toEqual({ name: 'above', text: 'Our season\nHello,', isOther: 'above' });
  });
});

describe('One tournament stays in one file', () => {
  it.each([
    ['rounds on several days', `Kassel Open\n\n13 March 2004\n${lines(1, 2)}\n14 March 2004\n${lines(3, 4)}`],
    [
      'rounds under own headings with dates',
      `League\nRound 1 - 13 March 2004\n${HEAD}1;Ann;Bob;100-40\nRound 2 - 20 March 2004\n${HEAD}2;Ann;Bob;100-40\n`,
    ],
    [
      'a game on each of several days',
      `13 March 2004\nAnn - Bob 100:40\nCy - Dee 60:85\n20 March 2004\nAnn - Cy 100:40\nBob - Dee 60:85\n`,
    ],
    [
      'finals on another day',
      `Open, 13 March 2004\n${lines(1, 2)}Finals, 20 March 2004\nSemifinal\nAnn - Bob 100:40\nCy - Dee 60:85\nFinal\nAnn - Dee 100:90\n`,
    ],
    [
      'standings below the games, with their day',
      `Open, 13 March 2004\n${lines(1, 2)}\nFinal standings, 14 March 2004\n${places('Ann', 'Dee', 'Cy', 'Bob')}`,
    ],
    ['groups with other people', `North\n${table(1, 2)}South\n${table(1, 2).replaceAll(/Ann|Bob|Cy|Dee/g, '$&x')}`],
    [
      'pods of Tribbles',
      `Night\n\nGame 1\tPod A\tR1\tR2\n\tAnn\t1\t2\n\tBob\t3\t4\n\nThe others\nGame 1\tPod B\tR1\tR2\n\tCy\t1\t2\n\tDee\t3\t4\n`,
    ],
    [
      'a mail that names the next evening',
      `From: Fred <fred@example.invalid>\nDate: Mon, 15 Mar 2004 22:10:00 +0100\nSubject: Evening, 14 March 2004\n\n${lines(1, 2)}\nThe next evening is on 11 April 2004\n`,
    ],
  ])('with %s', (_, text) => {
    expect(namesOf(text)).toBeNull();
    expect(findingsOf(text)).toEqual([]);
  });

  it.each([
    [
      'its days number their rounds again',
      `Open\nDay 1, 13 March 2004\n${lines(1, 2)}Day 2, 14 March 2004\n${lines(1, 2).replaceAll('100:40', '100:20')}`,
    ],
    [
      'one of its parts cannot be read',
      `Open, 13 March 2004\n${lines(1, 2)}Cup, 20 March 2004\n${lines(1, 2)}Open, 27 March 2004\n${lines(1, 2).replace('Ann - Bob', 'Ann - Ann')}`,
    ],
  ])('where it is not certain: %s; a finding says how to split it', (_, text) => {
    expect(namesOf(text)).toBeNull();
    expect(findingsOf(text)).toEqual([expect.stringContaining('The file may hold several tournaments')]);
  });
});
