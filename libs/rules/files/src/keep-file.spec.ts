import { checkOpened } from './check-file.js';
import { keepFile, LARGEST_TYPED, readKept } from './keep-file.js';
import { openFile, openReading } from './open-file.js';
import { readFileSync } from 'node:fs';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'dora', name: 'Local', startsAt: '2026-01-17', halfByes: 'missed' }),
);

/** Returns the content that is kept of a file. */
function contentOf(bytes: Uint8Array): Uint8Array {
  const kept = keepFile(bytes, ANSWERS);
  if (kept.kind !== 'file') throw new Error('The file was not kept.');
  return kept.content;
}

const documentOf = (document: Uint8Array | null | undefined): unknown =>
  JSON.parse(new TextDecoder().decode(document ?? undefined));

describe('What is kept of a file', () => {
  it.each(['aesops-export.json', 'cobra-nrtm-json-topcut.json', 'trf-16-example.trf', 'swissperfect-export.txt'])(
    'of %s makes the same report as the file itself',
    (name) => {
      const bytes = readFileSync(`test/golden/${name}`);
      const opened = openReading(readKept(contentOf(bytes)), ANSWERS);
      expect(documentOf(opened.documents[0])).toEqual(documentOf(openFile(bytes, ANSWERS).documents[0]));
    },
  );

  it.each([
    [
      'half-point byes',
      '001    1      Ann                               1500                             2.5    1  0000 - H     2 w 1',
    ],
    ['concessions', null],
  ])('has %s', (_, line) => {
    const cryodex = { player1: 'Ann', player2: 'Bob', player1points: 9, player2points: 1, result: 'concession' };
    const text =
      line === null
        ? JSON.stringify({
            players: [{ name: 'Ann' }, { name: 'Bob' }],
            rounds: [{ 'round-type': 'swiss', matches: [cryodex] }],
          })
        : `${line}\n001    2      Bob                               1500                             0.0    2  0000 - Z     1 b 0`;
    const bytes = bytesOf(text);
    const kept = readKept(contentOf(bytes));
    for (const halfByes of ['bye', 'missed']) {
      const answers = new Map([...ANSWERS, ['halfByes', halfByes]]);
      const [document] = openReading(kept, answers).documents;
      expect(documentOf(document)).toEqual(documentOf(openFile(bytes, answers).documents[0]));
    }
  });

  it('has no id and no column of a person that a report does not need', () => {
    const table = 'Round,Player 1,Player 2,Result,E-mail,DCI\n1,Ann,Bob,FW,ann@example.org,9912345678\n';
    const kept = new TextDecoder().decode(contentOf(bytesOf(table)));
    expect(kept).toContain('"name":"Ann"');
    expect(kept).not.toMatch(/example\.org|9912345678|"id":"Ann"/);
  });

  const DIRTY = 'Runde;Spieler 1;Spieler 2;Ergebnis\n1;Ann;Bob;Sieg\n2;Bob;Ann;Sieg\n';
  const GAME = [{ player1: { id: 1, combinedScore: 6 }, player2: { id: 2, combinedScore: 0 } }];
  const PLAYERS = [1, 2].map((id) => ({ id, name: `P${id}`, rank: id }));
  const NRTM = JSON.stringify({ name: 'Open', players: PLAYERS, rounds: [GAME, GAME] }, null, 1);

  it.each([
    ['a table', DIRTY, 'line 3, column 2'],
    ['JSON', NRTM, 'line 29, column 4'],
  ])('of %s has the lines of what is found in the report later', (_, text, place) => {
    const bytes = bytesOf(text);
    const findingsOf = ({ findings }: ReturnType<typeof checkOpened>) =>
      findings
        .filter(({ code }) => code === 'met-before')
        .map(({ line, column, pointer }) => `line ${line}, column ${column} ${pointer}`);
    const now = new Date('2026-02-01T12:00:00Z');
    const kept = readKept(contentOf(bytes));
    expect(findingsOf(checkOpened(openReading(kept, ANSWERS), null, now))).toEqual(
      findingsOf(checkOpened(openFile(bytes, ANSWERS), bytes, now)),
    );
    expect(findingsOf(checkOpened(openReading(kept, ANSWERS), null, now))[0]).toContain(place);
  });

  it('is an unknown JSON object itself, and nothing of other unknown files', () => {
    expect(keepFile(bytesOf('{"grid":[[1]]}'), new Map())).toEqual({ kind: 'document' });
    for (const text of ['[1]', 'Dear all', '{"grid":']) {
      expect(keepFile(bytesOf(text), new Map())).toEqual({
        kind: 'refused',
        findings: [expect.objectContaining({ severity: 'error' })],
      });
    }
  });

  it('is no document that is larger than a person types, unless it is a report', () => {
    const typed = (size: number) => bytesOf(`{"grid":"${'x'.repeat(size - 11)}"}`);
    expect(keepFile(typed(LARGEST_TYPED), new Map())).toEqual({ kind: 'document' });
    expect(keepFile(typed(LARGEST_TYPED + 1), new Map())).toMatchObject({
      kind: 'refused',
      findings: expect.arrayContaining([expect.objectContaining({ code: 'file-too-large' })]) as object[],
    });
    const large = documentOf(openFile(bytesOf(DIRTY), ANSWERS).documents[0]) as object;
    const bytes = bytesOf(JSON.stringify(large) + ' '.repeat(LARGEST_TYPED));
    expect(keepFile(bytes, new Map())).toEqual({ kind: 'document' });
  });
});
