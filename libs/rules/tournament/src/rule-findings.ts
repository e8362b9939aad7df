import type { Text } from '@quadrant/rules/message';
import type { Finding, Severity } from './finding.js';

/**
 * Every finding of the rule systems, and its effect on a report. One that several share is listed once.
 * `docs/findings.md` explains each, in the same order.
 */
export const RULE_FINDINGS = {
  // It is listed with the findings of the reader.
  'key-not-used': 'warning',
  'stage-order': 'error',

  // These are about announced facts.
  'format-not-of-rule-system': 'error',
  'pairing-not-of-rule-system': 'warning',
  'card-pool-not-for-game': 'warning',
  'rules-not-for-game': 'warning',
  'rules-not-for-format': 'warning',
  'draft-groups-impossible': 'warning',
  'scenario-not-for-game': 'warning',

  // These are about sanctioning, players and rounds.
  'lead-time-unknown': 'warning',
  'lead-time-too-short': 'warning',
  'too-few-participants': 'warning',
  'too-few-rounds': 'warning',
  'fewer-rounds-than-planned': 'warning',
  'more-rounds-than-planned': 'warning',
  'fewer-rounds-than-recommended': 'note',

  // These are about pairings and attendance.
  'met-before': 'warning',
  'second-bye': 'warning',
  'missed-rounds': 'note',
  'pair-downs-avoidable': 'note',
  'pair-out-of-rank': 'note',
  'played-after-drop': 'warning',

  // These are about results, scores and endings.
  'winner-not-ahead': 'note',
  'modified-win-behind': 'warning',
  'tie-with-unequal-scores': 'warning',
  'score-out-of-range': 'warning',
  'score-missing': 'note',
  'full-win-below-100': 'warning',
  'ending-not-of-rule-system': 'warning',
  'ending-against-result': 'warning',
  'details-without-game': 'warning',
  'differential-beyond-cap': 'warning',
  'differential-set-by-director': 'note',
  'same-side-twice': 'warning',
  'too-many-games': 'error',

  // These are about words of other games and rule systems.
  'earned-bye-not-for-game': 'warning',
  'head-start-not-for-game': 'warning',
  'structure-not-of-rule-system': 'warning',
  'tier-not-of-rule-system': 'warning',

  // These are about the cut, elimination and the last game.
  'cut-size-not-of-rule-system': 'warning',
  'cut-against-order': 'warning',
  'tie-against-seeds': 'warning',
  'tie-without-seeds': 'warning',
  'match-not-of-bracket': 'warning',
  'bracket-without-seeds': 'note',
  'final-confrontation-without-tie': 'warning',

  // These are about the director's own order.
  'places-by-director': 'warning',
  'standings-incomplete': 'warning',
  'standings-differ': 'warning',
  'toss-not-recorded': 'note',
  'no-show-placed': 'error',

  // Only opg-4.2 has these, for 1E and 2E.
  'scenario-needs-even-rounds': 'warning',
  'limited-pool-needs-approval': 'note',
  'outside-season-window': 'warning',
  'season-needs-approval': 'note',
  'applications-not-open': 'warning',
  'allotted-already': 'warning',
  'championship-nearby': 'warning',
  'director-plays-without-deputies': 'warning',
  'director-plays-with-known-cards': 'warning',
  'director-should-not-play': 'note',
  'earned-bye-not-claimed': 'warning',
  'earned-bye-not-used': 'note',
  'earned-bye-too-late': 'warning',
  'entitlement-not-for-kind': 'warning',
  'duplicate-seed': 'warning',
  'missions-against-result': 'warning',
  'full-win-below-cap': 'warning',
  'true-tie-ended-normally': 'warning',
  'forfeit-counts-as-played': 'warning',
  'score-capped': 'note',
  'games-in-swiss-stage': 'warning',
  'best-of-not-of-rule-system': 'warning',
  'games-against-best-of': 'warning',
  'confrontation-not-of-best-two': 'note',

  // Only opg-4.2 has these, for Tribbles.
  'pod-too-small': 'warning',
  'pod-too-large': 'warning',
  'pods-unequal': 'note',
  'pods-changed': 'warning',
  'pods-not-by-score': 'warning',
  'nobody-went-out': 'note',
  'stage-not-for-game': 'warning',
  'seed-missing': 'error',
  'seeds-mixed': 'warning',
  'heat-of-several-tables': 'warning',
  'head-start-in-finals': 'warning',
  'points-need-finals': 'warning',

  // Only decipher-1999 has these.
  'director-unknown': 'warning',
  'director-plays': 'warning',
  'elimination-not-sanctioned': 'warning',
  'two-game-round-incomplete': 'warning',
  'side-switched': 'warning',
  'tie-with-different-conditions': 'warning',
  'quit-without-differential': 'warning',
  'differential-against-result': 'warning',
  'played-after-quit': 'warning',
  'details-not-used': 'warning',
  'final-confrontation-missing': 'warning',
  'final-confrontation-of-others': 'warning',

  // Only stccg-1996 has these.
  'seeding-not-standard': 'warning',
  'modified-win-of-100': 'warning',

  // Only ffg-swlcg-2016 has these.
  'leader-plays': 'warning',
  'rounds-against-structure': 'warning',
  'cut-against-structure': 'warning',
  'no-game-played': 'warning',
  'second-game-not-played': 'note',
  'split-without-leader': 'warning',
  'split-in-elimination': 'warning',
  'elimination-without-winner': 'error',
  'elimination-not-finished': 'warning',
  'played-on-after-second-loss': 'warning',
  'final-timed': 'warning',
  'score-not-used': 'note',
  'confrontation-not-of-rule-system': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type RuleFinding = keyof typeof RULE_FINDINGS;

/** The severity belongs to the code, so that one code never means two things. */
export const finding = (code: RuleFinding, pointer: string, message: Text, advice: Text): Finding => ({
  severity: RULE_FINDINGS[code],
  code,
  pointer,
  message,
  advice,
});
