import { readReport } from '@quadrant/rules/report';
import { openFile } from './open-file.js';
import { placeFindings } from './place-findings.js';

const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2014-11-08T10:00:00-05:00' }),
);

/** Lists what is found in a file and in its report, with the places in the file. */
function findingsOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { documents, findings, places } = openFile(bytes, ANSWERS);
  const ofReport = documents.flatMap((document, index) =>
    document === null ? [] : placeFindings(bytes, readReport(document).findings, places[index]!),
  );
  return [...findings, ...ofReport];
}

describe('Findings about a translated report', () => {
  const metTwice = (row: string) => `Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n\n2,${row}\n`;

  it('have the line and cell of a table, and keep their pointer', () => {
    expect(findingsOf(metTwice('Bob,Ann,FW'))).toContainEqual(
      expect.objectContaining({
        code: 'met-before',
        pointer: '/rounds/1/matches/0/players',
        line: 4,
        column: 2,
        value: 'Bob',
      }),
    );
  });

  it('have the line of a value in JSON', () => {
    const match = { player1: { id: 1, combinedScore: 6 }, player2: { id: 2, combinedScore: 0 } };
    const players = [1, 2].map((id) => ({ id, name: `Player ${id}` }));
    const text = JSON.stringify({ players, rounds: [[match], [match]] }, null, 1);
    const line = text.split('\n').findLastIndex((each) => /^ {3}\{/.test(each)) + 1;
    expect(findingsOf(text)).toContainEqual(expect.objectContaining({ code: 'met-before', line }));
  });

  it('about the whole report have no place', () => {
    const [found] = findingsOf(metTwice('Bob,Ann,FW')).filter(({ code }) => code === 'too-few-participants');
    expect(found).not.toHaveProperty('line');
  });
});

describe('Findings about a file', () => {
  it('show every player who is twice in a round, and every one who meets themselves', () => {
    const text = 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n1,Cy,Ann,FW\n2,Bob,Bob,FW\n2,Cy,Di,what\n';
    expect(findingsOf(text).map(({ code, pointer, value }) => [code, pointer, value])).toEqual([
      ['value-not-understood', 'D5', 'what'],
      ['player-twice-in-round', 'B3', 'Cy'],
      ['self-match', 'B4', 'Bob'],
    ]);
  });
});
