import type { EmbeddedPostgres } from '@quadrant/store/server';
import { eventually } from '../../../../test/builders/eventually.js';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import type { Settings } from '../settings.js';
import { keepDatabase } from './kept-database.js';

const home = makeScratchFolder('kept-database');
const settings: Settings = {
  http: { port: 0, logLevel: 'silent', trustProxy: false },
  databaseUrl: null,
  ownerUrl: null,
  home,
};

/** A server that starts, or not, as a script says, and that dies when it is told to. */
function scripted(...starts: readonly ('starts' | 'fails')[]) {
  const script = [...starts];
  const said: string[] = [];
  const gaveUp: string[] = [];
  let die: (reason: string) => void = () => undefined;
  let running = 0;
  const startServer = (): Promise<EmbeddedPostgres> => {
    if (script.shift() === 'fails') return Promise.reject(new Error('no shared memory left'));
    running += 1;
    let isRunning = true;
    const end = () => {
      if (isRunning) running -= 1;
      isRunning = false;
    };
    return Promise.resolve({
      url: 'postgres://127.0.0.1:5432/quadrant',
      dataFolder: home,
      owned: true,
      stop: () => Promise.resolve(end()),
      checkRunning: () => undefined,
      onExit: (listener) => {
        die = (reason) => {
          end();
          listener(reason);
        };
      },
    });
  };
  const kept = keepDatabase({
    settings,
    startServer,
    log: (sentence) => said.push(sentence),
    onGiveUp: (sentence) => gaveUp.push(sentence),
  });
  return {
    kept,
    said,
    gaveUp,
    die: () => die('PostgreSQL has ended.'),
    running: () => running,
    left: () => script.length,
  };
}

describe('PostgreSQL for as long as the launcher runs', () => {
  it('is started again, with longer and longer pauses, when its first restarts fail', async () => {
    const { kept, said, gaveUp, die, running } = scripted('starts', 'fails', 'fails', 'starts');
    const database = await kept;
    die();
    await eventually(() => Promise.resolve(expect(running()).toBe(1)));
    expect(gaveUp).toEqual([]);
    // The reason is told once, however often it fails.
    expect(said).toEqual([
      'PostgreSQL has ended. It is being restarted.',
      expect.stringContaining('no shared memory left'),
      'PostgreSQL runs again.',
    ]);
    await database.stop();
    expect(running()).toBe(0);
  });

  it('is not started again by a launcher that stops meanwhile', async () => {
    const { kept, die, running, left } = scripted('starts', 'fails', 'fails', 'starts');
    const database = await kept;
    die();
    await eventually(() => Promise.resolve(expect(left()).toBe(2)));
    await database.stop();
    expect(running()).toBe(0);
    expect(left()).toBe(2);
  });
});
