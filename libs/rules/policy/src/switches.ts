import type { RuleSystemId } from '@quadrant/rules/tournament';
import { findInForce, type Dated } from './dated.js';

/**
 * Rules with two defensible readings, each with its values. A value is in force for tournaments of some local dates. A
 * coordinator changes one by an interim ruling.
 */
export const SWITCH_VALUES = {
  /** Whether an opponent met twice counts at each meeting in both strengths of schedule, or once (004). */
  'ffg-repeated-opponent': ['each-meeting', 'once'],
  /** Whether a Missed Game counts 0 among the opponents of strength of schedule, or is left out of it (000, Glossary). */
  'opg-missed-game': ['counts-zero', 'left-out'],
  /** Whether the two points of the headquarters bonus come without its one point, or only in addition to it (000, 12.5.1). */
  'headquarters-two-points': ['independent', 'in-addition'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SwitchId = keyof typeof SWITCH_VALUES;
export type SwitchValue<Id extends SwitchId = SwitchId> = (typeof SWITCH_VALUES)[Id][number];

export interface DatedSwitch<Id extends SwitchId = SwitchId> extends Dated {
  readonly value: SwitchValue<Id>;
}

/** Every switch with its rows. The rows cover every day exactly once. It is a plain JSON value. */
export type Switches = { readonly [Id in SwitchId]: readonly DatedSwitch<Id>[] };

/** These values are in force, unless somebody asks for another reading. */
export const SWITCHES: Switches = {
  'ffg-repeated-opponent': [{ from: null, to: null, value: 'each-meeting' }],
  'opg-missed-game': [{ from: null, to: null, value: 'counts-zero' }],
  'headquarters-two-points': [{ from: null, to: null, value: 'independent' }],
};

/** The rule system whose final orders a switch decides; null when it decides only bonus points of leagues. */
export const SWITCHED_SYSTEMS: Readonly<Record<SwitchId, RuleSystemId | null>> = {
  'ffg-repeated-opponent': 'ffg-swlcg-2016',
  'opg-missed-game': 'opg-4.2',
  'headquarters-two-points': null,
};

/**
 * Returns the value that a switch has on the local date (`YYYY-MM-DD`) of a tournament.
 *
 * @throws RangeError when none is in force; `validateSwitches` finds that earlier
 */
export function switchOn<Id extends SwitchId>(switches: Switches, id: Id, localDate: string): SwitchValue<Id> {
  const row = findInForce<DatedSwitch<Id>>(switches[id], localDate);
  if (row === null) throw new RangeError(`No value of the switch ${id} is in force on ${localDate}.`);
  return row.value;
}

const SWITCH_IDS = Object.keys(SWITCH_VALUES) as SwitchId[];

/**
 * Returns the value that every switch has for a tournament of a local date (`YYYY-MM-DD`).
 *
 * @throws RangeError when a switch has no value in force
 */
export const readingsOn = (switches: Switches, localDate: string): Readonly<Record<SwitchId, SwitchValue>> =>
  Object.fromEntries(SWITCH_IDS.map((id) => [id, switchOn(switches, id, localDate)])) as Record<SwitchId, SwitchValue>;
