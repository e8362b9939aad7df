export { byFirstDay, type Dated, findInForce } from './dated.js';
export { overrideWithin, POLICIES, type Policies, withRulings } from './policies.js';
export { parseRulingEffect } from './parse-ruling-effect.js';
export { type Reading, READING_PLACES, type ReadingPlace } from './reading.js';
export { READINGS, readingsAt } from './readings.js';
export { lastDayOf, reportBackDeadline, reportDeadline } from './report-deadline.js';
export { isRevoked, RULED_VALUES, type Ruling, RULING_EFFECTS, type RulingEffect } from './ruling.js';
export { isMovement, isProvisional } from './shown.js';
export { type DatedStability, STABILITY_POLICIES, stabilityOn, type StabilityPolicy } from './stability.js';
export {
  type DatedSwitch,
  readingsOn,
  SWITCH_VALUES,
  SWITCHED_SYSTEMS,
  SWITCHES,
  type Switches,
  type SwitchId,
  switchOn,
  type SwitchValue,
} from './switches.js';
export { validateDates } from './validate-dates.js';
export { validateRuling } from './validate-ruling.js';
export { findSwitchFault, requireSwitches, validateSwitches } from './validate-switches.js';
export { requireStability } from './validate-stability.js';
