import { checkFile, type CheckedFile } from '../check-file.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const check = (text: string): CheckedFile => checkFile(new TextEncoder().encode(text), new Map(), NOW);
const errors = (text: string): string[] =>
  check(text)
    .findings.filter(({ pointer }) => !pointer.startsWith('/tournament/'))
    .map(({ code, line, column, pointer, suggestion }) =>
      [`${code} ${line}:${column}`, pointer, suggestion].filter(Boolean).join(' '),
    );
const HEAD = 'Round,Player 1,Player 2,Result';

describe('A broken table', () => {
  it('is refused at the quotation mark that nothing closes, not at the end of the file', () => {
    expect(errors(`Winter\n\n${HEAD}\n1,Ann,"Bob,FW\n1,Cy,Dee,FL\n2,Ann,Cy,FW\n`)).toEqual(['broken-file 4:3']);
    expect(errors(`${HEAD}\r1,"Ann, A.","Bob ""B""",FW\r1,Cy,Dee,"FL\r`)).toEqual(['broken-file 3:4']);
  });

  it.each(['#REF!', '#BEZUG!', '#DIV/0!', '#NAME?', '#NOM?', '#N/A', '=SUM(B2:C2)'])(
    'is refused for %s in place of a number',
    (cell) => {
      const text = `Player,R1,R2,Total\nAnn,2W,2W,2\nBob,1L,1L,${cell}\n`;
      expect(check(text).findings).toContainEqual(
        expect.objectContaining({ code: 'value-not-understood', pointer: 'D3', value: cell }),
      );
    },
  );

  it('is named as empty when it has nothing, or nothing but the names of columns', () => {
    expect(check(' \n').findings.map(({ message }) => message)).toEqual(['The file is empty.']);
    expect(errors(`${HEAD}\n`)).toEqual(['value-missing-in-file 1:1']);
  });

  it('asks for the columns with results when no heading is known', () => {
    expect(errors('Round,Player 1,Player 2,Glory X,Glory Y\n1,Ann,Bob,100,35\n1,Cy,Dee,40,50\n')).toEqual([
      'match-without-result 2:1 A2',
      'match-without-result 3:1 A3',
      'open-question 1:4 /column.Glory X firstScore',
      'open-question 1:5 /column.Glory Y secondScore',
    ]);
  });

  it('is read with the points of both players, as people name them', () => {
    const text = 'Runde;Spieler A;Spieler B;Punkte A;Punkte B\n1;Ann;Bob;1.200,5;35\n1;Cy;freilos;;\n';
    expect(check(text).tournaments).toEqual([expect.objectContaining({ players: 3, matches: 1, byes: 1 })]);
    expect(errors(text)).toEqual(['result-from-score 1:1']);
  });
});
