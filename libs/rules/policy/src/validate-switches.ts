import { type Text, say, joined } from '@quadrant/rules/message';
import { type Finding, finding } from '@quadrant/rules/tournament';
import { SWITCH_VALUES, type DatedSwitch, type SwitchId, type Switches } from './switches.js';
import { validateDates } from './validate-dates.js';

const IDS = Object.keys(SWITCH_VALUES) as SwitchId[];

/** Returns the reasons why switches cannot be used: days without a value or with several, and unknown values. */
export const validateSwitches = (switches: Switches): Finding[] =>
  IDS.flatMap((id) => [
    ...validateDates(switches[id] ?? [], `/${id}`, say`values of the switch ${id}`),
    ...validateValues(id, switches[id] ?? []),
  ]);

function validateValues(id: SwitchId, rows: readonly DatedSwitch[]): Finding[] {
  const allowed: readonly string[] = SWITCH_VALUES[id];
  return rows.flatMap(({ value }, index) => {
    if (allowed.includes(value)) return [];
    const message = say`The switch ${id} has no value ${JSON.stringify(value)}.`;
    return finding('policy-value-not-usable', `/${id}/${index}/value`, message, say`Give ${joined(allowed, ' or ')}.`);
  });
}

/** Returns the reason why a chosen reading is invalid, in a sentence with what is allowed; null when it can be used. */
export function findSwitchFault(id: string, value: string): Text | null {
  const known = IDS.find((each) => each === id);
  if (known === undefined) return say`There is no switch ${JSON.stringify(id)}: give ${joined(IDS, ' or ')}.`;
  const [first] = validateValues(known, [{ from: null, to: null, value: value as DatedSwitch['value'] }]);
  return first === undefined ? null : say`${first.message} ${first.advice}`;
}

/**
 * Returns the same switches, for an installation that starts with them.
 *
 * @throws RangeError with the first finding, when they cannot be used
 */
export function requireSwitches(switches: Switches): Switches {
  const [first] = validateSwitches(switches);
  if (first !== undefined) throw new RangeError([first.message, first.advice].join(' '));
  return switches;
}
