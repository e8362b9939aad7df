import { randomUUID } from 'node:crypto';
import { AnnouncementRepository } from '@quadrant/store/announcements';
import { DisputeRepository } from '@quadrant/store/disputes';
import { RunNoticeRepository } from '@quadrant/store/runs';
import { announcementOf } from '../../builders/announcement-body.js';
import { report, reportDocument } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import { documentOf } from '../held-documents.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { newcomer } from '../quotas/unapproved.js';
import request from 'supertest';

const walk = useHttpWalk();
const DAY_MS = 86_400_000;
let coordinator: string;
let director: string;
let player: string;
let tournaments = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  director = await walk.createToken('director', 'Director');
  player = await walk.createToken('player', 'ann');
});

beforeEach(() => walk.dataSource.query(`delete from notices`));

interface Told {
  readonly to: string;
  readonly kind: string;
  readonly facts: Record<string, unknown>;
}

const listTold = (): Promise<Told[]> =>
  walk.dataSource.query<Told[]>(
    `select a.handle as to, n.kind, n.facts from notices n join accounts a on a.id = n.account_id order by n.id`,
  );

const toldTo = async (): Promise<string[]> => (await listTold()).map(({ to, kind }) => `${to}: ${kind}`);

const later = (milliseconds: number) => new Date(ON_TIME.getTime() + milliseconds);

const documentOfThree = () =>
  reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 100-40 cy FW', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      {
        tournament: { externalId: `events:${++tournaments}`, director: 'Director' },
      },
    ),
  );

async function submit(token = director): Promise<{ tournamentId: string; revision: number }> {
  const { body } = await walk.post('/api/v1/submissions', token, documentOfThree()).expect(201);
  return { tournamentId: String(body.tournamentId), revision: Number(body.revision) };
}

describe('people are told', () => {
  it('that somebody else reported a tournament that they direct, and of their own report nothing', async () => {
    await submit();
    expect(await toldTo()).toEqual([]);
    await submit(coordinator);
    expect(await toldTo()).toEqual(['Director: report-received']);
  });

  it('that a report waits, and what was decided about it', async () => {
    const sender = await newcomer(walk.dataSource, 'Newcomer');
    const ids: string[] = [];
    for (const name of ['one', 'two']) {
      const { body } = await walk
        .post('/api/v1/submissions', sender.token, documentOf(sender.handle, name))
        .expect(201);
      ids.push(String(body.id));
    }
    expect(new Set(await toldTo())).toEqual(new Set(['Thsch: report-waits']));
    const decide = (id: string, decision: string) =>
      walk.post(`/api/v1/held-reports/${id}/${decision}`, coordinator, { reason: 'because' }).expect(200);
    await decide(ids[0]!, 'approval');
    await decide(ids[1]!, 'refusal');
    const own = (await listTold()).filter(({ to }) => to === sender.handle);
    expect(own.map(({ kind, facts }) => [kind, facts['id']])).toEqual([
      ['report-approved', ids[0]],
      ['report-declined', ids[1]],
    ]);
  });

  it('of a dispute, once more two days before its end, and of its answer', async () => {
    const { tournamentId } = await submit();
    const { body } = await walk
      .post(`/api/v1/tournaments/${tournamentId}/disputes`, player, { about: 'result', round: 1, match: 1, text: 'no' })
      .expect(201);
    const [opened] = await listTold();
    expect(opened).toMatchObject({ to: 'Director', kind: 'dispute-opened', facts: { until: '2014-11-17' } });
    const disputes = walk.app.get(DisputeRepository, { strict: false });
    expect(await disputes.tellOfTime(later(5 * DAY_MS - 1))).toBe(0);
    expect(await disputes.tellOfTime(later(5 * DAY_MS + 1))).toBe(1);
    expect(await disputes.tellOfTime(later(6 * DAY_MS))).toBe(0);
    await walk.post(`/api/v1/disputes/${String(body.id)}/answer`, director, { words: 'yes' }).expect(200);
    expect(await toldTo()).toEqual(['Director: dispute-opened', 'Director: dispute-deadline', 'ann: dispute-answered']);
    expect(await disputes.tellOfTime(later(6 * DAY_MS))).toBe(0);
  });

  it('of a dispute as a coordinator, once, when the director has not answered for seven days', async () => {
    const { tournamentId } = await submit();
    const { body } = await walk
      .post(`/api/v1/tournaments/${tournamentId}/disputes`, player, { about: 'result', round: 1, match: 1, text: 'no' })
      .expect(201);
    const disputes = walk.app.get(DisputeRepository, { strict: false });
    expect(await disputes.tellOfTime(later(7 * DAY_MS - 1))).toBe(1);
    expect(await disputes.tellOfTime(later(7 * DAY_MS))).toBe(1);
    expect(await disputes.tellOfTime(later(8 * DAY_MS))).toBe(0);
    expect(await toldTo()).toEqual([
      'Director: dispute-opened',
      'Director: dispute-deadline',
      'Thsch: dispute-escalated',
    ]);
    const told = (await listTold()).find(({ to }) => to === 'Thsch');
    expect(told?.facts).toMatchObject({ dispute: body.id, id: tournamentId });
  });

  it('of a dispute about the director only if they are coordinators', async () => {
    const { tournamentId } = await submit();
    const dispute = { about: 'director', text: 'no' };
    await walk.post(`/api/v1/tournaments/${tournamentId}/disputes`, player, dispute).expect(201);
    expect(await toldTo()).toEqual(['Thsch: dispute-escalated']);
  });

  it('that a run moved their rating, and rated their report, once', async () => {
    const published = await submit();
    await walk.dataSource.query(
      `update accounts set player_id = (select id from players where handle_key = 'ann') where handle_key = 'ann'`,
    );
    await walk.publisher.publishTournament(published.tournamentId, published.revision);
    const [job] = await walk.dataSource.query<{ payload: { run: number } }[]>(
      `select payload from outbox where job = 'notices'`,
    );
    const { run } = job!.payload;
    const notices = walk.app.get(RunNoticeRepository, { strict: false });
    expect(await notices.tell(run, ON_TIME)).toBe(2);
    expect(await notices.tell(run, ON_TIME)).toBe(0);
    const [rated, moved] = await listTold();
    expect(rated).toMatchObject({ to: 'Director', kind: 'report-rated' });
    expect(moved).toMatchObject({ to: 'ann', kind: 'rating-moved', facts: { because: 'played' } });
    expect(moved!.facts['from']).not.toBe(moved!.facts['to']);
    await walk.dataSource.query(`update accounts set player_id = null`);
  });

  it('that they are named as a director, registered, near a tournament, or late with its report', async () => {
    const announcer = await newcomer(walk.dataSource, 'Announcer');
    await walk.dataSource.query(`update players set country = 'DE', region = 'qonos' where handle_key = 'bob'`);
    const bob = await newcomer(walk.dataSource, 'Bob Account');
    await walk.dataSource.query(
      `update accounts set player_id = (select id from players where handle_key = 'bob') where handle = $1`,
      [bob.handle],
    );
    const body = announcementOf({ director: 'Director' });
    const { body: announced } = await walk.post('/api/v1/announcements', announcer.token, body).expect(201);
    const id = String(announced.id);
    expect((await toldTo()).sort()).toEqual([`${bob.handle}: event-announced`, 'Director: directing-invited'].sort());
    await walk
      .post(`/api/v1/announcements/${id}/players`, coordinator, { handle: 'bob' })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    expect((await toldTo()).at(-1)).toBe(`${bob.handle}: registered`);
    const announcements = walk.app.get(AnnouncementRepository, { strict: false });
    expect(await announcements.remindOfReports(new Date('2014-12-07T12:00:00Z'))).toBe(0);
    expect(await announcements.remindOfReports(new Date('2014-12-09T12:00:00Z'))).toBe(1);
    expect(await announcements.remindOfReports(new Date('2014-12-10T12:00:00Z'))).toBe(0);
  });

  it('that a round of their live tournament is paired, each time', async () => {
    const players = ['ann', 'bob', 'cy', 'dee'];
    await walk.dataSource.query(`update accounts set player_id = null`);
    await walk.dataSource.query(
      `update accounts set player_id = (select id from players where handle_key = 'ann') where handle_key = 'ann'`,
    );
    const tournament = { name: 'Friday', game: '2e', format: 'constructed', zone: 'Europe/Berlin', country: 'DE' };
    const began = { tournament: { ...tournament, plannedRounds: 3 }, players };
    const { body } = await walk.post('/api/v1/live', director, began).expect(201);
    const { id } = body as { id: string };
    for (const act of [...players.map((handle) => ({ kind: 'check-in', handle })), { kind: 'pair', round: 1 }])
      await walk.post(`/api/v1/live/${id}/entries`, director, { key: randomUUID(), act }).expect(200);
    expect(await listTold()).toMatchObject([
      { to: 'ann', kind: 'round-paired', facts: { id, name: 'Friday', round: 1 } },
    ]);
  });

  it('that they have a place now, when somebody withdraws or the capacity grows', async () => {
    const announcer = await newcomer(walk.dataSource, 'Host');
    const body = announcementOf({ director: announcer.handle, time: '09:00', capacity: 2 });
    const { body: announced } = await walk.post('/api/v1/announcements', announcer.token, body).expect(201);
    const path = `/api/v1/announcements/${String(announced.id)}`;
    for (const handle of ['cy', 'dee', 'ann', 'bob'])
      await walk
        .post(`${path}/players`, announcer.token, { handle })
        .expect((answer) => expect(answer.status).toBeLessThan(300));
    await walk.dataSource.query(`update accounts set player_id = null`);
    const people = [await newcomer(walk.dataSource, 'Ann Waits'), await newcomer(walk.dataSource, 'Bob Waits')];
    for (const [index, handle] of ['ann', 'bob'].entries())
      await walk.dataSource.query(
        `update accounts set player_id = (select id from players where handle_key = $2) where handle = $1`,
        [people[index]!.handle, handle],
      );
    await walk.dataSource.query(`delete from notices`);
    await walk
      .delete(`${path}/players/cy`, announcer.token)
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    expect(await toldTo()).toEqual([`${people[0]!.handle}: place-free`]);
    await request(walk.app.getHttpServer())
      .put(path)
      .auth(announcer.token, { type: 'bearer' })
      .set('if-match', '*')
      .send({ ...body, capacity: 5 })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    expect((await toldTo()).at(-1)).toBe(`${people[1]!.handle}: place-free`);
    await walk.dataSource.query(`update accounts set player_id = null`);
  });

  it('that somebody claims a player of theirs, and what was decided about a claim', async () => {
    await submit();
    await walk.dataSource.query(`delete from notices`);
    const claimant = await newcomer(walk.dataSource, 'Claimant');
    const { body } = await walk.post('/api/v1/players/dee/claim', claimant.token, {}).expect(200);
    expect((await toldTo()).sort()).toContain('Director: claim-waits');
    expect(await toldTo()).not.toContain(`${claimant.handle}: claim-waits`);
    await walk.post(`/api/v1/claims/${String(body.id)}/confirmation`, director, { reason: 'I know them' }).expect(200);
    expect((await toldTo()).at(-1)).toBe(`${claimant.handle}: claim-decided`);
    const refused = await newcomer(walk.dataSource, 'Second Claimant');
    const { body: other } = await walk.post('/api/v1/players/cy/claim', refused.token, {}).expect(200);
    await walk.post(`/api/v1/claims/${String(other.id)}/refusal`, director, { reason: 'somebody else' }).expect(200);
    expect((await toldTo()).at(-1)).toBe(`${refused.handle}: claim-decided`);
  });
});
