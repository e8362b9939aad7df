import type { Stage, TimedTournament } from '@quadrant/rules/tournament';
import { usualSystemOf } from './rule-systems.js';

const limit = (given: Partial<TimedTournament> & Pick<TimedTournament, 'game'>, stage: Stage = 'swiss') =>
  usualSystemOf(given.game).playing.timeLimit({ format: 'constructed', rules: null, online: false, ...given }, stage);

describe('the time limit of a tournament', () => {
  it.each([
    [{ game: '1e' }, 'swiss', 75, 'round'],
    [{ game: '2e', rules: 'slipstream' }, 'swiss', 30, 'round'],
    [{ game: '2e', format: 'draft', online: true }, 'swiss', 90, 'round'],
    [{ game: 'tribbles' }, 'swiss', 60, 'five-rounds'],
    [{ game: 'young-jedi', format: 'sealed' }, 'swiss', 30, 'game'],
    [{ game: 'sw-lcg' }, 'swiss', 70, 'round'],
    [{ game: 'sw-lcg' }, 'elimination', 40, 'game'],
  ] as const)('of %j in the %s stage is %i minutes for a %s', (given, stage, minutes, per) => {
    expect(limit(given, stage)).toMatchObject({ minutes, per });
  });

  it.each([
    [{ game: '2e', rules: 'warp-speed' }, 'swiss'],
    [{ game: '1e', format: 'junior' }, 'swiss'],
    [{ game: 'stccg', format: 'draft' }, 'swiss'],
    [{ game: 'stccg', online: true }, 'swiss'],
    [{ game: 'swccg' }, 'elimination'],
    [{ game: 'tribbles' }, 'elimination'],
    [{ game: 'sw-lcg', format: 'sealed' }, 'swiss'],
  ] as const)('of %j in the %s stage is in no document', (given, stage) => {
    expect(limit(given, stage)).toBeNull();
  });
});
