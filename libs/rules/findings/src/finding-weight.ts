import { CLAIMS, HELD, TO_BE_CONFIRMED } from './intake-findings.js';
import type { Severity } from './listed-finding.js';
import { DECIPHER, LIVING_CARD_GAME, OPG, RULES, STAR_TREK, TRIBBLES } from './rule-findings.js';

/** Lists are in this order: what stops a report, what somebody must decide first, what may be wrong, and what is only said. */
export const FINDING_WEIGHTS = ['stops', 'must-be-decided', 'may-be-wrong', 'is-said'] as const;

export type FindingWeight = (typeof FINDING_WEIGHTS)[number];

/** A stored finding may have a code that is no longer in the list. */
interface Weighed {
  readonly severity: Severity;
  readonly code: string;
}

/** Returns how much a finding asks of its reader, by which lists of findings are ordered. */
export function weightOf({ severity, code }: Weighed): FindingWeight {
  if (severity === 'error') return 'stops';
  if (severity === 'note') return 'is-said';
  return code in HELD || code in TO_BE_CONFIRMED ? 'must-be-decided' : 'may-be-wrong';
}

/** Findings of these parts are about what was played. */
const OF_PLAY: ReadonlySet<string> = new Set(
  [RULES, OPG, TRIBBLES, DECIPHER, STAR_TREK, LIVING_CARD_GAME, CLAIMS, TO_BE_CONFIRMED].flatMap((part) =>
    Object.keys(part),
  ),
);

/** These change how a tournament counts, although their part is about the report, or they are only notes. */
const CHANGES_COUNTING: ReadonlySet<string> = new Set([
  ...['registered-after-start', 'out-of-season', 'league-not-flagged', 'league-part-closed', 'league-too-small'],
  ...['league-part-full', 'bonus-fact-missing', 'level-not-approved', 'late-report', 'unrated-as-announced'],
  ...['missed-rounds', 'score-missing', 'second-game-not-played', 'differential-set-by-director'],
]);

/**
 * Tells whether readers of a tournament need a finding: whether it changed how the tournament counts, or what was played
 * may be wrong. They do not need what only its sender could correct, such as the columns of their file.
 */
export const isForReaders = ({ severity, code }: Weighed): boolean =>
  CHANGES_COUNTING.has(code) || (severity !== 'note' && OF_PLAY.has(code));
