import type { Type } from '@nestjs/common';
import { ExplanationReadModel } from '@quadrant/store/explanations';
import { CareerReadModel, OpponentReadModel, PlayerReadModel, PlayerResultsReadModel } from '@quadrant/store/careers';
import { EntitlementReadModel } from '@quadrant/store/prizes';
import { PlayerLeaguePointsReadModel } from '@quadrant/store/leagues';
import { RunReadModel } from '@quadrant/store/runs';
import { TournamentReadModel } from '@quadrant/store/tournaments';
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

/** Calls `before` ahead of each exchange with the database, until it is restored. */
function spyOnQueries(before: (text: string) => Promise<void> | void): { mockRestore(): void } {
  const { query } = Client.prototype as unknown as { query: (this: void, ...values: unknown[]) => unknown };
  return jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const { text = String(values[0]) } = values[0] as { text?: string };
    const ask = () => Reflect.apply(query, this, values) as unknown;
    const happening = before(text);
    return (happening === undefined ? ask() : happening.then(ask)) as never;
  });
}

/** Does the same while a page is read. */
async function readPage(path: string, before: (text: string) => Promise<void> | void): Promise<string> {
  const spy = spyOnQueries(before);
  try {
    return (await walk.get(path).expect(200)).text;
  } finally {
    spy.mockRestore();
  }
}

beforeAll(async () => {
  for (const winner of ['ann', 'bob', 'ann']) await play(winner);
});

/** Lists the SQL texts that a read model sends, one for each exchange with the database. */
async function exchangesOf(read: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const reading = spyOnQueries((text) => void texts.push(text));
  try {
    expect(await read()).toBeTruthy();
  } finally {
    reading.mockRestore();
  }
  return texts.filter((text) => text !== 'commit');
}

describe('a read model', () => {
  const today = '2014-06-01';
  let run: number;
  const view = () => ({ run, playedBefore: null });
  const model = <T>(type: Type<T>): T => walk.app.get(type, { strict: false });

  beforeAll(async () => {
    run = await model(RunReadModel).getHead();
    // Findings are searched for hidden players.
    const token = await walk.createToken('coordinator', 'thsch');
    await walk.post('/api/v1/players/fay/hiding', token, { reason: 'spec' }).expect(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of a player', () => model(PlayerReadModel).findByHandle('ann', view())],
    ['of rating changes', () => model(PlayerReadModel).listRatingChanges('ann', view(), 10, null)],
    [
      'of explanations',
      () => {
        const wanted = [{ tournamentId: lastTournament, category: 'constructed' as const }];
        return model(ExplanationReadModel).findAll(wanted, 'ann', run);
      },
    ],
    ['of the results of a player', () => model(PlayerResultsReadModel).list('ann', 10, null)],
    ['of league points', () => model(PlayerLeaguePointsReadModel).find('ann', today)],
    ['of a career', () => model(CareerReadModel).find('ann')],
    ['of opponents', () => model(OpponentReadModel).listOpponents('ann', null)],
    ['of two players', () => model(OpponentReadModel).findHeadToHead('ann', 'bob', null)],
    ['of prizes', () => model(EntitlementReadModel).findByHandle('ann', today)],
    ['of badges', () => model(EntitlementReadModel).listBadges('ann')],
    ['of a tournament', () => model(TournamentReadModel).findById(lastTournament)],
    ['of revisions', () => model(TournamentReadModel).listRevisions(lastTournament)],
  ])('%s asks the database at most three times', async (_, read) => {
    const texts = await exchangesOf(read);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBeLessThanOrEqual(3);
  });
});

describe('a page', () => {
  it.each([
    ['of a player', () => '/players/ann', 7],
    ['of a tournament', () => `/tournaments/${lastTournament}`, 6],
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
      // It knows only its run by now.
      if (publishing !== null || !text.includes('with rated')) return undefined;
      publishing = Promise.resolve();
      return play('bob');
    });
    expect(publishing).not.toBeNull();
    expect(main(page)).toBe(before);
    expect(main((await walk.get('/players/ann').expect(200)).text)).not.toBe(before);
  });
});
