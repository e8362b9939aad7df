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

  it('C.7: declares a number of decks', async () => {
    const declare = (fact: string) => worf.call('league', 'deck-facts', 'kronos', '--fact', fact, ...reason);
    expect((await declare('ships=30:the number of ships')).out).toContain('reports of kronos may tell deck.ships');
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

  it('C.9: deletes an empty season and a league that nobody named', async () => {
    expect((await worf.call('season', 'delete', 'kronos', '2014-15', ...reason)).out).toBe(
      'Season 2014-15 of the league kronos is deleted.\n',
    );
    expect((await worf.call('league', 'delete', 'kronos', ...reason)).out).toBe('The league kronos is deleted.\n');
    expect(await worf.call('league', 'delete', 'kronos', ...reason)).toMatchObject({ code: 1 });
  });
});
