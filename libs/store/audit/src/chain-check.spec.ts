import fc from 'fast-check';
import { auditKeyOf, parseAuditKeys } from './audit-key.js';
import { ChainCheck, type ChainDamage } from './chain-check.js';
import { macOf, NO_SEAL, type Sealed } from './seal.js';

const KEY = auditKeyOf(Buffer.alloc(32, 7));
const OTHER = auditKeyOf(Buffer.alloc(32, 8));
const DOMAIN = 'test';

function chainOf(words: readonly string[], key = KEY): Sealed[] {
  const chain: Sealed[] = [];
  for (const word of words) {
    const previous = chain.at(-1)?.mac ?? NO_SEAL;
    const sealable = { place: BigInt(chain.length + 1), previous, content: [word] };
    chain.push({ ...sealable, keyId: key.id, mac: macOf(DOMAIN, key, sealable) });
  }
  return chain;
}

function check(chain: readonly Sealed[], keys = [KEY]): ChainDamage[] {
  const checking = new ChainCheck(DOMAIN, keys);
  for (const record of chain) checking.take(record);
  return checking.finish();
}

const words = fc.array(fc.string(), { minLength: 3, maxLength: 30 });
const chainAndPlaces = words.chain((each) =>
  fc.tuple(
    fc.constant(chainOf(each.map((word, index) => `${index} ${word}`))),
    fc.uniqueArray(fc.nat(each.length - 1), { minLength: 2, maxLength: 2 }).map((two) => two.sort((a, b) => a - b)),
  ),
);
const placeOf = (index: number): bigint => BigInt(index + 1);

describe('a chain of seals', () => {
  it('is intact as it was made', () => {
    fc.assert(fc.property(words, (each) => expect(check(chainOf(each))).toEqual([])));
  });

  it('says where a record was changed, and only there', () => {
    fc.assert(
      fc.property(chainAndPlaces, fc.constantFrom('content', 'mac', 'previous'), ([chain, [index]], what) => {
        const record = chain[index!]!;
        const changed = what === 'content' ? [`${record.content[0]}!`] : Buffer.alloc(32, 1);
        const damages = check(chain.with(index!, { ...record, [what]: changed }));
        const place = placeOf(index!);
        expect(damages).toEqual([{ kind: 'changed', from: place, to: place }]);
      }),
    );
  });

  it('says what is missing, as long as anything follows', () => {
    fc.assert(
      fc.property(chainAndPlaces, ([chain, [from, end]]) => {
        const damages = check([...chain.slice(0, from), ...chain.slice(end)]);
        expect(damages).toEqual([{ kind: 'missing', from: placeOf(from!), to: placeOf(end! - 1) }]);
      }),
    );
  });

  it.each(['all but the place', 'only the content'])('knows two swapped records: %s', (what) => {
    fc.assert(
      fc.property(chainAndPlaces, ([chain, [first, second]]) => {
        const [a, b] = [chain[first!]!, chain[second!]!];
        const put = (from: Sealed, to: Sealed) =>
          what === 'only the content' ? { ...to, content: from.content } : { ...from, place: to.place };
        const damages = check(chain.with(first!, put(b, a)).with(second!, put(a, b)));
        expect(damages).toEqual([{ kind: 'swapped', first: a.place, second: b.place }]);
      }),
    );
  });

  it('says what stands there twice', () => {
    fc.assert(
      fc.property(chainAndPlaces, ([chain, [first, second]]) => {
        const damages = check(chain.toSpliced(second! + 1, 0, chain[first!]!));
        expect(damages).toEqual([{ kind: 'added', from: placeOf(first!), to: placeOf(first!) }]);
      }),
    );
  });

  it('says what was sealed by a key that is not at hand, and checks it when it is', () => {
    const chain = chainOf(['a', 'b', 'c']);
    const last = { place: 4n, previous: chain[2]!.mac, content: ['d'] };
    const sealed = [...chain, { ...last, keyId: OTHER.id, mac: macOf(DOMAIN, OTHER, last) }];
    expect(check(sealed)).toEqual([{ kind: 'unknown-key', from: 4n, to: 4n, keyId: OTHER.id }]);
    expect(check(sealed, [KEY, OTHER])).toEqual([]);
  });

  it('tells a genuine record that follows another one than it was made to follow', () => {
    const chain = chainOf(['a', 'b', 'c', 'd']);
    const fork = chainOf(['a', 'x', 'y', 'z']);
    expect(check([...chain.slice(0, 2), ...fork.slice(2)])).toEqual([{ kind: 'unlinked', from: 3n, to: 3n }]);
  });
});

describe('the bytes of a seal', () => {
  const seal = (...content: (string | null)[]) =>
    macOf(DOMAIN, KEY, { place: 1n, previous: NO_SEAL, content }).toString('hex');

  it('are others for any other content, however it is cut into fields', () => {
    const contents = fc.array(fc.option(fc.string()), { maxLength: 4 });
    fc.assert(
      fc.property(contents, contents, (one, other) => {
        expect(seal(...one) === seal(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
    expect(seal('ab', 'c')).not.toBe(seal('a', 'bc'));
    expect(seal(null)).not.toBe(seal(''));
  });

  it('stay what they are', () => {
    expect(seal('tournament.submit', null, 'é')).toMatchInlineSnapshot(
      `"9d8813921a2c9a17071e203943248d9c9e0dc5f89403647007f2363aab00d02d"`,
    );
  });
});

describe('the file of keys', () => {
  it('has one on each line, the one in use first', () => {
    const text = `${'07'.repeat(32)}\n\n${'08'.repeat(32)}\n`;
    expect(parseAuditKeys(text)).toEqual([KEY, OTHER]);
    expect(KEY.id).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each(['', '\n', 'secret', '07'.repeat(31), `${'07'.repeat(32)}\nsecret`])('is refused as %j', (text) => {
    expect(parseAuditKeys(text)).toBeNull();
  });
});
