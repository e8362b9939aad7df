import { ReceiptSigner } from '@quadrant/store/receipts';
import pg from 'pg';
import { asOwner } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';
import { newcomer } from './quotas/unapproved.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
let director: string;

beforeAll(async () => {
  director = await walk.createToken('director', 'Director');
});
afterEach(() => jest.restoreAllMocks());

let reports = 0;

/** A report that is no other one's, with two new players. */
function newDocument(): object {
  reports += 1;
  const [ann, bob] = [`ann${reports}`, `bob${reports}`];
  const tournament = { externalId: `after-commit:${reports}` };
  return reportDocument(report(round(`${ann} 100-35 ${bob} FW`), round(`${ann} 30-100 ${bob} FL`), { tournament }));
}

const newTable = (): string => {
  reports += 1;
  const rows = [1, 2, 3].map(
    (each) => `${each},Ann${reports},Bob${reports},FW\n${each},Cy${reports},Dee${reports},TT\n`,
  );
  return `Round,Player 1,Player 2,Result\n${rows.join('')}`;
};

const ANSWERS = '?set=game=2e&set=name=Winter&set=startsAt=2014-11-08';

const AUDIT_AND_COMMIT = /insert into audit_entries .*; COMMIT$/s;

/** Lets every question to the database fail that is asked once a report is committed, and says how many were. */
async function withFaultsAfterCommit<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly faults: number }> {
  const ask = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')!.value as (...input: unknown[]) => unknown;
  let isCommitted = false;
  let faults = 0;
  const query = function (this: pg.Client, asked: string | { readonly text?: string }, ...others: unknown[]): unknown {
    if (isCommitted) {
      faults += 1;
      throw new Error('a fault after COMMIT');
    }
    isCommitted = AUDIT_AND_COMMIT.test(typeof asked === 'string' ? asked : (asked.text ?? ''));
    return ask.apply(this, [asked, ...others]);
  };
  const spied = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(query);
  try {
    return { answer: await work(), faults };
  } finally {
    spied.mockRestore();
  }
}

interface Receipt {
  readonly id: string;
  readonly shortId: string;
  readonly signature: string;
  readonly claimCodes: readonly object[];
  readonly file: object | null;
  readonly findings: readonly object[];
  readonly sincePreview: readonly object[] | null;
  readonly links: { readonly self: string };
}

const lasting = ({ id, shortId, signature, claimCodes, file }: Receipt) => ({
  ...{ id, shortId, signature, claimCodes, file },
});

describe('what fails after a report is committed', () => {
  it.each([
    ['a document', () => walk.post(SUBMISSIONS, director, newDocument()), 2],
    ['a table', () => walk.post(SUBMISSIONS + ANSWERS, director, newTable()).set('content-type', 'text/csv'), 4],
    ['a document that was previewed', () => walk.post(`${SUBMISSIONS}?previewedAfter=0`, director, newDocument()), 2],
  ])(
    'keeps the receipt of %s from nobody, and the same request again gets the same receipt and codes',
    async (_, send, players) => {
      const request = send();
      const again = reports;
      const { answer } = await withFaultsAfterCommit(() => request);
      expect(answer.status).toBe(201);
      const receipt = answer.body as Receipt;
      expect(receipt.claimCodes).toHaveLength(players);
      reports = again - 1;
      const repeated = await send().expect(200);
      expect(lasting(repeated.body as Receipt)).toEqual(lasting(receipt));
    },
  );

  it('takes its rating from no report: the job that asks for it is committed with it', async () => {
    const { answer } = await withFaultsAfterCommit(() => walk.post(SUBMISSIONS, director, newDocument()));
    expect(answer.status).toBe(201);
    await walk.publisher.publishWaiting();
    const { body } = await walk.get((answer.body as Receipt).links.self).expect(200);
    expect(body).toMatchObject({ state: 'processed' });
  });

  it.each([
    ['a document', (body: string) => walk.post(SUBMISSIONS, director, body)],
    ['a table', (body: string) => walk.post(SUBMISSIONS + ANSWERS, director, body).set('content-type', 'text/csv')],
  ])('changes nothing for %s that is sent again with its Idempotency-Key', async (name, send) => {
    const body = name === 'a table' ? newTable() : JSON.stringify(newDocument());
    const key = `after-commit-${reports}`;
    const { answer } = await withFaultsAfterCommit(() => send(body).set('idempotency-key', key));
    expect(answer.status).toBe(201);
    const again = await send(body).set('idempotency-key', key).expect(201);
    expect(again.body).toEqual(answer.body);
  });

  it('leaves a draft that could not be deleted, and submitting it again gets the same receipt', async () => {
    const { body: draft } = await walk
      .post(`/api/v1/drafts${ANSWERS}`, director, newTable())
      .set('content-type', 'text/csv')
      .expect(201);
    const submit = () => walk.post((draft as { links: { submission: string } }).links.submission, director, {});
    const { answer, faults } = await withFaultsAfterCommit(submit);
    expect(answer.status).toBe(201);
    expect(faults).toBeGreaterThan(0);
    const again = await submit().expect(200);
    expect(lasting(again.body as Receipt)).toEqual(lasting(answer.body as Receipt));
    await submit().expect(404);
  });

  it('gives the receipt of a draft that is gone once more to its key, with its file and its places', async () => {
    const { body: draft } = await walk
      .post(`/api/v1/drafts${ANSWERS}`, director, newTable())
      .set('content-type', 'text/csv')
      .expect(201);
    const submit = () =>
      walk
        .post((draft as { links: { submission: string } }).links.submission, director, {})
        .set('idempotency-key', `draft-${reports}`);
    const first = await submit().expect(201);
    expect((first.body as Receipt).file).not.toBeNull();
    expect((await submit().expect(201)).body).toEqual(first.body);
  });

  it('keeps no receipt of a report that waits', async () => {
    const stranger = await newcomer(walk.dataSource, 'Stranger');
    const document = { ...newDocument() } as { tournament: object };
    const body = { ...document, tournament: { ...document.tournament, director: 'Stranger' } };
    const { answer } = await withFaultsAfterCommit(() => walk.post(SUBMISSIONS, stranger.token, body));
    expect([answer.status, (answer.body as { state: string }).state]).toEqual([201, 'held']);
    const again = await walk.post(SUBMISSIONS, stranger.token, body).expect(200);
    expect(lasting(again.body as Receipt)).toEqual(lasting(answer.body as Receipt));
  });

  it('cannot be the signature: a report that cannot be signed is not stored', async () => {
    const document = newDocument();
    const before = await walk.countRows();
    jest.spyOn(ReceiptSigner.prototype, 'sign').mockRejectedValueOnce(new Error('no key'));
    await walk.post(SUBMISSIONS, director, document).expect(500);
    expect(await walk.countRows()).toEqual(before);
    await walk.post(SUBMISSIONS, director, document).expect(201);
  });

  it('tells claim codes to nobody but the one who sent the report first', async () => {
    const document = newDocument();
    const { body } = await walk.post(SUBMISSIONS, director, document).expect(201);
    const coordinator = await walk.createToken('coordinator', 'Carla');
    const other = await walk.post(SUBMISSIONS, coordinator, document).expect(200);
    expect(other.body).toMatchObject({ id: (body as Receipt).id, claimCodes: [] });
  });
});

/**
 * Plays a fault at the COMMIT of every report, and of every one that waits: the last moment at which PostgreSQL may refuse.
 * It comes late, so that an answer that does not wait for COMMIT is given before.
 */
async function withFaultAtCommit<T>(does: string, work: () => Promise<T>): Promise<T> {
  const triggers = ['submissions', 'held_reports'].map(
    (table) => `create constraint trigger fault after insert on ${table} deferrable initially deferred
      for each row execute function fault_at_commit()`,
  );
  await asOwner(
    walk.dataSource,
    `create function fault_at_commit() returns trigger language plpgsql security definer as $$ begin perform pg_sleep(0.1); ${does}; return null; end $$;
     ${triggers.join('; ')}`,
  );
  try {
    return await work();
  } finally {
    await asOwner(walk.dataSource, 'drop function fault_at_commit cascade');
  }
}

/** How a report is sent, once and again. */
interface Sending {
  readonly token: string;
  readonly send: () => ReturnType<typeof walk.post>;
}

const sendDocument = (document: object, token = director): Sending => ({
  token,
  send: () => walk.post(SUBMISSIONS, token, document),
});

const SENDINGS: [sent: string, prepare: () => Sending | Promise<Sending>][] = [
  ['as a document', () => sendDocument(newDocument())],
  [
    'as a table',
    () => {
      const table = newTable();
      const send = () => walk.post(SUBMISSIONS + ANSWERS, director, table).set('content-type', 'text/csv');
      return { token: director, send };
    },
  ],
  [
    'with an Idempotency-Key',
    () => {
      const { send } = sendDocument(newDocument());
      const key = `at-commit-${reports}`;
      return { token: director, send: () => send().set('idempotency-key', key) };
    },
  ],
  [
    'as a draft',
    async () => {
      const { body } = await walk
        .post(`/api/v1/drafts${ANSWERS}`, director, newTable())
        .set('content-type', 'text/csv')
        .expect(201);
      const { submission } = (body as { links: { submission: string } }).links;
      return { token: director, send: () => walk.post(submission, director, {}) };
    },
  ],
  [
    'as a correction',
    async () => {
      const document = newDocument() as { tournament: object };
      await walk.post(SUBMISSIONS, director, document).expect(201);
      return sendDocument({ ...document, tournament: { ...document.tournament, name: 'Corrected' } });
    },
  ],
  [
    'by somebody whose reports wait',
    async () => {
      const document = newDocument() as { tournament: object };
      const { handle, token } = await newcomer(walk.dataSource, `Newcomer${reports}`);
      return sendDocument({ ...document, tournament: { ...document.tournament, director: handle } }, token);
    },
  ],
];

describe.each([
  ['is refused', `raise exception 'a fault at COMMIT'`, 500],
  ['is lost with its connection', 'perform pg_terminate_backend(pg_backend_pid()), pg_sleep(60)', 503],
])('a report whose COMMIT %s', (_, does, status) => {
  it.each(SENDINGS)('gets no receipt when it is sent %s, and gets one once it is stored', async (_sent, prepare) => {
    // The first report of all publishes the chain that tosses are drawn from, in a transaction of its own.
    await walk.post(SUBMISSIONS, director, newDocument()).expect(201);
    const { token, send } = await prepare();
    const before = await walk.countRows();
    const refused = await withFaultAtCommit(does, () => send());
    expect([refused.status, refused.body]).toEqual([status, expect.objectContaining({ status })]);
    expect(await walk.countRows()).toEqual(before);

    const { body } = await send().expect(201);
    const { self } = (body as Receipt).links;
    await walk.get(self).set('authorization', `Bearer ${token}`).expect(200);
  });
});

/** A table with exactly so many bytes; a column of notes fills it up, with less than 1,000 letters in a cell up to 700,000 bytes. */
function tableOf(bytes: number, tag: string): string {
  const head = 'Round,Player 1,Player 2,Result,Notes\n';
  const rounds = Math.max(3, Math.min(40, Math.floor(bytes / 10_000)));
  const pairs = 20;
  const rows = Array.from({ length: rounds * pairs }, (_, index) => {
    const [number, table] = [Math.floor(index / pairs), index % pairs];
    return `${number + 1},${tag} A${table},${tag} B${(table + number) % pairs},FW,`;
  });
  const left = bytes - head.length - rows.join('\n').length - 1;
  const each = Math.floor(left / rows.length);
  const rest = left - each * rows.length;
  return `${head}${rows.map((row, index) => row + 'n'.repeat(index === 0 ? each + rest : each)).join('\n')}\n`;
}

describe('a large table', () => {
  it.each([63_999, 64_000, 65_536, 65_537, 700_000])(
    'of %i bytes gets its receipt with claim codes and places of cells, and twice at once the same one',
    async (bytes) => {
      const table = tableOf(bytes, `t${bytes}`);
      expect(Buffer.byteLength(table)).toBe(bytes);
      const send = () => walk.post(SUBMISSIONS + ANSWERS, director, table).set('content-type', 'text/csv');
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      const [one, other] = answers.map(({ body }) => body as Receipt);
      expect(lasting(one!)).toEqual(lasting(other!));
      expect(one!.claimCodes).toHaveLength(40);
      expect(one!.findings).toContainEqual(
        expect.objectContaining({ code: 'player-created', line: expect.any(Number) as number }),
      );
    },
    60_000,
  );

  it('of 2,000,000 bytes is answered with findings, and one byte more than the limit with 413', async () => {
    const table = tableOf(2_000_000, 'big');
    const answer = await walk.post(SUBMISSIONS + ANSWERS, director, table).set('content-type', 'text/csv');
    expect([201, 422]).toContain(answer.status);
    const tooLarge = `${table}${'\n'.repeat(2 * 1024 * 1024 + 1 - table.length)}`;
    await walk
      .post(SUBMISSIONS + ANSWERS, director, tooLarge)
      .set('content-type', 'text/csv')
      .expect(413);
  }, 60_000);

  it('is previewed and checked as a small one is', async () => {
    const table = tableOf(81_000, 'previewed');
    const preview = await walk
      .post(`${SUBMISSIONS}${ANSWERS}&preview=true`, director, table)
      .set('content-type', 'text/csv')
      .expect(200);
    expect(preview.body).toMatchObject({ participants: 40 });
    const checked = await walk
      .post(`/api/v1/files/check${ANSWERS}`, director, table)
      .set('content-type', 'text/csv')
      .expect(200);
    expect(checked.body).toMatchObject({ format: 'csv-matches' });
  }, 60_000);
});
