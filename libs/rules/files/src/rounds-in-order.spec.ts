import { checkFile } from './check-file.js';
import { openFile } from './open-file.js';

const ANSWERS = { game: '2e', director: 'Zed', name: 'Evening', startsAt: '2004-03-14' };

interface Written {
  readonly inferred?: readonly object[];
  readonly rounds: readonly { readonly round: number; readonly matches: readonly { readonly players: string[] }[] }[];
}

/** Returns each round as "1: Ann-Bob, Cy-Dee". */
function open(rows: readonly string[], head = 'Player 1;Player 2;Result') {
  const text = `${[head, ...rows].join('\n')}\n`;
  const { documents, findings } = openFile(new TextEncoder().encode(text), new Map(Object.entries(ANSWERS)));
  const written = documents.flatMap((each) =>
    each === null ? [] : [JSON.parse(new TextDecoder().decode(each)) as Written],
  );
  const rounds = written.map((each) =>
    each.rounds.map(({ round, matches }) => `${round}: ${matches.map(({ players }) => players.join('-')).join(', ')}`),
  );
  const told = findings.map(({ code, line }) => `${code} ${line ?? ''}`.trim());
  return { rounds, told, inferred: written.map((each) => each.inferred) };
}

describe('A table of matches without rounds', () => {
  it('has each match in the first round in which neither has played yet, and marks the rounds as inferred', () => {
    const { rounds, told, inferred } = open(['Ann;Bob;FW', 'Ann;Cy;FW', 'Dee;Eve;FL', 'Cy;Dee;TT', 'Eve;Bob;FW']);
    expect(rounds).toEqual([['1: Ann-Bob, Dee-Eve', '2: Ann-Cy, Eve-Bob', '3: Cy-Dee']]);
    expect(told).toContain('rounds-not-told 3');
    expect(inferred).toEqual([[{ pointer: '/rounds', rule: 'order-of-rows' }]]);
  });

  it('says of nobody that they left or missed a round', () => {
    const table = 'Player 1;Player 2;Result\nAnn;Bob;FW\nAnn;Cy;FW\nDee;Eve;FL\nAnn;Dee;TT\n';
    const { findings, rated } = checkFile(
      new TextEncoder().encode(table),
      new Map(Object.entries(ANSWERS)),
      new Date('2026-01-01'),
    );
    expect(rated).not.toBeNull();
    expect(findings.map(({ code }) => code)).not.toContain('missed-rounds');
    const told = checkFile(
      new TextEncoder().encode(
        table
          .replace('Player 1', 'Round;Player 1')
          .replace('Ann;Bob', '1;Ann;Bob')
          .replace('Ann;Cy', '2;Ann;Cy')
          .replace('Dee;Eve', '2;Dee;Eve')
          .replace('Ann;Dee', '3;Ann;Dee'),
      ),
      new Map(Object.entries(ANSWERS)),
      new Date('2026-01-01'),
    );
    expect(told.findings.map(({ code }) => code)).toContain('missed-rounds');
  });

  it('has two who meet again in another round, and counts byes', () => {
    expect(open(['Ann;Bob;FW', 'Bob;Ann;FW', 'Cy;bye;', 'Cy;Ann;FL']).rounds).toEqual([
      ['1: Ann-Bob, Cy', '2: Bob-Ann', '3: Cy-Ann'],
    ]);
  });

  it('is one round where everybody plays once', () => {
    const { rounds, told, inferred } = open(['Ann;Bob;FW', 'Cy;Dee;FL']);
    expect(rounds).toEqual([['1: Ann-Bob, Cy-Dee']]);
    expect(told).not.toContain('rounds-not-told 3');
    expect(inferred).toEqual([undefined]);
  });

  it('keeps the rounds of a table that tells them for some rows', () => {
    const head = 'Round;Player 1;Player 2;Result';
    const { rounds, inferred } = open(['1;Ann;Bob;FW', ';Cy;Dee;FW', '2;Ann;Cy;FW', ';Bob;Dee;FW'], head);
    expect(rounds).toEqual([['1: Ann-Bob, Cy-Dee', '2: Ann-Cy, Bob-Dee']]);
    expect(inferred).toEqual([undefined]);
    expect(open(['Ann;Bob;FW', 'Cy;Dee;FW', 'Round 2', 'Ann;Cy;FW']).rounds).toEqual([
      ['1: Ann-Bob, Cy-Dee', '2: Ann-Cy'],
    ]);
    expect(open(['1;Ann;Bob;FW', ';Ann;Cy;FW'], head).told).toContain('player-twice-in-round 3');
  });

  it('concludes nothing where its matches have several days', () => {
    const rows = ['Ann;Bob;FW;2004-03-14', 'Ann;Cy;FW;2004-04-11'];
    expect(open(rows, 'Player 1;Player 2;Result;Date').told).toContain('player-twice-in-round 3');
  });

  it('begins again for each tournament of a file', () => {
    const rows = ['May;Ann;Bob;FW', 'May;Ann;Cy;FW', 'June;Ann;Bob;FW', 'June;Ann;Cy;FW'];
    expect(open(rows, 'Tournament;Player 1;Player 2;Result').told).toEqual(
      expect.arrayContaining(['rounds-not-told 3', 'rounds-not-told 5']),
    );
  });
});
