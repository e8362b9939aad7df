import { COMPACT, inventCommunity } from './community.js';
import { measureIdentity } from './measure-identity.js';

describe('settlePeople in a community of 3,000 people and 6,000 tournaments', () => {
  it.each(['meadow', 'harbour', 'quarry'])('finds who is who (%s)', (seed) => {
    const measured = measureIdentity(inventCommunity(seed, COMPACT), { answers: 300, guests: true });
    expect(measured.metOneself).toBe(0);
    expect(measured.linkPrecision).toBeGreaterThan(0.993);
    expect(measured.pairRecall).toBeGreaterThan(0.96);
    expect(measured.playersPerPerson).toBeLessThan(1.17);
  });
});
