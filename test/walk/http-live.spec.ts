import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import type { LiveView } from '@quadrant/rules/live';
import { announcementOf } from '../builders/announcement-body.js';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const LIVE = '/api/v1/live';

const walk = useHttpWalk();
let director: string;
let helper: string;

beforeAll(async () => {
  director = await walk.createToken('director', 'Dirk');
  helper = await walk.createToken('director', 'Hella');
});

const NOW = {
  name: 'Friday',
  game: '2e',
  format: 'constructed',
  zone: 'Europe/Berlin',
  country: 'DE',
  plannedRounds: 3,
};

interface Problem {
  readonly type: string;
  readonly detail: string;
  readonly advice: string;
  readonly [key: string]: unknown;
}

interface ReportDocument {
  readonly tournament: object;
  readonly players: readonly { readonly handle: string }[];
}

async function begin(players: readonly string[] = [], tournament: object = {}): Promise<string> {
  const { body } = await walk.post(LIVE, director, { tournament: { ...NOW, ...tournament }, players }).expect(201);
  return (body as { id: string }).id;
}

const read = async (id: string): Promise<LiveView> => (await walk.get(`${LIVE}/${id}`).expect(200)).body as LiveView;

const send = (id: string, act: object, facts: object = {}, token = director) =>
  walk.post(`${LIVE}/${id}/entries`, token, { key: randomUUID(), ...facts, act });

/** Enters an act that is not refused, on the present version. */
async function enter(id: string, act: object): Promise<number> {
  const { version } = await read(id);
  const { body } = await send(id, act, { basedOn: version }).expect(200);
  return (body as { version: number }).version;
}

/** Enters an act, and returns the players that its answer warns of. */
async function warned(id: string, act: object): Promise<string[]> {
  const { body } = await send(id, act).expect(200);
  return (body as { warnings: { message: string }[] }).warnings.map(({ message }) => /"(.+?)"/.exec(message)![1]!);
}

async function seated(tournament: object = {}): Promise<string> {
  // The names are unique, because nobody plays in two live tournaments.
  const prefix = randomUUID().slice(0, 4);
  const players = ['ann', 'bob', 'cy', 'dee'].map((name) => `${name}-${prefix}`);
  const id = await begin(players, tournament);
  for (const handle of players) await enter(id, { kind: 'check-in', handle });
  return id;
}

async function start(id: string, round: number): Promise<LiveView['rounds'][number]> {
  await enter(id, { kind: 'pair', round });
  await enter(id, { kind: 'start-round', round });
  return (await read(id)).rounds[round - 1]!;
}

const WIN = { result: 'FW', score: [100, 35] };
const LOSS = { result: 'FL', score: [35, 100] };

describe('a live tournament', () => {
  // @row 12, 40, 49, 154, 155, 156
  it('is run from nothing to the draft of its report, which can be submitted', async () => {
    const id = await seated();
    for (const round of [1, 2, 3]) {
      for (const { players } of (await start(id, round)).tables)
        await enter(id, { kind: 'result', round, players, told: WIN });
    }
    expect((await read(id)).standings).toHaveLength(4);
    await walk.post(`${LIVE}/${id}/draft`, director, {}).expect(409);
    await enter(id, { kind: 'finish' });
    const { body } = await walk.post(`${LIVE}/${id}/draft`, director, {}).expect(201);
    const { draft } = body as { draft: string };
    const submitted = await walk.post(`/api/v1/drafts/${draft}/submission`, director, {});
    expect(submitted.body).toMatchObject({ findings: expect.any(Array) as unknown });
    expect([201, 202]).toContain(submitted.status);
    const { state, seed, commitment } = await read(id);
    expect({ state, seed, commitment }).toEqual({
      state: 'finished',
      seed: expect.any(String) as unknown,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
  });

  it('of an announcement begins once, on its day', async () => {
    const { body } = await walk.post('/api/v1/announcements', director, announcementOf()).expect(201);
    const { id: announcement } = body as { id: string };
    const early = await walk.post(LIVE, director, { announcement }).expect(409);
    expect((early.body as Problem).type).toBe('/problems/live-too-early');
    walk.setTime(new Date('2014-12-07T10:00:00Z'));
    const late = await walk.post(LIVE, director, { announcement }).expect(409);
    expect(late.body).toMatchObject({ type: '/problems/live-too-late', day: '2014-12-06' });
    walk.setTime(new Date('2014-12-06T09:00:00Z'));
    const begun = await walk.post(LIVE, director, { announcement }).expect(201);
    const { id } = begun.body as { id: string };
    const again = await walk.post(LIVE, director, { announcement }).expect(409);
    expect(again.body).toMatchObject({ type: '/problems/live-begun-already', id });
    const { body: report } = await walk
      .get(`${LIVE}/${id}/report`)
      .set('authorization', `Bearer ${director}`)
      .expect(200);
    expect(report).toMatchObject({ tournament: { registeredAt: '2014-11-10T13:00:00+01:00', plannedRounds: 4 } });
  });
});

describe('an entry of a live tournament', () => {
  it('is there once, however often it is sent with its key', async () => {
    const id = await begin();
    const entry = { key: randomUUID(), act: { kind: 'enter', handle: 'once' } };
    const answers = await Promise.all([1, 2, 3].map(() => walk.post(`${LIVE}/${id}/entries`, director, entry)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => (body as { isNew: boolean }).isNew)).toHaveLength(1);
    expect((await read(id)).version).toBe(1);
    const other = await walk.post(`${LIVE}/${id}/entries`, director, {
      ...entry,
      act: { kind: 'enter', handle: 'twice' },
    });
    expect([other.status, (other.body as Problem).type]).toEqual([422, '/problems/live-key-reused']);
  });

  it('is there once for an Idempotency-Key too, and the answer says that it was', async () => {
    const id = await begin();
    const entry = () =>
      walk
        .post(`${LIVE}/${id}/entries`, director, { act: { kind: 'enter', handle: 'once' } })
        .set('idempotency-key', 'table-4-round-1')
        .expect(200);
    expect([(await entry()).body, (await entry()).body]).toEqual([
      { version: 1, isNew: true, warnings: [] },
      { version: 1, isNew: false, warnings: [] },
    ]);
  });

  it('names each of its parts that cannot be so', async () => {
    const id = await begin();
    const { body } = await send(id, { kind: 'add-time', round: 'one', colour: 'red' }).expect(400);
    const { errors } = body as { errors: { name: string }[] };
    expect(errors.map(({ name }) => name)).toEqual(['/act/round', '/act/minutes', '/act/colour']);
  });

  it('of a batch is refused alone', async () => {
    const id = await begin();
    const entries = [
      { act: { kind: 'enter', handle: 'ann' } },
      { act: { kind: 'check-in', handle: 'nobody' } },
      { act: { kind: 'enter', handle: 'bob' } },
    ];
    const { body } = await walk.post(`${LIVE}/${id}/batches`, director, { entries }).expect(200);
    const { answers } = body as { answers: { version?: number; problem?: Problem }[] };
    expect(answers.map(({ version, problem }) => version ?? problem?.type)).toEqual([
      1,
      '/problems/live-player-unknown',
      2,
    ]);
  });

  it('of two who did not see each other is kept twice, and a director decides', async () => {
    const id = await seated();
    const [table] = (await start(id, 1)).tables;
    const { players } = table!;
    const { version } = await read(id);
    await send(id, { kind: 'result', round: 1, players, told: WIN }, { basedOn: version }).expect(200);
    await send(id, { kind: 'result', round: 1, players, told: LOSS }, { basedOn: version }).expect(200);
    const [conflict] = (await read(id)).rounds[0]!.tables;
    expect(conflict).toMatchObject({ status: 'conflict', result: null });
    expect(conflict!.claims).toHaveLength(2);
    const waits = await send(id, { kind: 'pair', round: 2 }).expect(409);
    expect((waits.body as Problem).type).toBe('/problems/live-games-open');
    await enter(id, { kind: 'result', round: 1, players, told: LOSS });
    expect((await read(id)).rounds[0]!.tables[0]).toMatchObject({ status: 'settled' });
  });

  it('on an old page is told what was decided since', async () => {
    const id = await seated();
    const { version } = await read(id);
    await start(id, 1);
    const { body } = await send(id, { kind: 'pair', round: 1 }, { basedOn: version }).expect(412);
    expect(body).toMatchObject({
      type: '/problems/live-changed',
      changes: ['Round 1 was paired.', 'Round 1 was started.'],
    });
  });

  it('warns of players who play in another live tournament, whatever checks them in', async () => {
    const players = ['here', 'away', 'late'].map((name) => `${name}-${randomUUID().slice(0, 4)}`);
    const [here, away, late] = players as [string, string, string];
    const [one, other] = [await begin(players), await begin(players, { name: 'Another' })];
    expect(await warned(other, { kind: 'check-in', handle: away })).toEqual([]);
    expect(await warned(one, { kind: 'check-in-all' })).toEqual([away]);
    expect(await warned(other, { kind: 'check-in-all' })).toEqual([here, late]);
    await enter(one, { kind: 'undo-check-in-all' });
    await enter(other, { kind: 'remove', handle: here });
    await enter(other, { kind: 'rename', handle: late, to: here });
    expect(await warned(one, { kind: 'check-in', handle: late })).toEqual([]);
    expect(await warned(one, { kind: 'rename', handle: late, to: `${late}-too` })).toEqual([]);
    expect(await warned(one, { kind: 'check-in', handle: here })).toEqual([here]);
    expect(await warned(one, { kind: 'check-in', handle: away, although: 'They left' })).toEqual([]);
  });

  it('warns of a player who comes back, and frees all at the end', async () => {
    const id = await seated();
    const [first] = (await read(id)).players.map(({ handle }) => handle);
    await start(id, 1);
    await enter(id, { kind: 'drop', handle: first, concedes: true });
    const other = await begin([first!], { name: 'Another' });
    expect(await warned(other, { kind: 'check-in', handle: first })).toEqual([]);
    expect(await warned(id, { kind: 'return', handle: first })).toEqual([first]);
    for (const { players, status } of (await read(id)).rounds[0]!.tables)
      if (status !== 'settled') await enter(id, { kind: 'result', round: 1, players, told: WIN });
    const playing = () =>
      walk.dataSource.query<object[]>(`select 1 from live_presences where tournament_id = $1`, [id]);
    expect(await playing()).toHaveLength(4);
    await enter(id, { kind: 'finish' });
    expect(await playing()).toHaveLength(0);
    await enter(id, { kind: 'reopen', reason: 'A slip' });
    expect(await playing()).toHaveLength(4);
  });

  it('keeps two people of one name apart, where it begins and later', async () => {
    const tournament = { name: 'Twins', game: '2e', format: 'constructed', zone: 'UTC' };
    const { body } = await walk.post(LIVE, director, { tournament, players: ['Anna', 'Bert', 'ANNA'] }).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ name: '/players/2' })]);
    expect(body.errors[0].detail).toContain('is the same as player 1 of the list.');
    const id = await begin(['Anna', 'Bert']);
    const twin = await send(id, { kind: 'enter', handle: 'anna', country: 'FR' }).expect(409);
    expect(twin.body).toMatchObject({ type: '/problems/live-player-there', free: 'Anna-2' });
    await send(id, { kind: 'enter', handle: twin.body.free as string }).expect(200);
    await send(id, { kind: 'edit', handle: 'anna', name: 'Anna Archer' }).expect(200);
    expect((await read(id)).players.map(({ handle }) => handle)).toEqual(['Anna', 'Bert', 'Anna-2']);
  });

  it('is for directors, and for helpers as far as they help', async () => {
    const id = await begin();
    await send(id, { kind: 'enter', handle: 'ann' }, {}, helper).expect(403);
    await enter(id, { kind: 'add-helper', handle: 'Hella' });
    await send(id, { kind: 'enter', handle: 'ann' }, {}, helper).expect(200);
    await send(id, { kind: 'pair', round: 1 }, {}, helper).expect(403);
  });
});

describe('whoever is anonymised', () => {
  it('is named in no log any more, and in no page of a process that had read it', async () => {
    const players = ['zelda', 'yan', 'xia', 'wim'];
    await handIn(walk.dataSource, report(round('zelda 10-10 yan TT', 'xia 10-10 wim TT')), { receivedAt: ON_TIME });
    const id = await begin(players, { scenario: 'no-such-thing-as-luck' });
    for (const handle of players) await enter(id, { kind: 'check-in', handle });
    for (const { players: seated } of (await start(id, 1)).tables)
      await enter(id, { kind: 'result', round: 1, players: seated, told: WIN });
    // Notes say which deck a player uses, by handle.
    expect((await start(id, 2)).notes.map(({ player }) => player)).toContain('zelda');
    const coordinator = await walk.createToken('coordinator', 'thsch');
    const asked = { reason: 'They asked.', handle: 'zelda' };
    await walk.post('/api/v1/players/zelda/anonymisation', coordinator, asked).expect(200);
    const shown = await read(id);
    expect(JSON.stringify(shown)).not.toMatch(/zelda/i);
    expect(shown.rounds[1]!.notes).toHaveLength(4);
    const logged = await walk.dataSource.query<object[]>(
      `select act::text from live_entries where act::text ilike '%zelda%'
       union all select player_key from live_presences where player_key = 'zelda'`,
    );
    expect(logged).toEqual([]);
  });

  // @row 49, 153, 154
  it('plays on under a label, and the tournament goes on to its receipt', async () => {
    const players = ['vera', 'uwe', 'tom', 'sue'];
    await handIn(walk.dataSource, report(round('vera 10-10 uwe TT', 'tom 10-10 sue TT')), { receivedAt: ON_TIME });
    const id = await begin(players, { plannedRounds: 2 });
    await enter(id, { kind: 'edit', handle: 'vera', name: 'Vera Vogel', country: 'DE' });
    for (const handle of players) await enter(id, { kind: 'check-in', handle });
    await start(id, 1);
    const coordinator = await walk.createToken('coordinator', 'thsch');
    const asked = { reason: 'They asked.', handle: 'vera' };
    await walk.post('/api/v1/players/vera/anonymisation', coordinator, asked).expect(200);
    for (const { players: seats } of (await read(id)).rounds[0]!.tables)
      await enter(id, { kind: 'result', round: 1, players: seats, told: WIN });
    for (const { players: seats } of (await start(id, 2)).tables)
      await enter(id, { kind: 'result', round: 2, players: seats, told: WIN });
    await enter(id, { kind: 'finish' });
    const { body } = await walk.post(`${LIVE}/${id}/draft`, director, {}).expect(201);
    const { draft } = body as { draft: string };
    const kept = await walk.get(`/api/v1/drafts/${draft}`).set('authorization', `Bearer ${director}`).expect(200);
    const { document, findings } = kept.body as { document: ReportDocument; findings: object[] };
    expect(findings).not.toContainEqual(expect.objectContaining({ severity: 'error' }));
    const labelled = document.players.find(({ handle }) => handle.startsWith('removed-'));
    expect(labelled).toMatchObject({ name: null, country: null });
    const elsewhere = { ...document, tournament: { ...document.tournament, externalId: 'quadrant:another' } };
    const refused = await walk.post('/api/v1/submissions', director, elsewhere).expect(422);
    expect(refused.body).toMatchObject({ findings: [{ code: 'reserved-handle' }] });
    await walk.post(`/api/v1/drafts/${draft}/submission`, director, {}).expect(201);
    const played = await walk.dataSource.query<{ isThem: boolean }[]>(
      `select p.anonymised_at is not null as "isThem" from entries e join players p on p.id = e.player_id
       where e.handle = $1 and e.handle = p.handle`,
      [labelled!.handle],
    );
    expect(played).toEqual([{ isThem: true }, { isThem: true }]);
  });
});

describe('the page on which a tournament is run', () => {
  const page = (place: string, token: string) => walk.get(place).set('authorization', `Bearer ${token}`);

  it('shows a helper only what a helper may do', async () => {
    const id = await seated();
    await enter(id, { kind: 'add-helper', handle: 'Hella' });
    await start(id, 1);
    const all = (await page(`/live/${id}/run`, director).expect(200)).text;
    const helped = (await page(`/live/${id}/run`, helper).expect(200)).text;
    const kindsIn = (text: string) =>
      [...new Set([...text.matchAll(/name="act\.kind" value="([a-z-]+)"/g)].map(([, kind]) => kind))].sort();
    expect(kindsIn(helped)).toEqual(['edit', 'enter', 'result']);
    expect(kindsIn(all)).toEqual(expect.arrayContaining(['add-helper', 'add-time', 'delay', 'drop', 'plan-rounds']));
    await page(`/live/${id}/paper?sheet=pairings`, helper).expect(200);
    await page(`/live/${id}/paper?sheet=links`, helper).expect(403);
    await page(`/live/${id}/log`, helper).expect(403);
  });
});

describe('the notes of judges', () => {
  const opened = (place: string, token: string) => walk.get(place).set('authorization', `Bearer ${token}`);

  it('are written and read by directors and helpers, and by nobody else, wherever a tournament is shown', async () => {
    const id = await seated();
    const { players } = (await start(id, 1)).tables[0]!;
    await enter(id, { kind: 'add-helper', handle: 'Hella' });
    const secret = '=Slow play, second warning';
    const note = { kind: 'judge-note', note: 'penalty', player: players[0], round: 1, text: secret };
    const { body } = await send(id, note, {}, helper).expect(200);
    const { version } = body as { version: number };
    await enter(id, { kind: 'add-time', round: 1, minutes: 5, player: players[1], reason: 'A deck check.' });
    const notes = `${LIVE}/${id}/judge-notes`;
    expect((await opened(notes, helper).expect(200)).body).toMatchObject({
      rows: [
        { version, by: 'Hella', note: 'penalty', player: players[0], round: 1, text: secret, takenBackBy: null },
        { note: 'extra-time', player: players[1], minutes: 5, text: 'A deck check.' },
      ],
    });
    expect((await opened(`${notes}.csv`, director).expect(200)).text).toContain(`"'${secret}"`);
    for (const token of [director, helper]) {
      const page = await opened(`/live/${id}/judges?player=${players[0]}`, token).expect(200);
      expect(page.text).toContain(secret);
      expect(page.text).not.toContain('A deck check.');
    }
    const stranger = await walk.createToken('director', 'Stranger');
    for (const place of [notes, `${notes}.csv`, `/live/${id}/judges`]) {
      await opened(place, stranger).expect(403);
      await walk.get(place).expect((answer) => expect(answer.text).not.toContain(secret));
    }
    await enter(id, { kind: 'undo-judge-note', version });
    // Another one who takes it back later changes nothing.
    const again = await send(id, { kind: 'undo-judge-note', version }, {}, helper).expect(200);
    expect(again.body).toMatchObject({ isNew: false });
    await enter(id, { kind: 'result', round: 1, players, told: WIN });
    const links = (await opened(`${LIVE}/${id}/links`, director).expect(200)).body as { rows: { link: string }[] };
    const open = ['', '/screen', `/me/${links.rows[0]!.link}`].map((rest) => `/live/${id}${rest}`);
    for (const place of [...open, `${LIVE}/${id}`]) {
      expect((await walk.get(place).expect(200)).text).not.toContain('Slow play');
    }
    expect((await opened(`${LIVE}/${id}/report`, director).expect(200)).text).not.toContain('Slow play');
    expect((await opened(`/live/${id}/judges`, helper).expect(200)).text).toContain('Taken back by');
  });

  it('are refused about somebody who does not play, or a round that is not there, and taken back only where they are', async () => {
    const id = await seated();
    const typeOf = async (act: object) =>
      ((await send(id, act).expect(({ ok }) => expect(ok).toBe(false))).body as Problem).type;
    const note = { kind: 'judge-note', note: 'ruling', text: 'Replay from the last turn.' };
    expect(await typeOf({ ...note, player: 'nobody' })).toBe('/problems/live-player-unknown');
    expect(await typeOf({ ...note, round: 4 })).toBe('/problems/live-round-unknown');
    expect(await typeOf({ kind: 'undo-judge-note', version: 1 })).toBe('/problems/live-note-unknown');
    await send(id, { ...note, text: ' ' }).expect(400);
    await send(id, { ...note, text: 'x'.repeat(501) }).expect(400);
    await send(id, { ...note, note: 'gossip' }).expect(400);
  });
});

describe("a player's link", () => {
  const own = (id: string, link: string, act: object) =>
    walk.post(`${LIVE}/${id}/own-entries`, null, { key: randomUUID(), link, act });

  const linksOf = async (id: string): Promise<Map<string, string>> => {
    const { body } = await walk.get(`${LIVE}/${id}/links`).set('authorization', `Bearer ${director}`).expect(200);
    return new Map(
      (body as { rows: { player: string; link: string }[] }).rows.map(({ player, link }) => [player, link]),
    );
  };

  it('enters a result of its own, which the other player confirms', async () => {
    const id = await seated();
    const [table] = (await start(id, 1)).tables;
    const [one, two] = table!.players as [string, string];
    const links = await linksOf(id);
    await own(id, links.get(one)!, { kind: 'result', round: 1, players: [one, two], told: WIN }).expect(200);
    expect((await read(id)).rounds[0]!.tables[0]).toMatchObject({
      status: 'claimed',
      claims: [{ by: one, role: 'player' }],
    });
    await own(id, links.get(two)!, { kind: 'result', round: 1, players: [two, one], told: LOSS }).expect(200);
    expect((await read(id)).rounds[0]!.tables[0]).toMatchObject({ status: 'settled' });
  });

  it('acts for nobody else, in no other tournament, and not after it was replaced or the tournament is over', async () => {
    const [id, elsewhere] = [await begin(['ann', 'bob']), await begin(['ann'])];
    const link = (await linksOf(id)).get('ann')!;
    const type = ({ body }: { body: unknown }) => (body as Problem).type;
    expect(type(await own(id, link, { kind: 'check-in', handle: 'bob' }).expect(403))).toBe(
      '/problems/live-other-player',
    );
    expect(type(await own(id, link, { kind: 'finish' }).expect(403))).toBe('/problems/live-only-director');
    expect(type(await own(elsewhere, link, { kind: 'check-in', handle: 'ann' }).expect(403))).toBe(
      '/problems/live-link-ended',
    );
    await enter(id, { kind: 'renew-link', handle: 'ann' });
    expect(type(await own(id, link, { kind: 'check-in', handle: 'ann' }).expect(403))).toBe(
      '/problems/live-link-ended',
    );
    expect((await linksOf(id)).get('bob')).not.toBe((await linksOf(elsewhere)).get('bob'));
  });
});

describe('whoever follows a live tournament', () => {
  const follow = async (
    id: string,
    headers: Record<string, string> = {},
  ): Promise<{ next: (part: string) => Promise<string>; end: () => void }> => {
    if (!walk.app.getHttpServer().listening) await walk.app.listen(0, '127.0.0.1');
    const url = await walk.app.getUrl();
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get(`${url}${LIVE}/${id}/events`, { agent: false, headers }, resolve).once('error', reject),
    );
    response.setEncoding('utf8');
    let text = '';
    const waiting: (() => void)[] = [];
    response.on('data', (chunk: string) => {
      text += chunk;
      for (const look of waiting.splice(0)) look();
    });
    return {
      async next(part) {
        while (!text.includes(part)) await new Promise<void>((resolve) => waiting.push(resolve));
        return text;
      },
      end: () => response.destroy(),
    };
  };

  it('hears of each entry with the table that it changed, and of what they missed', async () => {
    const id = await seated();
    const round = await start(id, 1);
    const first = await follow(id);
    await first.next('event: version');
    const { players } = round.tables[0]!;
    const version = await enter(id, { kind: 'result', round: 1, players, told: WIN });
    const heard = await first.next(`id: ${version}\n`);
    expect(heard).toContain(`"status":"settled"`);
    first.end();
    const second = await follow(id, { 'last-event-id': String(version - 1) });
    expect(await second.next(`id: ${version}\ndata: {"version":${version},"kind":"result"`)).toContain(players[0]);
    const text = 'An angry word.';
    const noted = await enter(id, { kind: 'judge-note', note: 'penalty', player: players[0], round: 1, text });
    expect(await second.next(`id: ${noted}\n`)).not.toContain(text);
    expect(await second.next(`"kind":"judge-note","text":"","round":null,"table":null`)).not.toContain(text);
    second.end();
  });

  it('gets a 404 for a tournament that is not there', async () => {
    await walk.get(`${LIVE}/${randomUUID()}/events`).expect(404);
  });
});
