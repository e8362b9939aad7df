import type { Finding, Severity } from '../finding.js';

/** Every finding of this rule system and what it does to a report. `docs/findings.md` explains each. */
export const OPG_FINDINGS = {
  'pairing-not-available': 'error',
  'format-not-of-rule-system': 'error',
  'stage-order': 'error',
  'pairing-not-of-rule-system': 'warning',
  'pairing-not-checked': 'note',
  'card-pool-not-for-game': 'warning',
  'rules-not-for-game': 'warning',
  'rules-not-for-format': 'warning',
  'scenario-not-for-game': 'warning',
  'scenario-needs-even-rounds': 'warning',
  'lead-time-unknown': 'warning',
  'lead-time-too-short': 'warning',
  'too-few-participants': 'warning',
  'too-few-rounds': 'warning',
  'fewer-rounds-than-planned': 'warning',
  'more-rounds-than-planned': 'warning',
  'fewer-rounds-than-recommended': 'note',
  'met-before': 'warning',
  'second-bye': 'warning',
  'missed-rounds': 'note',
  'earned-bye-not-claimed': 'warning',
  'earned-bye-not-used': 'note',
  'played-after-drop': 'warning',
  'winner-not-ahead': 'note',
  'modified-win-behind': 'warning',
  'tie-with-unequal-scores': 'warning',
  'ending-not-of-rule-system': 'warning',
  'ending-against-result': 'warning',
  'details-without-game': 'warning',
  'differential-beyond-cap': 'warning',
  'differential-set-by-director': 'note',
  'score-missing': 'note',
  'tie-against-seeds': 'warning',
  'tie-without-seeds': 'warning',
  'places-by-director': 'warning',
  'standings-incomplete': 'warning',
  'standings-differ': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type OpgFinding = keyof typeof OPG_FINDINGS;

/** The severity belongs to the code, so that one code never means two things. */
export const finding = (code: OpgFinding, pointer: string, message: string, advice: string): Finding => ({
  severity: OPG_FINDINGS[code],
  code,
  pointer,
  message,
  advice,
});
