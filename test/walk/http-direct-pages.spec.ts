import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const DIRECT = '/leagues/bajor/direct';
let lena: Reader;

async function play(day: string): Promise<void> {
  const facts = { externalId: `direct:${day}`, name: `Bajor ${day}`, league: 'bajor', director: 'Dirk' };
  const played = report(
    round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
    round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
    round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    { tournament: { ...facts, startsAt: `${day}T10:00:00-05:00` } },
  );
  const { tournamentId, revision } = await handIn(walk.dataSource, played, {
    receivedAt: new Date(`${day}T23:00:00Z`),
  });
  await walk.publisher.publishTournament(tournamentId, revision);
}

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Thsch', { role: 'coordinator', continent: null });
  await makeAccount(walk.dataSource, 'Lena');
  await makeAccount(walk.dataSource, 'Stranger');
});

describe('a league from nothing', () => {
  it('is formed by a coordinator, who keeps what they typed when something is missing', async () => {
    const coordinator = await (await Reader.of(walk).signIn('Thsch', PASSWORD)).open('/desk/leagues/new');
    const league = { name: '<b>Bajor</b>', slug: 'bajor', director: 'Lena' };
    await coordinator.send('league-new', { ...league, players: 'ann\nbob' });
    expect(coordinator.status).toBe(422);
    expect(coordinator.html).toContain('value="&lt;b>Bajor&lt;/b>"');
    await coordinator.send('league-new', { ...league, players: 'ann\nbob\ncy\ndee' });
    expect(coordinator.path).toBe(DIRECT);
    expect(coordinator.text).toContain('Formed the league <b>Bajor</b>. Add its first season.');
  });

  it('gets a season with days and qualifiers from its director, and from nobody else', async () => {
    const stranger = await Reader.of(walk).signIn('Stranger', PASSWORD);
    expect((await stranger.open(DIRECT)).status).toBe(403);
    lena = await (await Reader.of(walk).signIn('Lena', PASSWORD)).open(DIRECT);
    expect(lena.text).toContain('The league has no season yet.');
    await lena.send('season-new', {
      season: '2014-15',
      startsOn: '2014-10-01',
      endsOn: '2015-03-31',
      'qualifiers.firstHalf': '2',
      'qualifiers.secondHalf': 'two',
    });
    expect(lena.status).toBe(400);
    expect(lena.html).toContain('href="#season-new-qualifiers-secondHalf"');
    await lena.send('season-new', { 'qualifiers.secondHalf': '2' });
    expect(lena.text).toContain('Added the season 2014-15.');
    expect(lena.text).toContain('2 of the first half, 2 of the second');
  });

  it('tries a scheme without storing it, saves it, and shows its text to edit', async () => {
    await lena.open(DIRECT);
    const { body } = await lena.browser.ask('get', '/api/v1/bonus-schemes');
    const text = (body as { printed: { id: string; text: string }[] }).printed.find(
      ({ id }) => id === 'participation',
    )!.text;
    await lena.send('scheme-new', { scheme: 'thanks', name: 'Thanks', text, reason: 'as agreed' }, 'Dry run');
    expect(lena.text).toContain('Nothing is stored yet.');
    expect(lena.html).toContain('value="thanks"');
    expect((await lena.open(DIRECT)).html).not.toContain('id="scheme-thanks"');
    await lena.send('scheme-new', { scheme: 'thanks', name: 'Thanks', text, reason: 'as agreed' });
    expect(lena.text).toContain('Saved the scheme thanks.');
    expect(lena.html).toContain('id="scheme-thanks"');
  });

  it('takes the flag of a tournament away and gives it back', async () => {
    await play('2014-10-05');
    await lena.open(DIRECT);
    const [, flag = ''] = /id="(flag-[0-9a-f-]+)"/.exec(lena.html)!;
    await lena.send(flag, { reason: 'played elsewhere' });
    expect(lena.text).toContain('Bajor 2014-10-05 counts for no league now.');
    const [{ key }] = await walk.dataSource.query<[{ key: string }]>(`select key from tournaments`);
    await walk.publisher.publishCorrection(key);
    expect((await lena.open(DIRECT)).text).toContain('Flag taken away (1)');
    await lena.send(flag, { reason: 'played in our hall' });
    expect(lena.text).toContain('Flagged Bajor 2014-10-05. It gives league points.');
  });

  it('saves alternates, and shows a second page what the first one saved', async () => {
    await lena.open(DIRECT);
    const second = new Reader(lena.browser.copy());
    await second.open(DIRECT);
    await lena.send('league-form', { name: 'Bajor League' });
    expect(lena.text).toContain('The league was saved.');
    await second.send('league-form', { name: 'Another League' });
    expect(second.status).toBe(412);
    expect(second.text).toContain('Saved now: Bajor League');
    expect(second.html).toContain('value="Another League"');
    await second.send('league-form');
    expect(second.text).toContain('The league was saved.');
  });

  it('closes a half', async () => {
    await lena.open(DIRECT);
    expect(lena.html).toMatch(
      /value="Everybody who plays in season [^"]* First half: (?:no tournament counts|\d+ tournaments? counts?, with \d+ places?)\./,
    );
    await lena.send('season-closing', { part: 'first-half', reason: 'all is played' });
    expect(lena.text).toContain('This part of the season is not over');
    walk.setTime(new Date('2014-12-02T12:00:00Z'));
    lena = await (await Reader.of(walk).signIn('Lena', PASSWORD)).open(DIRECT);
    await lena.send('season-closing', { part: 'first-half', reason: 'all is played' });
    expect(lena.text).toContain('The part was closed. A run publishes it.');
    expect(lena.text).toContain('Closed First half');
  });

  it('is called by its name where runs tell what they were made for', async () => {
    await walk.publisher.publishLeague('bajor');
    const run = await walk.get('/api/v1/runs?limit=1').expect(200);
    const [{ number }] = run.body.rows as [{ number: number }];
    for (const path of ['/runs', `/runs/${number}`]) {
      const { text } = await walk.get(path).set('accept', 'text/html').expect(200);
      expect(text).toContain(
        '<a href="/leagues/bajor">Another League</a>: first half of season 2014-15 of Another League is closed',
      );
    }
  });
});
