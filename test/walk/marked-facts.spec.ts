import { incompleteDocument } from '../builders/incomplete-document.js';
import { standingsDocument } from '../builders/standings-document.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

/** One document of each kind of record: places alone, some games, and games with an unknown opponent and result. */
const DOCUMENTS = {
  standings: standingsDocument([
    ['ann', 1, 12],
    ['bob', 2],
    ['cy', 3, 6],
    ['dee', 3, 6],
  ]),
  'some games': incompleteDocument([[['ann', 'bob', 'FW', 100, 20]]], {
    record: 'some-games',
    players: ['ann', 'bob', 'cy', 'dee'].map((handle) => ({ handle })),
    statedStandings: ['bob', 'ann', 'cy', 'dee'].map((handle, index) => ({ handle, place: index + 1 })),
  }),
  'unknown facts': incompleteDocument([
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
  ]),
};

const MARK = '<abbr class="basis (?:stated|unknown)"';

/** Addresses that a page or an answer links to, and that say something about its tournament or its players. */
const linksIn = (text: string, ids: readonly string[]): string[] =>
  [...text.matchAll(/"(\/(?:api\/v1\/)?(?:tournaments|players)\/[^"#]+)"/g)]
    .map(([, address]) => address!.replaceAll('&amp;', '&'))
    .filter((address) => ids.some((id) => address.includes(id)) || /\/players\/(?:ann|bob|cy|dee)/.test(address))
    .filter((address) => !/\/(?:edit|change|claim|follow)/.test(address));

describe('what is stated or unknown of old tournaments', () => {
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
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

  it('is marked on every page and in every answer that these link to', async () => {
    const known = Object.values(ids);
    const open = known.flatMap((id) => [`/tournaments/${id}`, `/api/v1/tournaments/${id}`]);
    const seen = new Set<string>();
    const silent: string[] = [];
    while (open.length > 0 && seen.size < 80) {
      const address = open.pop()!;
      if (seen.has(address)) continue;
      seen.add(address);
      const { text, status, headers } = await walk.get(address);
      if (status !== 200 || !/html|json/.test(String(headers['content-type']))) continue;
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
