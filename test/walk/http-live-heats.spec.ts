import { randomUUID } from 'node:crypto';
import type { HeatsView, LiveView } from '@quadrant/rules/live';
import { useHttpWalk } from './http-walk.js';

const LIVE = '/api/v1/live';

interface Shown extends LiveView {
  readonly heats: HeatsView | null;
  readonly finals: string | null;
  readonly tournament: { readonly name: string; readonly structure: string | null };
}

describe('heats of a live tournament', () => {
  const walk = useHttpWalk();
  let director: string;

  beforeAll(async () => {
    director = await walk.createToken('director', 'Dirk');
  });

  const tournament = { name: 'Regional', game: '2e', format: 'constructed', zone: 'UTC', country: 'DE' };
  const heats = { heats: 2, bracket: 'standard-4', bestOf: 1 };

  const begin = async (body: object): Promise<string> =>
    ((await walk.post(LIVE, director, body).expect(201)).body as { id: string }).id;

  const read = async (id: string): Promise<Shown> => (await walk.get(`${LIVE}/${id}`).expect(200)).body as Shown;

  const send = async (id: string, act: object) => {
    const { version } = await read(id);
    return walk.post(`${LIVE}/${id}/entries`, director, { key: randomUUID(), basedOn: version, act });
  };

  async function enter(id: string, act: object): Promise<void> {
    const { status, body } = await send(id, act);
    expect({ status, body: body as object }).toMatchObject({ status: 200 });
  }

  const refusalOf = async (id: string, act: object): Promise<string> =>
    ((await send(id, act)).body as { type: string }).type.replace('/problems/', '');

  /** Plays one round that is won by the first of each pair. */
  async function playHeat(id: string, players: readonly string[]): Promise<void> {
    for (const handle of players) {
      await enter(id, { kind: 'enter', handle });
      await enter(id, { kind: 'check-in', handle });
    }
    await enter(id, { kind: 'pair', round: 1 });
    await enter(id, { kind: 'start-round', round: 1 });
    for (const { players: pair } of (await read(id)).rounds[0]!.tables) {
      await enter(id, { kind: 'result', round: 1, players: pair, told: { result: 'FW', score: [100, 35] } });
    }
    await enter(id, { kind: 'finish' });
  }

  const names = (prefix: string): string[] => ['a', 'b', 'c', 'd'].map((name) => `${prefix}-${name}`);

  // @row 89, 90, 91, 93
  it('lead to finals with the seeds that were announced, and keep who qualified out of later heats', async () => {
    const finals = await begin({ tournament, heats });
    const planned = await read(finals);
    expect(planned.heats).toMatchObject({
      title: expect.stringContaining('4') as string,
      rows: [
        { heat: 1, id: null, state: 'planned', seeds: [1, 2] },
        { heat: 2, id: null, state: 'planned', seeds: [3, 4] },
      ],
    });
    expect(await refusalOf(finals, { kind: 'enter', handle: 'x' })).toBe('live-heats-first');
    expect(await refusalOf(finals, { kind: 'take-heats' })).toBe('live-heats-open');

    const first = await begin({ heatOf: finals });
    expect(await read(first)).toMatchObject({
      finals,
      tournament: { name: 'Regional, heat 1', structure: 'heat' },
    });
    await playHeat(first, names('one'));
    expect(await refusalOf(finals, { kind: 'plan-heats', ...heats, bracket: 'standard-8' })).toBe('live-heats-began');
    const [qualified] = (await read(finals)).heats!.rows[0]!.qualified;

    const second = await begin({ heatOf: finals });
    expect((await walk.post(LIVE, director, { heatOf: finals }).expect(409)).body).toMatchObject({
      type: '/problems/live-heats-complete',
    });
    expect(await refusalOf(second, { kind: 'enter', handle: qualified })).toBe('live-qualified');
    await enter(second, { kind: 'enter', handle: 'one-x' });
    expect(await refusalOf(second, { kind: 'rename', handle: 'one-x', to: qualified })).toBe('live-qualified');
    await enter(second, { kind: 'remove', handle: 'one-x' });
    await playHeat(second, names('two'));

    const rows = (await read(finals)).heats!.rows.flatMap((row) => row.qualified);
    const elsewhere = await begin({ tournament, players: rows });
    await enter(elsewhere, { kind: 'check-in', handle: rows[1] });
    expect((await send(finals, { kind: 'take-heats' })).body).toMatchObject({
      warnings: [{ code: 'plays-elsewhere-too', message: expect.stringContaining(rows[1]!) as string }],
    });
    expect((await send(elsewhere, { kind: 'check-in', handle: rows[0] })).body).toMatchObject({
      warnings: [{ code: 'plays-elsewhere-too' }],
    });
    const shown = await read(finals);
    expect(shown.players.map(({ handle, seed }) => [handle, seed])).toEqual(
      rows.map((handle, index) => [handle, index + 1]),
    );
    expect(shown.rounds[0]!.tables.map(({ players }) => players)).toEqual([
      [rows[0], rows[3]],
      [rows[1], rows[2]],
    ]);
    expect(await refusalOf(second, { kind: 'reopen', reason: 'A slip' })).toBe('live-heat-taken');
  });

  it('are begun only by who runs the finals, and only of finals', async () => {
    const finals = await begin({ tournament, heats });
    const other = await walk.createToken('director', 'Olga');
    await walk.post(LIVE, other, { heatOf: finals }).expect(403);
    const alone = await begin({ tournament });
    expect((await walk.post(LIVE, director, { heatOf: alone }).expect(409)).body).toMatchObject({
      type: '/problems/live-no-heats',
    });
    expect((await walk.post(LIVE, director, { heatOf: randomUUID() }).expect(404)).body).toMatchObject({
      type: '/problems/not-found',
    });
    const wrong = await walk.post(LIVE, director, { tournament, heats: { ...heats, bracket: 'star' } });
    expect([wrong.status, (wrong.body as { type: string }).type]).toEqual([422, '/problems/live-bracket-unknown']);
  });

  it('keep out all who qualified, also when they are entered at once', async () => {
    const finals = await begin({ tournament, heats });
    const first = await begin({ heatOf: finals });
    const second = await begin({ heatOf: finals });
    await playHeat(first, names('three'));
    const { qualified } = (await read(finals)).heats!.rows[0]!;
    const answers = await Promise.all(
      qualified.map((handle) => walk.post(`${LIVE}/${second}/entries`, director, { act: { kind: 'enter', handle } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(qualified.map(() => 409));
  });
});
