import fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { findShortIds, shortIdOf } from './short-id.js';
import { openReceiptKeys, rotateReceiptKeys } from './receipt-keys.js';
import { parsePublicKeys } from './public-keys.js';
import { ReceiptSigner } from './sign-receipt.js';
import { verifyReceipt } from './verify-receipt.js';
import type { ReceiptClaims } from './receipt-claims.js';

const folder = mkdtempSync(path.join(tmpdir(), 'quadrant-receipts-'));
const file = path.join(folder, 'secrets', 'receipt-keys.json');
afterAll(() => rmSync(folder, { recursive: true }));

const CLAIMS: ReceiptClaims = {
  iss: 'https://quadrant.example',
  id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  shortId: shortIdOf('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'),
  tournamentId: '11111111-1111-5111-8111-111111111111',
  revision: 1,
  state: 'accepted',
  sha256: 'ab'.repeat(32),
  rawSha256: 'cd'.repeat(32),
  receivedAt: '2014-11-08T15:00:00.000Z',
  engineVersion: '7',
  rulesSha256: 'ef'.repeat(32),
};

describe('A signed receipt', () => {
  it('is checked with the published keys, by every process of the installation', async () => {
    const signature = await new ReceiptSigner(openReceiptKeys(file)).sign(CLAIMS);
    const { published } = openReceiptKeys(file);
    expect(await verifyReceipt(signature, published)).toEqual({ claims: CLAIMS, kid: published.keys[0]!.kid });
  });

  it('is no longer one when a letter of it changes', async () => {
    const { published, signing } = openReceiptKeys(file);
    const signature = await new ReceiptSigner({ published, signing }).sign(CLAIMS);
    const [header, payload, sum] = signature.split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ ...CLAIMS, state: 'processed' })).toString('base64url');
    expect(await verifyReceipt(`${header}.${forged}.${sum}`, published)).toBe('signature-wrong');
    expect(await verifyReceipt(`${header}.${payload}`, published)).toBe('not-a-receipt');
  });

  it('is checked after its key was replaced, and another installation’s is not', async () => {
    const before = openReceiptKeys(file);
    const signature = await new ReceiptSigner(before).sign(CLAIMS);
    const after = rotateReceiptKeys(file);
    expect(after.signing.kid).not.toBe(before.signing.kid);
    expect(await verifyReceipt(signature, openReceiptKeys(file).published)).toMatchObject({ claims: CLAIMS });
    const stranger = openReceiptKeys(path.join(folder, 'stranger.json'));
    expect(await verifyReceipt(signature, stranger.published)).toBe('key-unknown');
  });

  it('is never one without EdDSA, nor one of another type', async () => {
    const { published, signing } = openReceiptKeys(file);
    const unsigned = new UnsecuredJWT({ ...CLAIMS }).encode();
    const symmetric = await new SignJWT({ ...CLAIMS })
      .setProtectedHeader({ alg: 'HS256', kid: signing.kid })
      .sign(Buffer.from(signing.x, 'base64url'));
    for (const text of [unsigned, symmetric, '', 'a.b.c', '{}']) {
      expect(await verifyReceipt(text, published)).toBe('not-a-receipt');
    }
  });

  it('has keys that only their owner can read, and publishes no private half', () => {
    const { published } = openReceiptKeys(file);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(published.keys.length).toBeGreaterThan(1);
    expect(JSON.stringify(published)).not.toContain('"d"');
    // Retired keys lose their private half in the file as well.
    expect(readFileSync(file, 'utf8').match(/"d"/g)).toHaveLength(1);
    expect(parsePublicKeys(JSON.stringify(published))).toEqual(published);
  });

  it.each(['', '{}', '{"keys":[]}', '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"short","d":"x"}]}', 'keys'])(
    'does not start with a file of keys that contains %j',
    (text) => {
      const broken = path.join(folder, 'broken.json');
      writeFileSync(broken, `${text || ' x'}\n`);
      expect(() => openReceiptKeys(broken)).toThrow(/has no keys of receipts: put the file back from a copy/);
    },
  );
});

describe('The short form of an id', () => {
  it('leads back to every id that has it', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const { first, last } = findShortIds(shortIdOf(id))!;
        expect(first <= id && id <= last).toBe(true);
        expect(findShortIds(shortIdOf(id).toLowerCase().replace('-', ''))).toEqual({ first, last });
      }),
    );
  });

  it('reads letters for the digits that they look like, and nothing else', () => {
    expect(findShortIds('oil0-0000')).toEqual(findShortIds('0110-0000'));
    for (const text of ['', '7K3M-Q2P', '7K3M-Q2PXX', '7K3M-Q2PU', '7K3M Q2PX']) expect(findShortIds(text)).toBeNull();
  });
});
