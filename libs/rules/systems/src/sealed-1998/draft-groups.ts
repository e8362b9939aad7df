import { balancedGroups, type GroupLimits } from '@quadrant/rules/tournament';
import { SEALED_FORMATS } from './formats.js';

/** 003, OTSD Booster Draft, Set Up. */
const DRAFT_GROUP: GroupLimits = SEALED_FORMATS['otsd-draft'].draft.group;

// @row 224
/**
 * The sizes of the groups in which this many players draft, smaller groups first; null where no groups of four to six
 * come out: for fewer than four, and for seven, who play Enhanced OTSD without a draft instead. Source: 003, OTSD
 * Booster Draft, Set Up, which prints 8 to 13 "and so on": as few groups as possible, as equal as possible.
 */
export const findOtsdDraftGroups = (players: number): readonly number[] | null => balancedGroups(players, DRAFT_GROUP);
