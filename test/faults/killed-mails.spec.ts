import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inTransaction } from '@quadrant/store/audit';
import { tellPeople } from '@quadrant/store/notices';
import { useTestDatabase } from '../builders/database.js';
import { stories } from '../builders/length.js';
import { MailCatcher, type SmtpStep } from '../builders/smtp.js';
import { CountedWay } from './counted-way.js';

const SENDER = path.join(__dirname, 'send-mails.mjs');
const STEPS: readonly SmtpStep[] = ['connect', 'from', 'to', 'data', 'taken'];
const NAMES = ['One', 'Two', 'Three'];
/** The sender is also killed at so many places between the database and itself, among them between the server's 250 and its commit. */
const KILLS = stories(3, 60);

jest.setTimeout(600_000);

const database = useTestDatabase();
const server = new MailCatcher();
let way: CountedWay;
let env: NodeJS.ProcessEnv;
let sender: ChildProcess | null = null;

beforeAll(async () => {
  await database.dataSource();
  const url = new URL(database.url);
  way = new CountedWay({ host: url.hostname, port: Number(url.port) });
  url.port = String(await way.open());
  url.hostname = '127.0.0.1';
  env = {
    ...process.env,
    ...{ DATABASE_URL: url.href, QUADRANT_HOME: database.home, SMTP_URL: await server.open() },
    ...{ MAIL_FROM: 'Quadrant <quadrant@league.example>', PUBLIC_URL: 'http://127.0.0.1:3000' },
  };
});
afterAll(async () => {
  sender?.kill('SIGKILL');
  await way.close();
  await server.close();
});

beforeEach(async () => {
  const dataSource = await database.dataSource();
  for (const table of ['outbox', 'notices', 'mails', 'account_addresses', 'accounts'])
    await dataSource.query(`delete from ${table}`);
  server.mails.length = 0;
  server.atStep = () => null;
  way.passed(Infinity, () => undefined);
  const [account] = await dataSource.query<{ id: string }[]>(
    `insert into accounts (handle, handle_key, created_at) values ('Ann', 'ann', now()) returning id`,
  );
  await dataSource.query(
    `insert into account_addresses (account_id, address, address_key, confirmed_at) values ($1, 'ann@mail.example', 'ann@mail.example', now())`,
    [account!.id],
  );
  for (const name of NAMES)
    await inTransaction(dataSource, (client) =>
      tellPeople(
        client,
        { kind: 'report-approved', about: name, facts: { id: name, name } },
        [account!.id],
        new Date(),
      ),
    );
});

/** @returns whether it ended by itself */
async function send(): Promise<boolean> {
  sender = fork(SENDER, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [code] = (await once(sender, 'exit')) as [number | null];
  return code === 0;
}

const kill = (): void => void sender?.kill('SIGKILL');

const namesOfMails = (): string[] =>
  server.mails.map(({ subject }) => /report of (\w+) was/.exec(subject ?? '')?.[1] ?? String(subject));

/** Each mail came in its order, and at most so many once more, next to itself and with its Message-ID. */
function expectEachOnce(mostRepeats: number): void {
  const names = namesOfMails();
  expect(names.filter((name, at) => name !== names[at - 1])).toEqual(NAMES);
  expect(names.length).toBeLessThanOrEqual(NAMES.length + mostRepeats);
  const ids = new Set(server.mails.map(({ subject, messageId }) => `${subject} ${messageId}`));
  expect(ids.size).toBe(NAMES.length);
}

async function sendToTheEnd(): Promise<void> {
  expect(await send()).toBe(true);
  const dataSource = await database.dataSource();
  expect(await dataSource.query(`select distinct state from mails`)).toEqual([{ state: 'sent' }]);
}

describe('the mails of a person, when their sender is killed', () => {
  it.each(STEPS)('at the step %s of the protocol, come once each and in order', async (step) => {
    let left = 1;
    server.atStep = (at) => {
      if (at === step && left-- > 0) kill();
      return null;
    };
    expect(await send()).toBe(false);
    await sendToTheEnd();
    // Only after the whole text can the server have taken what the sender does not know of.
    expectEachOnce(step === 'taken' ? 1 : 0);
    expect(namesOfMails().length).toBe(step === 'taken' ? NAMES.length + 1 : NAMES.length);
  });

  it('twice after the text of the same mail, do not come a third time', async () => {
    for (let kills = 0; kills < 2; kills += 1) {
      let left = 1;
      server.atStep = (at) => {
        if (at === 'taken' && left-- > 0) kill();
        return null;
      };
      expect(await send()).toBe(false);
    }
    server.atStep = () => null;
    expect(await send()).toBe(true);
    expectEachOnce(1);
  });

  it(`at ${KILLS} places between them and the database, come in order, and at most one of them twice`, async () => {
    await sendToTheEnd();
    const all = way.counted;
    let killed = 0;
    for (let place = 1; place <= KILLS; place += 1) {
      const dataSource = await database.dataSource();
      // The same mails wait once more.
      await dataSource.query(`update mails set state = 'waiting', begun = 0, settled_at = null`);
      await dataSource.query(
        `insert into outbox (job, payload) select 'mail', jsonb_build_object('mail', id) from mails order by id`,
      );
      server.mails.length = 0;
      way.passed(Math.floor((all * place) / (KILLS + 1)), kill);
      const ended = await send();
      if (!ended) killed += 1;
      way.passed(Infinity, () => undefined);
      await sendToTheEnd();
      expectEachOnce(1);
    }
    expect(killed).toBeGreaterThan(0);
  });
});
