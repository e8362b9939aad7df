import { SENTENCES_AS_DATA } from '@quadrant/http';
import { unpack } from '@quadrant/rules/message';
import { isForReaders } from '@quadrant/rules/findings';
import { groupFindings, orderFindings, type Finding } from '@quadrant/rules/tournament';
import { elimination, report, reportDocument, round } from '../builders/report.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

const page = (path: string) => walk.get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');

let worlds = '';
let worldsReport = '';
let local = '';

beforeAll(async () => {
  const token = await walk.createToken('coordinator', 'Thsch');
  const hostile = '<script>alert(1)</script>';
  const submit = async (document: object): Promise<string> => {
    const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
    worldsReport ||= body.id as string;
    return body.tournamentId as string;
  };
  worlds = await submit(
    reportDocument(
      report(
        round(`ann 100-35 bob FW`, `cy 100-20 ${hostile} FW`),
        round('ann 40-100 cy FL', `bob 100-50 ${hostile} FW`),
        round(`ann 100-0 ${hostile} FW`, 'cy 30-30 bob TT'),
        elimination('ann 100-50 bob FW', `cy 100-60 ${hostile} FW`),
        elimination('ann 100-90 cy FW'),
        { players: { ann: { country: 'DE' } }, tournament: { plannedRounds: 9 } },
      ),
    ),
  );
  local = await submit(
    reportDocument(
      report(
        round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
        round('ann cy TT', 'bob dee TT'),
        round('ann dee TT', 'bob cy TT'),
        {
          tournament: {
            name: 'A quiet evening',
            startsAt: '2014-11-07T18:00:00+01:00',
            country: 'FR',
            region: 'Ändoria',
          },
        },
      ),
    ),
  );
});

describe('the page of a tournament', () => {
  it('shows podium, standings, crosstable, bracket and rating changes without a script', async () => {
    const { text } = await page(`/tournaments/${worlds}`).expect(200);
    expect(text).toContain('<ol class="podium"');
    expect(text).toContain('Registered (registration stated by ');
    for (const part of ['standings', 'bracket', 'crosstable', 'rounds', 'rating-changes', 'timeline', 'downloads']) {
      expect(text).toContain(`id="${part}"`);
      expect(text).toContain(`href="#${part}"`);
    }
    expect(text).toContain('title="Win against bob, 100–35"');
    expect(text).not.toMatch(/<script(?! type="module" src="\/assets\/)|style=/);
    expect(text).toContain(`href="/disputes/new?tournament=${worlds}"`);
  });

  it('says in the row of a tie which tiebreaker decided it, and nothing where points did', async () => {
    const { text } = await page(`/tournaments/${local}`).expect(200);
    const rows = [...text.matchAll(/<tr><td class="number">(\d)<\/td>.*?<td>([^<]*)<\/td><\/tr>/gs)];
    expect(rows.slice(0, 4).map(([, place, decidedBy]) => [place, decidedBy])).toEqual([
      ['1', ''],
      ['2', 'Differential'],
      ['3', ''],
      ['4', expect.stringMatching(/\w/)],
    ]);
  });

  it('links to a page with a scorecard for each player, in the final order', async () => {
    const { text } = await page(`/tournaments/${local}`).expect(200);
    expect(text).toContain(`href="/tournaments/${local}/scorecards"`);
    const cards = await page(`/tournaments/${local}/scorecards`).expect(200);
    const names = [...cards.text.matchAll(/<h2>(\d)\. <a href="[^"]*">([^<]*)<\/a>/g)].map(([, place, name]) => [
      place,
      name,
    ]);
    expect(names.map(([place]) => place)).toEqual(['1', '2', '3', '4']);
    const [, first = ''] = cards.text.split('<section class="scorecard">');
    expect(first.match(/<tr>/g)).toHaveLength(4);
    expect(first).toContain('<caption class="behind">Results of');
    await page(`/tournaments/${local}/scorecards?page=2`).expect(200);
    await page('/tournaments/nothing/scorecards').expect(404);
  });

  it('gives what it offers to download', async () => {
    const { text } = await page(`/tournaments/${local}`).expect(200);
    const addresses = [...text.matchAll(/href="(\/api\/v1\/tournaments\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) await walk.get(address).expect(200);
  });

  it.each(['nothing', '00000000-0000-4000-8000-000000000000'])('answers 404 for %s', async (id) => {
    const { text } = await page(`/tournaments/${id}`).expect(404);
    expect(text).toContain('/tournaments');
  });
});

describe('the list of tournaments', () => {
  const namesOn = async (query: string): Promise<string[]> => {
    const { text } = await page(`/tournaments${query}`).expect(200);
    return [...text.matchAll(/<th scope="row"><a href="\/tournaments\/[^"]+">([^<]+)<\/a>/g)].map(
      ([, name = '']) => name,
    );
  };

  it('has all of them, the newest first, with the winner', async () => {
    const names = await namesOn('');
    expect(names).toHaveLength(2);
    expect(names[1]).toBe('A quiet evening');
    const { text } = await page('/tournaments').expect(200);
    expect(text).toContain('<a href="/players/ann">ann</a>');
  });

  it.each([
    '?name=QUIET',
    '?country=fr',
    '?region=andoria',
    '?region=%C3%84ndoria&state=published',
    '?to=2014-11-07',
    '?game=2e&name=evening&level=1',
  ])('filters by %s', async (query) => {
    expect(await namesOn(query)).toEqual(['A quiet evening']);
  });

  it('shows the way out where nothing fits, and says which filter is not used', async () => {
    const none = await page('/tournaments?game=tribbles').expect(200);
    expect(none.text).toContain('No tournament fits.');
    for (const query of ['?state=waiting', '?state=failed', '?region=nowhere']) {
      expect((await page(`/tournaments${query}`).expect(200)).text).toContain('No tournament fits.');
    }
    const state = await page('/tournaments?state=lost').expect(200);
    expect(state.text).toContain('The filter &quot;State&quot; is not used');
    const wrong = await page('/tournaments?from=2014-02-30').expect(200);
    expect(wrong.text).toContain('The filter &quot;From&quot; is not used');
  });

  it('says that the first day is after the last one, and offers to swap them', async () => {
    const { text } = await page('/tournaments?name=quiet&from=2014-12-31&to=2014-01-01').expect(200);
    const words = text.replace(/<[^>]*>/g, '');
    expect(words).toContain('No tournament fits: the first day (Dec 31, 2014) is after the last day (Jan 1, 2014).');
    const swapped = '/tournaments?name=quiet&from=2014-01-01&to=2014-12-31';
    expect(text).toContain(`<a href="${swapped.replaceAll('&', '&amp;')}">Swap the two days</a>`);
    expect(await namesOn(swapped.slice('/tournaments'.length))).toEqual(['A quiet evening']);
  });

  it('refuses a cursor of another list', async () => {
    await page('/tournaments?cursor=WzEsIngiLG51bGxd').expect(400);
  });
});

describe('the findings of a tournament', () => {
  const codesOn = (text: string) =>
    [...text.matchAll(/<a href="\/findings\/([a-z-]+)">/g)].map(([, code = '']) => code);

  it('each lead to the page that explains them', async () => {
    const { text } = await page(`/tournaments/${worlds}`).expect(200);
    const codes = codesOn(text);
    expect(codes).not.toEqual([]);
    for (const code of new Set(codes)) await page(`/findings/${code}`).expect(200);
  });

  it('are those of the JSON that readers need, each kind once and in its order', async () => {
    const { text } = await page(`/tournaments/${worlds}`).expect(200);
    const { body } = await walk.get(`/api/v1/submissions/${worldsReport}`).set(SENTENCES_AS_DATA).expect(200);
    const { findings } = unpack(body) as { findings: Finding[] };
    expect(orderFindings(findings)).toEqual(findings);
    const needed = groupFindings(findings.filter(isForReaders));
    expect(codesOn(text)).toEqual(needed.map(({ code }) => code));
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.length).toBeLessThan(groupFindings(findings).length);
  });
});

describe('a rating change of a tournament', () => {
  it('leads to the games that made it', async () => {
    const { text } = await page(`/tournaments/${worlds}`).expect(200);
    const { body } = await walk.get(`/api/v1/tournaments/${worlds}`).expect(200);
    const { ratingChanges } = body as { ratingChanges: { handle: string }[] };
    const links = [...text.matchAll(/href="(\/players\/[^"]+\/tournaments\/[^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(ratingChanges.length);
    for (const link of new Set(links)) await page(link).expect(200);
    const why = await page(`/players/ann/tournaments/${worlds}`).expect(200);
    expect(why.text).toContain('<details class="change" open>');
    expect(why.text).toContain('href="/players/bob"');
  });

  it.each(['nobody', 'ann', '%00', 'a'.repeat(300)])('is not there for %s and another tournament', async (handle) => {
    await page(`/players/${handle}/tournaments/00000000-0000-4000-8000-000000000000`).expect(404);
    await page(`/players/${handle}/tournaments/x%27y`).expect(404);
  });
});

describe('the page of a revision', () => {
  let revised = '';

  const corrected = (score: string, plannedRounds: number) =>
    reportDocument(
      report(
        round(`ann ${score} bob FW`, 'cy 100-20 dee FW'),
        round('ann cy TT', 'bob dee TT'),
        round('ann dee TT', 'bob cy TT'),
        {
          tournament: {
            name: 'Corrected later',
            externalId: 'pages:revised',
            startsAt: '2014-11-05T18:00:00+01:00',
            plannedRounds,
          },
        },
      ),
    );

  beforeAll(async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    for (const document of [corrected('100-35', 3), corrected('100-30', 4)]) {
      const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
      revised = body.tournamentId as string;
    }
  });

  it('tells in words what the revision changed', async () => {
    const { text: tournament } = await page(`/tournaments/${revised}`).expect(200);
    expect(tournament).toContain(`<a href="/tournaments/${revised}/revisions/2">What revision 2 changed</a>`);
    expect(tournament).not.toContain('/revisions/1"');
    const { text } = await page(`/tournaments/${revised}/revisions/2`).expect(200);
    expect(text).toContain('What it changed since revision 1.');
    const rows = [...text.matchAll(/<th scope="row">.*?<\/tr>/gs)].map(([row]) => row.replace(/<[^>]*>/g, '|'));
    expect(rows.join('\n')).toMatch(/planned rounds\|.*3.*4/);
    expect(rows.join('\n')).toMatch(/100.*35.*100.*30/s);
    await walk.get(`/api/v1/tournaments/${revised}/revisions/2/diff`).expect(200);
  });

  it.each(['1', '3', '0', 'x'])('answers 404 for revision %s, which follows no other', async (revision) => {
    const { text } = await page(`/tournaments/${revised}/revisions/${revision}`).expect(404);
    expect(text).toContain(`/tournaments/${revised}`);
  });
});

describe('the page of a championship', () => {
  it('draws the bracket of its tournament', async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    const document = reportDocument(
      report(
        round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
        round('ann 40-100 cy FL', 'bob 100-50 dee FW'),
        round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
        elimination('ann 100-50 bob FW', 'cy 100-60 dee FW'),
        elimination('ann 100-90 cy FW'),
        {
          tournament: {
            externalId: 'pages:continental',
            level: 4,
            kind: 'continental',
            country: 'US',
            startsAt: '2014-11-09T10:00:00-05:00',
          },
        },
      ),
    );
    const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
    const drawingOn = async (path: string) => {
      const [svg = ''] = /<svg class="bracket".*?<\/svg>/s.exec((await page(path).expect(200)).text) ?? [];
      return svg.replace(/<desc>.*?<\/desc>/s, '');
    };
    const drawn = await drawingOn('/championships/continental/2014');
    expect(drawn).toContain('>ann</text>');
    expect(drawn).toBe(await drawingOn(`/tournaments/${body.tournamentId as string}`));
  });
});
