import { tallyMissions } from './mission-tally.js';

const played = (tournament: string, ...entries: [player: string, ...missions: string[]][]) => ({
  tournament,
  entries: entries.map(([player, ...missions]) => ({ player, missions })),
});

describe('tallyMissions', () => {
  it('gives a mission to everybody who completed it in its first tournament, however they spell it', () => {
    const tallies = tallyMissions([
      played('first', ['ann', 'Wormhole Négotiations', 'Avert Disaster'], ['bob', 'wormhole  negotiations']),
      played('second', ['cy', 'WORMHOLE NEGOTIATIONS', 'Wormhole Negotiations'], ['dee', 'Study Plasma Storm']),
    ]);
    expect(tallies).toEqual([
      { mission: 'Avert Disaster', first: { tournament: 'first', players: ['ann'] }, times: 1, tournaments: 1 },
      {
        ...{ mission: 'Wormhole Négotiations', times: 3, tournaments: 2 },
        first: { tournament: 'first', players: ['ann', 'bob'] },
      },
      { mission: 'Study Plasma Storm', first: { tournament: 'second', players: ['dee'] }, times: 1, tournaments: 1 },
    ]);
  });

  it('counts nothing that a report does not tell', () => {
    expect(tallyMissions([{ tournament: 'first', entries: [{ player: 'ann', missions: null }] }])).toEqual([]);
  });
});
