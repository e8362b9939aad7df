import { asOwner } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const BOARD = '/leaderboards/2e/constructed';

const page = (path: string) => walk.get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');

/** Returns the texts that the cells have in each row of the only table. */
function rowsOf(html: string): string[][] {
  const body = /<tbody>(.*)<\/tbody>/s.exec(html)?.[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<svg.*?<\/svg>/g, '')
        .replace(/<\/?a\b[^>]*>/g, '')
        .replace(/<[^>]+>/g, '|'),
    ),
  );
}

describe('before anything is published', () => {
  it('the first page says how to begin', async () => {
    const { text, headers } = await page('/').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('No tournament has been rated yet');
    expect(text).toContain('npm start -- --demo');
    expect(text).toContain('/api/v1/submissions');
  });

  it('the first page leads a director to running a tournament', async () => {
    const { text } = await page('/').expect(200);
    expect(text).toContain('<a href="/live/new">Run a tournament</a>: check in the players');
  });

  it('a leaderboard is an empty one', async () => {
    const { text } = await page(BOARD).expect(200);
    expect(text).toContain('No tournament has been rated yet.');
    expect(text).not.toContain('<table>');
  });
});

describe('every page', () => {
  it('is a whole document that needs no script', async () => {
    const { text, headers } = await page('/').expect(200);
    expect(text).toMatch(/^<!doctype html><html lang="en"><head>/);
    expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
    expect(text).toContain('<title>Latest · Quadrant</title>');
    expect(text).toContain('href="#content"');
    expect(text).toContain('<main id="content"');
    expect(text).not.toMatch(/<script|<style|style=|javascript:| on[a-z]+=/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('finds its style sheet and its icon', async () => {
    const { text } = await page('/').expect(200);
    const files = [...text.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { headers } = await walk.get(file).expect(200);
      expect(headers['content-type']).toBe(file.endsWith('.css') ? 'text/css; charset=utf-8' : 'image/svg+xml');
      expect(headers['cache-control']).toBe('public, max-age=3600');
    }
  });

  it('has a title and a sentence for those who share a link to it', async () => {
    const { text } = await page('/leagues').expect(200);
    expect(text).toContain('<meta property="og:title" content="Leagues"/>');
    expect(text).toMatch(/<meta property="og:description" content="[A-Z][^"]+\."\/>/);
    // Other sites cannot reach this machine: a picture needs PUBLIC_URL.
    expect(text).not.toContain('og:image');
  });

  it('has a picture that other sites can load', async () => {
    const { headers } = await walk.get('/assets/share.png').expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    '/assets/',
    '/assets/nothing.css',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('gives nothing else away at %s', async (path) => {
    const { status, headers } = await page(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('with ratings', () => {
  beforeAll(async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    const rounds = [
      round('ann 100-35 bob FW', 'cy 100-20 <b>dee</b> FW'),
      round('ann 40-100 cy FL', 'bob 100-50 <b>dee</b> FW'),
      round('ann 100-0 <b>dee</b> FW', 'cy 30-30 bob TT'),
    ];
    const players = { ann: { country: 'DE', name: 'Ann & Example' }, bob: { country: 'DE' } };
    const document = reportDocument(report(...rounds, { players }));
    const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
  });

  it('the first page shows the latest tournament with its winner, and the first of each leaderboard', async () => {
    const { text } = await page('/').expect(200);
    expect(text).toContain('<h2>Latest tournaments</h2>');
    expect(text).toMatch(/<a href="\/tournaments\/[^"]+">Winter Local<\/a>/);
    expect(text).toContain(`<a href="${BOARD}">Second Edition, Constructed</a>`);
    expect(text).toContain('<a href="/players/cy">cy</a>');
  });

  it('a page lists the leaderboards', async () => {
    const { text } = await page('/leaderboards').expect(200);
    expect(text).toContain('<h2>Second Edition</h2>');
    expect(text).toContain(`<a href="${BOARD}">Constructed</a>`);
    expect(text).toContain('4 players');
  });

  it('a leaderboard is a table of rank, player, country, rating, last change, games, record and day', async () => {
    const { text } = await page(BOARD).expect(200);
    expect(text).toContain('<caption class="behind">Second Edition, Constructed</caption>');
    expect(text).toMatch(
      /<a href="\/runs\/1">Run 1<\/a>, published <time datetime="2014-11-10T12:00:00.000Z" title="Nov 10, 2014, 12:00 UTC">/,
    );
    expect(rowsOf(text)).toEqual([
      ['1', 'cy', '', '1516|?|', '|+15.6|', '3', '2-0-1', '|Nov 8, 2014|'],
      ['2', 'ann|Ann &amp; Example||Germany|', 'Germany', '1508|?|', '|+7.6|', '3', '2-1-0', '|Nov 8, 2014|'],
      ['3', 'bob|Germany|', 'Germany', '1500|?|', '|+0.4|', '3', '1-1-1', '|Nov 8, 2014|'],
      ['4', '&lt;b>dee&lt;/b>', '', '1476|?|', '|−23.6|', '3', '0-3-0', '|Nov 8, 2014|'],
    ]);
    expect(text).toMatch(/<a href="\/tournaments\/[^"]+#rating-changes"><span class="delta up">/);
    expect(text).toContain('<th scope="row"><a href="/players/cy">cy</a></th>');
    expect(text).toMatch(
      /\? marks a provisional rating: fewer than 10 rated games \(<a href="\/policy">policy stability-1<\/a>\)/,
    );
  });

  it('is narrowed to players whose handle or name begins with a text, with the ranks that they have among all', async () => {
    const named = async (query: string) => rowsOf((await page(`${BOARD}?${query}`).expect(200)).text);
    expect((await named('name=EX')).map(([rank, who]) => [rank, who])).toEqual([
      ['2', 'ann|Ann &amp; Example||Germany|'],
    ]);
    expect((await named('name=b&country=DE')).map(([rank]) => rank)).toEqual(['2']);
    const nobody = await page(`${BOARD}?name=zz`).expect(200);
    expect(nobody.text).toContain('Nobody on this leaderboard has a handle or name that begins with “zz”.');
    expect(nobody.text).toContain('<input name="name" type="search" value="zz" maxlength="200"/>');
    expect((await page(`${BOARD}?name=a%E2%80%AEb`).expect(200)).text).toContain(
      'The filter &quot;Name&quot; is not used',
    );
  });

  it('shows the ranks around a player, whose row is marked, by handle or by the beginning of a name', async () => {
    for (const asked of ['BOB', 'bob']) {
      const { text } = await page(`${BOARD}?around=${asked}`).expect(200);
      expect(text).toContain('<caption>Second Edition, Constructed: the ranks around bob</caption>');
      expect(text).toMatch(/<tr class="own" id="around"><td class="number">3<\/td>/);
      expect(text).toContain(`href="/api/v1${BOARD}?around=bob&amp;limit=25">As JSON`);
      expect(text).toContain(`<a href="${BOARD}">First page</a>`);
    }
    const byName = await page(`${BOARD}?around=examp&country=de`).expect(200);
    expect(byName.text).toMatch(/<tr class="own" id="around"><td class="number">1<\/td>/);
    expect(byName.text).toContain('<input type="hidden" name="country" value="DE"/>');
  });

  it('says who cannot be found on a leaderboard, and shows its first page', async () => {
    const filtered = await page(`${BOARD}?around=cy&country=DE`).expect(200);
    expect(filtered.text).toContain('cy is not on this leaderboard under these filters.');
    expect(rowsOf(filtered.text)).toHaveLength(2);
    const nobody = await page(`${BOARD}?around=${encodeURIComponent('<script>')}`).expect(200);
    expect(nobody.text).toContain('No player has a name or handle that begins with “&lt;script>”.');
    expect(nobody.text).toContain('href="/players?name=%3Cscript%3E"');
    const unusable = await page(`${BOARD}?around=a%E2%80%AEb`).expect(200);
    expect(unusable.text).toContain('The filter &quot;around&quot; is not used');
  });

  it('calls the region of a player by its name', async () => {
    await walk.dataSource.query(`update players set region = 'qonos' where handle = 'cy'`);
    expect((await page('/players/cy').expect(200)).text).toContain(`<p class="lead">Qo'noS</p>`);
    expect((await page(BOARD).expect(200)).text).toContain(`<option value="qonos">Qo'noS</option>`);
    await walk.dataSource.query(`update players set region = null where handle = 'cy'`);
  });

  it('filters, and keeps what was filtered by in its form', async () => {
    const { text } = await page(`${BOARD}?country=de&region=&minGames=&activeSince=2014-11-08&utm_source=x`).expect(
      200,
    );
    expect(rowsOf(text).map(([rank, handle]) => [rank, handle])).toEqual([
      ['1', 'ann|Ann &amp; Example||Germany|'],
      ['2', 'bob|Germany|'],
    ]);
    expect(text).toContain('<option value="DE" selected>Germany</option>');
    expect(text).toContain('<option value="2014-11-08" selected>Since Nov 8, 2014</option>');
    expect(text).toContain(`href="/api/v1${BOARD}?country=DE&amp;activeSince=2014-11-08&amp;limit=100"`);
  });

  it('names a filter that an address asks for and its form does not offer, and says why nobody is left', async () => {
    const { text } = await page(`${BOARD}?country=jp&minGames=33`).expect(200);
    expect(text).toContain('<option value="JP" selected>Japan</option>');
    expect(text).toContain('<option value="33" selected>33 or more</option>');
    expect(text).toContain('Nobody is on this leaderboard under these filters. Choose fewer of them.');
    const named = await page(`${BOARD}?country=jp&name=ann`).expect(200);
    expect(named.text).toContain('Under these filters nobody has a handle or name that begins with “ann”.');
    const empty = await page('/leaderboards/swccg/constructed').expect(200);
    expect(empty.text).toContain('Nobody is on this leaderboard yet.');
    const absent = await page('/leaderboards/swccg/constructed?around=ann').expect(200);
    expect(absent.text).toContain('ann has no rated game here.');
  });

  it('says on a page what is wrong with which part of its address', async () => {
    const { text } = await page(`${BOARD}?around=a%00b`).expect(400);
    expect(text).toContain('<li><code>around</code> holds a control character or half of a character</li>');
    expect(text).not.toContain('Correct every part that');
    const german = await page(`${BOARD}?around=a%00b`).set('accept-language', 'de').expect(400);
    expect(german.text).toContain('<code>around</code> enthält ein Steuerzeichen');
  });

  it('tells in German why an earlier day has no numbers', async () => {
    for (const path of [BOARD, '/players/ann']) {
      const { text } = await page(`${path}?playedBy=1999-01-01`).set('accept-language', 'de').expect(200);
      expect(text).toContain('Bis dahin hatte kein aufgenommenes Turnier begonnen.');
    }
  });

  it('leads to the same as JSON, at the limits of its filters too', async () => {
    const region = 'ä'.repeat(64);
    const { text } = await page(`${BOARD}?country=de&region=${encodeURIComponent(region)}&minGames=1000000`).expect(
      200,
    );
    expect(text).not.toContain('class="notice"');
    const json = /href="([^"]+)">As JSON/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { body } = await walk.get(json).expect(200);
    expect(body).toMatchObject({ run: 1, players: 0, rows: [] });
  });

  it('downloads as CSV, in which no cell is a formula', async () => {
    await walk.dataSource.query(`update players set name = '=1+1' where handle = 'cy'`);
    const { text, headers } = await walk.get(`/api/v1${BOARD}/players.csv?limit=1`).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="2e-constructed.csv"');
    expect(headers['link']).toContain('rel="next"');
    const [head, row] = text.split('\n').map((line) => line.split(','));
    expect(head?.slice(0, 4)).toEqual(['rank', 'rank_before', 'handle', 'name']);
    expect(row?.slice(0, 4)).toEqual(['1', '', 'cy', "'=1+1"]);
    await walk.dataSource.query(`update players set name = null where handle = 'cy'`);
  });

  it('says which filter cannot be used, and that nobody fits', async () => {
    const wrong = await page(`${BOARD}?minGames=many`).expect(200);
    expect(wrong.text).toContain('class="notice"');
    expect(wrong.text).toContain('The filter &quot;Games&quot; is not used');
    expect(rowsOf(wrong.text)).toHaveLength(4);
    const nobody = await page(`${BOARD}?country=FR`).expect(200);
    expect(nobody.text).toContain('Nobody is on this leaderboard under these filters.');
  });

  it('has a next page when there are more than a hundred', async () => {
    await walk.dataSource.query(
      `with added as (
         insert into players (id, counts_as, handle, handle_key, created_at) overriding system value
           select 900 + n, 900 + n, 'p' || n, 'p' || n, now() from generate_series(1, 120) n returning id)
       insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key, handle)
       select '2e', 'sealed', id, 1400, 1, 0, 0, 1400, '2014-11-08T15:00:00Z', 1, 'p' || (id - 900), 'p' || (id - 900) from added`,
    );
    const first = await page('/leaderboards/2e/sealed').expect(200);
    const next = /<a rel="next" href="([^"]+)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&');
    const second = await page(next ?? '').expect(200);
    expect([rowsOf(first.text).length, rowsOf(second.text).length]).toEqual([100, 20]);
    expect(second.text).not.toContain('rel="next"');
    const shown = [...second.text.matchAll(/href="([^"]+)">As (?:CSV|JSON)/g)].map(([, each = '']) =>
      each.replaceAll('&amp;', '&'),
    );
    const { text: csv } = await walk.get(shown[0] ?? '').expect(200);
    const { body: json } = await walk.get(shown[1] ?? '').expect(200);
    const handles = rowsOf(second.text).map(([, handle]) => handle);
    expect((json as { rows: { handle: string }[] }).rows.map(({ handle }) => handle)).toEqual(handles);
    expect(
      csv
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[2]),
    ).toEqual(handles);
    expect(second.text).toContain('<a href="/leaderboards/2e/sealed">First page</a>');
    await page('/leaderboards/2e/constructed?cursor=nonsense').expect(400);
  });
});

describe('a refusal', () => {
  it('leads to the pages that its advice names', async () => {
    const { text } = await page('/leaderboards/3e/constructed').expect(404);
    expect(text).toContain('<a href="/leaderboards">/leaderboards</a> lists them all.');
    const league = await page('/leagues/none').expect(404);
    expect(league.text).toContain('All leagues are at <a href="/leagues">/leagues</a>.');
  });

  it.each([
    '/nothing',
    '/leaderboards/3e/constructed',
    '/leaderboards/swccg/overall',
    '/leaderboards/2e/novice',
    `/${'x'.repeat(3000)}`,
  ])('is a page for people at %s', async (path) => {
    const { text, headers } = await page(path).expect(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['etag']).toBeUndefined();
    expect(text).toContain('<h1>Not found</h1>');
    expect(text).toContain(`<code>${headers['x-request-id']}</code>`);
  });

  it('is a problem document for programs, and for everybody below /api', async () => {
    const program = await walk.get('/nothing').expect(404);
    const api = await page('/api/v1/nothing').expect(404);
    for (const { headers } of [program, api]) expect(headers['content-type']).toBe('application/problem+json');
  });

  it('of what nobody expected is a page that gives nothing away', async () => {
    await asOwner(walk.dataSource, 'alter table board_rows rename column game to hidden_game');
    try {
      const { text } = await page('/').expect(500);
      expect(text).toContain('<h1>Something went wrong on our side</h1>');
      expect(text).not.toContain('game"');
    } finally {
      await asOwner(walk.dataSource, 'alter table board_rows rename column hidden_game to game');
    }
  });
});

describe('what this is', () => {
  it('is told on one page, with a link to every other', async () => {
    const { text } = await page('/about').expect(200);
    for (const address of ['/help', '/stats', '/data']) {
      expect(text).toContain(`href="${address}"`);
      await page(address).expect(200);
    }
  });

  it('is explained with an example that the rules in force compute', async () => {
    const { text } = await page('/help').expect(200);
    // 1 / (1 + 10^(100 / 400)) = 0.360; 16 points are at stake in a local tournament.
    expect(rowsOf(text.slice(text.indexOf('Kim’s tournament')))[0]).toEqual([
      'Ada',
      '1600',
      '1500.0',
      '0.360',
      'Win',
      '|+10.2|',
      '1510.2',
    ]);
    expect(text).toMatch(/Worlds \(level 5\)<\/th><td class="number">64<\/td>/);
  });

  it('is counted, as a page and as JSON', async () => {
    const { body } = await walk.get('/api/v1/statistics').expect(200);
    expect(body).toMatchObject({
      run: 1,
      games: [{ game: '2e', tournaments: 1, ratedTournaments: 1, games: 6, medianField: 4, largestField: 4 }],
      formats: [{ game: '2e', format: 'constructed', tournaments: 1 }],
      years: [{ year: 2014, tournaments: 1, entries: 4 }],
      accuracy: { tournaments: 1, games: 0, expected: null, steps: [] },
    });
    const { text } = await page('/stats').expect(200);
    expect(text).toContain('<a href="/tournaments?game=2e&amp;format=constructed">Second Edition, Constructed</a>');
    expect(text).not.toContain('How well ratings foretell results');
  });

  it('leads to downloads that exist', async () => {
    const { text } = await page('/data').expect(200);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    const addresses = [...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of new Set(addresses)) await page(address).expect(200);
  });
});
