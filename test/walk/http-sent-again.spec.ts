import fc from 'fast-check';
import { read, utils, write } from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import { DOWNLOAD_FORMATS } from '@quadrant/rules/files';
import { anyDocument, KINDS_OF_DOCUMENTS } from '../builders/any-document.js';
import { stories, turnsOf } from '../builders/length.js';
import { report, reportDocument, round } from '../builders/report.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;
beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'carla');
});

const FORMATS = ['quadrant-1', ...DOWNLOAD_FORMATS] as const;
type Format = (typeof FORMATS)[number];

const post = (path: string, body: Buffer, token = coordinator) =>
  walk.post(path, token, body).set('content-type', 'application/octet-stream');

/** Returns a download; null where the format cannot hold the tournament. */
async function download(id: string, format: Format): Promise<Buffer | null> {
  const answer = await walk.get(`/api/v1/tournaments/${id}/document?format=${format}`).responseType('blob');
  expect([200, 422]).toContain(answer.status);
  return answer.status === 200 ? (answer.body as Buffer) : null;
}

async function submit(document: object): Promise<string> {
  const { body, status } = await walk.post('/api/v1/submissions', coordinator, document);
  expect([status, body]).toEqual([201, expect.objectContaining({ revision: 1 })]);
  return body.tournamentId as string;
}

/** Counts everything besides the hashes of the files that came. */
async function stored(): Promise<object> {
  const { source_files: _, ...rows } = await walk.countRows();
  return rows;
}

/** Lists the formats in which a stored tournament downloads, after it was sent again in each of them. */
async function sendAgain(document: object): Promise<Format[]> {
  const id = await submit(document);
  const before = await stored();
  const sent: Format[] = [];
  for (const format of FORMATS) {
    const content = await download(id, format);
    if (content === null) continue;
    sent.push(format);
    const { body, status } = await post('/api/v1/submissions', content);
    expect([format, status, body]).toEqual([format, 200, expect.objectContaining({ tournamentId: id, revision: 1 })]);
  }
  expect(await stored()).toEqual(before);
  return sent;
}

/** A report has an id of its own, so that two of them are never one tournament. */
const named = (document: Record<string, unknown>, externalId: string) => ({
  ...document,
  tournament: { ...(document['tournament'] as object), externalId, director: 'carla' },
});

describe('a download that is sent again without a change', () => {
  it.each(KINDS_OF_DOCUMENTS)('is the stored tournament, for %s', async (kind) => {
    const documents = fc.sample(anyDocument(kind), { numRuns: stories(2, 20), seed: 1 });
    for (const [index, document] of documents.entries()) {
      const formats = await sendAgain(named(document, `again:${KINDS_OF_DOCUMENTS.indexOf(kind)}-${index}`));
      expect(formats).toEqual(kind.includes('Tribbles') ? ['quadrant-1'] : [...FORMATS]);
    }
  });

  const HISTORY = readFileSync('test/golden/history-150.ndjson', 'utf8').trim().split('\n');

  it('is the stored tournament, for every tournament of a history', async () => {
    walk.setTime(new Date('2030-01-01T12:00:00Z'));
    for (const line of turnsOf(HISTORY, 10).slice(0, stories(4, 150))) await sendAgain(JSON.parse(line) as object);
  });
});

describe('a workbook of a stored tournament', () => {
  it('opens in another program, and is the next revision when a cell of one sheet has changed there', async () => {
    const id = await submit(
      reportDocument(
        report(round('ann 100-0 bob FW', 'cy BYE'), round('ann 70-35 cy MW', 'bob BYE'), {
          tournament: { name: 'In a workbook', director: 'carla', level: 1 },
        }),
      ),
    );
    const answer = await walk.get(`/api/v1/tournaments/${id}/document?format=xlsx`).responseType('blob').expect(200);
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${id}-revision-1.xlsx"`);
    const book = read(answer.body as Buffer);
    expect(book.SheetNames).toEqual(['Matches', 'Scorecards']);
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets['Matches']!, { header: 1 });
    expect(rows).toEqual([
      [`Quadrant tournament ${id} revision 1`],
      ['Round', 'Stage', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2'],
      [1, 'swiss', 'ann', 'bob', 'FW', 100, 0],
      [1, 'swiss', 'cy', 'bye', 'BYE'],
      [2, 'swiss', 'ann', 'cy', 'MW', 70, 35],
      [2, 'swiss', 'bob', 'bye', 'BYE'],
    ]);
    book.Sheets['Matches']!['E5'] = { t: 's', v: 'FW' };
    const saved = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const players = (await walk.countRows())['players'];
    const { body } = await post('/api/v1/submissions', saved).expect(201);
    expect(body).toMatchObject({ tournamentId: id, revision: 2 });
    expect((await walk.countRows())['players']).toBe(players);
    const { body: stored } = await walk.get(`/api/v1/tournaments/${id}/document`).expect(200);
    expect(stored.rounds[1].matches[0]).toMatchObject({ players: ['ann', 'cy'], result: 'FW', score: [70, 35] });
    // The scorecards of the workbook are still those of revision 1.
    const late = await post('/api/v1/submissions', saved).expect(409);
    expect(late.body.detail).toContain(
      'The report was sent for revision 1 of the tournament, which has revision 2 now',
    );
  });
});

describe('a download that is checked', () => {
  let id: string;
  let csv: string;

  beforeAll(async () => {
    id = await submit(
      reportDocument(
        report(round('ann 100-0 bob FW', 'cy BYE'), round('ann 70-35 cy MW', 'bob BYE'), {
          tournament: { name: 'Checked Local', director: 'carla', level: 1 },
        }),
      ),
    );
    csv = (await download(id, 'csv-matches'))!.toString();
  });

  async function ask(content: string | Buffer) {
    const bytes = Buffer.from(content);
    const { body: checked } = await post('/api/v1/files/check', bytes).expect(200);
    const { body: draft } = await post('/api/v1/drafts', bytes).expect(201);
    const { body: previewed } = await post('/api/v1/submissions?preview=true', bytes);
    await walk.delete(draft.links.self, coordinator).expect(200);
    return { checked, draft, previewed };
  }
  const told = ({ findings }: { findings: { code: string; message: string }[] }) => [
    findings[0]!.code,
    findings[0]!.message,
  ];

  it.each(['csv-matches', 'csv-scorecards', 'xlsx', 'trf16', 'quadrant-1'] as const)(
    'as %s says that it is stored already, and repeats nothing that the stored one was told',
    async (format) => {
      const { checked, draft, previewed } = await ask((await download(id, format))!);
      const stored = ['document-unchanged', 'This is revision 1 of Checked Local, which is stored: nothing changes.'];
      expect([checked.findings, previewed.findings]).toMatchObject([[{}], [{}]]);
      expect([checked, previewed].map(told)).toEqual([stored, stored]);
      expect(told(draft)).toEqual(stored);
    },
  );

  it('with a change says which revision it would be, and asks nothing that the stored tournament says', async () => {
    const { checked, draft, previewed } = await ask(csv.replace('MW,70', 'FW,70'));
    const next = ['revises-tournament', 'This is revision 1 of Checked Local, with changes. It would be revision 2.'];
    for (const each of [checked, draft, previewed]) {
      expect(each.findings).toContainEqual(expect.objectContaining({ code: next[0], message: next[1] }));
      expect(each.findings).toContainEqual(expect.objectContaining({ code: 'document-edited' }));
      expect(each.findings).not.toContainEqual(expect.objectContaining({ code: 'open-question' }));
    }
    expect(checked.origin).toEqual({ tournamentId: id, revision: 1 });
  });

  it('names the row of a player who plays twice in a round', async () => {
    const { checked } = await ask(csv.replace('1,swiss,cy,bye', '1,swiss,bob,bye'));
    expect(checked.findings).toContainEqual(
      expect.objectContaining({ severity: 'error', line: 4, code: expect.stringMatching(/twice|plays/) }),
    );
  });

  it('that was corrected meanwhile says so, also from a kept draft that is then refused', async () => {
    const changed = Buffer.from(csv.replace('MW,70', 'FW,70'));
    const { body: draft } = await post('/api/v1/drafts', changed).expect(201);
    const { body: second } = await post('/api/v1/submissions', changed).expect(201);
    expect(second).toMatchObject({ tournamentId: id, revision: 2 });
    const other = Buffer.from(csv.replace('FW,100', 'MW,100'));
    const { body: late } = await post('/api/v1/drafts', other).expect(201);
    const refused = await walk.post(late.links.submission, coordinator, {}).expect(409);
    expect(refused.body.detail).toContain('sent for revision 1 of the tournament, which has revision 2 now');
    // The first draft says what is stored by now.
    const { body: kept } = await walk.get(draft.links.self).set('authorization', `Bearer ${coordinator}`).expect(200);
    expect(kept.findings).toMatchObject([{ code: 'document-unchanged' }]);
    const { body: checked } = await post('/api/v1/files/check', other).expect(200);
    expect(checked.findings).toContainEqual(
      expect.objectContaining({
        code: 'revision-outdated',
        message: 'This is revision 1 of Checked Local, which has revision 2 now. So it would be refused.',
      }),
    );
  });

  it('changes nothing and says so when it is sent as a revision', async () => {
    const { body: document } = await walk.get(`/api/v1/tournaments/${id}/document`).expect(200);
    const { body } = await walk.post(`/api/v1/tournaments/${id}/revisions`, coordinator, document).expect(200);
    expect(body.findings).toMatchObject([{ code: 'document-unchanged' }]);
  });
});
