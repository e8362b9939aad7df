import { person } from '../../../../test/builders/surroundings.js';

/** Nothing listens there, so the content of the sheet comes from the file alone. */
const facts: Record<string, string> = { QUADRANT_URL: 'http://127.0.0.1:9' };
const dora = person(() => facts);
afterAll(() => dora.leave());

const CODES = [
  { handle: 'ann', code: 'K7QF-2M9X-00AB-ZZ3T' },
  { handle: '<b>bob</b> & "co"', code: 'AAAA-BBBB-CCCC-DDDD' },
];

/** Signs as a site that has a public address. */
const signed = (iss: string): string =>
  ['{"alg":"EdDSA"}', JSON.stringify({ iss }), 'x'].map((each) => Buffer.from(each).toString('base64url')).join('.');

const receipt = (more: object = {}) => ({ id: 'a', tournamentId: 'b', claimCodes: CODES, ...more });

const codes = (content: unknown, ...more: string[]) => {
  dora.write('receipt.json', typeof content === 'string' ? content : JSON.stringify(content));
  return dora.call('receipt', 'codes', 'receipt.json', ...more);
};

describe('quadrant receipt codes', () => {
  it('prints a block for each new player, with the addresses to claim', async () => {
    const { code, out, err } = await codes([{ file: 'a.json', accepted: true, receipt: receipt() }]);
    expect(code).toBe(0);
    const blocks = out.split(/^(?:- )+-$/m);
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toContain('Handle:      ann\nClaim code:  K7QF-2M9X-00AB-ZZ3T\n');
    expect(blocks[0]).toContain('Create one at http://127.0.0.1:9/sign-up\n');
    expect(blocks[0]).toContain('Claim your player at http://127.0.0.1:9/account\n');
    expect(blocks[1]).toContain('AAAA-BBBB-CCCC-DDDD');
    expect(err).toMatch(/^The sheet has no names\. No answer from http:\/\/127\.0\.0\.1:9\./);
  });

  it('prints the public address of the site that signed the receipt', async () => {
    const { out } = await codes(receipt({ signature: signed('https://quadrant.example') }));
    expect(out).toContain('Create one at https://quadrant.example/sign-up\n');
    expect(out).not.toContain('127.0.0.1');
    const forged = await codes(receipt({ signature: signed('javascript:alert(1)') }));
    expect(forged.out).toContain('Create one at http://127.0.0.1:9/sign-up\n');
  });

  it('prints a page that needs no other file, in which names are only text', async () => {
    const { code, out } = await codes([receipt(), receipt()], '--html');
    expect(code).toBe(0);
    expect(out).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(out.match(/<section>/g)).toHaveLength(4);
    expect(out).toContain('&lt;b>bob&lt;/b> &amp; &quot;co&quot;');
    expect(out).not.toMatch(/<b>|<script|<link|src=/);
    expect(out).toContain('@page');
    expect(out).toContain('border: 1px dashed');
  });

  it('prints the sheets of all receipts in JSON, and leaves refused files out', async () => {
    const { out } = await codes([{ accepted: false, problem: {} }, { receipt: receipt() }], '--json');
    expect(JSON.parse(out)).toEqual([
      {
        tournament: null,
        players: CODES.map((each) => ({ name: null, ...each })),
        signUp: 'http://127.0.0.1:9/sign-up',
        account: 'http://127.0.0.1:9/account',
      },
    ]);
  });

  it('reads the standard input', async () => {
    dora.pipe(JSON.stringify(receipt()));
    expect((await dora.call('receipt', 'codes', '-')).out).toContain('K7QF-2M9X-00AB-ZZ3T');
  });

  it.each([
    ['no JSON', 'ann', 'receipt.json has no receipt. Save the answer of "submit --json"'],
    ['a list of nothing', [null, 1, 'x'], 'receipt.json has no receipt.'],
    ['codes of another shape', { claimCodes: [null, { handle: 1, code: 2 }] }, 'receipt.json has no claim codes: '],
    ['a receipt without new players', receipt({ claimCodes: [] }), 'receipt.json has no claim codes: '],
  ])('refuses %s and says what to give instead', async (_, content, sentence) => {
    const { code, out, err } = await codes(content);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });
});
