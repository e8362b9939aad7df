import type { LiveView } from '@quadrant/rules/live';
import { announcementOf } from '../builders/announcement-body.js';
import { winterLocal } from '../builders/winter-local.js';
import { useCliPeople } from './cli-people.js';

const { walk, facts, dora, tokens } = useCliPeople();

const call = (operation: string, parameters: Record<string, string> = {}, ...more: string[]) =>
  dora.call(
    'call',
    operation,
    ...Object.entries(parameters).flatMap(([name, value]) => ['--param', `${name}=${value}`]),
    ...more,
  );

const send = (operation: string, parameters: Record<string, string>, body: object) =>
  call(operation, parameters, '--body', JSON.stringify(body));

async function done<Answer>(called: ReturnType<typeof call>): Promise<Answer> {
  const { code, out, err } = await called;
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Answer;
}

describe('quadrant call', () => {
  it('lists every operation of the site with what it takes', async () => {
    const { code, out } = await dora.call('call');
    expect(code).toBe(0);
    expect(out).toContain('readHeldReport id\n  ');
    expect(out).toMatch(/^mergePlayer handle .*--body\n {2}\w/m);
    const listed = await done<{ name: string }[]>(dora.call('call', '--json'));
    const { body } = await walk.get('/api/v1/openapi.json').expect(200);
    const operations = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
      .filter((name) => !/^(Health|Metrics)Controller_/.test(name));
    expect(operations.length).toBeGreaterThan(200);
    expect(listed.map(({ name }) => name)).toEqual(operations);
  });

  it('announces what a file describes, lists it by filters, and cancels it with a reason', async () => {
    dora.write('winter.json', JSON.stringify(announcementOf()));
    const { id } = await done<{ id: string }>(call('announceTournament', {}, '--body', 'winter.json'));
    const listed = await done<{ rows: { id: string }[] }>(call('listAnnouncements', { game: '2e', country: 'DE' }));
    expect(listed.rows.map((row) => row.id)).toEqual([id]);
    expect((await done<{ rows: object[] }>(call('listAnnouncements', { game: 'tribbles' }))).rows).toEqual([]);
    expect(await done(send('cancelAnnouncement', { id }, { reason: 'a flood' }))).toMatchObject({ notice: 'a flood' });
    const again = await send('cancelAnnouncement', { id }, { reason: 'again' });
    expect(again).toMatchObject({ code: 1, err: '', out: expect.stringMatching(/^Refused\. \S/) });
  });

  it('says which parts of a body are not valid, to programs as a problem', async () => {
    const body = JSON.stringify({ ...announcementOf(), date: 'soon' });
    const refused = await call('announceTournament', {}, '--body', body);
    expect(refused).toMatchObject({ code: 1, out: expect.stringMatching(/^Refused\. .*\n {2}\/date: /) });
    const { code, out } = await call('announceTournament', {}, '--body', body, '--json');
    expect([code, JSON.parse(out)]).toEqual([
      1,
      expect.objectContaining({ status: 400, type: '/problems/invalid-request' }),
    ]);
  });

  it('sends a file of another program as it is, and a parameter that takes a list as often as it is given', async () => {
    dora.pipe('Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n');
    const words = ['--param', 'set=game=2e', '--param', 'set=name=Winter Local', '--body', '-'];
    const draft = await done<{ id: string; answers: object }>(call('createDraft', { name: 'Later' }, ...words));
    expect(draft).toMatchObject({ name: 'Later', answers: { game: '2e', name: 'Winter Local' } });
    expect(await call('deleteDraft', { id: draft.id })).toEqual({ code: 0, out: '', err: '' });
    expect((await call('readDraft', { id: draft.id })).code).toBe(1);
  });

  it('runs a tournament to its report', async () => {
    const players = ['ann', 'bob', 'cy', 'dee'];
    const format = { game: '2e', format: 'constructed', zone: 'UTC', country: 'DE' };
    const begun = send(
      'beginLiveTournament',
      {},
      { tournament: { name: 'Friday', ...format, plannedRounds: 1 }, players },
    );
    const { id } = await done<{ id: string }>(begun);
    const enter = async (act: object) => {
      const { version: basedOn } = await done<LiveView>(call('readLiveTournament', { id }));
      return send('enterLive', { id }, { basedOn, act });
    };
    for (const handle of players) expect((await enter({ kind: 'check-in', handle })).code).toBe(0);
    expect((await enter({ kind: 'pair', round: 1 })).code).toBe(0);
    expect((await enter({ kind: 'start-round', round: 1 })).code).toBe(0);
    expect(await enter({ kind: 'finish' })).toMatchObject({
      code: 1,
      out: expect.stringContaining('2 games from round 1 on have no result'),
    });
    const { rounds } = await done<LiveView>(call('readLiveTournament', { id }));
    for (const { players } of rounds[0]!.tables) {
      await enter({ kind: 'result', round: 1, players, told: { result: 'FW', score: [100, 0] } });
    }
    expect((await enter({ kind: 'finish' })).code).toBe(0);
    expect((await done<{ rounds: object[] }>(call('readLiveReport', { id }))).rounds).toHaveLength(1);
  });

  it('sends the version that was seen as a header, and tells where a scheme is wrong', async () => {
    facts['QUADRANT_TOKEN'] = tokens.coordinator;
    await done(send('createLeague', {}, { slug: 'kronos', name: 'Kronos', director: 'Worf' }));
    const scheme = { slug: 'kronos', scheme: 'own' };
    const save = (text: string, seen: Record<string, string> = {}) =>
      send('saveScheme', { ...scheme, ...seen }, { text, name: 'Wins', reason: 'the members agreed' });
    const text = 'at most 2\naward 2 when entry.place = 1 because "won"';
    const { leagueVersion } = await done<{ leagueVersion: number }>(save(text));
    const blind = await save(text);
    expect(blind).toMatchObject({
      code: 1,
      out: expect.stringContaining('Without If-Match this change could overwrite'),
    });
    expect((await save(`${text}\n`, { 'If-Match': `"v${leagueVersion}"` })).code).toBe(0);
    const wrong = await send('tryScheme', { slug: 'kronos' }, { text: 'award 2' });
    expect(wrong).toMatchObject({
      code: 1,
      out: expect.stringContaining('error scheme-without-maximum at line 1, column 1'),
    });
  });

  it('prints what is no JSON as it comes, and needs no token for what everybody may read', async () => {
    const { id } = await walk
      .post('/api/v1/submissions', tokens.coordinator, winterLocal())
      .expect(201)
      .then(({ body }) => ({ id: String(body.tournamentId) }));
    facts['QUADRANT_TOKEN'] = '';
    const table = await call('downloadTournament', { id, format: 'csv-matches' });
    expect(table).toMatchObject({ code: 0, out: expect.stringMatching(/^Quadrant tournament .*\r?\nRound,.*\r?\n1,/) });
    expect(await done(call('downloadTournament', { id }))).toMatchObject({ schema: 'quadrant/1' });
    const unsigned = await call('listDrafts');
    expect(unsigned).toMatchObject({ code: 2, out: '', err: expect.stringContaining('QUADRANT_TOKEN is not set') });
  });

  it('asks the server that --server names', async () => {
    const { QUADRANT_URL: server = '' } = facts;
    facts['QUADRANT_URL'] = 'http://127.0.0.1:9';
    expect(await dora.call('call', 'listRegions')).toMatchObject({
      code: 2,
      err: expect.stringContaining('No answer'),
    });
    expect((await dora.call('call', 'listRegions', '--server', server)).code).toBe(0);
    expect((await dora.call('call', 'listRegions', '--server', 'there')).code).toBe(2);
    facts['QUADRANT_URL'] = server;
  });

  it.each([
    ['an unknown operation', ['mergeLeagues'], 'There is no operation "mergeLeagues": "quadrant call" lists them.'],
    [
      'an unknown parameter',
      ['readPlayer', '--param', 'name=ann'],
      'readPlayer has no parameter "name". Its parameters: ',
    ],
    ['a parameter without a value', ['readPlayer', '--param', 'ann'], 'Write NAME=VALUE'],
    ['a missing parameter', ['readPlayer'], 'readPlayer needs --param handle=…'],
    ['a missing body', ['mergePlayer', '--param', 'handle=ann'], 'mergePlayer needs --body'],
    ['a body that it does not take', ['listRegions', '--body', '{}'], 'listRegions takes no body'],
    ['a body that is no JSON', ['createLeague', '--body', '{slug}'], 'The body of createLeague must be JSON'],
    ['a file that is not there', ['createLeague', '--body', 'none.json'], 'none.json cannot be read'],
  ])('cannot run with %s', async (_what, words, sentence) => {
    const { code, out, err } = await dora.call('call', ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
