import { useBatches, useCoordinator } from './batch-walk.js';

const batches = useBatches();
const { walk } = batches;
const ann = useCoordinator(batches);

const HEAD = 'Round,Player 1,Player 2,Result,Score\n';
const FIRST = `${HEAD}1,Ann Ash,Bob Best,FW,100-40\n1,Cid Cole,Dee Dunn,FL,30-100\n2,Ann Ash,Dee Dunn,FW,100-20\n2,Bob Best,Cid Cole,FW,100-50\n`;
const LAST = `${HEAD}3,Ann Ash,Cid Cole,FW,100-40\n3,Bob Best,Dee Dunn,FL,30-100\n`;
const PLACES = 'Place,Player,VP\n1,Ann Ash,12\n2,Dee Dunn,8\n3,Bob Best,4\n4,Cid Cole,0\n';
const [A, B, C] = ['kiel/open a.csv', 'kiel/open b.csv', 'kiel/open places.csv'];

type Files = Readonly<Record<string, string>>;

const FACTS = { game: '2e', director: 'Thsch', name: 'Spring Open', startsAt: '2003-05-10' };

const bring = (files: Files) =>
  batches.bring(...Object.entries(files).map(([path, content]) => [path, content, FACTS] as const));

async function join(number: number, partOf: Files): Promise<void> {
  const answers = Object.entries(partOf).map(([file, whole]) => [file, { ...FACTS, partOf: whole }] as const);
  await batches.answer(number, ...answers);
  await batches.read(number);
}

interface Item {
  readonly id: string;
  readonly state: string;
  readonly parts: readonly string[];
  readonly findings: readonly { readonly code: string; readonly message: string; readonly line?: number }[];
}

const itemsOf = (number: number) => batches.list<Item>(number, 'items');
const halvesOf = async (number: number) =>
  (await batches.send('get', `/${number}/halves`).expect(200)).body as {
    readonly offers: readonly object[];
    readonly joined: readonly object[];
  };

const tournaments = async () =>
  ((await walk.get('/api/v1/tournaments').expect(200)).body as { rows: readonly { id: string; name: string }[] }).rows;

describe('a tournament whose halves are in two files', () => {
  it('is offered on the page, joined by one button, published and undone as one', async () => {
    const number = await bring({ [A]: FIRST, [B]: LAST });
    expect((await itemsOf(number)).map(({ id, state }) => [id, state])).toEqual([
      [A, 'ready'],
      [B, 'ready'],
    ]);
    expect(await halvesOf(number)).toEqual({
      offers: [
        { first: A, other: B, kind: 'rounds', rounds: [1, 2], otherRounds: [3], inCommon: 4, people: 4, sameBy: 'day' },
      ],
      joined: [],
    });
    await ann.open(`/desk/history/${number}/doubles`);
    expect(ann.text).toContain('One has rounds 1–2, the other one 3.');
    await ann.send(`Join ${A} and ${B}`);
    expect(ann.text).toContain('Joined. The files are being read.');
    await batches.work(number, 'read');
    expect(await itemsOf(number)).toMatchObject([{ id: A, state: 'ready', parts: [B] }]);
    expect(await halvesOf(number)).toEqual({
      offers: [],
      joined: [{ file: B, partOf: A, decidedBy: 'Anna', isRead: true }],
    });
    await ann.open(`/desk/history/${number}`);
    expect(ann.text).toContain(`Joined with ${B}.`);
    await batches.publishAll(number);
    const [stored] = await tournaments();
    const { body } = await walk.get(`/api/v1/tournaments/${stored!.id}`).expect(200);
    const rounds = (body as { rounds: { round: number; matches: object[] }[] }).rounds;
    expect(rounds.map(({ round, matches }) => [round, matches.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    await batches.undo(number);
    expect(await tournaments()).toEqual([]);
  });

  it('is two tournaments again when somebody takes it back', async () => {
    const number = await bring({ [A]: FIRST, [B]: LAST });
    await join(number, { [B]: A });
    expect(await itemsOf(number)).toHaveLength(1);
    await ann.open(`/desk/history/${number}/doubles`);
    await ann.send(`Take back the joining of ${B}`);
    expect(ann.text).toContain('They are two tournaments again. The files are being read.');
    await batches.work(number, 'read');
    expect((await itemsOf(number)).map(({ id }) => id)).toEqual([A, B]);
    expect((await halvesOf(number)).offers).toHaveLength(1);
    const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
    const [, row] = (body as { rows: { values: Record<string, string> }[] }).rows;
    expect(row!.values).toEqual({ game: '2e', director: 'Thsch', name: 'Spring Open', startsAt: '2003-05-10' });
  });

  it('may have its rounds in two files and its final places in a third', async () => {
    const number = await bring({ [A]: FIRST, [B]: LAST, [C]: PLACES });
    await join(number, { [B]: A, [C]: B });
    const [item, ...more] = await itemsOf(number);
    expect(more).toEqual([]);
    expect(item).toMatchObject({ id: A, state: 'ready', parts: [B, C] });
    expect(item!.findings.map(({ code }) => code)).toContain('standings-contradict');
  });

  it('is read again when a part is replaced, and refused with the line where both contradict each other', async () => {
    const number = await bring({ [A]: FIRST, [B]: LAST });
    await join(number, { [B]: A });
    await batches.file(number, B, `${LAST}2,Dee Dunn,Ann Ash,FW,100-90\n`).expect(200);
    await batches.read(number);
    expect(await itemsOf(number)).toEqual([]);
    const { body } = await batches.send('get', `/${number}/files?refused=true`).expect(200);
    const [refused] = (body as { files: { path: string; findings: Item['findings'] }[] }).files;
    expect(refused!.path).toBe(A);
    expect(refused!.findings[0]).toMatchObject({ code: 'parts-contradict', line: 4 });
    expect(refused!.findings[0]!.message).toBe(
      `In ${B}: Round 2: here Dee Dunn beats Ann Ash (100-90); in the other file Ann Ash beats Dee Dunn (100-20).`,
    );
    await batches.file(number, B, LAST).expect(200);
    await batches.read(number);
    expect(await itemsOf(number)).toMatchObject([{ id: A, parts: [B] }]);
  });

  it('stands alone when the file that it belongs to is removed', async () => {
    const number = await bring({ [A]: FIRST, [B]: LAST });
    await join(number, { [B]: A });
    await batches.send('delete', `/${number}/files?path=${encodeURIComponent(A)}`).expect(200);
    await batches.read(number);
    expect(await itemsOf(number)).toMatchObject([{ id: B, parts: [] }]);
  });

  it.each([
    ['itself', B],
    ['a file that is not there', 'kiel/other.csv'],
  ])('cannot be called a part of %s', async (_, partOf) => {
    const number = await bring({ [A]: FIRST, [B]: LAST });
    const rows = [{ file: B, values: { partOf } }];
    const { body } = await batches.send('put', `/${number}/manifest`, { rows }).expect(422);
    expect(body).toMatchObject({ type: expect.stringContaining('batch-manifest-refused'), file: B });
  });
});
