import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { VerificationRepository } from '@quadrant/store/verification';
import { asOwner, migrationNamed } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { pods, round } from '../builders/round-text.js';
import { tribblesReport } from '../builders/tribbles.js';
import { useHttpWalk } from './http-walk.js';
import type { QueryRunner } from 'typeorm';

/** Goes back before the migration. */
const BACK = `
  alter table rating_changes drop column met;
  create table closed_ones as select tournament_id, category, player_id, since_run, until_run from closed_rating_changes;
  drop view closed_rating_changes;
  alter table closed_ones rename to closed_rating_changes;
  drop function meetings_in;
`;

const walk = useHttpWalk();
let coordinator: string;
let lastTournament: string;

async function publish(document: object): Promise<void> {
  const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect(201);
  lastTournament = String(body.tournamentId);
  await walk.publisher.publishTournament(lastTournament, Number(body.revision));
}

const LAST = ['ann 100-0 dee FW', 'bob 100-90 cy FW'];

const local = (day: number, externalId: string, ...rounds: string[][]) =>
  reportDocument(
    report(...rounds.map((matches) => round(...matches)), {
      tournament: { externalId, startsAt: `2014-11-${String(day).padStart(2, '0')}T10:00:00-05:00` },
    }),
  );

const record = async (handle: string, opponent: string): Promise<string> => {
  const { body } = await walk.get(`/api/v1/players/${handle}/opponents/${opponent}`).expect(200);
  return ['games', 'wins', 'losses', 'ties'].map((name) => String(body[name])).join(' ');
};

const listAll = async (): Promise<unknown> => {
  const rows: unknown[] = [];
  for (const handle of ['ann', 'bob', 'cy', 'dee']) {
    rows.push((await walk.get(`/api/v1/players/${handle}/opponents`).expect(200)).body.rows);
  }
  return rows;
};

const difference = async () =>
  (await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES)).difference;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  await publish(
    local(7, 'meetings:1', ['ann 100-35 bob FW', 'cy 100-20 dee FW'], ['ann 40-100 cy FL', 'bob 55-50 dee MW'], LAST),
  );
  await publish(
    local(8, 'meetings:2', ['ann 100-35 bob FW', 'cy 30-30 dee TT'], ['ann 30-30 bob TT', 'cy 100-0 dee FW'], LAST),
  );
  const table = pods('ann 900 out, bob 700, cy 400, dee 100');
  await publish(
    reportDocument(tribblesReport(...[1, 2, 3, 4, 5].map(() => table), { tournament: { externalId: 'meetings:3' } })),
  );
});

describe('what players played against each other', () => {
  it('is kept beside their rating changes, with every opponent of a pod', async () => {
    expect(await record('ann', 'bob')).toBe('8 7 0 1');
    expect(await record('bob', 'ann')).toBe('8 0 7 1');
    expect(await record('dee', 'cy')).toBe('8 0 7 1');
    expect(await difference()).toBeNull();
  });

  it('is shown while no scorecard has its games', async () => {
    const before = await listAll();
    await asOwner(walk.dataSource, `alter table scorecards rename column games to games_away`);
    try {
      await walk.post('/api/v1/players/dee/hiding', coordinator, { reason: 'forgets what is kept' }).expect(200);
      await walk.delete('/api/v1/players/dee/hiding?reason=spec', coordinator).expect(200);
      expect(await listAll()).toEqual(before);
    } finally {
      await asOwner(walk.dataSource, `alter table scorecards rename column games_away to games`);
    }
  });

  it('goes with a correction, and with players who are merged, and comes back with them', async () => {
    await publish(
      local(8, 'meetings:2', ['ann 35-100 bob FL', 'cy 30-30 dee TT'], ['ann 30-30 bob TT', 'cy 100-0 dee FW'], LAST),
    );
    expect(await record('ann', 'bob')).toBe('8 6 1 1');
    await publish(
      local(
        9,
        'meetings:4',
        ['anna 100-0 bob FW', 'cy 100-0 dee FW'],
        ['anna 100-0 cy FW', 'bob 100-0 dee FW'],
        ['anna 100-0 dee FW', 'bob 100-0 cy FW'],
      ),
    );
    const apart = await listAll();
    const { body } = await walk
      .post('/api/v1/players/anna/merge', coordinator, { into: 'ann', reason: 'one' })
      .expect(200);
    await walk.publisher.publishMerge(String(body.id));
    expect(await record('bob', 'ann')).toBe('9 1 7 1');
    expect(await difference()).toBeNull();
    await walk.post(`/api/v1/player-merges/${String(body.id)}/undo`, coordinator, { reason: 'two' }).expect(200);
    await walk.publisher.publishMerge(String(body.id));
    expect(await listAll()).toEqual(apart);
    expect(await difference()).toBeNull();
  });

  it('has somebody hidden under a label, and by name again afterwards', async () => {
    const before = await listAll();
    await walk.post('/api/v1/players/dee/hiding', coordinator, { reason: 'spec' }).expect(200);
    const { text } = await walk.get('/api/v1/players/cy/opponents').expect(200);
    expect(text).not.toContain('"dee"');
    expect((JSON.parse(text) as { rows: unknown[] }).rows).toHaveLength(4);
    await walk.get('/api/v1/players/cy/opponents/dee').expect(404);
    await walk.delete('/api/v1/players/dee/hiding?reason=spec', coordinator).expect(200);
    expect(await listAll()).toEqual(before);
  });

  it('is found to differ by verification, with the tournament and the player', async () => {
    const change = (met: string) =>
      asOwner(
        walk.dataSource,
        `update rating_changes c set met = ${met} from players p where p.id = c.player_id and p.handle = 'ann' and met <> ''`,
      );
    await change(`set_byte(met, 4, 2 - get_byte(met, 4))`);
    expect(await difference()).toMatchObject({
      what: 'opponents of ann',
      tournament: { key: expect.any(String) as string },
    });
    await change(`set_byte(met, 4, 2 - get_byte(met, 4))`);
    expect(await difference()).toBeNull();
  });

  it('is made by the migration as publication makes it', async () => {
    const all = () =>
      walk.dataSource.query<object[]>(
        `select tournament_id, category, player_id, since_run, encode(met, 'hex') as met from rating_changes
         order by tournament_id, since_run, player_id, category`,
      );
    const before = await all();
    expect(before.length).toBeGreaterThan(0);
    const runner = { query: (text: string) => asOwner(walk.dataSource, text) } as unknown as QueryRunner;
    await runner.query(BACK);
    await migrationNamed('Meetings').up(runner);
    expect(await all()).toEqual(before);
  });
});
