import type { LiveView, RoundView } from '@quadrant/rules/live';
import { presentRounds } from './live.page.js';

type Status = RoundView['tables'][number]['status'];

const round = (number: number, stage: RoundView['stage'], begunAt: string | null, ...statuses: Status[]) => ({
  ...{ round: number, stage, begunAt },
  tables: statuses.map((status) => ({ status })),
});

const numbersOf = (...rounds: ReturnType<typeof round>[]): number[] =>
  presentRounds({ rounds } as unknown as LiveView).map((each) => each.round);

const AT = '2026-12-05T10:00:00Z';

// @row 235
describe('the rounds that projector and paper show', () => {
  const played = round(1, 'swiss', AT, 'settled', 'settled');

  it('are the one that is played, or the one that is paired', () => {
    expect(numbersOf()).toEqual([]);
    expect(numbersOf(round(1, 'swiss', null, 'open'))).toEqual([1]);
    expect(numbersOf(played, round(2, 'swiss', null, 'open'))).toEqual([2]);
    expect(numbersOf(played, round(2, 'swiss', AT, 'settled', 'delayed'))).toEqual([2]);
  });

  it('stay those of the present when somebody enters another result of an earlier round', () => {
    const disputed = round(1, 'swiss', AT, 'settled', 'conflict');
    expect(numbersOf(disputed, round(2, 'swiss', AT, 'open', 'settled'))).toEqual([2]);
    expect(numbersOf(disputed, round(2, 'swiss', AT, 'settled', 'settled'))).toEqual([1]);
    expect(numbersOf(disputed, round(2, 'elimination', null, 'open'))).toEqual([2]);
  });

  it('are those of the bracket and of the others who play beside it, from their pairing to their last result', () => {
    const semifinals = round(2, 'elimination', null, 'open', 'settled');
    const final = round(3, 'elimination', null);
    expect(numbersOf(played, semifinals, final)).toEqual([2]);
    expect(numbersOf(played, semifinals, final, round(4, 'swiss', null, 'open'))).toEqual([2, 4]);
    expect(numbersOf(played, semifinals, final, round(4, 'swiss', AT, 'settled', 'open'))).toEqual([2, 4]);
    expect(numbersOf(played, semifinals, final, round(4, 'swiss', AT, 'settled', 'settled'))).toEqual([2]);
  });
});
