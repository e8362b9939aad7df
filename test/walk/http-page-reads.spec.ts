import { Client } from 'pg';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let tournaments = 0;
let lastTournament: string;

async function play(winner: string): Promise<void> {
  const loser = winner === 'ann' ? 'bob' : 'ann';
  const played = round(`${winner} 100-35 ${loser} FW`, 'cy 100-35 dee FW', 'eve 100-100 fay TT');
  const document = report(played, played, played, { tournament: { externalId: `page-reads:${++tournaments}` } });
  const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
  await walk.publisher.publishTournament(tournamentId, revision);
  lastTournament = tournamentId;
}

/** Calls `before` ahead of each exchange with the database while a page is read. */
async function readPage(path: string, before: (text: string) => Promise<void> | void): Promise<string> {
  const { query } = Client.prototype as unknown as { query: (this: void, ...values: unknown[]) => unknown };
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const { text = String(values[0]) } = values[0] as { text?: string };
    const ask = () => Reflect.apply(query, this, values) as unknown;
    const happening = before(text);
    return (happening === undefined ? ask() : happening.then(ask)) as never;
  });
  try {
    return (await walk.get(path).expect(200)).text;
  } finally {
    spy.mockRestore();
  }
}

beforeAll(async () => {
  for (const winner of ['ann', 'bob', 'ann']) await play(winner);
});

describe('a page', () => {
  it.each([
    ['of a player', () => '/players/ann', 14],
    ['of a tournament', () => `/tournaments/${lastTournament}`, 10],
  ])('%s asks the database in few exchanges, however many statements there are', async (_, path, most) => {
    await walk.get(path()).expect(200);
    const texts: string[] = [];
    await readPage(path(), (text) => void texts.push(text));
    expect(texts.length).toBeLessThanOrEqual(most);
    expect(texts.length).toBeGreaterThan(3);
  });

  it('of a player has every number of the run that it began with, though another is published meanwhile', async () => {
    const main = (page: string) => /<main[^]*<\/main>/.exec(page)![0];
    const before = main((await walk.get('/players/ann').expect(200)).text);
    let publishing: Promise<void> | null = null;
    const page = await readPage('/players/ann', (text) => {
      // It knows its run by now, and nothing else.
      if (publishing !== null || !text.includes('with rated')) return undefined;
      publishing = Promise.resolve();
      return play('bob');
    });
    expect(publishing).not.toBeNull();
    expect(main(page)).toBe(before);
    expect(main((await walk.get('/players/ann').expect(200)).text)).not.toBe(before);
  });
});
