import { openFile } from '@quadrant/rules/files';
import { tribblesReport } from '../builders/tribbles.js';
import { pods, report, reportDocument, round } from '../builders/report.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

describe('the download of a tournament', () => {
  let id: string;
  let sent: object;

  beforeAll(async () => {
    const token = await walk.createToken('director', 'director');
    sent = reportDocument(report(round('ann 100-0 bob FW', 'cy BYE'), round('ann 70-35 cy MW', 'bob BYE')));
    const { body } = await walk.post('/api/v1/submissions', token, sent).expect(201);
    id = body.tournamentId;
  });

  it('is the document as it came', async () => {
    const { body, headers } = await walk.get(`/api/v1/tournaments/${id}/document`).expect(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(sent)));
    expect(headers['content-disposition']).toBe(`attachment; filename="${id}-revision-1.json"`);
  });

  it.each([
    ['csv-matches', 'text/csv', 'csv-matches'],
    ['csv-scorecards', 'text/csv', 'csv-scorecards'],
    ['csv-crosstable', 'text/csv', 'csv-crosstable'],
    ['trf16', 'text/plain', 'trf'],
  ])('as %s can be read again', async (format, type, readAs) => {
    const { text, headers } = await walk.get(`/api/v1/tournaments/${id}/document?format=${format}`).expect(200);
    expect(headers['content-type']).toContain(type);
    expect(openFile(new TextEncoder().encode(text))).toMatchObject({
      format: readAs,
      tournaments: [{ players: 3, rounds: 2, matches: 2, byes: 2 }],
    });
  });

  it('is refused as a table for a tournament that was played in pods', async () => {
    const token = await walk.createToken('director', 'director');
    const played = tribblesReport(pods('ann 120000 out, bob 45000, cy 0, dee 5'), {
      tournament: { director: 'director' },
    });
    const { body } = await walk.post('/api/v1/submissions', token, reportDocument(played)).expect(201);
    const answer = await walk.get(`/api/v1/tournaments/${body.tournamentId}/document?format=trf16`).expect(422);
    expect(answer.body).toMatchObject({
      type: '/problems/format-cannot-hold',
      advice: expect.stringContaining('quadrant-1'),
    });
  });

  it('is refused in a format that there is not, and for a tournament that there is not', async () => {
    await walk.get(`/api/v1/tournaments/${id}/document?format=pdf`).expect(400);
    await walk.get('/api/v1/tournaments/nothing/document').expect(404);
  });
});

describe('the difference between two revisions', () => {
  it('names the fields that changed, and is refused for a revision that there is not', async () => {
    const token = await walk.createToken('director', 'director');
    const sent = (result: string) =>
      reportDocument(
        report(round(`ann 100-0 bob ${result}`, 'cy BYE'), round('ann 70-35 cy MW', 'bob BYE'), {
          tournament: { externalId: 'diff:1' },
        }),
      );
    const { body } = await walk.post('/api/v1/submissions', token, sent('FW')).expect(201);
    await walk.post(`/api/v1/tournaments/${body.tournamentId}/revisions`, token, sent('MW')).expect(201);
    const path = `/api/v1/tournaments/${body.tournamentId}/revisions`;
    const { body: found } = await walk.get(`${path}/2/diff`).expect(200);
    expect(found).toEqual({
      revision: 2,
      against: 1,
      total: 1,
      differences: [{ pointer: '/rounds/0/matches/0/result', from: 'FW', to: 'MW' }],
    });
    expect((await walk.get(`${path}/1/diff?against=2`).expect(200)).body.differences).toEqual([
      { pointer: '/rounds/0/matches/0/result', from: 'MW', to: 'FW' },
    ]);
    expect((await walk.get(`${path}/1/diff`).expect(404)).body.detail).toBe('Revision 1 is the first one.');
    for (const other of ['3/diff', 'x/diff', '2/diff?against=9']) await walk.get(`${path}/${other}`).expect(404);
    await walk.get(`${path}/2/diff?against=0`).expect(400);
  });
});
