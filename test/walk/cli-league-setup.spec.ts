import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const facts: Record<string, string> = {};
const worf = person(() => facts);
afterAll(() => worf.leave());

const reason = ['--reason', 'the members agreed'];

beforeAll(async () => {
  facts['QUADRANT_TOKEN'] = await walk.createToken('coordinator', 'worf');
  await walk.createToken('director', 'martok');
  await walk.app.listen(0, '127.0.0.1');
  facts['QUADRANT_URL'] = (await walk.app.getUrl()).replace('[::1]', '127.0.0.1');
});

describe('Leagues from the command', () => {
  it('forms a league, with a typo in its director named', async () => {
    const create = (director: string) =>
      worf.call('league', 'create', 'kronos', '--name', 'Kronos', '--director', director);
    expect(await create('martokk')).toMatchObject({ code: 1, out: expect.stringContaining('martok') });
    expect(await create('martok')).toEqual({
      code: 0,
      out: 'Stored. League kronos: Kronos, director martok.\n',
      err: '',
    });
  });

  it('C.9: renames a league, and appoints alternates', async () => {
    expect((await worf.call('league', 'change', 'kronos', '--name', 'Qo’noS', '--alternate', 'worf')).out).toBe(
      'Stored. League kronos: Qo’noS, director martok, alternates worf.\n',
    );
    expect(await worf.call('league', 'change', 'kronos')).toMatchObject({
      code: 1,
      out: expect.stringContaining('nothing to change'),
    });
  });

  it('C.8: adds a season and lets only the best results of a half count', async () => {
    const days = ['--from', '2014-10-01', '--to', '2015-03-31'];
    const added = await worf.call('season', 'create', 'kronos', '2014-15', ...days, '--qualifiers', '4,4', ...reason);
    expect(added).toMatchObject({
      code: 0,
      out: expect.stringContaining('season 2014-15 is from 2014-10-01 to 2015-03-31'),
    });
    expect((await worf.call('season', 'change', 'kronos', '2014-15', '--best-of-half', '3', ...reason)).code).toBe(0);
    const preview = await worf.call(
      'season',
      'change',
      'kronos',
      '2014-15',
      '--best-of-half',
      '2',
      '--preview',
      ...reason,
    );
    expect(preview.out).toBe('Only a preview, nothing was changed. It moves nothing.\n');
    const { body } = (await walk.get('/api/v1/leagues/kronos').expect(200)) as {
      body: { seasons: { best: object; qualifiers: object }[] };
    };
    expect(body.seasons).toMatchObject([
      { best: { season: null, half: 3 }, qualifiers: { firstHalf: 4, secondHalf: 4 } },
    ]);
  });

  it('C.4: says which part of a toss is not valid', async () => {
    const alone = await worf.call('record-toss', 'kronos', '2014-15', 'first-half', 'ann', ...reason);
    expect(alone).toMatchObject({
      code: 1,
      out: expect.stringContaining('\n  /order: must name at least two players\n'),
    });
  });

  it('C.7: declares a number of decks', async () => {
    const declare = (fact: string) => worf.call('league', 'deck-facts', 'kronos', '--fact', fact, ...reason);
    expect((await declare('ships=30:the number of ships')).out).toContain('reports of kronos may contain deck.ships');
    expect(await declare('ships')).toMatchObject({ code: 2, err: expect.stringContaining('NAME=MOST:MEANING') });
  });

  it('C.6: edits the names that reports are compared with', async () => {
    const add = ['--add', 'Qo’noS', '--add', 'Earth'];
    expect((await worf.call('card-names', 'headquarters', ...add, ...reason)).out).toBe(
      'Stored. The list has 2 names now.\n',
    );
    expect((await worf.call('card-names', 'headquarters', '--remove', 'Earth', ...reason)).out).toContain('1 name now');
    expect((await worf.call('card-names', 'cards', ...add, ...reason)).code).toBe(1);
  });

  describe('with a published tournament', () => {
    const file = (text: string) => {
      writeFileSync(path.join(worf.folder, 'own.txt'), text);
      return 'own.txt';
    };
    let tournament: string;

    beforeAll(async () => {
      const played = report(
        round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
        round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
        round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
        { tournament: { externalId: 'scheme:1', league: 'kronos', startsAt: '2014-11-08T10:00:00-05:00' } },
      );
      const at = { receivedAt: new Date('2014-11-08T23:00:00Z'), role: 'coordinator', handle: 'worf' } as const;
      const { tournamentId, revision } = await handIn(walk.dataSource, played, at);
      await walk.publisher.publishTournament(tournamentId, revision);
      tournament = tournamentId;
    });

    it('C.7: tries and saves schemes, unless somebody was faster, and ends them', async () => {
      const text = file('at most 2\naward 2 when entry.place = 1 because "won"');
      const tried = await worf.call('scheme', 'try', 'kronos', text, '--from', '2014-11-01');
      expect(tried.out).toContain('On 1 published tournament it gives:\n  ann: 2 points in 1 award\n');
      const save = (...more: string[]) =>
        worf.call(
          'scheme',
          'save',
          'kronos',
          'own',
          text,
          '--name',
          'Wins',
          '--from',
          '2014-11-01',
          ...reason,
          ...more,
        );
      expect(await save('--league-version', '1')).toMatchObject({
        code: 1,
        out: expect.stringContaining('current version'),
      });
      const saved = await save();
      expect(saved).toMatchObject({
        code: 0,
        out: expect.stringContaining('this will give 1 award and take 0, in 1 tournament of 1 player'),
      });
      const [, version = ''] = /at version (\d+) now/.exec(saved.out) ?? [];
      expect(await save('--name', 'First places')).toMatchObject({
        code: 1,
        out: expect.stringContaining('Without If-Match this change could overwrite the one of another person.'),
      });
      expect(await save('--name', 'First places', '--league-version', version)).toMatchObject({ code: 0 });
      const refused = await worf.call(
        'scheme',
        'save',
        'kronos',
        'other',
        file('award 2'),
        '--name',
        'Wins',
        ...reason,
      );
      expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('at most') });
      expect(refused.out).toContain('error scheme-without-maximum at line 1, column 1');
      expect((await worf.call('scheme', 'try', 'kronos')).code).toBe(2);
      expect((await worf.call('scheme', 'try', 'kronos', '--printed', 'participation')).out).toContain('ann: 4 points');
      const [, now = ''] = /--league-version (\d+)\./.exec((await worf.call('scheme', 'list', 'kronos')).out) ?? [];
      const last = ['--on', '2014-12-01', '--league-version', now];
      const end = await worf.call('scheme', 'end', 'kronos', 'own', ...last, ...reason);
      expect(end.out).toContain('Stored, the last day of scheme own of kronos is 2014-12-01');
      expect((await worf.call('scheme', 'list', 'kronos')).out).toMatch(/own +2 +First places +2014-11-01 +2014-12-01/);
    });

    it('gives points by hand once for one key, and takes them back', async () => {
      const give = (...more: string[]) =>
        worf.call('award', 'give', 'kronos', tournament, 'dee', '3', ...reason, ...more);
      const first = await give('--key', 'fairness');
      expect(first).toMatchObject({
        code: 0,
        out: expect.stringContaining('Stored, dee has 3 points by hand, award '),
      });
      expect((await give('--key', 'fairness')).out).toBe(first.out);
      const listed = await worf.call('award', 'list', 'kronos');
      expect(listed.out.match(/dee +3 +worf +the members agreed/g)).toHaveLength(1);
      const [, id = ''] = /award ([0-9a-f-]{36})/.exec(first.out) ?? [];
      expect((await worf.call('award', 'undo', 'kronos', id, ...reason)).out).toContain(
        `Stored, award ${id} is taken back`,
      );
      expect((await worf.call('award', 'list', 'kronos')).out).toBe('kronos has no points by hand.\n');
      expect(await worf.call('award', 'give', 'kronos', tournament, 'dee', '51', ...reason)).toMatchObject({ code: 2 });
    });

    it('C.3: tells what was decided about a season', async () => {
      const { out } = await worf.call('season', 'log', 'kronos', '2014-15');
      expect(out).toContain('  qualifiers: 4 of the first half, 4 of the second half\n');
      expect(out).toContain('after the first tournament: scheme own, version 1, from 2014-11-01: the members agreed\n');
      expect((await worf.call('season', 'log', 'kronos', '1999-00')).code).toBe(1);
    });
  });

  it('C.9: deletes a season in which nothing was played, and a league that nobody named', async () => {
    await worf.call('league', 'create', 'empty', '--name', 'Empty', '--director', 'martok');
    const days = ['--from', '2014-10-01', '--to', '2015-03-31'];
    await worf.call('season', 'create', 'empty', '2014-15', ...days, ...reason);
    expect((await worf.call('season', 'delete', 'empty', '2014-15', ...reason)).out).toBe(
      'Season 2014-15 of the league empty is deleted.\n',
    );
    expect((await worf.call('league', 'delete', 'empty', ...reason)).out).toBe('The league empty is deleted.\n');
    expect(await worf.call('league', 'delete', 'empty', ...reason)).toMatchObject({ code: 1 });
    expect(await worf.call('league', 'delete', 'kronos', ...reason)).toMatchObject({ code: 1 });
  });
});
