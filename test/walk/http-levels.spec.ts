import request from 'supertest';
import { pods, round } from '../builders/round-text.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { useHttpWalk } from './http-walk.js';
import { emptyTables } from '../builders/database.js';

const SUBMISSIONS = '/api/v1/submissions';

// Otherwise a director's revision with another level or day would wait as a whole.
process.env['REPORTS_FROM'] = 'anyone';

const walk = useHttpWalk();
let coordinator: string;
let organiser: string;
let director: string;
let tournaments = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  organiser = await walk.createToken('director-of-organized-play', 'Stoovie');
  director = await walk.createToken('director', 'Director');
});

// Otherwise approvals of one test would let the reports of the next one count.
beforeEach(() => emptyTables(walk.dataSource, 'applications'));

type Header = NonNullable<ReportChanges['tournament']>;

const ROUNDS = [
  round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
  round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
  round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
];

const NATIONAL = { level: 3, kind: 'national', country: 'DE' } as const satisfies Header;

const documentOf = (tournament: Header) =>
  reportDocument(report(...ROUNDS, { tournament: { externalId: `levels:${++tournaments}`, ...tournament } }));

interface Receipt {
  readonly tournamentId: string;
  readonly revision: number;
  readonly findings: readonly { readonly severity: string; readonly code: string; readonly message: string }[];
}

const aboutLevel = ({ findings }: Pick<Receipt, 'findings'>) =>
  findings.filter(({ code }) => code.startsWith('level-')).map(({ severity, code }) => `${severity} ${code}`);

async function submit(tournament: Header, token = director): Promise<Receipt> {
  const { body } = await walk.post(SUBMISSIONS, token, documentOf(tournament)).expect(201);
  return body as Receipt;
}

async function revise({ tournamentId }: Receipt, tournament: Header, token = director): Promise<Receipt> {
  const document = documentOf({ externalId: null, ...tournament });
  const { body } = await walk.post(`/api/v1/tournaments/${tournamentId}/revisions`, token, document).expect(201);
  return body as Receipt;
}

interface Shown {
  readonly heldLevel: number | null;
  readonly effective: { readonly level: number; readonly kind: string };
}

async function show({ tournamentId }: Receipt): Promise<Shown> {
  const { body } = await walk.get(`/api/v1/tournaments/${tournamentId}`).expect(200);
  return body as Shown;
}

async function scored({ tournamentId, revision }: Receipt): Promise<object | undefined> {
  const [scorecard] = await walk.dataSource.query<object[]>(
    `select c.level, c.kind from scorecards c join submissions s on s.id = c.submission_id
       join tournaments t on t.id = s.tournament_id where t.key = $1 and s.revision = $2`,
    [tournamentId, revision],
  );
  return scorecard;
}

const change = ({ tournamentId }: Receipt, body: object, token = coordinator) =>
  request(walk.app.getHttpServer())
    .patch(`/api/v1/tournaments/${tournamentId}`)
    .set('authorization', `Bearer ${token}`)
    .send({ reason: 'allotted', ...body });

/** Applies for a National on the day of the builder's tournaments; returns the id. */
async function apply(changes: object = {}, token = director): Promise<string> {
  const application = {
    kind: 'national',
    games: ['2e'],
    name: 'German Nationals',
    plannedOn: '2014-11-08',
    country: 'DE',
    message: 'please',
    ...changes,
  };
  const { body } = await walk.post('/api/v1/applications', token, application).expect(201);
  return String(body.id);
}

const decide = (id: string, verb: 'approval' | 'refusal' | 'withdrawal', token = organiser) =>
  walk.post(`/api/v1/applications/${id}/${verb}`, token, { reason: 'spec' });

async function approved(changes: object = {}, token = director): Promise<string> {
  const id = await apply(changes, token);
  await decide(id, 'approval').expect(200);
  return id;
}

async function usedFor(id: string): Promise<string[]> {
  const { body } = await walk.get(`/api/v1/applications/${id}`).set('authorization', `Bearer ${organiser}`).expect(200);
  return (body as { usedFor: { tournamentId: string }[] }).usedFor.map(({ tournamentId }) => tournamentId);
}

describe('a level above 1', () => {
  // @row 114
  it('from a director counts as 1 until a coordinator gives it', async () => {
    const held = await submit(NATIONAL);
    expect(aboutLevel(held)).toEqual(['warning level-not-approved']);
    expect(held.findings.find(({ code }) => code === 'level-not-approved')?.message).toBe(
      'The tournament counts as level 1, not 3: no approved application fits a national tournament in 2e on 2014-11-08 of director.',
    );
    expect(await show(held)).toMatchObject({ heldLevel: 1, effective: { level: 1, kind: 'local' } });
    expect(await scored(held)).toEqual({ level: 1, kind: 'local' });
    const { body: list } = await walk.get('/api/v1/tournaments').expect(200);
    expect(list.rows).toContainEqual(expect.objectContaining({ id: held.tournamentId, level: 1 }));
    await walk.publisher.publishTournament(held.tournamentId, 1);

    await change(held, { level: null }, director).expect(403);
    const { body } = await change(held, { level: null }).expect(200);
    expect(body).toMatchObject({ version: 2, takesEffect: 'at-once' });
    await walk.publisher.publishCorrection(held.tournamentId);
    expect(await show(held)).toMatchObject({ heldLevel: null, effective: { level: 3, kind: 'national' } });
    expect(await scored(held)).toEqual({ level: 3, kind: 'national' });
    expect((await change(held, { level: null }).expect(200)).body).toMatchObject({ version: 2, takesEffect: 'never' });
    const [entry] = await walk.dataSource.query<object[]>(
      `select detail from audit_entries where subject = $1 and action = 'tournament.set-level' order by id limit 1`,
      [held.tournamentId],
    );
    expect(entry).toMatchObject({ detail: { before: { level: 1, levelHeld: true, levelSetByCoordinator: false } } });
  });

  it('that is held stays so where a coordinator speaks of something else, and ends with any word about it', async () => {
    const held = await submit(NATIONAL);
    await change(held, { rated: false }).expect(200);
    expect(await show(held)).toMatchObject({ heldLevel: 1, overrides: { level: null, rated: false } });
    expect((await change(held, { level: 1 }).expect(200)).body).toMatchObject({ takesEffect: 'never', version: 3 });
    expect(await show(held)).toMatchObject({ heldLevel: null, overrides: { level: 1 }, effective: { level: 1 } });
  });

  it.each(['coordinator', 'Director of Organized Play'])('from a %s stands', async (who) => {
    const receipt = await submit(NATIONAL, who === 'coordinator' ? coordinator : organiser);
    expect(aboutLevel(receipt)).toEqual([]);
    expect(await show(receipt)).toMatchObject({ heldLevel: null, effective: { level: 3, kind: 'national' } });
  });

  it('of a Masters that nobody allotted gives no Masters Points', async () => {
    const held = await submit({ level: 3, kind: 'masters' });
    await walk.publisher.publishTournament(held.tournamentId, 1);
    const { body } = await walk.get(`/api/v1/tournaments/${held.tournamentId}`).expect(200);
    expect(body.awards).toEqual([]);
  });

  it('is told by a preview, which uses nothing up', async () => {
    const preview = async () =>
      (await walk.post(`${SUBMISSIONS}?preview=true`, director, documentOf(NATIONAL)).expect(200)).body as Receipt;
    expect(aboutLevel(await preview())).toEqual(['warning level-not-approved']);
    const id = await approved();
    expect(aboutLevel(await preview())).toEqual(['note level-approved']);
    expect(await usedFor(id)).toEqual([]);
    const held = await submit({ ...NATIONAL, game: '1e' });
    const { body } = await change(held, { level: null }).query({ preview: true }).expect(200);
    expect(body.takesEffect).toBe('at-once');
    expect(await show(held)).toMatchObject({ heldLevel: 1 });
  });
});

describe('an approved application', () => {
  // @row 114
  it('lets the level of one tournament count, and names itself', async () => {
    const id = await approved();
    const receipt = await submit(NATIONAL);
    expect(aboutLevel(receipt)).toEqual(['note level-approved']);
    expect(receipt.findings.find(({ code }) => code === 'level-approved')?.message).toContain(id);
    expect(await scored(receipt)).toEqual({ level: 3, kind: 'national' });
    expect(await usedFor(id)).toEqual([receipt.tournamentId]);
    const second = await submit(NATIONAL);
    expect(aboutLevel(second)).toEqual(['warning level-not-approved']);
    expect(second.findings.find(({ code }) => code === 'level-not-approved')?.message).toContain(receipt.tournamentId);
    const { body } = await decide(id, 'withdrawal', director).expect(409);
    expect(body).toMatchObject({ type: '/problems/application-used', tournamentId: receipt.tournamentId });
  });

  it('is for one tournament of each game that it names', async () => {
    await approved({ games: ['1e', '2e'] });
    expect(aboutLevel(await submit(NATIONAL))).toEqual(['note level-approved']);
    expect(aboutLevel(await submit({ ...NATIONAL, game: '1e' }))).toEqual(['note level-approved']);
    expect(aboutLevel(await submit({ ...NATIONAL, game: '1e' }))).toEqual(['warning level-not-approved']);
  });

  it.each([
    ['another kind', { ...NATIONAL, kind: 'masters' }],
    ['another level', { level: 4, kind: 'continental', country: 'DE' }],
    ['another game', { ...NATIONAL, game: '1e' }],
    ['another country', { ...NATIONAL, country: 'AT' }],
    ['four days earlier', { ...NATIONAL, startsAt: '2014-11-04T10:00:00+01:00' }],
    ['another director, who hands it in', { ...NATIONAL, director: 'Other', secondaryDirector: 'Somebody' }],
  ] as const)('fits no tournament of %s', async (what, header) => {
    await approved();
    const token = what.startsWith('another director') ? await walk.createToken('director', 'Somebody') : director;
    expect(aboutLevel(await submit(header, token))).toEqual(['warning level-not-approved']);
  });

  it.each(['2014-11-05', '2014-11-08', '2014-11-09'])('fits one that is played on %s', async (day) => {
    await approved();
    expect(aboutLevel(await submit({ ...NATIONAL, startsAt: `${day}T10:00:00+01:00` }))).toEqual([
      'note level-approved',
    ]);
  });

  it('fits the tournament of whom it names as its director, whoever applied, and of who applied', async () => {
    const other = await walk.createToken('director', 'Other');
    await approved({ director: 'OTHER' });
    const ofOther = { ...NATIONAL, director: 'Other' };
    expect(aboutLevel(await submit(ofOther, other))).toEqual(['note level-approved']);
    await emptyTables(walk.dataSource, 'applications');
    await approved({ director: 'Other' });
    expect(aboutLevel(await submit(NATIONAL))).toEqual(['note level-approved']);
  });

  it('fits nothing while it is open, refused or withdrawn', async () => {
    const open = await apply();
    expect(aboutLevel(await submit(NATIONAL))).toEqual(['warning level-not-approved']);
    await decide(open, 'approval').expect(200);
    await decide(open, 'refusal').expect(200);
    expect(aboutLevel(await submit(NATIONAL))).toEqual(['warning level-not-approved']);
  });

  it('is used by one of several reports that come at once', async () => {
    const id = await approved();
    const receipts = await Promise.all([1, 2, 3, 4].map(() => submit(NATIONAL)));
    expect(receipts.flatMap(aboutLevel).sort()).toEqual([
      'note level-approved',
      'warning level-not-approved',
      'warning level-not-approved',
      'warning level-not-approved',
    ]);
    expect(await usedFor(id)).toHaveLength(1);
  });

  it('is used by what a coordinator hands in, too', async () => {
    const id = await approved();
    const receipt = await submit(NATIONAL, coordinator);
    expect(aboutLevel(receipt)).toEqual(['note level-approved']);
    expect(await usedFor(id)).toEqual([receipt.tournamentId]);
  });

  it('is free again when its tournament is withdrawn, or turns out to be another', async () => {
    const id = await approved();
    const first = await submit(NATIONAL);
    await walk.post(`/api/v1/tournaments/${first.tournamentId}/withdrawal`, director, { reason: 'wrong' }).expect(200);
    const second = await submit(NATIONAL);
    expect(aboutLevel(second)).toEqual(['note level-approved']);
    expect(await usedFor(id)).toEqual([second.tournamentId]);
    await revise(second, { country: 'DE' });
    expect(await usedFor(id)).toEqual([]);
    const third = await submit(NATIONAL);
    expect(aboutLevel(third)).toEqual(['note level-approved']);
  });

  it('stays used by its tournament when that moves to another day', async () => {
    const id = await approved();
    const first = await submit(NATIONAL);
    const moved = await revise(first, { ...NATIONAL, startsAt: '2014-10-20T10:00:00+02:00' });
    expect(await scored(moved)).toEqual({ level: 3, kind: 'national' });
    expect(await usedFor(id)).toEqual([first.tournamentId]);
    expect(aboutLevel(await submit(NATIONAL))).toEqual(['warning level-not-approved']);
  });

  it('is shared by the heats of Tribbles and their Finals', async () => {
    await approved({ games: ['tribbles'] });
    const table = pods('ann 120000 out, bob 45000, cy 0, dee 5');
    const tribbles = (header: Header) =>
      reportDocument(
        report(table, table, table, table, table, {
          tournament: {
            ...NATIONAL,
            game: 'tribbles',
            rules: null,
            pairing: 'tribbles',
            externalId: `levels:${++tournaments}`,
            ...header,
          },
        }),
      );
    const said = [];
    for (const structure of ['heat', 'heat', null, 'heat', null]) {
      const { body } = await walk.post(SUBMISSIONS, director, tribbles({ structure })).expect(201);
      said.push(...aboutLevel(body as Receipt));
    }
    const [note, warning] = ['note level-approved', 'warning level-not-approved'];
    expect(said).toEqual([note, note, note, note, warning]);
    const { body: heat } = await walk.post(SUBMISSIONS, director, tribbles({ structure: 'heat' })).expect(201);
    const revisions = `/api/v1/tournaments/${String(heat.tournamentId)}/revisions`;
    const { body: finals } = await walk.post(revisions, director, tribbles({ externalId: null })).expect(201);
    expect(aboutLevel(finals as Receipt)).toEqual([warning]);
  });

  it('that comes afterwards names the tournaments that are held, and how they get their level', async () => {
    // No other tournament here is near this day.
    const october = { ...NATIONAL, startsAt: '2014-10-30T10:00:00+01:00' } as const;
    const held = await submit(october);
    await submit({ ...october, game: '1e' });
    const id = await apply({ plannedOn: '2014-10-31' });
    const { body } = await decide(id, 'approval').expect(200);
    expect(body.held).toEqual([
      {
        id: held.tournamentId,
        name: 'Winter Local',
        game: '2e',
        date: '2014-10-30',
        advice: expect.stringContaining(`PATCH /api/v1/tournaments/${held.tournamentId}`) as string,
      },
    ]);
    await change(held, { level: null }).expect(200);
    expect(await show(held)).toMatchObject({ effective: { level: 3 } });
    expect(await usedFor(id)).toEqual([held.tournamentId]);
    expect(aboutLevel(await submit(october))).toEqual(['warning level-not-approved']);
  });
});

describe('a revision', () => {
  it('that raises the level is held, one that keeps it is not', async () => {
    const receipt = await submit({ country: 'DE' });
    const raised = await revise(receipt, NATIONAL);
    expect(aboutLevel(raised)).toEqual(['warning level-not-approved']);
    expect(await scored(raised)).toEqual({ level: 1, kind: 'local' });
    await change(raised, { level: null }).expect(200);
    const kept = await revise(raised, { ...NATIONAL, venue: 'elsewhere' });
    expect(aboutLevel(kept)).toEqual([]);
    expect(await scored(kept)).toEqual({ level: 3, kind: 'national' });
    const higher = await revise(kept, { level: 5, kind: 'worlds', country: 'DE' });
    expect(aboutLevel(higher)).toEqual(['warning level-not-approved']);
    expect(await scored(higher)).toEqual({ level: 1, kind: 'local' });
    const other = await revise(higher, { level: 3, kind: 'masters', country: 'DE' });
    expect(await scored(other)).toEqual({ level: 1, kind: 'local' });
    expect(await scored(kept)).toEqual({ level: 3, kind: 'national' });
  });

  it('from a coordinator ends that the level is held', async () => {
    const held = await submit(NATIONAL);
    const revised = await revise(held, { ...NATIONAL, venue: 'elsewhere' }, coordinator);
    expect(await show(revised)).toMatchObject({ heldLevel: null, effective: { level: 3 } });
  });

  it('keeps its approved application, and finds one that was approved meanwhile', async () => {
    const held = await submit(NATIONAL);
    const id = await approved();
    const revised = await revise(held, { ...NATIONAL, venue: 'elsewhere' });
    expect(aboutLevel(revised)).toEqual(['note level-approved']);
    const again = await revise(revised, { ...NATIONAL, venue: 'somewhere' });
    expect(aboutLevel(again)).toEqual(['note level-approved']);
    expect(await usedFor(id)).toEqual([held.tournamentId]);
  });

  it('leaves a level that a coordinator set as it is', async () => {
    const receipt = await submit({ country: 'DE' });
    await change(receipt, { level: 2 }).expect(200);
    const revised = await revise(receipt, { level: 5, kind: 'worlds', country: 'DE' });
    expect(aboutLevel(revised)).toEqual([]);
    expect(await scored(revised)).toEqual({ level: 2, kind: 'regional' });
  });
});

describe('what a report may not set', () => {
  it('is an unknown key and counts nothing: k-factor, owner, points, rating', async () => {
    const plain = documentOf({ name: 'Plain', startsAt: '2014-11-09T10:00:00-05:00' });
    const greedy = (text: unknown) => {
      const { tournament, players, ...rest } = documentOf({
        name: String(text),
        startsAt: '2014-11-09T10:00:00-05:00',
      });
      return {
        ...rest,
        kFactor: 99,
        tournament: {
          ...(tournament as object),
          kFactor: 99,
          owner: 'Ann',
          submitter: 'Ann',
          heldLevel: null,
          state: 'processed',
        },
        players: (players as object[]).map((player) => ({ ...player, points: 52, rating: 2900 })),
      };
    };
    const scorecardOf = async (document: object) => {
      const { body } = await walk.post(SUBMISSIONS, director, document).expect(201);
      const receipt = body as Receipt;
      const [row] = await walk.dataSource.query<object[]>(
        `select encode(c.games, 'hex') as games, c.level, c.kind, c.rated, c.awards_points, t.submitter_key, w.state
         from scorecards c join submissions s on s.id = c.submission_id join submission_states w on w.submission_id = s.id
           join tournaments t on t.id = s.tournament_id where t.key = $1`,
        [receipt.tournamentId],
      );
      return { row, unknown: receipt.findings.filter(({ code }) => code === 'unknown-key') };
    };
    const [expected, got] = [await scorecardOf(plain), await scorecardOf(greedy('Greedy'))];
    expect(got.row).toEqual(expected.row);
    expect(got.row).toMatchObject({ submitter_key: 'director', level: 1, state: 'accepted' });
    expect(expected.unknown).toEqual([]);
    // These are the document, the header and four players.
    expect(got.unknown).toHaveLength(1 + 5 + 4 * 2);
    expect(new Set(got.unknown.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  });

  it('is an unknown member of a correction', async () => {
    const receipt = await submit({});
    for (const member of ['kFactor', 'owner', 'points', 'rating']) {
      const { body } = await change(receipt, { level: 2, [member]: 99 }).expect(400);
      expect(body.type).toBe('/problems/invalid-request');
    }
  });
});
