import request from 'supertest';
import type { CorrectionCommand } from '@quadrant/rules/corrections';
import type { Deck } from '@quadrant/rules/tournament';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { LeagueRepository } from '@quadrant/store/leagues';
import { RunDiffReadModel } from '@quadrant/store/history-diff';
import { readPublished } from '../builders/history.js';
import { actingAs } from '../builders/principals.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const NOW = new Date('2015-03-01T12:00:00Z');
const HANDLES = ['ann', 'bob', 'cy', 'dee'] as const;
const NO_PERSONNEL = { total: 20, nonAligned: 0, playable: 20 };

let coordinator: string;
let lena: string;
let leagues = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  lena = await walk.createToken('league-director', 'Lena');
});

const deck = (headquarters: string, ...missionsCompleted: string[]): Deck => ({
  headquarters,
  affiliation: null,
  missionsCompleted,
  personnel: NO_PERSONNEL,
});

type Decks = Partial<Record<(typeof HANDLES)[number], Deck>>;

/** Builds a tournament of four regulars on a day of November 2014. The player who is named first wins everything. */
function documentOf(league: string, day: number, decks: Decks, venue: string | null = null): object {
  const entries = Object.fromEntries(HANDLES.map((handle) => [handle, { deck: decks[handle] ?? null }]));
  const two = String(day).padStart(2, '0');
  return reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 100-40 cy FW', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'bob 30-30 cy TT'),
      {
        tournament: {
          externalId: `${league}:${day}`,
          startsAt: `2014-11-${two}T10:00:00-05:00`,
          director: 'Lena',
          league,
          venue,
        },
        players: entries,
      },
    ),
  );
}

/** Makes a league that Lena directs, with the season of the tournaments. */
async function formLeague(): Promise<string> {
  const slug = `bonus-${++leagues}`;
  await walk.post('/api/v1/leagues', coordinator, { slug, name: 'Bonus', director: 'Lena' }).expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
  await walk.post(`/api/v1/leagues/${slug}/seasons`, coordinator, season).expect(201);
  return slug;
}

const schemeOf = (league: string, scheme: string, body: object, token = lena) =>
  walk.post(`/api/v1/leagues/${league}/schemes/${scheme}`, token, { reason: 'announced', ...body });

/** Does the same for a scheme that already has a version. */
const saveAgain = (...asked: Parameters<typeof schemeOf>) => schemeOf(...asked).set('if-match', '*');

/** Submits as a coordinator does, on time, and publishes as the worker would. */
async function publish(document: object, day: number): Promise<string> {
  walk.setTime(new Date(`2014-11-${String(day + 1).padStart(2, '0')}T12:00:00Z`));
  const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect(201);
  const { tournamentId, findings } = body as { tournamentId: string; findings: { code: string }[] };
  expect(findings.map(({ code }) => code)).not.toContain('league-not-flagged');
  expect(await walk.publisher.publishTournament(tournamentId, 1)).not.toBeNull();
  return tournamentId;
}

/** Lists bonus awards in their order, written as `ann 4 participation v1, rule 1: first event in this league`. */
async function bonusOf(tournament: string): Promise<string[]> {
  const { body } = await walk.get(`/api/v1/tournaments/${tournament}`).expect(200);
  const { awards } = body as {
    awards: { kind: string; handle: string; points: number; rule: string; reason: string; section: string }[];
  };
  return awards
    .filter(({ kind }) => kind === 'bonus')
    .map(({ handle, points, rule, reason }) => `${handle} ${points} ${rule}: ${reason}`);
}

async function headOf(): Promise<{ readonly number: number; readonly kind: string; readonly reason: string }> {
  const [head] = await walk.dataSource.query<Awaited<ReturnType<typeof headOf>>[]>(
    `select number, kind, reason from runs order by number desc limit 1`,
  );
  return head!;
}

const EARTH = 'Earth, Cradle of the Federation';
const ROMULUS = 'Romulus, Seat of Power';

/** Plays four tournaments, one a week from 1 November on. ann plays three of them with Earth. */
const playSeason = async (league: string): Promise<string[]> => [
  await publish(documentOf(league, 1, { ann: deck(EARTH, 'Cure Blight') }), 1),
  await publish(documentOf(league, 8, { ann: deck(EARTH, 'Cure Blight'), bob: deck(ROMULUS, 'Cure  BLIGHT') }), 8),
  await publish(documentOf(league, 15, { bob: deck(ROMULUS, 'Salvage Ship') }), 15),
  await publish(documentOf(league, 22, { ann: deck(EARTH, 'Salvage Ship'), cy: deck('Qo’noS', 'Evade Borg') }), 22),
];

describe('the schemes of a league', () => {
  it('are offered as 000 prints them, with the facts that a scheme may ask for', async () => {
    const { body } = await walk.get('/api/v1/bonus-schemes').expect(200);
    const { printed, facts } = body as { printed: { id: string; rules: unknown[] }[]; facts: { name: string }[] };
    expect(printed.map(({ id, rules }) => `${id} ${rules.length}`)).toEqual([
      'headquarters 2',
      'participation 2',
      'new-mission 1',
    ]);
    expect(facts.map(({ name }) => name)).toContain('previous.headquarters');
  });

  // @row 128
  it('give bonuses with rule, section, reason and run', async () => {
    const league = await formLeague();
    for (const printed of ['headquarters', 'participation', 'new-mission']) {
      const { body } = await schemeOf(league, printed, { printed, from: '2014-10-01' }).expect(201);
      expect(body).toMatchObject({
        takesEffect: 'never',
        saved: { version: 1, state: 'in-force', from: '2014-10-01', to: null, savedBy: 'Lena' },
      });
    }
    const text = 'at most 3 award 3 when entry.place = 1 and event.number = 2 because "won the second"';
    await schemeOf(league, 'second', { name: 'Second', text, from: '2014-10-01' }).expect(201);
    const [one, two, three, four] = await playSeason(league);

    expect(await bonusOf(one!)).toEqual([
      `ann 1 headquarters v1, rule 1: ${EARTH}: first used by this player this season`,
      'ann 1 new-mission v1, rule 1: Cure Blight: first completed this season',
      ...['ann', 'cy', 'bob', 'dee'].map(
        (handle) => `${handle} 4 participation v1, rule 1: first event in this league`,
      ),
    ]);
    expect(await bonusOf(two!)).toEqual([
      `bob 1 headquarters v1, rule 1: ${ROMULUS}: first used by this player this season`,
      `bob 2 headquarters v1, rule 2: ${ROMULUS}: used by nobody in the previous event`,
      'ann 3 second v1, rule 1: won the second',
    ]);
    expect(await bonusOf(three!)).toEqual(['bob 1 new-mission v1, rule 1: Salvage Ship: first completed this season']);
    expect(await bonusOf(four!)).toEqual([
      `ann 2 headquarters v1, rule 2: ${EARTH}: used by nobody in the previous event`,
      'cy 1 headquarters v1, rule 1: Qo’noS: first used by this player this season',
      'cy 2 headquarters v1, rule 2: Qo’noS: used by nobody in the previous event',
      'cy 1 new-mission v1, rule 1: Evade Borg: first completed this season',
    ]);
    const { body } = await walk.get(`/api/v1/tournaments/${one}`).expect(200);
    const { awards } = body as { awards: { rule: string; section: string; run: number; season: string }[] };
    const { number } = await headOf();
    expect(awards.find(({ rule }) => rule.startsWith('new-mission'))).toMatchObject({
      section: '000 §12.5.3',
      run: number - 3,
      season: '2014-15',
      league,
    });
    expect(awards.find(({ rule }) => rule.startsWith('participation'))).toMatchObject({ section: '000 §12.5.2' });
  });

  it('are refused with every mistake and its place, and nothing is stored but the attempt', async () => {
    const league = await formLeague();
    const before = await walk.countRows();
    const text = '# a comment\naward 2 when entry.headquarter = "Earth"\naward';
    const { body } = await schemeOf(league, 'own', { name: 'Own', text }).expect(422);
    expect(body).toMatchObject({
      type: '/problems/scheme-refused',
      findings: [
        { code: 'scheme-unknown-fact', line: 2, column: 14, length: 17 },
        { code: 'scheme-unended', line: 3 },
      ],
    });
    for (const finding of (body as { findings: object[] }).findings) {
      expect(finding).toMatchObject({ message: expect.any(String), advice: expect.any(String) });
    }
    const after = await walk.countRows();
    expect(after).toEqual({ ...before, audit_entries: before['audit_entries']! + 1 });
    const [entry] = await walk.dataSource.query(`select action, detail from audit_entries order by id desc limit 1`);
    expect(entry).toMatchObject({ action: 'league.save-scheme', detail: { refusal: 'scheme-refused', scheme: 'own' } });
  });

  it('refuse what is no text of one scheme', async () => {
    const league = await formLeague();
    for (const body of [{}, { name: 'x' }, { text: 'award 1' }, { text: 7, name: 'x' }, { printed: 'other' }]) {
      await schemeOf(league, 'own', body).expect(400);
    }
    await schemeOf(league, 'own', { printed: 'headquarters', text: 'award 1', name: 'x' }).expect(400);
    await schemeOf(league, 'own', { printed: 'headquarters', from: '2014-02-30' }).expect(400);
    await schemeOf(league, 'own', { printed: 'headquarters', reason: ' ' }).expect(400);
    await schemeOf(league, 'Not a slug', { printed: 'headquarters' }).expect(400);
    for (const text of ['award 1 # \u0000', 'award 1 # \ud83d', 'award 1 because "\ud83d"', '']) {
      await schemeOf(league, 'own', { name: 'x', text }).expect((answer) =>
        expect([400, 422]).toContain(answer.status),
      );
    }
    await schemeOf('no-such-league', 'own', { printed: 'headquarters' }).expect(404);
    await schemeOf(
      league,
      'own',
      { printed: 'headquarters' },
      await walk.createToken('league-director', 'Otto'),
    ).expect(403);
  });

  it('keep every version: a new one from a past day moves exactly the bonuses from that day on', async () => {
    const league = await formLeague();
    await schemeOf(league, 'mission', { printed: 'new-mission', from: '2014-10-01' }).expect(201);
    const [one, two, three, four] = await playSeason(league);
    const kept = [await bonusOf(one!), await bonusOf(two!)];

    walk.setTime(NOW);
    const text = 'at most 20 award 2 for each mission in entry.missions because "{mission}"';
    const { body } = await saveAgain(league, 'mission', { name: 'Missions', text, from: '2014-11-10' }).expect(201);
    expect(body).toMatchObject({
      takesEffect: 'at-once',
      // The new one gives two points for each of three missions; the one before gave one for two of them.
      moves: { given: 3, taken: 2, tournaments: 2, players: 3 },
      saved: { version: 2, from: '2014-11-10', to: null, state: 'in-force', section: '000 §12.5' },
    });
    const before = await headOf();
    expect(await walk.publisher.publishLeague(league)).toBe(before.number + 1);
    expect(await headOf()).toMatchObject({ kind: 'league', reason: expect.stringContaining('announced') });
    expect(await walk.publisher.publishLeague(league)).toBeNull();
    expect([await bonusOf(one!), await bonusOf(two!)]).toEqual(kept);
    expect(await bonusOf(three!)).toEqual(['bob 2 mission v2, rule 1: Salvage Ship']);
    expect(await bonusOf(four!)).toEqual([
      'ann 2 mission v2, rule 1: Salvage Ship',
      'cy 2 mission v2, rule 1: Evade Borg',
    ]);
    const { changes } = await countChanged(before.number + 1);
    expect(changes).toEqual(new Set([three, four]));

    // Another version from the same day replaces it, and nobody ever plays by version 2 again.
    await saveAgain(league, 'mission', { name: 'Missions', text, from: '2014-11-10' }).expect(409);
    await saveAgain(league, 'mission', { printed: 'new-mission', from: '2014-11-10' }).expect(201);
    await walk.publisher.publishLeague(league);
    const { body: listed } = await walk.get(`/api/v1/leagues/${league}/schemes`).expect(200);
    expect((listed as { rows: { versions: object[] }[] }).rows[0]!.versions).toMatchObject([
      { version: 3, from: '2014-11-10', to: null, state: 'in-force', savedBy: 'Lena', rules: [{ rule: 1 }] },
      { version: 2, from: null, to: null, state: 'replaced', text },
      { version: 1, from: '2014-10-01', to: '2014-11-09', state: 'over', section: '000 §12.5.3' },
    ]);
    expect(await bonusOf(three!)).toEqual(['bob 1 mission v3, rule 1: Salvage Ship: first completed this season']);
  });

  it('C.7: are saved again and ended only by somebody who names the version of the league that they read', async () => {
    const league = await formLeague();
    const path = `/api/v1/leagues/${league}/schemes`;
    const versionNow = async () =>
      ((await walk.get(path).expect(200)) as { body: { leagueVersion: number } }).body.leagueVersion;
    await schemeOf(league, 'own', { printed: 'participation' }).expect(201);
    const read = await versionNow();
    const second = { printed: 'new-mission' } as const;
    const end = () => walk.post(`${path}/own/end`, lena, { on: '2014-12-31', reason: 'enough' });
    for (const unguarded of [schemeOf(league, 'own', second), end()]) {
      expect((await unguarded.expect(428)).body).toMatchObject({
        type: '/problems/version-required',
        version: read,
        saved: 1,
        advice: expect.stringContaining('If-Match'),
      });
    }
    expect(await versionNow()).toBe(read);

    // Two people read the same scheme and save it. The second is told of the first change, and loses nothing of it.
    const both = await Promise.all(
      [second, { printed: 'headquarters' }].map((body) => schemeOf(league, 'own', body).set('if-match', `"v${read}"`)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 412]);
    expect(both.find(({ status }) => status === 412)!.body).toMatchObject({
      type: '/problems/version-changed',
      version: read + 1,
      changes: [{ action: 'league.save-scheme', by: 'Lena', reason: 'announced' }],
    });
    await end().set('if-match', `"v${read}"`).expect(412);
    await end()
      .set('if-match', `"v${await versionNow()}"`)
      .expect(200);
    await walk.post(`${path}/nothing/end`, lena, { on: '2014-12-31', reason: 'enough' }).expect(404);
  });

  it('end on a day, once', async () => {
    const league = await formLeague();
    await schemeOf(league, 'mission', { printed: 'new-mission', from: '2014-10-01' }).expect(201);
    const [, , three, four] = await playSeason(league);
    walk.setTime(NOW);
    const end = (scheme: string, on: string) =>
      walk.post(`/api/v1/leagues/${league}/schemes/${scheme}/end`, lena, { on, reason: 'enough' }).set('if-match', '*');
    const { body } = await end('mission', '2014-11-15').expect(200);
    expect(body).toMatchObject({ takesEffect: 'at-once', moves: { given: 0, taken: 1, tournaments: 1, players: 1 } });
    await walk.publisher.publishLeague(league);
    expect(await bonusOf(three!)).toHaveLength(1);
    expect(await bonusOf(four!)).toEqual([]);
    expect((await end('mission', '2014-11-15').expect(409)).body).toMatchObject({
      type: '/problems/scheme-not-in-force',
    });
    await end('nothing', '2014-11-15').expect(404);
    // This is before its first day, so it is in force on no day any more.
    await end('mission', '2014-09-30').expect(200);
    await walk.publisher.publishLeague(league);
    const { body: listed } = await walk.get(`/api/v1/leagues/${league}/schemes`).expect(200);
    expect(listed).toMatchObject({
      rows: [{ scheme: 'mission', isInForce: false, versions: [{ state: 'replaced' }] }],
    });
  });

  it('are tried without a trace', async () => {
    const league = await formLeague();
    await schemeOf(league, 'mission', { printed: 'new-mission', from: '2014-10-01' }).expect(201);
    const [one, two, , four] = await playSeason(league);
    const before = [await walk.countRows(), await readPublished(walk.dataSource)];
    const attempt = (body: object, token = lena) => walk.post(`/api/v1/leagues/${league}/schemes/dry-run`, token, body);

    const { body } = await attempt({ printed: 'headquarters' }).expect(200);
    expect(body).toMatchObject({ section: '000 §12.5.1', moves: { given: 6, taken: 0, tournaments: 3, players: 3 } });
    const { tournaments, totals, differences } = body as {
      tournaments: { id: string; awards: { player: string }[]; untold: { player: string; facts: string[] }[] }[];
      totals: object[];
      differences: object[];
    };
    expect(tournaments.map(({ awards }) => awards.length)).toEqual([1, 2, 0, 3]);
    expect(tournaments[0]).toMatchObject({ id: one, name: 'Winter Local', localDate: '2014-11-01', counts: true });
    expect(tournaments[0]!.untold.map(({ player }) => player).sort()).toEqual(['bob', 'cy', 'dee']);
    expect(tournaments[0]!.untold[0]!.facts).toContain('entry.headquarters');
    expect(totals).toEqual([
      { player: 'ann', points: 3, awards: 2 },
      { player: 'bob', points: 3, awards: 2 },
      { player: 'cy', points: 3, awards: 2 },
    ]);
    expect(differences[1]).toMatchObject({ change: 'given', tournament: two, player: 'bob', points: 1 });

    // If it replaces the scheme that gives the same, nothing differs. From a later day, the others stay.
    const same = await attempt({ printed: 'new-mission', scheme: 'mission' }).expect(200);
    expect(same.body).toMatchObject({ moves: { given: 0, taken: 0 }, differences: [] });
    const other = { text: 'at most 1 award 1 when entry.place = 1', scheme: 'mission', from: '2014-11-22' };
    const { body: later } = await attempt(other).expect(200);
    expect(later).toMatchObject({
      tournaments: [{ id: four, awards: [{ player: 'ann', points: 1, rule: 'mission v2, rule 1' }] }],
      moves: { given: 1, taken: 1, tournaments: 1, players: 2 },
    });
    expect((await attempt({ printed: 'headquarters', season: '2014-15' }).expect(200)).body).toMatchObject({
      moves: { given: 6 },
    });
    await attempt({ printed: 'headquarters', season: '2015-16' }).expect(422);
    expect((await attempt({ text: 'award entry.place when' }).expect(422)).body).toMatchObject({
      findings: [{ code: 'scheme-unended', line: 1 }],
    });
    expect([await walk.countRows(), await readPublished(walk.dataSource)]).toEqual(before);
  });
});

/** Finds the tournaments for which a run has other awards than the one before it. */
async function countChanged(run: number): Promise<{ changes: Set<string> }> {
  const rows = await walk.dataSource.query<{ key: string }[]>(
    `select distinct t.key from awards a join tournaments t on t.id = a.tournament_id where a.since_run = $1`,
    [run],
  );
  return { changes: new Set(rows.map(({ key }) => key)) };
}

describe('a correction', () => {
  it('of an early tournament moves the bonuses of later ones, and the run says so', async () => {
    const league = await formLeague();
    await schemeOf(league, 'mission', { printed: 'new-mission', from: '2014-10-01' }).expect(201);
    const [one, , three, four] = await playSeason(league);
    expect(await bonusOf(three!)).toHaveLength(1);

    const decks = { ann: deck(EARTH, 'Cure Blight'), dee: deck(ROMULUS, 'Salvage Ship') };
    walk.setTime(new Date('2014-11-05T12:00:00Z'));
    await walk.post('/api/v1/submissions', coordinator, documentOf(league, 1, decks, 'elsewhere')).expect(201);
    const run = await walk.publisher.publishTournament(one!, 2);
    expect(await bonusOf(one!)).toEqual([
      'ann 1 mission v1, rule 1: Cure Blight: first completed this season',
      'dee 1 mission v1, rule 1: Salvage Ship: first completed this season',
    ]);
    expect(await bonusOf(three!)).toEqual([]);
    expect(await bonusOf(four!)).toEqual(['cy 1 mission v1, rule 1: Evade Borg: first completed this season']);
    const diff = (await new RunDiffReadModel(walk.dataSource).find(run!))!;
    expect(diff.tournaments).toMatchObject({ corrected: 1 });
    expect(diff.awards).toEqual({ added: 1, removed: 1, changed: 0 });
    expect(JSON.stringify(diff.pointsTables)).toContain('bob');
  });
});

describe('awards by hand', () => {
  const pathOf = (league: string, id = '') => `/api/v1/leagues/${league}/manual-awards${id && `/${id}`}`;
  const takeBack = (league: string, id: string, reason: string | null = 'by mistake') =>
    request(walk.app.getHttpServer())
      .delete(pathOf(league, id))
      .set('authorization', `Bearer ${lena}`)
      .send(reason === null ? {} : { reason });

  it('stand with the others, and leave nothing when they are taken back', async () => {
    const league = await formLeague();
    await schemeOf(league, 'mission', { printed: 'new-mission', from: '2014-10-01' }).expect(201);
    const [, two] = await playSeason(league);
    const before = await readPublished(walk.dataSource);
    const bonus = await bonusOf(two!);

    const award = { tournament: two, player: 'DEE', points: 3, reason: 'best costume' };
    const { body } = await walk.post(pathOf(league), lena, award).expect(201);
    expect(body).toMatchObject({ takesEffect: 'at-once' });
    const { id } = body as { id: string };
    expect((await walk.get(pathOf(league)).expect(200)).body).toMatchObject({
      rows: [{ id, player: 'dee', points: 3, reason: 'best costume', givenBy: 'Lena', run: null }],
    });
    const run = await walk.publisher.publishLeague(league);
    expect(await bonusOf(two!)).toEqual([...bonus, 'dee 3 manual: best costume']);
    expect((await walk.get(pathOf(league)).expect(200)).body).toMatchObject({
      rows: [{ id, tournament: { id: two, name: 'Winter Local', localDate: '2014-11-08' }, run }],
    });
    const [entry] = await walk.dataSource.query(
      `select action, subject, detail, mentions from audit_entries where action = 'league.give-award' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ subject: league, detail: { before: null, after: award } });
    expect(entry.mentions).toContain(`tournament:${two}`);

    await takeBack(league, id).expect(200);
    await walk.publisher.publishLeague(league);
    expect(await readPublished(walk.dataSource)).toEqual(before);
    expect((await walk.get(pathOf(league)).expect(200)).body).toEqual({ rows: [] });
    await takeBack(league, id).expect(404);
  });

  it('are refused where there is nothing to give them for', async () => {
    const league = await formLeague();
    const other = await formLeague();
    const tournament = await publish(documentOf(league, 1, {}), 1);
    const give = (changes: object, of = league) =>
      walk.post(pathOf(of), lena, { tournament, player: 'ann', points: 1, reason: 'because', ...changes });
    for (const points of [0, 51, 1.5, '2', null]) await give({ points }).expect(400);
    await give({ reason: '' }).expect(400);
    await give({ tournament: 'x' }).expect(400);
    const refused = async (changes: object, code: string, of = league) =>
      expect((await give(changes, of).expect(422)).body).toMatchObject({ type: `/problems/${code}` });
    await refused({ tournament: '6f1c7fe2-25e9-4a52-9b10-4b43a5b1d7d5' }, 'award-tournament-unknown');
    await refused({}, 'award-not-of-league', other);
    await refused({ player: 'zed' }, 'award-player-unknown');
    await takeBack(league, 'x').expect(404);
    await takeBack(league, 'x', null).expect(400);
    expect((await new LeagueRepository(walk.dataSource).findRules(league))!.manualAwards).toEqual([]);
  });

  it('find a player over every handle that leads to them, and go with the tournament', async () => {
    const league = await formLeague();
    const tournament = await publish(documentOf(league, 1, {}), 1);
    const alias = { alias: `annie of ${league}`, reason: 'also plays as' };
    await walk.post('/api/v1/players/ann/aliases', coordinator, alias).expect(200);
    const award = { tournament, player: alias.alias, points: 50, reason: 'because' };
    const { body } = await walk.post(pathOf(league), lena, award).expect(201);
    await walk.publisher.publishLeague(league);
    expect(await bonusOf(tournament)).toEqual(['ann 50 manual: because']);

    const command: CorrectionCommand = {
      tournamentKey: tournament,
      correction: { kind: 'withdrawal' },
      reason: 'spec',
      submitter: actingAs('coordinator', 'Thsch'),
      versions: null,
      at: NOW,
      requestId: null,
    };
    await new CorrectionRepository(walk.dataSource).correct(command);
    await walk.publisher.publishCorrection(tournament);
    expect((await takeBack(league, (body as { id: string }).id).expect(200)).body).toMatchObject({
      takesEffect: 'never',
    });
  });

  it('of one moment are all stored', async () => {
    const league = await formLeague();
    const tournament = await publish(documentOf(league, 1, {}), 1);
    const answers = await Promise.all(
      HANDLES.map((player) => walk.post(pathOf(league), lena, { tournament, player, points: 1, reason: 'together' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await walk.publisher.publishLeague(league);
    expect(await bonusOf(tournament)).toHaveLength(4);
  });
});
