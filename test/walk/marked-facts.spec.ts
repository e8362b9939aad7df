import { incompleteDocument } from '../builders/incomplete-document.js';
import { standingsDocument } from '../builders/standings-document.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

const LEAGUE = { league: 'alpha' };

/** One document of each kind of record: places alone, one of them concluded, some games, an inferred result, and an unknown opponent and result. */
const DOCUMENTS = {
  standings: standingsDocument(
    [
      ['ann', 1, 12],
      ['bob', 2],
      ['cy', 3, 6],
      ['dee', 3, 6],
    ],
    LEAGUE,
  ),
  'a concluded place': standingsDocument(
    [
      ['ann', 1, 12],
      ['bob', 2],
      ['cy', 2],
      ['dee', 4, 6],
    ],
    { ...LEAGUE, date: '2014-11-09' },
    { inferred: [{ pointer: '/statedStandings/2', rule: 'shared' }] },
  ),
  'some games': incompleteDocument(
    [[['ann', 'bob', 'FW', 100, 20]]],
    {
      record: 'some-games',
      players: ['ann', 'bob', 'cy', 'dee'].map((handle) => ({ handle })),
      statedStandings: ['bob', 'ann', 'cy', 'dee'].map((handle, index) => ({ handle, place: index + 1 })),
    },
    LEAGUE,
  ),
  inferred: incompleteDocument(
    [
      [
        ['ann', 'bob', 'FW', 100, 20],
        ['cy', 'dee', 'FW', 100, 0],
      ],
      [
        ['ann', 'cy', 'FW', 100, 0],
        ['bob', 'dee', 'FW'],
      ],
      [
        ['ann', 'dee', 'FW', 100, 0],
        ['bob', 'cy', 'FW', 100, 0],
      ],
    ],
    { inferred: [{ pointer: '/rounds/1/matches/1', rule: 'totals' }] },
    LEAGUE,
  ),
  'unknown facts': incompleteDocument(
    [
      [
        ['ann', null, 'FW', 100, 40],
        ['bob', 'dee'],
      ],
      [
        ['ann', 'cy', 'FW', 100, 0],
        ['bob', 'dee', 'FW', 100, 0],
      ],
      [
        ['ann', 'bob', 'FW', 100, 0],
        ['cy', 'dee', 'FW', 100, 0],
      ],
    ],
    {},
    LEAGUE,
  ),
};

const MARK = '<abbr class="basis (?:stated|inferred|unknown)"';

const NAMED = /\/(?:players\/(?:ann|bob|cy|dee)|leagues\/alpha|leaderboards\/2e)/;

/** Boards and leagues hold what these tournaments gave; their addresses are not linked from all of them. */
const SUMS = ['/leaderboards/2e/constructed', '/leagues/alpha', '/leagues/alpha/seasons/2014-15'];

/** Addresses that a page or an answer links to, and that say something about its tournament or its players. */
const linksIn = (text: string, ids: readonly string[]): string[] =>
  [...text.matchAll(/"(\/(?:api\/v1\/)?(?:tournaments|players|leagues|leaderboards)\/[^"#]+)"/g)]
    .map(([, address]) => address!.replaceAll('&amp;', '&'))
    .filter((address) => ids.some((id) => address.includes(id)) || NAMED.test(address))
    .filter((address) => !/\/(?:edit|change|claim|follow)/.test(address));

describe('what is stated or unknown of old tournaments', () => {
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    await walk.post('/api/v1/leagues', token, { slug: 'alpha', name: 'Alpha', director: 'Thsch' }).expect(201);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-09-30' };
    await walk.post('/api/v1/leagues/alpha/seasons', token, season).expect(201);
    for (const [kind, document] of Object.entries(DOCUMENTS)) {
      const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
      ids[kind] = body.tournamentId as string;
    }
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
  });

  it('is marked in every place of every row of standings, on pages, in JSON and in CSV', async () => {
    for (const id of Object.values(ids)) {
      const { body } = await walk.get(`/api/v1/tournaments/${id}`).expect(200);
      const rows = body.standings as { handle: string; place: number | null; basis: string }[];
      expect(rows.filter(({ place, basis }) => place === null && basis === 'computed')).toEqual([]);
      const { text: page } = await walk.get(`/tournaments/${id}`).expect(200);
      if (rows.every(({ basis }) => basis === 'computed')) continue;
      const { text: csv } = await walk.get(`/api/v1/tournaments/${id}/document?format=csv-standings`).expect(200);
      for (const { handle, basis } of rows) {
        expect(csv).toMatch(new RegExp(`,${handle},[^\\n]*,${basis}\\r\\n`));
        const [row = ''] =
          new RegExp(`<tr><td class="number">(?:(?!<tr>).)*href="/players/${handle}"`).exec(page) ?? [];
        expect(row).not.toBe('');
        expect(new RegExp(MARK).test(row)).toBe(basis !== 'computed');
      }
    }
  });

  it('is marked as inferred where a place was concluded, with the same words for everybody who shares it', async () => {
    const address = `/tournaments/${ids['a concluded place']}`;
    const { body } = await walk.get(`/api/v1${address}`).expect(200);
    expect((body.standings as object[]).slice(1, 3)).toEqual([
      expect.objectContaining({ handle: 'bob', place: null, statedPlace: '2-3~', basis: 'inferred' }),
      expect.objectContaining({ handle: 'cy', place: null, statedPlace: '2-3~', basis: 'inferred' }),
    ]);
    const { body: own } = await walk.get('/api/v1/players/cy/tournaments').expect(200);
    expect(own.rows).toContainEqual(expect.objectContaining({ statedPlace: '2-3~', basis: 'inferred' }));
    const { text: csv } = await walk.get(`/api/v1${address}/document?format=csv-standings`).expect(200);
    expect(csv).toContain('2-3,cy,,inferred');
    for (const page of [address, '/players/cy']) {
      const { text } = await walk.get(page).expect(200);
      expect(text).toMatch(
        /2–3(?: of 4)? ?<abbr class="basis inferred" title="Inferred: the source leaves a place empty/,
      );
      expect(text).not.toContain('~');
    }
  });

  it('is marked on every page and in every answer that these link to', async () => {
    const known = Object.values(ids);
    const files = ['csv-standings', 'csv-matches', 'csv-scorecards', 'csv-crosstable', 'quadrant-1'];
    const open = [
      ...SUMS.flatMap((address) => [address, `/api/v1${address}`]),
      '/api/v1/leaderboards/2e/constructed/players.csv',
      ...known.flatMap((id) => [
        `/tournaments/${id}`,
        `/api/v1/tournaments/${id}`,
        ...files.map((format) => `/api/v1/tournaments/${id}/document?format=${format}`),
      ]),
    ];
    const seen = new Set<string>();
    const silent: string[] = [];
    while (open.length > 0 && seen.size < 140) {
      const address = open.pop()!;
      if (seen.has(address)) continue;
      seen.add(address);
      const { text, status, headers } = await walk.get(address);
      if (status !== 200 || !/html|json|csv/.test(String(headers['content-type']))) continue;
      if (String(headers['content-type']).includes('csv')) {
        // A place that is shared or open, and points that may be more, have the word of their basis in the same row.
        const rows = text.split('\r\n').filter((row) => /(?:^|,)\d+-\d+\??,|at least/.test(row));
        silent.push(
          ...rows.filter((row) => !/,(?:stated|unknown|inferred)$/.test(row)).map((row) => `${address}: ${row}`),
        );
        continue;
      }
      open.push(...linksIn(text, known));
      const isHtml = String(headers['content-type']).includes('html');
      // A place that is shared or open, and points that may be more, stand beside their mark.
      const facts = isHtml
        ? [...text.matchAll(/\d–\d\??(?: of \d+)? ?(?:<(?!abbr class="basis)[^>]*>|$)/g)].filter(([found]) =>
            /^\d–\d\?/.test(found),
          )
        : [...text.matchAll(/\{[^{}]*"statedPlace":"[^"]+"[^{}]*\}/g)].filter(
            ([found]) => !found.includes('"basis":"'),
          );
      silent.push(...facts.map(([found]) => `${address}: ${found}`));
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(silent).toEqual([]);
  });

  it('marks an inferred result wherever it is shown, and downloads it with its mark only', async () => {
    const id = ids['inferred']!;
    const mark =
      /<abbr class="basis inferred" title="Inferred: the stated points of both players leave only this result\.">/;
    for (const address of [`/tournaments/${id}`, `/tournaments/${id}/scorecards`])
      expect((await walk.get(address).expect(200)).text).toMatch(mark);
    const { text: page } = await walk.get(`/tournaments/${id}`).expect(200);
    expect(page).toContain('1 result is inferred: it counts for points and is not rated.');
    const { body } = await walk.get(`/api/v1/tournaments/${id}`).expect(200);
    const [, second] = body.rounds as { matches: object[] }[];
    expect(second!.matches[1]).toMatchObject({ result: 'FW', basis: 'inferred', inferredBy: 'totals' });
    expect(body.published.rated.rule).toContain('5 of 6 games rated');
    for (const format of ['csv-matches', 'csv-scorecards', 'csv-crosstable', 'trf16', 'xlsx'])
      await walk.get(`/api/v1/tournaments/${id}/document?format=${format}`).expect(422);
    const { body: document } = await walk.get(`/api/v1/tournaments/${id}/document`).expect(200);
    expect(document.inferred).toEqual([{ pointer: '/rounds/1/matches/1', rule: 'totals' }]);
    const { text: bob } = await walk.get('/players/bob').expect(200);
    expect(bob).toContain('2–1, 1 inferred');
    const { text: explained } = await walk.get(`/players/bob/tournaments/${id}`).expect(200);
    expect(explained).toContain('1 further game is not rated: its result is inferred.');
  });

  it('rates an inferred result by decision of a coordinator, with its reason; a director only proposes it', async () => {
    const id = ids['inferred']!;
    const { body: document } = await walk.get(`/api/v1/tournaments/${id}/document`).expect(200);
    const decided = { ...(document as object), inferredRated: 'seen on a photo' };
    const director = await walk.createToken('director', 'director');
    const { body: held } = await walk.post(`/api/v1/tournaments/${id}/revisions`, director, decided).expect(201);
    expect(held.state).toBe('held');
    expect(held.heldFor).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'inferred-rated' })]));
    const token = await walk.createToken('coordinator', 'Thsch');
    await walk.post(`/api/v1/tournaments/${id}/revisions`, token, decided).expect(201);
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
    const { body } = await walk.get(`/api/v1/tournaments/${id}`).expect(200);
    expect(body.inferredRated).toBe('seen on a photo');
    expect(body.published.rated.rule).toContain(
      '1 result inferred and rated by decision of a coordinator: seen on a photo',
    );
    const { text } = await walk.get(`/players/bob/tournaments/${id}`).expect(200);
    expect(text).toContain('rated by decision of a coordinator: seen on a photo.');
  });

  it('rates inferred results, or no longer, at the button of a coordinator', async () => {
    const id = ids['inferred']!;
    const coordinator = await walk.createToken('coordinator', 'Thsch');
    const director = await walk.createToken('director', 'director');
    const decide = (token: string, said: object) =>
      walk.post(`/api/v1/tournaments/${id}/inferred-results`, token, { reason: 'a second photo', ...said });
    await decide(director, { rated: false }).expect(403);
    await decide(coordinator, { rated: false }).expect(201);
    const read = async () => (await walk.get(`/api/v1/tournaments/${id}/document`).expect(200)).body as object;
    expect(await read()).not.toHaveProperty('inferredRated');
    const { body } = await decide(coordinator, { rated: true }).expect(201);
    expect(body).toMatchObject({ tournamentId: id });
    expect(await read()).toHaveProperty('inferredRated', 'a second photo');
    await decide(coordinator, { rated: true }).expect(200);
    const { body: without } = await walk
      .post(`/api/v1/tournaments/${ids['unknown facts']}/inferred-results`, coordinator, { rated: true, reason: 'x' })
      .expect(422);
    expect(JSON.stringify(without)).toContain('inferred-rated-reason');
  });

  it('names an unknown opponent nowhere without a mark', async () => {
    const id = ids['unknown facts']!;
    for (const address of [`/tournaments/${id}`, `/tournaments/${id}/scorecards`]) {
      const { text } = await walk.get(address).expect(200);
      const visible = text.replaceAll(/ (?:title|content|aria-label)="[^"]*"/g, '');
      const told = visible.split('? (name not known)').slice(0, -1);
      expect(told.length).toBeGreaterThan(0);
      expect(told.every((before) => /<abbr class="basis unknown">$/.test(before))).toBe(true);
    }
  });
});
