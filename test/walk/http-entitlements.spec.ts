import { SubmissionRepository } from '@quadrant/store/intake';
import { deliveryOf } from '../builders/history.js';
import { pods, round, type RoundText } from '../builders/round-text.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
const DAY_MS = 86_400_000;
let coordinator: string;
let director: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  director = await walk.createToken('director', 'Director');
});

type Header = NonNullable<ReportChanges['tournament']>;

interface Receipt {
  readonly tournamentId: string;
  readonly revision: number;
  readonly findings: readonly { readonly code: string; readonly pointer: string; readonly message: string }[];
}

const CODES = /^(earned-bye|head-start|entitlement|champions-league|level)-/;

const said = ({ findings }: Receipt) =>
  findings.filter(({ code }) => CODES.test(code)).map(({ code, pointer }) => `${code} ${pointer}`);

const documentOf = (
  name: string,
  day: string,
  header: Header,
  rounds: RoundText[],
  players?: ReportChanges['players'],
) =>
  reportDocument(
    report(...rounds, {
      tournament: {
        name,
        externalId: `prizes:${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
        startsAt: `${day}T10:00:00-05:00`,
        registeredAt: '2014-01-01T10:00:00Z',
        ...header,
      },
      ...(players && { players }),
    }),
  );

/** Submits a report two days after its tournament. */
async function submit(
  document: object,
  day: string,
  token = coordinator,
  path = '/api/v1/submissions',
): Promise<Receipt> {
  walk.setTime(new Date(Date.parse(day) + 2 * DAY_MS));
  const { body, status } = await walk.post(path, token, document);
  expect([status, status === 201 ? null : body]).toEqual([201, null]);
  return body as Receipt;
}

async function play(
  name: string,
  day: string,
  header: Header,
  rounds: RoundText[],
  players?: ReportChanges['players'],
): Promise<Receipt> {
  const receipt = await submit(documentOf(name, day, header, rounds, players), day);
  await walk.publisher.publishTournament(receipt.tournamentId, receipt.revision);
  return receipt;
}

const REGIONAL = { level: 2, kind: 'regional', country: 'US' } as const;
const CONTINENTAL = { level: 4, kind: 'continental', country: 'US' } as const;
const WORLDS = { level: 5, kind: 'worlds', country: 'US' } as const;

/** The first of eleven players wins everything, the second everything except against the first. Nobody else wins twice. */
const eleven = (first: string, second: string, others = 'cy dee eve fay gus hal ida jo kim'): RoundText[] => {
  const [a, b, c, d, e, f, g, h, i] = others.split(' ');
  return [
    round(`${first} ${a} FW`, `${second} ${b} FW`, `${c} ${d} FW`, `${e} ${f} FW`, `${g} ${h} FW`, `${i} BYE`),
    round(`${first} ${c} FW`, `${second} ${e} FW`, `${a} ${g} FW`, `${b} ${i} FW`, `${d} ${f} TT`, `${h} BYE`),
    round(`${first} ${second} FW`, `${a} ${b} TT`, `${c} ${e} TT`, `${g} ${i} TT`, `${d} ${h} TT`, `${f} BYE`),
  ];
};

/** The first of five players has an Earned Bye in round 1. */
const withBye = (first: string): RoundText[] => [
  round(`${first} EARNED_BYE`, 'lou mia FW', 'ned ola FW'),
  round(`${first} lou FW`, 'mia ned FW', 'ola BYE'),
  round(`${first} ned FW`, 'lou ola FW', 'mia BYE'),
];

/** The first player has the Earned Bye and wins nothing. */
const withByeOnly = (first: string): RoundText[] => [
  round(`${first} EARNED_BYE`, 'lou mia FW', 'ned ola FW'),
  round(`lou ${first} FW`, 'ned mia FW', 'ola BYE'),
  round(`mia ${first} FW`, 'lou ned FW', 'ola BYE'),
];

interface Entitlement {
  readonly id: string;
  readonly [name: string]: unknown;
}

interface Entitlements {
  readonly entitlements: readonly Entitlement[];
  readonly uncovered: readonly object[];
}

const entitlementsOf = async (handle: string) =>
  (await walk.get(`/api/v1/players/${handle}/entitlements`).expect(200)).body as Entitlements;

const statesOf = async (handle: string) =>
  (await entitlementsOf(handle)).entitlements.map(({ target, state }) => `${String(target)}: ${String(state)}`);

const show = async (path: string) => (await walk.get(path).expect(200)).body as Record<string, unknown>;

describe('an Earned Bye', () => {
  const NORTH_AMERICA = 'the Continental Championship of 2014 in North America';
  let regional: Receipt;
  let continental: Receipt;

  it('is won by the second of more than ten, with rule, tournament and run', async () => {
    regional = await play('Andoria', '2014-04-12', REGIONAL, eleven('ann', 'bob'));
    expect(await statesOf('bob')).toEqual([`${NORTH_AMERICA}: open`]);
    const [won] = (await entitlementsOf('BOB')).entitlements;
    expect(won).toMatchObject({
      player: 'bob',
      worth: 'an Earned Bye for round 1',
      earnedByes: [1],
      roundsLeft: [1],
      uses: [],
      championship: { kind: 'continental', game: '2e', continent: 'north-america', year: 2014 },
      wonIn: { id: regional.tournamentId, name: 'Andoria', date: '2014-04-12' },
      place: 2,
      section: '000 §11.1.1',
      run: 1,
    });
    const tournament = await show(`/api/v1/tournaments/${regional.tournamentId}`);
    expect(tournament['entitlements']).toMatchObject([
      { handle: 'ann', place: 1, into: 'continental', earnedByes: [1], run: 1 },
      { id: won!.id, handle: 'bob', place: 2, rule: won!['rule'], section: '000 §11.1.1', run: 1 },
    ]);
    expect(tournament['badges']).toMatchObject([{ handle: 'ann', badge: 'gold', section: '000 appendix A', run: 1 }]);
    const { body: badges } = await walk.get('/api/v1/players/ann/badges').expect(200);
    expect(badges).toMatchObject({
      handle: 'ann',
      badges: [{ badge: 'gold', kind: 'regional', game: '2e', tournamentId: regional.tournamentId, place: 1, run: 1 }],
    });
  });

  it('that is claimed where it is for is used, and the preview says nothing of it', async () => {
    const document = documentOf('NACC', '2014-07-12', CONTINENTAL, withBye('bob'), { bob: { earnedByes: [1] } });
    walk.setTime(new Date('2014-07-14T00:00:00Z'));
    const preview = await walk.post('/api/v1/submissions?preview=true', coordinator, document).expect(200);
    expect(said(preview.body as Receipt)).toEqual([]);
    continental = await submit(document, '2014-07-12');
    expect(said(continental)).toEqual([]);
    await walk.publisher.publishTournament(continental.tournamentId, 1);
    const [used] = (await entitlementsOf('bob')).entitlements;
    expect(used).toMatchObject({
      state: 'used',
      roundsLeft: [],
      uses: [{ tournament: { id: continental.tournamentId }, rounds: [1] }],
    });
    expect(await statesOf('ann')).toEqual([`${NORTH_AMERICA}: expired`]);
  });

  it('that is used up, or was never won, is told with the receipt, kept, and shown by the preview', async () => {
    const players = { bob: { earnedByes: [1] }, ned: { earnedByes: [1] } };
    const document = documentOf(
      'NACC, day 2',
      '2014-07-13',
      CONTINENTAL,
      [
        round('bob EARNED_BYE', 'ned EARNED_BYE', 'lou mia FW', 'ola pat FW'),
        round('bob lou FW', 'ned mia FW', 'ola pat FW'),
        round('bob ned FW', 'lou ola FW', 'mia pat FW'),
      ],
      players,
    );
    walk.setTime(new Date('2014-07-15T00:00:00Z'));
    const preview = await walk.post('/api/v1/submissions?preview=true', coordinator, document).expect(200);
    const expected = ['earned-bye-used-up /players/0/earnedByes', 'earned-bye-unknown /players/1/earnedByes'];
    expect(said(preview.body as Receipt)).toEqual(expected);
    const receipt = await submit(document, '2014-07-13');
    expect(said(receipt)).toEqual(expected);
    await walk.publisher.publishTournament(receipt.tournamentId, 1);
    expect((await entitlementsOf('ned')).uncovered).toMatchObject([{ player: 'ned', round: 1, reason: 'never-won' }]);
    const championship = await show('/api/v1/championships/continental/2014?game=2e&continent=north-america');
    expect(championship).toMatchObject({
      kind: 'continental',
      year: 2014,
      tournaments: [
        { id: continental.tournamentId, badges: [{ handle: 'bob' }], entitlements: [{ place: 1 }, { place: 2 }] },
        { id: receipt.tournamentId },
      ],
      entitlements: [
        { player: 'ann', state: 'expired' },
        { player: 'bob', state: 'used' },
      ],
      uncovered: [
        { player: 'bob', reason: 'used-up' },
        { player: 'ned', reason: 'never-won' },
      ],
    });
    expect(await show('/api/v1/championships/continental/2014?game=1e')).toMatchObject({
      tournaments: [],
      entitlements: [],
    });
    expect(await show('/api/v1/championships/regional/2014')).toMatchObject({
      tournaments: [{ id: regional.tournamentId, badges: [{ handle: 'ann' }] }],
      entitlements: [],
    });
  });

  it('moves to whom a correction makes the second, and what was claimed is covered no more', async () => {
    const document = documentOf(
      'Andoria',
      '2014-04-12',
      REGIONAL,
      eleven('ann', 'gus', 'cy dee eve fay bob hal ida jo kim'),
    );
    const revised = await submit(
      document,
      '2014-07-20',
      coordinator,
      `/api/v1/tournaments/${regional.tournamentId}/revisions`,
    );
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'incremental',
      isOfficial: false,
      onProgress: () => Promise.resolve(),
    });
    expect(revised.revision).toBe(2);
    expect(await statesOf('bob')).toEqual([
      'the World Championships of 2014: open',
      'the World Championships of 2014: open',
    ]);
    expect((await entitlementsOf('bob')).uncovered).toMatchObject([
      { tournament: { id: continental.tournamentId }, round: 1, reason: 'never-won' },
      { round: 1, reason: 'other-championship' },
    ]);
    expect(await statesOf('gus')).toEqual([`${NORTH_AMERICA}: expired`]);
  });
});

describe('the pages', () => {
  const page = async (path: string) => (await walk.get(path).set('accept', 'text/html').expect(200)).text;

  it('of a player tells badges, entitlements and what they took without having won it', async () => {
    const ofBob = await page('/players/bob');
    expect(ofBob).toContain('<h2>Badges</h2>');
    expect(ofBob).toContain('Gold badge, Continental Championships, Second Edition');
    expect(ofBob).toContain('Earned Byes for rounds 1 and 2');
    expect(ofBob).toContain('href="/championships/worlds/2014?game=2e"');
    expect(ofBob).toContain('Byes and head starts used without being earned');
    const ofHal = await page('/players/hal');
    expect(ofHal).not.toContain('Badges');
    expect(ofHal).not.toContain('Earned Byes');
  });

  it('of a championship tells who holds what, who won it and what that was worth', async () => {
    const held = await page('/championships/continental/2014?game=2e');
    expect(held).toContain('<title>Continental Championships 2014 · Quadrant</title>');
    expect(held).toContain('<a href="/players/gus">gus</a>');
    expect(held).toContain('an Earned Bye for round 1 into the World Championships');
    expect(held).not.toContain('<svg class="bracket"');
    expect(held.indexOf('<h2>Tournaments</h2>')).toBeLessThan(held.indexOf('<h2>Earned Byes and head starts into it'));
    const winners = held.slice(held.indexOf('<h2 id="winners">'));
    expect(winners).toMatch(/>2014<.*<a href="\/players\/bob">bob<\/a>.*>NACC<\/a>/);
    expect(held).toContain('href="/championships/continental/2015?game=2e"');
    const complaining = await page('/championships/worlds/2014?game=chess');
    expect(complaining).toContain('The filter &quot;Game&quot; is not used');
    const { headers } = await walk.get('/championships').set('accept', 'text/html').expect(302);
    expect(headers['location']).toBe('/championships/worlds/2014');
    await walk.get('/championships/local/2014').set('accept', 'text/html').expect(404);
  });
});

it('shows whoever is hidden under a label, and nothing of their own', async () => {
  const hiding = await walk.post('/api/v1/players/gus/hiding', coordinator, { reason: 'asked to' });
  expect(hiding.status).toBe(200);
  await walk.get('/api/v1/players/gus/entitlements').expect(404);
  await walk.get('/api/v1/players/gus/badges').expect(404);
  for (const path of ['/api/v1/championships/continental/2014', '/api/v1/championships/regional/2014']) {
    const { text } = await walk.get(path).expect(200);
    expect(text).toMatch(/"(player|handle)":"hidden-/);
    expect(text).not.toMatch(/"(player|handle)":"gus"/);
  }
});

describe('what leaves its player the choice', () => {
  let id: string;
  let paula: string;
  let otto: string;
  const act = (token: string, verb: string, body: object, handle = 'pia', which = id) =>
    walk.post(`/api/v1/players/${handle}/entitlements/${which}/${verb}`, token, body);
  const kindOf = async (asked: ReturnType<typeof act>, status: number) =>
    String(((await asked.expect(status)).body as { type: string }).type).replace('/problems/', '');

  beforeAll(async () => {
    await play('Worlds 2014', '2014-09-20', WORLDS, [
      round('pia quo FW', 'rex sue FW', 'tom uma FW'),
      round('pia rex FW', 'quo tom FW', 'sue uma FW'),
      round('pia tom FW', 'quo rex FW', 'sue uma FW'),
    ]);
    const { entitlements } = await entitlementsOf('pia');
    id = entitlements.find(({ state }) => state === 'needs-choice')!.id;
    paula = await walk.createToken('player', 'Paula');
    otto = await walk.createToken('player', 'Otto');
    const { body } = await walk.post('/api/v1/players/pia/claim-code', coordinator, {}).expect(200);
    await walk.post('/api/v1/players/pia/claim', paula, { code: (body as { code: string }).code }).expect(200);
  });

  it('waits for them, and is chosen once, by one of two who come at once', async () => {
    expect(await statesOf('pia')).toEqual([
      'the World Championships of 2015: open',
      'the Continental Championship of 2015 on a continent not yet chosen: needs-choice',
    ]);
    expect(await kindOf(act(paula, 'choice', { continent: 'asia' }), 400)).toBe('invalid-request');
    expect(await kindOf(act(otto, 'choice', { continent: 'europe' }), 403)).toBe('forbidden');
    const answers = await Promise.all([
      act(paula, 'choice', { continent: 'europe' }),
      act(paula, 'choice', { continent: 'australia' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ type: '/problems/entitlement-chosen' });
  });

  it('can be chosen otherwise by a coordinator, who is named in the audit', async () => {
    const reason = 'they moved';
    const { body } = await act(coordinator, 'choice', { continent: 'europe', reason }).expect(200);
    expect(body).toMatchObject({
      id,
      state: 'open',
      target: 'the Continental Championship of 2015 in Europe',
      choice: { continent: 'europe', by: 'Thsch', reason },
    });
    expect(await kindOf(act(paula, 'choice', { continent: 'australia' }), 409)).toBe('entitlement-chosen');
    const entries = await walk.dataSource.query<{ actor: string; detail: object }[]>(
      `select actor, detail from audit_entries where action = 'entitlement.choose' order by id`,
    );
    expect(entries.at(-1)).toMatchObject({ actor: 'Paula', detail: { refused: 'entitlement-chosen' } });
    expect(entries.at(-2)).toMatchObject({
      actor: 'Thsch',
      detail: { entitlement: id, reason, after: { continent: 'europe', state: 'open' } },
    });
  });

  it('is refused where there is nothing to choose, or to give up, in words', async () => {
    const [worlds] = (await entitlementsOf('pia')).entitlements;
    const other = (await entitlementsOf('quo')).entitlements[1]!.id;
    const europe = { continent: 'europe' };
    expect(await kindOf(act(paula, 'choice', europe, 'pia', worlds!.id), 409)).toBe('entitlement-not-of-choice');
    expect(await kindOf(act(paula, 'choice', europe, 'pia', other), 404)).toBe('entitlement-of-another');
    expect(await kindOf(act(paula, 'forfeit', { reason: 'for Otto' }, 'pia', other), 404)).toBe(
      'entitlement-of-another',
    );
    expect(await kindOf(act(paula, 'choice', europe, 'pia', 'none'), 404)).toBe('not-found');
    expect(await kindOf(act(paula, 'choice', europe, 'pia', `${id.slice(0, 36)}-99`), 404)).toBe('not-found');
    expect(await kindOf(act(paula, 'choice', europe, 'nobody'), 404)).toBe('not-found');
    expect(await kindOf(act(paula, 'forfeit', {}), 400)).toBe('invalid-request');
  });

  it('is kept through a refresh, claimed on that continent, and used there', async () => {
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => Promise.resolve(),
    });
    const players = { pia: { earnedByes: [1] } };
    const header = { ...CONTINENTAL, country: 'DE' };
    const here = await play('NACC 2015', '2015-06-06', CONTINENTAL, withByeOnly('pia'), players);
    expect(said(here)).toEqual(['earned-bye-for-another /players/0/earnedByes']);
    const there = await play('ECC 2015', '2015-07-04', header, withByeOnly('pia'), players);
    expect(said(there)).toEqual([]);
    walk.setTime(new Date('2015-07-10T00:00:00Z'));
    const { entitlements } = await entitlementsOf('pia');
    expect(entitlements.find((each) => each.id === id)).toMatchObject({ state: 'used' });
    expect(await kindOf(act(coordinator, 'choice', { continent: 'australia' }), 409)).toBe('entitlement-used');
    expect(await kindOf(act(paula, 'forfeit', { reason: 'late' }), 409)).toBe('entitlement-used');
  });

  it('can be given up, once and for good', async () => {
    walk.setTime(new Date('2015-07-10T00:00:00Z'));
    const [worlds] = (await entitlementsOf('pia')).entitlements;
    const { body } = await act(paula, 'forfeit', { reason: 'no time' }, 'pia', worlds!.id).expect(200);
    expect(body).toMatchObject({ state: 'forfeited', forfeit: { by: 'Paula', reason: 'no time' } });
    expect(await kindOf(act(paula, 'forfeit', { reason: 'again' }, 'pia', worlds!.id), 409)).toBe(
      'entitlement-forfeited',
    );
    const players = { pia: { earnedByes: [1] } };
    const receipt = await play('Worlds 2015', '2015-09-19', { ...WORLDS }, withByeOnly('pia'), players);
    expect(said(receipt)).toEqual(['earned-bye-forfeited /players/0/earnedByes']);
    walk.setTime(new Date('2016-01-10T00:00:00Z'));
    const quo = (await entitlementsOf('quo')).entitlements[1]!.id;
    expect(await kindOf(act(coordinator, 'forfeit', { reason: 'late' }, 'quo', quo), 409)).toBe('entitlement-expired');
    await act(coordinator, 'choice', { continent: 'europe', reason: 'told in time' }, 'quo', quo).expect(200);
  });

  it('belongs to both who are one', async () => {
    const names = ['quo', 'quentin'];
    await play('Local', '2015-10-10', {}, [
      round('quentin rex FW', 'sue uma FW'),
      round('quentin sue FW', 'rex uma FW'),
    ]);
    const merge = { into: names[1], reason: 'the same' };
    const { body } = await walk.post(`/api/v1/players/${names[0]}/merge`, coordinator, merge).expect(200);
    await walk.publisher.publishMerge(String(body.id));
    walk.setTime(new Date('2015-10-20T00:00:00Z'));
    const { entitlements } = await entitlementsOf('quentin');
    expect(entitlements.map(({ player, choice }) => [player, choice])).toEqual([
      ['quentin', null],
      ['quentin', expect.objectContaining({ continent: 'europe' })],
    ]);
    expect(await statesOf('quo')).toHaveLength(2);
  });
});

describe('head starts in Tribbles', () => {
  const HEAT = { game: 'tribbles', rules: null, pairing: 'tribbles', structure: 'heat' } as const;
  const table = (a: string, b: string, c: string, d: string) => pods(`${a} 500 out, ${b} 400, ${c} 300, ${d} 200`);
  const five = (names: [string, string, string, string]) => [1, 2, 3, 4, 5].map(() => table(...names));

  it('come from what decides, not from a heat, and are used in the first heat', async () => {
    const heat = await play(
      'Regional heat',
      '2014-05-10',
      { ...REGIONAL, ...HEAT },
      five(['tia', 'ugo', 'vic', 'wil']),
    );
    const shown = await show(`/api/v1/tournaments/${heat.tournamentId}`);
    expect(shown).toMatchObject({ entitlements: [], badges: [] });
    await play('Regional', '2014-05-11', { ...REGIONAL, ...HEAT, structure: null }, five(['tia', 'ugo', 'vic', 'wil']));
    expect((await entitlementsOf('tia')).entitlements).toMatchObject([
      { headStart: 100_000, worth: 'a head start of 100,000' },
    ]);
    const players = { tia: { headStart: 100_000 }, ugo: { headStart: 100_000 } };
    const first = await play(
      'NACC heat 1',
      '2014-07-01',
      { ...CONTINENTAL, ...HEAT },
      five(['tia', 'ugo', 'vic', 'wil']),
      players,
    );
    expect(said(first)).toEqual(['head-start-unknown /players/1/headStart']);
    expect((await entitlementsOf('tia')).entitlements).toMatchObject([{ state: 'used', uses: [{ rounds: [] }] }]);
    const second = await submit(
      documentOf('NACC heat 2', '2014-07-02', { ...CONTINENTAL, ...HEAT }, five(['tia', 'xia', 'yve', 'zac']), {
        tia: { headStart: 100_000 },
      }),
      '2014-07-02',
    );
    expect(said(second)).toEqual(['head-start-used-up /players/0/headStart']);
  });
});

describe('what waits for a refresh', () => {
  const refresh = () =>
    walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'incremental',
      isOfficial: false,
      onProgress: () => Promise.resolve(),
    });
  const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS);

  it('may be where it was won: nothing is said of them who plays there, and all is told afterwards', async () => {
    const others = 'ada ben cat dan eli flo gil hod ian';
    const regional = documentOf('Late Regional', '2018-04-14', REGIONAL, eleven('roy', 'sal', others));
    walk.setTime(after('2018-04-14', 30));
    const { body } = await walk.post('/api/v1/submissions', coordinator, regional).expect(201);
    expect(body).toMatchObject({ state: 'awaiting-refresh' });
    const rounds = [
      round('sal EARNED_BYE', 'ned EARNED_BYE', 'lou mia FW'),
      round('lou sal FW', 'mia ned FW'),
      round('sal mia FW', 'ned lou FW'),
    ];
    const players = { sal: { earnedByes: [1] }, ned: { earnedByes: [1] } };
    const receipt = await submit(documentOf('NACC 2018', '2018-06-16', CONTINENTAL, rounds, players), '2018-06-16');
    expect(said(receipt)).toEqual(['earned-bye-expired /players/1/earnedByes']);
    await refresh();
    expect(await entitlementsOf('sal')).toMatchObject({ entitlements: [{ state: 'used' }, {}], uncovered: [] });
  });

  it('may be where it was won by the word of a coordinator about its level', async () => {
    const others = 'ada ben cat dan eli flo gil hod ian';
    const day = '2017-04-15';
    const local = await play('Promoted', day, { country: 'US' }, eleven('roy', 'tam', others));
    // The weekly refresh publishes it.
    await walk.dataSource.query(`update tournaments set level_override = 2 where key = $1`, [local.tournamentId]);
    await walk.dataSource.query(
      `insert into pending_changes (tournament_id, kind, starts_at, key, actor, reason, at)
       select id, 'level', $2, key, 'spec', '"spec"', now() from tournaments where key = $1`,
      [local.tournamentId, `${day}T10:00:00-05:00`],
    );
    const players = { tam: { earnedByes: [1] } };
    const document = documentOf('NACC 2017', '2017-06-17', CONTINENTAL, withBye('tam'), players);
    expect(said(await submit(document, '2017-06-17'))).toEqual([]);
    await refresh();
  });

  it('is all of what is imported at once: nothing is said of that, and all is told afterwards', async () => {
    const header = (day: string, externalId: string) => ({
      externalId,
      startsAt: `${day}T10:00:00-05:00`,
      registeredAt: '2014-01-01T10:00:00Z',
    });
    const others = 'ada ben cat dan eli flo gil hod ian';
    const regional = report(...eleven('ugh', 'vol', others), {
      tournament: { ...header('2019-04-13', 'import:1'), ...REGIONAL },
    });
    const continental = report(...withBye('vol'), {
      tournament: { ...header('2019-06-15', 'import:2'), ...CONTINENTAL },
      players: { vol: { earnedByes: [1] } },
    });
    const champions = report(round('kit lea FW', 'max nia FW'), round('kit max FW', 'lea nia FW'), {
      tournament: { ...header('2019-08-17', 'import:3'), kind: 'champions-league', country: 'US' },
    });
    const deliveries = [regional, continental, champions].map((each) =>
      deliveryOf(each, { receivedAt: after('2019-09-01', 0), role: 'operator' }),
    );
    const answers = await new SubmissionRepository(walk.dataSource).acceptAll(deliveries);
    const codes = answers.map((answer) =>
      answer.kind === 'accepted'
        ? answer.acceptance.findings.map(({ code }) => code).filter((code) => CODES.test(code))
        : null,
    );
    expect(codes).toEqual([[], [], []]);
    await refresh();
    walk.setTime(after('2019-09-01', 0));
    expect(await entitlementsOf('vol')).toMatchObject({
      entitlements: [{ state: 'used', wonIn: { date: '2019-04-13' } }, { state: 'open' }],
      uncovered: [],
    });
  });
});

describe('the Champions League', () => {
  const rounds = [round('kit lea FW', 'max nia FW'), round('kit max FW', 'lea nia FW')];
  const header = { kind: 'champions-league', country: 'US' } as const;

  it('of a director is none, and wins nothing, until a coordinator lets it stand', async () => {
    const document = documentOf('CL', '2014-08-16', header, rounds);
    const receipt = await submit(document, '2014-08-16', director);
    expect(said(receipt)).toEqual([
      'level-not-approved /tournament/kind',
      ...[0, 1, 2, 3].map((entry) => `champions-league-not-eligible /players/${entry}`),
    ]);
    await walk.publisher.publishTournament(receipt.tournamentId, 1);
    const path = `/api/v1/tournaments/${receipt.tournamentId}`;
    expect(await show(path)).toMatchObject({ effective: { level: 1, kind: 'local' }, entitlements: [], badges: [] });
    await request(walk.app.getHttpServer())
      .patch(path)
      .set('authorization', `Bearer ${coordinator}`)
      .send({ level: null, reason: 'it is' })
      .expect(200);
    await walk.publisher.publishCorrection(receipt.tournamentId);
    expect(await show(path)).toMatchObject({
      effective: { level: 1, kind: 'champions-league' },
      entitlements: [{ handle: 'kit', into: 'worlds', earnedByes: [1, 2], section: '000 §12.7' }],
      badges: [{ handle: 'kit', badge: 'gold' }],
    });
  });
});

it('says of what nobody knows that it is not there', async () => {
  await walk.get('/api/v1/players/nobody-at-all/entitlements').expect(404);
  await walk.get('/api/v1/players/nobody-at-all/badges').expect(404);
  await walk.get('/api/v1/championships/local/2014').expect(404);
  await walk.get('/api/v1/championships/worlds/14').expect(404);
  await walk.get('/api/v1/championships/worlds/2014?game=chess').expect(400);
});
