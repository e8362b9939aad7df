import { Logger } from '@nestjs/common';
import { DiskWatch } from '@quadrant/store/database';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { NightlyChecks } from '../../apps/worker/src/nightly-checks.service.js';
import { asOwner } from '../builders/database.js';
import { handIn } from '../builders/history.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUSPICIONS = '/api/v1/suspicions';
const LATER = new Date('2014-12-24T03:30:00Z');

let coordinator: string;
let director: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'thsch');
  director = await walk.createToken('director', 'Director');
});

const imported = (externalId: string, tournament: ReportChanges['tournament'] = {}) =>
  handIn(
    walk.dataSource,
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 100-60 cy FW', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId, country: 'DE', ...tournament } },
    ),
    { receivedAt: ON_TIME, role: 'operator' },
  );

const night = () => walk.app.get(SuspicionRepository, { strict: false }).check(null, () => LATER);
const list = async (query = '') => {
  const { body } = await walk
    .get(SUSPICIONS + query)
    .set('authorization', `Bearer ${coordinator}`)
    .expect(200);
  return body.rows as {
    id: string;
    tournamentId: string;
    finding: { severity: string; code: string; message: string; tournament?: string };
  }[];
};
const shown = async (query = '') =>
  (await list(query)).map(({ tournamentId, finding: { code } }) => `${code} ${tournamentId}`).sort();

describe('A.4: the checks of the night', () => {
  let first: string;
  let second: string;
  let abroad: string;

  beforeAll(async () => {
    first = (await imported('night:1')).tournamentId;
    // An import is compared with what is stored, its revisions are not.
    second = (await imported('night:2', { startsAt: '2014-12-13T15:00:00Z' })).tournamentId;
    await imported('night:2', { startsAt: '2014-11-08T15:00:00Z' });
    abroad = (await imported('night:3', { country: 'FR', format: 'sealed' })).tournamentId;
  });

  it('find in imports what would have held a report', async () => {
    expect(await shown()).toEqual([]);
    expect(await night()).toEqual({ tournaments: 3, findings: 3 });
    const rows = await list();
    expect(rows.map(({ finding: { code } }) => code).sort()).toEqual([
      'player-in-two-places',
      'player-in-two-places',
      'possible-duplicate',
    ]);
    const duplicate = rows.find(({ finding: { code } }) => code === 'possible-duplicate')!;
    expect([first, second]).toContain(duplicate.tournamentId);
    expect(duplicate.finding.message).toContain('6 of 6 pairings are the same');
    const other = duplicate.tournamentId === first ? second : first;
    expect(duplicate.finding.tournament).toBe(other);
    const page = await walk
      .get('/desk/checks')
      .set('authorization', `Bearer ${coordinator}`)
      .set('accept', 'text/html');
    expect(page.text).toContain(`(<a href="/tournaments/${other}">open it</a>)`);
    expect(page.text).toContain(`<input type="hidden" name="into" value="${other}"/>`);
    expect(page.text).not.toContain('(/api/v1/tournaments/');
    expect(rows.some(({ tournamentId }) => tournamentId === abroad || tournamentId === second)).toBe(true);
  });

  it('find the same in the next night, once', async () => {
    const before = await list();
    await night();
    expect(await list()).toEqual(before);
  });

  it('are listed page by page', async () => {
    const every = await list();
    const seen: { id: string }[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await walk
        .get(`${SUSPICIONS}?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`)
        .set('authorization', `Bearer ${coordinator}`)
        .expect(200);
      expect(body.rows.length).toBeLessThanOrEqual(1);
      seen.push(...(body.rows as { id: string }[]));
      cursor = body.next as string | null;
    }
    expect(every).toHaveLength(3);
    expect(seen).toEqual(every);
  });

  it('leave alone what a coordinator says is fine', async () => {
    const rows = await list();
    const { id } = rows.find(({ finding: { code } }) => code === 'possible-duplicate')!;
    const path = `${SUSPICIONS}/${id}/exclusion`;
    await walk.post(path, director, { reason: 'mine' }).expect(403);
    const { body } = await walk.post(path, coordinator, { reason: 'morning and afternoon' }).expect(200);
    expect(body).toMatchObject({ id, excludedBy: 'thsch', exclusionReason: 'morning and afternoon' });
    const { body: again } = await walk.post(path, coordinator, { reason: 'once more' }).expect(409);
    expect(again.type).toBe('/problems/suspicion-excluded');
    await night();
    expect((await list()).map(({ id: open }) => open)).not.toContain(id);
    expect((await list('?excluded=true')).map(({ id: excluded }) => excluded)).toEqual([id]);
  });

  it('forget what is not so any more', async () => {
    await walk
      .post(`/api/v1/tournaments/${abroad}/withdrawal`, coordinator, { reason: 'never took place' })
      .expect(200);
    await night();
    expect(await shown()).toEqual([]);
    expect(await shown('?excluded=true')).toHaveLength(1);
  });

  it('leave out what the sender of a report has confirmed', async () => {
    const rounds = [round('eve 100-35 fay FW', 'gus 60-20 hal FW')];
    const low = (externalId: string) => report(...rounds, { tournament: { externalId, format: 'draft' } });
    await walk.post('/api/v1/submissions', director, reportDocument(low('night:4'))).expect(201);
    await night();
    expect(await shown()).toEqual([]);
  });

  it('find what the checks of today say about a stored document and did not say when it came', async () => {
    const rounds = [round('ivo 100-20 jan FW', 'kim 100-35 lea FW'), round('ivo 100-35 jan FW', 'kim 100-20 lea FW')];
    const { tournamentId: stored } = await handIn(
      walk.dataSource,
      report(...rounds, { tournament: { externalId: 'night:shape', format: 'draft', country: 'DE' } }),
      { receivedAt: ON_TIME, role: 'operator' },
    );
    const found = async () => {
      await night();
      return (await list()).filter(({ tournamentId }) => tournamentId === stored);
    };
    const warnings = await found();
    const codes = (some: typeof warnings) =>
      some.map(({ finding: { code, severity } }) => `${severity} ${code}`).sort();
    expect(codes(warnings)).toEqual(['warning met-before', 'warning too-few-rounds']);
    const again = warnings.find(({ finding: { code } }) => code === 'met-before')!;
    await walk.post(`${SUSPICIONS}/${again.id}/exclusion`, coordinator, { reason: 'four players' }).expect(200);
    expect(codes(await found())).toEqual(['warning too-few-rounds']);

    await asOwner(
      walk.dataSource,
      `update submissions set raw = convert_to(replace(convert_from(raw, 'UTF8'), '"FW"', '"WIN"'), 'UTF8')
       where tournament_id = (select id from tournaments where key = '${stored}')`,
    );
    const errors = await found();
    expect(codes(errors)).toEqual(['error result-not-of-rule-system']);
    expect(errors[0]!.finding.message).toContain('WIN');
    const page = await walk.get('/desk/checks').set('authorization', `Bearer ${coordinator}`).expect(200);
    expect(page.text).toContain('/findings/result-not-of-rule-system');
    expect(page.text).not.toContain('/findings/met-before');
  });

  it('leave out warnings that the sender was given with the receipt', async () => {
    const rounds = [round('nat 100-35 ole FW'), round('nat 100-20 ole FW')];
    const twice = report(...rounds, { tournament: { externalId: 'night:told', format: 'draft' } });
    const { body } = await walk.post('/api/v1/submissions', director, reportDocument(twice)).expect(201);
    expect((body.findings as { code: string }[]).map(({ code }) => code)).toContain('met-before');
    await night();
    expect((await shown()).filter((each) => each.endsWith(body.tournamentId as string))).toEqual([]);
  });

  it('keep the scores of tournaments that were stored before scores were kept', async () => {
    const printed = async () => {
      const [row] = await walk.dataSource.query<{ print: string | null }[]>(
        `select encode(s.score_print, 'hex') as print from submissions s join tournaments t on t.id = s.tournament_id where t.key = $1`,
        [stored],
      );
      return row!.print;
    };
    const scores = ['100-90 eve', '100-80 eve', '100-70 eve', '100-60 eve'];
    const rounds = scores.map((score) => round(`kai ${score} FW`, `mia ${score.replace('eve', 'fay')} FW`));
    const { tournamentId: stored } = await handIn(
      walk.dataSource,
      report(...rounds, { tournament: { externalId: 'night:scores', format: 'draft' } }),
      { receivedAt: ON_TIME, role: 'operator' },
    );
    const before = await printed();
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    await walk.dataSource.query(`update submissions set score_print = null`);
    await night();
    expect(await printed()).toBe(before);
  });

  it('are made once for each night', async () => {
    const suspicions = walk.app.get(SuspicionRepository, { strict: false });
    expect(await suspicions.begin(LATER, LATER)).toBe(true);
    expect(await suspicions.begin(LATER, LATER)).toBe(false);
    await suspicions.abandon(LATER);
    expect(await suspicions.begin(LATER, LATER)).toBe(true);
    await suspicions.check(LATER, () => LATER);
    expect(await suspicions.begin(LATER, new Date(LATER.getTime() + 86_400_000))).toBe(false);
  });

  it('are made by one of several workers, at the time of the verification', async () => {
    jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
    const suspicions = walk.app.get(SuspicionRepository, { strict: false });
    const night = new Date('2014-12-27T04:00:00Z');
    const workers = [1, 2, 3].map(
      () =>
        new NightlyChecks(
          suspicions,
          { now: () => night },
          { refreshCron: '0 4 * * 1', verifyCron: '30 3 * * *', keptRuns: { days: 400, runs: 2000 } },
          new DiskWatch({ minFree: 0, folders: [] }),
        ),
    );
    const check = jest.spyOn(suspicions, 'check');
    await Promise.all(workers.map((worker) => worker.checkLastDue()));
    await workers[0]!.checkLastDue();
    expect(check.mock.calls.map(([dueAt]) => dueAt?.toISOString())).toEqual(['2014-12-27T03:30:00.000Z']);
  });

  it('are for coordinators', async () => {
    await walk.get(SUSPICIONS).set('authorization', `Bearer ${director}`).expect(403);
    await walk
      .post(`${SUSPICIONS}/00000000-0000-4000-8000-000000000000/exclusion`, coordinator, { reason: 'x' })
      .expect(404);
  });
});

describe('regional coordinators', () => {
  it('see what was found in their region, however reports write its name', async () => {
    const played = { startsAt: '2014-10-04T10:00:00Z', region: "Qo'noS" };
    const { tournamentId } = await imported('region:1', played);
    await imported('region:2', { ...played, startsAt: '2014-10-04T15:00:00Z' });
    await night();
    const nowhere = { ownerId: null, directorKey: null, leagueDirectorKey: null, continents: [] };
    const found = async (region: string) => {
      const rows = { kind: 'some', ...nowhere, regions: [region] } as const;
      const suspicions = walk.app.get(SuspicionRepository, { strict: false });
      const page = await suspicions.list(rows, false, { limit: 50, after: null });
      return page.rows.map((suspicion) => suspicion.tournamentId);
    };
    expect(await found('qonos')).toContain(tournamentId);
    expect(await found('andor')).toEqual([]);
  });
});

describe('players who may be stored twice', () => {
  const play = (externalId: string, startsAt: string, handles: string, players: ReportChanges['players']) => {
    const [one, two, three, four] = handles.split(' ');
    const rounds = [
      round(`${one} 100-35 ${two} FW`, `${three} 100-20 ${four} FW`),
      round(`${one} 100-60 ${three} FW`, `${two} 55-50 ${four} MW`),
      round(`${one} 100-0 ${four} FW`, `${three} 30-30 ${two} TT`),
    ];
    return handIn(
      walk.dataSource,
      report(...rounds, { players, tournament: { externalId, startsAt, country: 'DE' } }),
      { receivedAt: ON_TIME, role: 'operator' },
    );
  };
  const NAME = 'Nora Twofold';
  const twins = async () =>
    (await list())
      .filter(({ finding: { code } }) => code === 'possible-same-player')
      .map(({ finding }) => finding.message);
  const desk = async () =>
    (
      await walk
        .get('/desk/checks')
        .set('accept', 'text/html')
        .set('authorization', `Bearer ${coordinator}`)
        .expect(200)
    ).text;
  let later: string;

  beforeAll(async () => {
    await play('twins:1', '2014-10-01T10:00:00Z', 'nora pia quin rob', { nora: { name: NAME, country: 'DE' } });
    later = (await play('twins:2', '2014-10-08T10:00:00Z', 'nora2 sam tia uma', { nora2: { name: NAME } }))
      .tournamentId;
    await play('twins:3', '2014-10-15T10:00:00Z', 'nora3 val wim xia', { nora3: { name: NAME, country: 'US' } });
    await play('twins:4', '2014-10-22T10:00:00Z', 'olaf1 olaf2 yan zed', {
      olaf1: { name: 'Olaf Together' },
      olaf2: { name: 'Olaf Together' },
    });
    await night();
  });

  it('are found by their name, unless they are of two countries or played in one tournament', async () => {
    const found = await twins();
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(expect.stringContaining('The players "nora2" and "nora" may be one person'));
    expect(found).toContainEqual(expect.stringContaining('The players "nora3" and "nora2" may be one person'));
    const { tournamentId } = (await list()).find(({ finding: { message } }) => message.includes('"nora2" and "nora"'))!;
    expect(tournamentId).toBe(later);
  });

  it('stand on the desk with a merge that has a preview, and what is fine is not found again', async () => {
    const text = await desk();
    expect(text).toContain('POST /api/v1/players/nora2/merge');
    expect(text).toContain('POST /api/v1/players/nora2/merge?preview=true');
    expect(text).toContain('<input type="hidden" name="into" value="nora"/>');
    expect(text).toContain('href="/compare/nora2/nora"');
    const { id } = (await list()).find(({ finding: { message } }) => message.includes('"nora3" and "nora2"'))!;
    await walk.post(`${SUSPICIONS}/${id}/exclusion`, coordinator, { reason: 'two people' }).expect(200);
    await play('twins:5', '2014-10-29T10:00:00Z', 'nora3 sam tia uma', undefined);
    await night();
    expect(await twins()).toHaveLength(1);
  });

  it('are gone from the list once they are merged', async () => {
    const merge = await walk.post('/api/v1/players/nora2/merge', coordinator, { into: 'nora', reason: 'moved' });
    expect(merge.status).toBeLessThan(300);
    expect(await walk.publisher.publishMerge(String(merge.body.id))).not.toBeNull();
    expect(await twins()).toEqual([]);
  });
});
