import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const operator = person(() => ({
  DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  QUADRANT_HOME: process.env['QUADRANT_HOME'] ?? '',
}));
afterAll(() => operator.leave());

interface Receipt {
  readonly id: string;
  readonly shortId: string;
  readonly tournamentId: string;
  readonly signature: string;
  readonly sha256: string;
  readonly claimCodes: readonly { readonly code: string }[];
}

let token: string;
let receipt: Receipt;

beforeAll(async () => {
  token = await walk.createToken('director', 'Jadzia');
  const document = reportDocument(
    report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), {
      tournament: { externalId: 'receipts:1', director: 'Jadzia' },
    }),
  );
  receipt = ((await walk.post(SUBMISSIONS, token, document).expect(201)) as { body: Receipt }).body;
});

const check = (signature: string) => walk.get(`/api/v1/receipts?signature=${encodeURIComponent(signature)}`);
const payloadOf = (signature: string) => Buffer.from(signature.split('.')[1]!, 'base64url').toString();

describe('A signed receipt', () => {
  it('proves id, hash, time, state and versions, and contains no claim code', async () => {
    const { body } = (await check(receipt.signature).expect(200)) as { body: { claims: object; submission: object } };
    const { id, shortId, sha256 } = receipt;
    expect(body.claims).toMatchObject({ id, shortId, sha256, revision: 1, state: 'accepted' });
    expect(body.claims).toMatchObject({
      engineVersion: expect.any(String),
      rulesSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(body.submission).toMatchObject({ id, sha256 });
    expect(receipt.claimCodes.length).toBe(4);
    for (const { code } of receipt.claimCodes) expect(payloadOf(receipt.signature)).not.toContain(code);
  });

  it('says when its report was rated and became official', async () => {
    const read = async () => ((await walk.get(`${SUBMISSIONS}/${receipt.id}`).expect(200)) as { body: object }).body;
    await walk.publisher.publishTournament(receipt.tournamentId, 1);
    expect(await read()).toMatchObject({ approvedAt: null, ratedAt: expect.any(String), officialAt: null });
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: true,
      onProgress: () => undefined,
    });
    expect(await read()).toMatchObject({ officialAt: expect.any(String) });
  });

  it('is found by its short id', async () => {
    for (const text of [receipt.shortId, receipt.shortId.toLowerCase().replace('-', '')]) {
      const { body } = (await walk.get(`${SUBMISSIONS}/${text}`).expect(200)) as { body: { id: string } };
      expect(body.id).toBe(receipt.id);
    }
    await walk.get(`${SUBMISSIONS}/ZZZZ-ZZZZ`).expect(404);
  });

  it('is refused with the reason when somebody changed it', async () => {
    const [header, , sum] = receipt.signature.split('.');
    const forged = Buffer.from(payloadOf(receipt.signature).replace('accepted', 'processed')).toString('base64url');
    const { body } = (await check(`${header}.${forged}.${sum}`).expect(422)) as { body: object };
    expect(body).toMatchObject({ type: '/problems/signature-wrong', advice: expect.stringMatching(/\S/) });
    await check('nothing').expect(422);
    await walk.get('/api/v1/receipts').expect(400);
  });

  it('is checked by the command with the published keys alone', async () => {
    const { text } = await walk.get('/.well-known/jwks.json').expect(200);
    writeFileSync(path.join(operator.folder, 'keys.json'), text);
    writeFileSync(path.join(operator.folder, 'receipt.json'), JSON.stringify([{ receipt }]));
    writeFileSync(path.join(operator.folder, 'forged.txt'), receipt.signature.replace(/.{4}$/, 'AAAA'));
    const genuine = await operator.call('receipt', 'verify', 'receipt.json', '--keys', 'keys.json');
    expect(genuine).toMatchObject({ code: 0 });
    expect(genuine.out).toContain(`received the report ${receipt.shortId} at `);
    const forged = await operator.call('receipt', 'verify', 'forged.txt', '--keys', 'keys.json');
    expect(forged).toMatchObject({ code: 1, out: expect.stringContaining('not genuine: it was changed') });
  });

  it('is still genuine after the operator replaced the key', async () => {
    const { out } = await operator.call('receipt', 'new-key');
    expect(out).toMatch(/signed with the new key \S{43} from the next start on/);
    await check(receipt.signature).expect(200);
  });
});
