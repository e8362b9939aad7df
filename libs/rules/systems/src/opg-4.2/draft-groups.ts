import { balancedGroups, type GroupLimits } from '@quadrant/rules/tournament';

/** 000, 4.1.2. */
const DRAFT_GROUP: GroupLimits = { fewest: 3, most: 6 };

// @row 13
/**
 * The sizes of the groups in which this many players draft, smaller groups first; null for fewer than three, who
 * cannot. Source: 000, 4.1.2, groups of three to six, as large as possible and all about equal.
 */
export const findDraftGroups = (players: number): readonly number[] | null => balancedGroups(players, DRAFT_GROUP);
