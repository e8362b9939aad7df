import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

const textOf = async (path: string): Promise<string> =>
  (await walk.get(path).set('host', 'localhost').expect(200)).text;

const listed = (xml: string): string[] =>
  [...xml.matchAll(/<loc>http:\/\/localhost([^<]+)<\/loc>/g)].map(([, to]) => to!);

describe('what programs that index the site read', () => {
  it('lists every tournament and every player who is not hidden, in addresses that exist', async () => {
    const token = await walk.createToken('director', 'Dirk');
    const document = reportDocument(report(round("O'Neil 100-35 cy FW"), { tournament: { director: 'Dirk' } }));
    const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
    const { tournamentId } = body as { tournamentId: string };
    await walk.dataSource.query(`update players set hidden_at = now() where handle = 'cy'`);
    const lists = listed(await textOf('/sitemap.xml'));
    expect(lists).toEqual(['/sitemaps/pages.xml', '/sitemaps/tournaments-0.xml', '/sitemaps/players-0.xml']);
    const all = (await Promise.all(lists.map(textOf))).flatMap(listed);
    expect(all).toContain(`/tournaments/${tournamentId}`);
    expect(all).toContain('/players/O&apos;Neil');
    expect(all).not.toContain('/players/cy');
    for (const path of await textOf('/sitemaps/pages.xml').then(listed)) {
      await walk.get(path).set('accept', 'text/html').expect(200);
    }
  });

  it('asks them to leave desks and forms alone', async () => {
    const text = await textOf('/robots.txt');
    expect(text).toContain('User-agent: *\nDisallow: /account\n');
    expect(text).toContain('Sitemap: http://localhost/sitemap.xml');
  });

  it('says what is missing where the address of the site is unknown, and for a list that there is not', async () => {
    await walk.get('/sitemap.xml').set('host', 'quadrant.example').expect(404);
    await walk.get('/sitemaps/players.xml').set('host', 'localhost').expect(404);
  });
});
