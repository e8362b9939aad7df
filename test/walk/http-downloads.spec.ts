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

  it('is the document as it came, and names its tournament', async () => {
    const { body, headers } = await walk.get(`/api/v1/tournaments/${id}/document`).expect(200);
    expect(body).toEqual({ tournamentId: id, tournamentRevision: 1, ...JSON.parse(JSON.stringify(sent)) });
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

  it.each(['quadrant-1', 'csv-matches', 'csv-scorecards'])(
    'as %s is its own tournament when it is sent again: stored already, and with a change its next revision',
    async (format) => {
      const token = await walk.createToken('director', 'director');
      const document = reportDocument(
        report(round('ann 100-0 bob FW', 'cy BYE'), round('ann 70-35 cy MW', 'bob BYE'), {
          tournament: { name: `Local of ${format}`, level: 1, plannedRounds: 2 },
        }),
      );
      const { body: first } = await walk.post('/api/v1/submissions', token, document).expect(201);
      const path = `/api/v1/tournaments/${first.tournamentId}/document?format=${format}`;
      const { text } = await walk.get(path).expect(200);
      const { body: again } = await walk.post('/api/v1/submissions', token, text).expect(200);
      expect(again).toMatchObject({ tournamentId: first.tournamentId, revision: 1 });
      const players = (await walk.countRows())['players'];
      const changed = text.replaceAll('"MW"', '"FW"').replaceAll('MW,70', 'FW,70').replaceAll('ML,35', 'FL,35');
      const { body: second } = await walk.post('/api/v1/submissions', token, changed).expect(201);
      expect(second).toMatchObject({ tournamentId: first.tournamentId, revision: 2 });
      expect((await walk.countRows())['players']).toBe(players);
      const { body: late } = await walk
        .post('/api/v1/submissions', token, changed.replaceAll(/\b100\b/g, '90'))
        .expect(409);
      expect(late.detail).toBe('The report was sent for revision 1 of the tournament, which has revision 2 now.');
      const { body: stored } = await walk.get(`/api/v1/tournaments/${first.tournamentId}/document`).expect(200);
      expect(stored.tournament).toMatchObject({ name: `Local of ${format}`, plannedRounds: 2 });
      expect(stored.rounds[1].matches[0]).toMatchObject({ players: ['ann', 'cy'], result: 'FW', score: [70, 35] });
    },
  );

  it('is refused as a revision of another tournament, and from somebody who may not revise it', async () => {
    const token = await walk.createToken('director', 'director');
    const other = reportDocument(report(round('ann 100-0 bob FW'), { tournament: { name: 'Another one' } }));
    const { body } = await walk.post('/api/v1/submissions', token, other).expect(201);
    const { text } = await walk.get(`/api/v1/tournaments/${id}/document`).expect(200);
    const refused = await walk.post(`/api/v1/tournaments/${body.tournamentId}/revisions`, token, text).expect(422);
    expect(refused.body.findings[0]).toMatchObject({ code: 'other-tournament' });
    const stranger = await walk.createToken('director', 'stranger');
    const theirs = text.replace('"director":"director"', '"director":"stranger"');
    await walk.post('/api/v1/submissions', stranger, theirs).expect(403);
  });

  it('is a new tournament where no stored one has its id', async () => {
    const token = await walk.createToken('director', 'director');
    const document = reportDocument(report(round('ann 100-0 bob FW'), { tournament: { name: 'From elsewhere' } }));
    const marked = { tournamentId: '0d5e7a3c-1111-4222-8333-444455556666', ...document };
    await walk.post('/api/v1/submissions', token, marked).expect(201);
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
