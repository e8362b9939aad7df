import { randomBytes } from 'node:crypto';
import { generateToken } from '@quadrant/http';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const MEGABYTE = 1024 * 1024;
let director: string;

beforeAll(async () => {
  director = await walk.createToken('director', 'Director');
});

interface MatchDocument extends Record<string, unknown> {
  players: string[];
}
interface Document extends Record<string, unknown> {
  tournament: Record<string, unknown>;
  rounds: { round: number; matches: MatchDocument[] }[];
}

let tournaments = 0;

/** Returns a valid document that `change` has changed. */
function documentAfter(change: (document: Document) => void = () => undefined): Document {
  const rounds = [
    round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
    round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
    round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
  ];
  const good = report(...rounds, { tournament: { externalId: `bad-input:${++tournaments}` } });
  const document = reportDocument(good) as Document;
  change(document);
  return document;
}

const textAfter = (change?: (document: Document) => void): string => JSON.stringify(documentAfter(change));
const firstMatch = (document: Document): MatchDocument => document.rounds[0]!.matches[0]!;

/** A document that is sent, and the finding that must come back. */
interface BadDocument {
  readonly what: string;
  readonly body: () => string | Buffer;
  readonly code: string;
  readonly pointer: string;
}

const badDocuments: readonly BadDocument[] = [
  {
    what: 'a text that is not JSON',
    body: () => '{"schema": "quadrant/1",\n "tournament": ,}',
    code: 'not-json',
    pointer: '',
  },
  { what: 'a document that breaks off', body: () => textAfter().slice(0, -20), code: 'not-json', pointer: '' },
  { what: 'a list', body: () => '[]', code: 'unknown-format', pointer: '' },
  { what: 'null', body: () => 'null', code: 'unknown-format', pointer: '' },
  {
    what: 'another schema',
    body: () => textAfter((document) => (document['schema'] = 'quadrant/2')),
    code: 'wrong-schema',
    pointer: '/schema',
  },
  {
    what: 'an unknown rule system',
    body: () => textAfter(({ tournament }) => (tournament['ruleSystem'] = 'opg-5.0')),
    code: 'unknown-literal',
    pointer: '/tournament/ruleSystem',
  },
  {
    what: 'a player twice in a round',
    body: () => textAfter(({ rounds }) => (rounds[0]!.matches[1]!.players = ['ann', 'dee'])),
    code: 'player-twice-in-round',
    pointer: '/rounds/0/matches/1/players/0',
  },
  {
    what: 'a result without its opponent',
    body: () => textAfter((document) => (firstMatch(document).players = ['ann'])),
    code: 'result-without-opponent',
    pointer: '/rounds/0/matches/0/result',
  },
  {
    what: 'a match of a player with themselves',
    body: () => textAfter((document) => (firstMatch(document).players = ['ann', 'ANN'])),
    code: 'self-match',
    pointer: '/rounds/0/matches/0/players',
  },
  {
    what: 'a start in 1850',
    body: () => textAfter(({ tournament }) => (tournament['startsAt'] = '1850-11-08T10:00:00-05:00')),
    code: 'date-out-of-range',
    pointer: '/tournament/startsAt',
  },
  {
    what: 'a start in 2850',
    body: () => textAfter(({ tournament }) => (tournament['startsAt'] = '2850-11-08T10:00:00-05:00')),
    code: 'date-out-of-range',
    pointer: '/tournament/startsAt',
  },
  {
    what: 'a start that has not come yet',
    body: () => textAfter(({ tournament }) => (tournament['startsAt'] = '2014-11-12T10:00:00-05:00')),
    code: 'starts-in-future',
    pointer: '/tournament/startsAt',
  },
  {
    what: 'a day that is not in the calendar',
    body: () => textAfter(({ tournament }) => (tournament['startsAt'] = '2014-02-30T10:00:00-05:00')),
    code: 'bad-date',
    pointer: '/tournament/startsAt',
  },
  {
    what: 'an unknown league',
    body: () => textAfter(({ tournament }) => (tournament['league'] = 'nobodys-league')),
    code: 'league-unknown',
    pointer: '/tournament/league',
  },
  {
    what: 'ten thousand lists in each other',
    body: () => '['.repeat(10_000) + ']'.repeat(10_000),
    code: 'unknown-format',
    pointer: '',
  },
  {
    what: 'a key that deep inside holds ten thousand objects',
    body: () => textAfter().replace(/}$/, `,"extra":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`),
    code: 'too-deep',
    pointer: '',
  },
  {
    what: 'a key __proto__',
    body: () => textAfter().replace('{', '{"__proto__":{"polluted":true},'),
    code: 'forbidden-key',
    pointer: '/__proto__',
  },
  {
    what: 'bytes that are not UTF-8',
    body: () =>
      Buffer.concat([
        Buffer.from('{"schema":"quadrant/1","tournament":{"name":"'),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('"}}'),
      ]),
    code: 'not-utf8',
    pointer: '',
  },
];

/** Bytes that are no text have no lines. */
const PLACELESS = ['not-utf8'];

describe('a document that is refused', () => {
  it.each(badDocuments)(
    'for $what: says where, stores nothing, and lets the next one through',
    async ({ body, code, pointer }) => {
      const before = await walk.countRows();

      const sent = body();
      const answer = await walk.post(SUBMISSIONS, director, sent).expect(422);

      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.body).toMatchObject({
        type: '/problems/report-refused',
        status: 422,
        advice: expect.stringMatching(/\.$/),
      });
      const findings = (answer.body.findings as Record<string, unknown>[]).map(({ value: _, ...finding }) => finding);
      expect(findings).toContainEqual({
        severity: 'error',
        code,
        pointer,
        message: expect.stringMatching(/[.?]$/),
        advice: expect.stringMatching(/\.$/),
        ...(!PLACELESS.includes(code) && { line: expect.any(Number), column: expect.any(Number) }),
      });
      const preview = await walk.post(`${SUBMISSIONS}?preview=true`, director, sent).expect(422);
      expect(preview.body.findings).toEqual(answer.body.findings);
      expect(await walk.countRows()).toEqual(before);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
      await walk.post(SUBMISSIONS, director, textAfter()).expect(201);
    },
  );

  it('names every error in one answer', async () => {
    const text = textAfter((document) => {
      document.tournament['startsAt'] = 'yesterday';
      document.tournament['game'] = '3e';
      firstMatch(document).players = ['ann', 'nobody'];
    });
    const { body } = await walk.post(SUBMISSIONS, director, text).expect(422);
    const errors = (body.findings as { severity: string; pointer: string }[]).filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/tournament/startsAt', '/tournament/game', '/rounds/0/matches/0/players/1']),
    );
    expect(body.detail).toContain(`${errors.length} errors`);
  });

  it('names what is wrong with the document and what is not known here in one answer, as its preview does', async () => {
    const text = textAfter((document) => {
      document.tournament['league'] = 'nobodys-league';
      (document['players'] as object[]).push({ handle: 'bad\u202ehandle' }, { handle: 'ANN' }, { handle: 'stranger' });
      firstMatch(document)['players'] = ['ann', 'unlisted'];
      document.rounds[1]!.matches[0]!['score'] = [1, 2, 3];
      document.rounds[2]!.matches[0]!['score'] = [0, 101];
    });
    const query = '?createPlayers=false';
    const { body } = await walk.post(SUBMISSIONS + query, director, text).expect(422);
    const said = (body.findings as { code: string; pointer: string }[]).map(({ code, pointer }) => [code, pointer]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['bad-handle', '/players/4/handle'],
        ['duplicate-player', '/players/5/handle'],
        ['player-not-listed', '/rounds/0/matches/0/players/1'],
        ['wrong-length', '/rounds/1/matches/0/score'],
        ['winner-not-ahead', '/rounds/2/matches/0/score'],
        ['league-unknown', '/tournament/league'],
        ['player-unknown', '/players/6/handle'],
      ]),
    );
    expect(said.filter(([, pointer]) => pointer === '/players/5/handle')).toHaveLength(1);
    const preview = await walk.post(`${SUBMISSIONS}${query}&preview=true`, director, text).expect(422);
    expect(preview.body.findings).toEqual(body.findings);
  });
});

describe('a document that is stored with something to say', () => {
  it('has a warning for an unknown key', async () => {
    const text = textAfter(({ tournament }) => (tournament['colour'] = 'blue'));
    const { body } = await walk.post(SUBMISSIONS, director, text).expect(201);
    expect(body.findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'unknown-key', pointer: '/tournament/colour' }),
    );
  });

  it('has a note for a winner with the lower score', async () => {
    const text = textAfter((document) => (firstMatch(document)['score'] = [35, 100]));
    const { body } = await walk.post(SUBMISSIONS, director, text).expect(201);
    expect(body.findings).toContainEqual(
      expect.objectContaining({ severity: 'note', pointer: expect.stringMatching(/^\/rounds\/0\/matches\/0/) }),
    );
  });
});

describe('a request that is refused before its document is read', () => {
  const unchanged = async (work: () => Promise<void>) => {
    const before = await walk.countRows();
    await work();
    expect(await walk.countRows()).toEqual(before);
    await walk.post(SUBMISSIONS, director, textAfter()).expect(201);
  };

  it('is larger than 2 MB', () =>
    unchanged(async () => {
      const { body, headers } = await walk.post(SUBMISSIONS, director, `"${'x'.repeat(2 * MEGABYTE)}"`).expect(413);
      expect(headers['content-type']).toBe('application/problem+json');
      expect(body).toMatchObject({ type: '/problems/body-too-large', limit: 2 * MEGABYTE });
    }));

  it('has 10 MB', () =>
    unchanged(async () => {
      const document = documentAfter(({ tournament }) => (tournament['venue'] = 'x'.repeat(10 * MEGABYTE)));
      const { body } = await walk.post(SUBMISSIONS, director, document).expect(413);
      expect(body.type).toBe('/problems/body-too-large');
    }));

  it('has no token, a foreign one, or one with a typing error', () =>
    unchanged(async () => {
      const foreign = generateToken(randomBytes);
      const mistyped = foreign.slice(0, -1) + (foreign.endsWith('a') ? 'b' : 'a');
      for (const token of [null, foreign, mistyped, 'nonsense']) {
        const { body, headers } = await walk.post(SUBMISSIONS, token, textAfter()).expect(401);
        expect(body.type).toBe('/problems/unauthorized');
        expect(headers['content-type']).toBe('application/problem+json');
        expect(headers['www-authenticate']).toMatch(/^Bearer/);
      }
    }));

  it('has no body', () =>
    unchanged(async () => {
      const { body } = await walk.post(SUBMISSIONS, director, '').expect(400);
      expect(body.type).toBe('/problems/missing-body');
    }));

  it('is no file by its type', () =>
    unchanged(async () => {
      const { body } = await walk.post(SUBMISSIONS, director, 'a,b').set('content-type', 'image/png').expect(415);
      expect(body.type).toBe('/problems/unsupported-media-type');
    }));
});
