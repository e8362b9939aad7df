import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { ExportRepository } from '@quadrant/store/export';
import { ExportFolder } from '../../apps/cli/src/export/export-folder.js';
import { EXPORT_FILES } from '../../apps/cli/src/export/manifest.js';
import { writeExport } from '../../apps/cli/src/export/write-export.js';
import { incompleteDocument } from '../builders/incomplete-document.js';
import { standingsDocument } from '../builders/standings-document.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import { listPublicRoutes, OF_RESULTS } from './public-routes.js';

const walk = useHttpWalk();

/** Each player has only one tournament: of the first only places are stated, in the second a result is inferred, in the third much is unknown. */
const STATED = ['sta', 'stb', 'stc', 'std'] as const;
const [ia, ib, ic, id] = ['ina', 'inb', 'inc', 'ind'] as const;
const [ua, ub, uc, ud] = ['una', 'unb', 'unc', 'und'] as const;

/** These numbers stand for nothing else, wherever they are printed: stated points, and a score against an unknown opponent. */
const POINTS = [8641, 8537, 8429, 8317] as const;
const SCORE = [173, 157] as const;
const NUMBERS: ReadonlySet<number> = new Set([...POINTS, ...SCORE]);
const PRINTED = /(?<![\w.-])(?:8[,.]?641|8[,.]?537|8[,.]?429|8[,.]?317|173|157)(?![\w.-])/;

/** Only the month of the first tournament is known. No page and no file may give it a day. */
const MONTH = '2006-03';
const INVENTED_DAY = /2006-03-\d\d|Mar(?:ch)? \d{1,2}, 2006|\d{1,2}\.? (?:March|Mar|März) 2006/;

/** The month of another tournament was concluded. Every answer, file and page has to say so. */
const CONCLUDED = '2006-05';
const [ea, eb, ec, ed] = ['eva', 'evb', 'evc', 'evd'] as const;
const UNMARKED_MONTH =
  /(?<!\d)2006-05(?!\?|-\d\d)|(?:May|Mai) 2006(?! \((?:inferred|erschlossen)\))|2006-05-\d\d(?!T)|May \d{1,2}, 2006|\d{1,2}\.? (?:May|Mai) 2006/;

const OF_LEAGUE = { league: 'alpha', director: 'Thsch' };
const DOCUMENTS = [
  standingsDocument(
    STATED.map((handle, index) => [handle, Math.min(index + 1, 3), POINTS[index]!] as const),
    { ...OF_LEAGUE, date: MONTH },
    { inferred: [{ pointer: '/statedStandings/3', rule: 'shared' }] },
  ),
  {
    ...incompleteDocument(
      [
        [
          [ea, eb, 'FW', 100, 0],
          [ec, ed, 'FW', 100, 0],
        ],
        [
          [ea, ec, 'FW', 100, 0],
          [eb, ed, 'FW', 100, 0],
        ],
      ],
      { inferred: [{ pointer: '/tournament/date', rule: 'order' }] },
      { ...OF_LEAGUE, date: CONCLUDED, startsAt: null, registeredAt: null },
    ),
  },
  incompleteDocument(
    [
      [
        [ia, ib, 'FW', 100, 20],
        [ic, id, 'FW', 100, 0],
      ],
      [
        [ia, ic, 'FW', 100, 0],
        [ib, id, 'FW'],
      ],
      [
        [ia, id, 'FW', 100, 0],
        [ib, ic, 'FW', 100, 0],
      ],
    ],
    { inferred: [{ pointer: '/rounds/1/matches/1', rule: 'totals' }] },
    OF_LEAGUE,
  ),
  incompleteDocument(
    [
      [
        [ua, null, 'FW', ...SCORE],
        [ub, ud],
      ],
      [
        [ua, uc, 'FW', 100, 0],
        [ub, ud, 'FW', 100, 0],
      ],
      [
        [ua, ub, 'FW', 100, 0],
        [uc, ud, 'FW', 100, 0],
      ],
    ],
    {},
    OF_LEAGUE,
  ),
];

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numbersIn = (value: unknown): unknown[] => (Array.isArray(value) ? value.flatMap(numbersIn) : [value]);

/**
 * Tells whether an object itself says such a fact: one of the numbers, points of a player with a stated place, or the result
 * of the inferred match.
 */
function saysFact(members: Json): boolean {
  const own = Object.values(members).flatMap(numbersIn);
  if (own.some((each) => typeof each === 'number' && NUMBERS.has(each))) return true;
  if (Number(members['points']) > 0 && STATED.some((handle) => handle === members['handle'])) return true;
  const players = members['players'];
  return Array.isArray(players) && 'result' in members && isInferredPair(players);
}

const isInferredPair = (players: readonly unknown[]): boolean => {
  const names = players.map((each) => (isObject(each) ? each['handle'] : each));
  return names.includes(ib) && names.includes(id);
};

/** A document says what is inferred, unknown or stated by keys of its own. */
const MARKS = ['basis', 'statedStandings', 'inferred', 'unknown', 'isUnknown'];

const isMarkedItself = (value: Json): boolean =>
  MARKS.some((mark) => mark in value) || value['record'] === 'standings' || numbersIn(value['players']).includes(null);

/** Lists objects with such a fact where neither they nor what holds them has a mark. */
function listUnmarked(value: unknown, isMarked: boolean, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => listUnmarked(each, isMarked, `${place}/${at}`));
  if (!isObject(value)) return [];
  const marked = isMarked || isMarkedItself(value);
  const own = saysFact(value) && !marked ? [`${place}: ${JSON.stringify(value).slice(0, 160)}`] : [];
  return [...own, ...Object.entries(value).flatMap(([key, each]) => listUnmarked(each, marked, `${place}/${key}`))];
}

/** Lists rows of a table with such a fact and without a mark; an unknown opponent or result is a question mark. */
function listUnmarkedRows(csv: string, address: string): string[] {
  const rows = csv.split(/\r?\n/).filter((row) => PRINTED.test(row) || (row.includes(ib) && row.includes(id)));
  return rows
    .filter((row) => !/,(?:stated|inferred|unknown)(?:,|$)|(?:^|,)\?(?:,|$)/.test(row))
    .map((row) => `${address}: ${row}`);
}

/** The smallest parts of a page that are read together. */
const PART = /<(tr|li|p|dd|figcaption)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g;

/** Lists parts of a page with such a fact and without a mark. */
function listUnmarkedParts(html: string, address: string): string[] {
  return [...html.matchAll(PART)].flatMap(([part]) => {
    const shown = part.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    if (part.includes('<tr', 1)) return [];
    const isOfStated = part.startsWith('<tr') && part.includes(`/players/${STATED[0]}"`) && /\b12\b/.test(shown);
    const isFact =
      PRINTED.test(shown) || isOfStated || (part.includes(`/players/${ib}"`) && part.includes(`/players/${id}"`));
    return isFact && !part.includes('class="basis ') ? [`${address}: ${shown}`] : [];
  });
}

describe('what is stated, inferred or incomplete', () => {
  const ids: string[] = [];
  let answers: readonly string[];
  let pages: readonly string[];

  beforeAll(async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    await walk.post('/api/v1/leagues', token, { slug: 'alpha', name: 'Alpha', director: 'Thsch' }).expect(201);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-09-30' };
    await walk.post('/api/v1/leagues/alpha/seasons', token, season).expect(201);
    const early = { season: '2005-06', startsOn: '2005-10-01', endsOn: '2006-09-30' };
    await walk.post('/api/v1/leagues/alpha/seasons', token, early).expect(201);
    for (const document of DOCUMENTS) {
      const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
      ids.push(body.tournamentId as string);
    }
    const order = { requestedBy: 'Thsch', reason: 'spec', scope: 'full', isOfficial: false } as const;
    await walk.publisher.publishRefresh({ ...order, onProgress: () => undefined });
    ({ answers, pages } = await listPublicRoutes(walk, {
      ...OF_RESULTS,
      'tournaments/{id}': ids,
      '{handle}': [STATED[0], ia, ua, ea],
      '{opponent}': [STATED[1], ib, ub, eb],
      '{slug}': ['alpha'],
      '{season}': ['2014-15', '2005-06'],
      'masters/{season}': ['2014', '2006'],
      '{year}': ['2014'],
      'championships/{kind}': ['continental'],
      '?name': [STATED[0], ia, ua, ea],
      '?q': [STATED[0], ia, ua, ea],
      '?player': [STATED[0], ia, ua, ea],
    }));
  });

  it('is marked in every JSON answer and every CSV file that anybody may read', async () => {
    const unmarked: string[] = [];
    let [facts, months] = [0, 0];
    for (const address of answers) {
      const { status, text, headers } = await walk.get(address);
      const type = String(headers['content-type']);
      if (status !== 200 || !/csv|json/.test(type)) continue;
      const [invented] = INVENTED_DAY.exec(type.includes('json') ? withoutPlaceInHistory(text) : text) ?? [];
      if (invented !== undefined) unmarked.push(`${address}: ${invented}`);
      const [month] = OF_DOCUMENT.test(text) ? [] : (UNMARKED_MONTH.exec(withoutPlaceInHistory(text)) ?? []);
      if (month !== undefined) unmarked.push(`${address}: ${month}`);
      if (text.includes(CONCLUDED)) months += 1;
      if (PRINTED.test(text)) facts += 1;
      if (type.includes('json')) unmarked.push(...listUnmarked(JSON.parse(text), false, address));
      else unmarked.push(...listUnmarkedRows(text, address));
    }
    expect(unmarked).toEqual([]);
    expect(facts).toBeGreaterThan(5);
    expect(months).toBeGreaterThan(5);
  });

  it.each(['en', 'de'])('is marked on every page that shows what these answers say: %s', async (language) => {
    const unmarked: string[] = [];
    let [facts, months] = [0, 0];
    for (const address of pages) {
      const { status, text } = await walk.get(address).set('accept', 'text/html').set('accept-language', language);
      if (status !== 200) continue;
      const shown = text.replaceAll(/<[^>]*>/g, ' ');
      if (PRINTED.test(shown)) facts += 1;
      const [invented] = INVENTED_DAY.exec(shown) ?? UNMARKED_MONTH.exec(shown) ?? [];
      if (/(?:May|Mai) 2006/.test(shown)) months += 1;
      unmarked.push(
        ...listUnmarkedParts(text, address),
        ...(invented === undefined ? [] : [`${address}: ${invented}`]),
      );
    }
    expect(unmarked).toEqual([]);
    expect(facts).toBeGreaterThan(1);
    expect(months).toBeGreaterThan(1);
  });

  it('is marked in every file of an export', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'quadrant marks '));
    try {
      await new ExportRepository(walk.dataSource).read((reader) =>
        writeExport(reader, new ExportFolder(folder), {
          rules: DEFAULT_RATING_RULES,
          exportedAt: ON_TIME,
          onProgress: () => undefined,
        }),
      );
      const unmarked = EXPORT_FILES.flatMap((name) => {
        const text = readFileSync(path.join(folder, name), 'utf8');
        const lines = text.split('\n').filter((line) => line !== '');
        const months = lines.filter(
          (line) => !OF_DOCUMENT.test(line) && UNMARKED_MONTH.test(withoutPlaceInHistory(line)),
        );
        if (name.endsWith('.csv')) return [...months, ...listUnmarkedRows(text, name)];
        return [...months, ...lines.flatMap((line, at) => listUnmarked(JSON.parse(line), false, `${name}:${at + 1}`))];
      });
      expect(unmarked).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is found where a mark is missing', () => {
    expect(listUnmarked({ rows: [{ handle: 'sta', points: POINTS[0] }] }, false, '')).toHaveLength(1);
    expect(listUnmarkedParts(`<tr><td>sta</td><td>${POINTS[0]}</td></tr>`, '')).toHaveLength(1);
    expect(INVENTED_DAY.test('31. März 2006')).toBe(true);
  });
});

/** An instant orders tournaments; beside it stands what is known of the date. */
const withoutPlaceInHistory = (json: string): string => json.replaceAll(/"[^"]*At":"2006-0[35]-31T[^"]*"/g, '""');

/** A document marks its date in its list of what is inferred. */
const OF_DOCUMENT = /\/tournament\/date/;
