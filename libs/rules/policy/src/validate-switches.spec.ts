import { SWITCHES, switchOn, type Switches } from './switches.js';
import { findSwitchFault, requireSwitches, validateSwitches } from './validate-switches.js';

const missed = (...rows: Switches['opg-missed-game']): Switches => ({ ...SWITCHES, 'opg-missed-game': rows });

describe('a switch between two readings', () => {
  it('has one value on every day', () => {
    expect(validateSwitches(SWITCHES)).toEqual([]);
    expect(requireSwitches(SWITCHES)).toBe(SWITCHES);
  });

  it('takes effect on a date', () => {
    const switches = missed(
      { from: null, to: '2027-01-01', value: 'counts-zero' },
      { from: '2027-01-01', to: null, value: 'left-out' },
    );
    expect(validateSwitches(switches)).toEqual([]);
    expect(switchOn(switches, 'opg-missed-game', '2026-12-31')).toBe('counts-zero');
    expect(switchOn(switches, 'opg-missed-game', '2027-01-01')).toBe('left-out');
  });

  it('is refused with a gap in its dates', () => {
    const switches = missed({ from: null, to: '2027-01-01', value: 'counts-zero' });
    expect(validateSwitches(switches).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['dates-gap', '/opg-missed-game/0/to'],
    ]);
    expect(() => requireSwitches(switches)).toThrow('none is in force from 2027-01-01 on');
    expect(() => switchOn(switches, 'opg-missed-game', '2027-01-01')).toThrow(RangeError);
  });
});

describe('a choice of another reading', () => {
  it('is one of the values of a switch', () => {
    expect(findSwitchFault('ffg-repeated-opponent', 'once')).toBeNull();
    expect(findSwitchFault('byes', 'none')).toBe(
      'There is no switch "byes": give ffg-repeated-opponent or opg-missed-game or headquarters-two-points.',
    );
    expect(findSwitchFault('opg-missed-game', 'once')).toBe(
      'The switch opg-missed-game has no value "once". Give counts-zero or left-out.',
    );
  });
});
