import { ARCHIVE, inventClubArchive } from './club-archive.js';
import { COMPACT, inventCommunity } from './community.js';
import { measureIdentity } from './measure-identity.js';
import { inventOtherCommunity, SETTLED } from './other-community.js';
import { inventThirdCommunity, LEAGUES } from './third-community.js';

describe('settlePeople in a community of 3,000 people and 6,000 tournaments', () => {
  it.each(['meadow', 'harbour', 'quarry'])('finds who is who (%s)', (seed) => {
    const measured = measureIdentity(inventCommunity(seed, COMPACT), { cards: 300, guests: true });
    expect(measured.metOneself).toBe(0);
    expect(measured.linkPrecision).toBeGreaterThan(0.994);
    expect(measured.pairPrecision).toBeGreaterThan(0.997);
    expect(measured.pairRecall).toBeGreaterThan(0.975);
    expect(measured.playersPerPerson).toBeLessThan(1.14);
    expect(Math.abs(measured.ownEstimate - measured.linkPrecision)).toBeLessThan(0.005);
  });

  it.each(['meadow', 'harbour', 'quarry'])(
    'joins hardly anybody wrongly in the archive of a few clubs (%s)',
    (seed) => {
      const archive = inventClubArchive(seed, ARCHIVE);
      const automatic = measureIdentity(archive);
      expect(automatic.linkPrecision).toBeGreaterThan(0.985);
      expect(automatic.cards).toBeLessThan(80);
      const answered = measureIdentity(archive, { cards: 120, guests: false });
      expect(answered.metOneself).toBe(0);
      expect(answered.pairPrecision).toBeGreaterThan(0.98);
      expect(answered.pairRecall).toBeGreaterThan(0.97);
      expect(answered.playersPerPerson).toBeLessThan(1.13);
    },
  );

  it('finds who is who in a community of another make', () => {
    const measured = measureIdentity(inventOtherCommunity('meadow', SETTLED), { cards: 300, guests: false });
    expect(measured.metOneself).toBe(0);
    expect(measured.linkPrecision).toBeGreaterThan(0.975);
    expect(measured.pairRecall).toBeGreaterThan(0.8);
  });

  it('finds who is who where circles of friends play league nights, and names are typed by ear', () => {
    const measured = measureIdentity(inventThirdCommunity('meadow', LEAGUES), { cards: 300, guests: false });
    expect(measured.metOneself).toBe(0);
    expect(measured.linkPrecision).toBeGreaterThan(0.985);
    expect(measured.pairRecall).toBeGreaterThan(0.8);
  });
});
