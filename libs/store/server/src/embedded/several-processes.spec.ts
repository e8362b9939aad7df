import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { startEmbeddedPostgres } from './start.js';

const built = pathToFileURL(path.resolve('dist/libs/store/server/src/index.js')).href;

/** A program of its own: says what it got, answers every line with whether it is the owner, stops on SIGTERM. */
const program = `
  import { createInterface } from 'node:readline';
  import { startEmbeddedPostgres } from '${built}';
  const database = await startEmbeddedPostgres({ home: process.argv[1], durable: false });
  process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ url: database.url, owned: database.owned }));
  for await (const line of createInterface(process.stdin)) console.log(JSON.stringify({ owned: database.owned }));
`;

interface Member {
  readonly child: ChildProcess;
  readonly lines: AsyncIterator<string>;
}

interface Answer {
  readonly url?: string;
  readonly owned: boolean;
}

describe('several processes and one embedded server', () => {
  const home = path.join(makeScratchFolder('several'), 'home');
  const members: Member[] = [];

  afterAll(() => members.forEach(({ child }) => child.kill('SIGKILL')));

  it('race on a fresh folder: one owner, and no remains of the losers', async () => {
    const answers = await Promise.all(
      [begin(home), begin(home), begin(home)].map(async (one) => {
        members.push(one);
        return nextAnswer(one);
      }),
    );
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(answers.filter(({ owned }) => owned)).toHaveLength(1);
    expect(readdirSync(home).sort()).toEqual(['logs', 'postgres', 'postgres-port', 'secrets']);
  });

  it('outlive a killed owner: one of the others succeeds it', async () => {
    const owner = members.splice(await indexOfOwner(members), 1);
    await end(owner[0], 'SIGKILL');
    while ((await indexOfOwner(members)) === -1) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(members).toHaveLength(2);
  });

  it('leave a running server when all are killed, and the next start adopts it', async () => {
    await Promise.all(members.splice(0).map((member) => end(member, 'SIGKILL')));
    expect(existsSync(path.join(home, 'postgres', 'postmaster.pid'))).toBe(true);
    const database = await startEmbeddedPostgres({ home, durable: false });
    while (!database.owned) await new Promise((resolve) => setTimeout(resolve, 50));
    await database.stop();
    expect(existsSync(path.join(home, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});

function begin(home: string): Member {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, home], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function nextAnswer({ lines }: Member): Promise<Answer> {
  const line = await lines.next();
  if (line.done) throw new Error('The program ended without an answer.');
  return JSON.parse(line.value) as Answer;
}

async function indexOfOwner(members: readonly Member[]): Promise<number> {
  const answers = await Promise.all(
    members.map((member) => {
      const answer = nextAnswer(member);
      member.child.stdin?.write('\n');
      return answer;
    }),
  );
  return answers.findIndex(({ owned }) => owned);
}

function end(member: Member | undefined, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    member?.child.once('exit', () => resolve());
    member?.child.kill(signal);
  });
}
