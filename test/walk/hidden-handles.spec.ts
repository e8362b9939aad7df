import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { generateToken, hashToken } from '@quadrant/http';
import { scopesOf } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/accounts';
import { handIn } from '../builders/history.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const HIDDEN = 'zefram';
const UNKNOWN = 'zebram';
const PASSWORD = 'darmok and jalad';

let director: string;
let stranger: string;
let europe: string;
let code: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  director = await walk.createToken('director', 'Dirk');
  stranger = await walk.createToken('director', 'Otto');
  const grant = { role: 'coordinator', continent: 'europe' } as const;
  europe = generateToken(randomBytes);
  await walk.app
    .get(TokenRepository, { strict: false })
    .create(
      { hash: hashToken(europe), handle: 'Eva', name: 'spec', scopes: scopesOf('coordinator'), expiresAt: null, grant },
      ON_TIME,
    );
  const coordinator = await walk.createToken('coordinator', 'thsch');
  const played = report(
    round(`${HIDDEN} 100-10 ann FW`, 'bob 100-20 cy FW'),
    round(`${HIDDEN} 100-30 bob FW`, 'ann 100-5 cy FW'),
    {
      tournament: { externalId: 'hidden:1', director: 'Dirk' },
      players: { [HIDDEN]: { name: 'Zefram Cochrane', country: 'US' } },
    },
  );
  await handIn(walk.dataSource, played, { receivedAt: ON_TIME, handle: 'Dirk' });
  await walk.publisher.publishRefresh({
    requestedBy: 'thsch',
    reason: 'spec',
    scope: 'rewrite',
    isOfficial: true,
    onProgress: () => undefined,
  });
  const issued = await walk.post(`/api/v1/players/${HIDDEN}/claim-code`, director, {}).expect(200);
  ({ code } = issued.body as { code: string });
  await walk.post(`/api/v1/players/${HIDDEN}/hiding`, coordinator, { reason: 'asked' }).expect(200);
  await walk.get(`/api/v1/players/${HIDDEN}`).expect(404);
});

/** The same request for the hidden handle and for an unknown one, with what each answers about its handle left out. */
async function answersOf(
  ask: (handle: string) => Promise<{ status: number; text: string }>,
): Promise<[string, string]> {
  const answers: string[] = [];
  for (const handle of [HIDDEN, UNKNOWN]) {
    const { status, text } = await ask(handle);
    answers.push(`${status} ${text.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(handle, 'HANDLE')}`);
  }
  return answers as [string, string];
}

const document = (handle: string) =>
  reportDocument(
    report(round(`${handle} 100-10 ann FW`, 'bob 100-20 cy FW'), round(`${handle} 100-30 bob FW`, 'ann 100-5 cy FW'), {
      tournament: { externalId: 'hidden:2', director: 'Otto', startsAt: '2014-11-09T10:00:00-05:00' },
    }),
  );

describe('a hidden handle is answered as an unknown one by', () => {
  it.each(['preview=true', 'preview=true&createPlayers=false', 'createPlayers=false'])(
    'a report with %s, which tells neither label nor rating',
    async (query) => {
      const [hidden, unknown] = await answersOf(async (handle) =>
        walk.post(`/api/v1/submissions?${query}`, stranger, document(handle)),
      );
      expect(hidden).toBe(unknown);
      expect(hidden).toMatch(query === 'preview=true' ? /^200 / : /^422 .*player-unknown/);
      expect(hidden).not.toContain('hidden-');
    },
  );

  it.each([
    ['a claim', () => director, 'claim', { message: 'it is me' }],
    ['a claim with its code', () => director, 'claim', null],
    ['a request for a code by somebody who may not confirm it', () => stranger, 'claim-code', {}],
    ['a forfeit by somebody else', () => stranger, 'entitlements/nothing/forfeit', { reason: 'spec' }],
    ['a merge by the coordinator of another continent', () => europe, 'merge', { into: 'ann', reason: 'spec' }],
    ['a change by the coordinator of another continent', () => europe, 'hiding', { reason: 'spec' }],
  ] as const)('%s', async (_, token, path, body) => {
    const [hidden, unknown] = await answersOf(async (handle) =>
      walk.post(`/api/v1/players/${handle}/${path}`, token(), body ?? { code }),
    );
    expect(hidden).toBe(unknown);
    expect(hidden).toMatch(/^404 /);
  });

  it('a merge into it by the coordinator of another continent', async () => {
    await walk.dataSource.query(`update players set country = 'DE' where handle = 'ann'`);
    const [hidden, unknown] = await answersOf(async (into) =>
      walk.post(`/api/v1/players/ann/merge`, europe, { into, reason: 'spec' }),
    );
    expect(hidden).toBe(unknown);
    expect(hidden).toMatch(/^422 .*player-target-unknown/);
  });

  it('a merge of somebody who waits to be merged into a hidden player names the label', async () => {
    const coordinator = await walk.createToken('coordinator', 'thsch');
    await walk.dataSource.query(`update players set country = 'DE' where handle in ('ann', 'cy')`);
    await walk.post(`/api/v1/players`, coordinator, { handle: 'deanna', country: 'DE', reason: 'spec' }).expect(201);
    await walk.post(`/api/v1/players`, coordinator, { handle: 'lwaxana', country: 'US', reason: 'spec' }).expect(201);
    await walk.post(`/api/v1/players/deanna/merge`, coordinator, { into: 'lwaxana', reason: 'spec' });
    await walk.post(`/api/v1/players/lwaxana/hiding`, coordinator, { reason: 'spec' }).expect(200);
    const refused = await walk.post(`/api/v1/players/deanna/merge`, europe, { into: 'cy', reason: 'spec' });
    expect(refused.text).toContain('player-already-merged');
    expect(refused.text).not.toContain('lwaxana');
    expect((refused.body as { mergedInto: string }).mergedInto).toMatch(/^hidden-/);
  });
});

describe('a sign-up', () => {
  const signUp = (handle: string, more: object = {}) =>
    walk.post('/api/v1/accounts', null, { handle, password: PASSWORD, ...more });

  it('with a hidden handle is refused as one with the handle of an account is', async () => {
    await signUp('Quark of Ferenginar').expect(201);
    const [hidden, taken] = [await signUp(HIDDEN).expect(409), await signUp('quark of ferenginar').expect(409)];
    const { requestId: _one, ...refusal } = hidden.body as Record<string, unknown>;
    const { requestId: _other, ...expected } = taken.body as Record<string, unknown>;
    expect(refusal).toEqual(expected);
    expect(refusal).toMatchObject({ obstacle: 'account', detail: 'This handle is not available.' });
  });

  it('with the code of a hidden player is refused as one with an unknown code is', async () => {
    const [hidden, wrong] = [
      await signUp('somebody', { claimCode: code }).expect(422),
      await signUp('somebody', { claimCode: '0000-0000-0000-0000' }).expect(422),
    ];
    expect((hidden.body as { type: string }).type).toBe((wrong.body as { type: string }).type);
  });
});
