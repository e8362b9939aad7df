import { findManualParticipant, type LiveReport } from './manual-participant.js';

const report = (league: string | null, localDate: string, player: string | null): LiveReport => ({
  league,
  localDate,
  player,
});

describe('who gets points by hand for a tournament', () => {
  it.each([
    ['nothing of it counts', [], 'award-tournament-unknown'],
    ['it is of another league', [report('beta', '2015-10-03', 'ann')], 'award-not-of-league'],
    ['it is of no league', [report(null, '2015-10-03', 'ann')], 'award-not-of-league'],
    ['the player did not take part', [report('alpha', '2015-10-03', null)], 'award-player-unknown'],
    [
      'the player took part only in a report of another league',
      [report('alpha', '2015-10-03', null), report('beta', '2015-10-03', 'ann')],
      'award-player-unknown',
    ],
  ])('nobody when %s', (_, reports, kind) => {
    expect(findManualParticipant('alpha', reports)).toEqual({ kind });
  });

  it('is who took part in the due report or in the published one, on the days of both', () => {
    const reports = [report('alpha', '2015-10-04', null), report('alpha', '2015-10-03', 'ann')];
    expect(findManualParticipant('alpha', reports)).toEqual({ player: 'ann', from: '2015-10-03', to: '2015-10-04' });
  });
});
