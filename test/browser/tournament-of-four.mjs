// People of the walks send these reports.

const DAY_MS = 86_400_000;

let tournaments = 0;

/** Returns the date, in UTC, that was so many days ago. */
export const daysAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Builds a report of four new players and three rounds.
 *
 * @param {string} director
 * @param {object} changes of the header
 */
export function tournamentOfFour(director, changes) {
  tournaments += 1;
  const [ann, bob, cy, dee] = ['Ann', 'Bob', 'Cy', 'Dee'].map((name) => `${name} Stroll${tournaments}`);
  const match = (first, second, score) => ({
    players: [first, second],
    result: 'FW',
    score: [100, score],
    endedBy: 'normal',
  });
  return {
    schema: 'quadrant/1',
    tournament: {
      name: `Stroll ${tournaments}`,
      game: '2e',
      ruleSystem: 'opg-4.2',
      format: 'constructed',
      cardPool: 'complete',
      rules: 'standard',
      level: 1,
      kind: 'local',
      pairing: 'swiss',
      online: false,
      country: 'US',
      registeredAt: `${daysAgo(60)}T10:00:00Z`,
      director,
      plannedRounds: 3,
      ...changes,
    },
    players: [ann, bob, cy, dee].map((handle) => ({ handle })),
    rounds: [
      [match(ann, bob, 35), match(cy, dee, 20)],
      [match(ann, cy, 80), match(bob, dee, 0)],
      [match(ann, dee, 10), match(cy, bob, 40)],
    ].map((matches, index) => ({ round: index + 1, stage: 'swiss', matches })),
  };
}
