import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { VerificationRepository } from '@quadrant/store/verification';
import { CareerReadModel } from '@quadrant/store/careers';
import { asOwner, migrationNamed } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';
import type { QueryRunner } from 'typeorm';

/** Goes back before the migration. */
const BACK = `
  drop function keep_movers;
  drop table movers;
  alter table publication drop column movers_from;
`;

const walk = useHttpWalk();
const DAY_MS = 86_400_000;
let coordinator: string;

/** Reports are received on the 10th of the month. */
async function play(day: number, winner: string, loser: string): Promise<{ tournamentId: string; revision: number }> {
  const rounds = [1, 2, 3].map(() => round(`${winner} 100-0 ${loser} FW`, 'fay 50-50 gus TT'));
  const startsAt = `2014-11-${String(day).padStart(2, '0')}T10:00:00-05:00`;
  const document = report(...rounds, { tournament: { externalId: `movers:${day}:${winner}`, startsAt } });
  const { body } = await walk.post('/api/v1/submissions', coordinator, reportDocument(document)).expect(201);
  const published = { tournamentId: String(body.tournamentId), revision: Number(body.revision) };
  await walk.publisher.publishTournament(published.tournamentId, published.revision);
  return published;
}

/** Lists movers in constructed games, of the days that end with a day of November. */
async function list(day: number, days = 7) {
  const to = new Date(Date.UTC(2014, 10, day + 1));
  const from = new Date(to.getTime() - days * DAY_MS);
  const wish = { game: '2e', category: 'constructed', from, to, limit: 10 } as const;
  return new CareerReadModel(walk.dataSource).listMovers(wish);
}

const handles = async (day: number): Promise<string[]> => (await list(day)).rows.map(({ handle }) => handle);

const listRows = () =>
  walk.dataSource.query<object[]>('select * from movers order by player_id, game, category, last_day');

const difference = async () =>
  (await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES)).difference;

const refresh = () =>
  walk.publisher.publishRefresh({
    ...{ requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: false, onProgress: () => undefined },
  });

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  await play(3, 'ann', 'bob');
  await play(7, 'eve', 'ann');
  await play(8, 'ann', 'bob');
});

describe('movers of a week', () => {
  it('are kept for this week and for those that follow without another tournament', async () => {
    expect(await handles(8)).toEqual(['bob', 'eve', 'ann']);
    // This list is without the first tournament.
    expect(await list(10)).toEqual(await list(10, 4));
    // This list has only the last tournament.
    expect(await handles(14)).toEqual(['ann', 'bob']);
    expect(await handles(15)).toEqual([]);
    expect(await difference()).toBeNull();
  });

  it('are read without their changes', async () => {
    const before = await list(8);
    await asOwner(walk.dataSource, 'alter table rating_changes rename to rating_changes_away');
    try {
      expect(await list(8)).toEqual(before);
      await expect(list(8, 6)).rejects.toThrow('rating_changes');
    } finally {
      await asOwner(walk.dataSource, 'alter table rating_changes_away rename to rating_changes');
    }
  });

  it('are without somebody hidden, and have them again afterwards', async () => {
    await walk.post('/api/v1/players/bob/hiding', coordinator, { reason: 'spec' }).expect(200);
    expect(await handles(8)).toEqual(['eve', 'ann']);
    await walk.delete('/api/v1/players/bob/hiding?reason=spec', coordinator).expect(200);
    expect(await handles(8)).toEqual(['bob', 'eve', 'ann']);
  });

  it('are as they were after a refresh, which writes nothing again, and made by the migration as by publication', async () => {
    const before = await listRows();
    expect(before.length).toBeGreaterThan(0);
    const versions = () => walk.dataSource.query<object[]>('select xmin, ctid from movers order by ctid');
    const written = await versions();
    await refresh();
    expect(await listRows()).toEqual(before);
    expect(await versions()).toEqual(written);
    const runner = { query: (text: string) => asOwner(walk.dataSource, text) } as unknown as QueryRunner;
    await runner.query(BACK);
    await migrationNamed('Movers').up(runner);
    await asOwner(walk.dataSource, 'grant select, insert, update, delete on movers to quadrant_app');
    expect(await listRows()).toEqual(before);
  });

  it('are found to differ by verification', async () => {
    await asOwner(walk.dataSource, 'update movers set after = after + 1');
    expect(await difference()).toMatchObject({
      what: expect.stringMatching(/^how far the week until 2014-11-/) as string,
    });
    await refresh();
    expect(await difference()).toBeNull();
  });

  it('are those of an earlier week again when the last tournament is withdrawn, and after a rollback', async () => {
    const before = await listRows();
    const { tournamentId } = await play(9, 'dee', 'ann');
    expect(await handles(15)).toEqual(['ann', 'dee']);
    expect(await difference()).toBeNull();
    await walk.post(`/api/v1/tournaments/${tournamentId}/withdrawal`, coordinator, { reason: 'spec' }).expect(200);
    await walk.publisher.publishCorrection(tournamentId);
    expect(await listRows()).toEqual(before);
    await walk.post('/api/v1/rollbacks', coordinator, { run: 1, reason: 'spec' }).expect(201);
    expect(await handles(8)).toEqual(['ann', 'bob']);
    expect(await difference()).toBeNull();
  });
});
