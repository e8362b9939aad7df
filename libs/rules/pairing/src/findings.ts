import type { Text } from '@quadrant/rules/message';
import type { Finding, Severity } from '@quadrant/rules/tournament';

/** Everything that is said about a pairing, pods or a draw. `docs/findings.md` explains each. */
export const PAIRING_FINDINGS = {
  'rounds-before-missing': 'error',
  'elimination-has-begun': 'error',
  'matches-not-for-pairing': 'error',
  'pods-not-for-pairing': 'error',
  'nobody-to-pair': 'error',
  'unknown-player-in-pair': 'error',
  'player-not-playing': 'error',
  'pair-of-one': 'error',
  'player-fixed-twice': 'error',
  'fixed-pair-has-met': 'error',
  'pair-fixed-and-forbidden': 'error',
  'pair-fixed-against-sides': 'error',
  'delayed-not-of-rule-system': 'error',
  'delayed-game-has-result': 'error',
  'everybody-has-met': 'error',
  'pod-size-impossible': 'error',
  'too-few-to-draw': 'error',
  'too-few-rules': 'error',
  'seed-not-committed': 'error',
  'next-round-not-pairable': 'warning',
  'bracket-size': 'error',
  'player-seeded-twice': 'error',
  'seeds-with-gap': 'error',
  'unknown-match': 'error',
  'match-not-yet-possible': 'error',
  'winner-not-in-match': 'error',
  'game-not-possible': 'error',
  'match-length-impossible': 'error',
  'bracket-file-not-read': 'error',
} as const satisfies Readonly<Record<string, Severity>>;

export type PairingFinding = keyof typeof PAIRING_FINDINGS;

/** The severity belongs to the code, so that one code never means two things. */
export const pairingFinding = (code: PairingFinding, pointer: string, message: Text, advice: Text): Finding => ({
  severity: PAIRING_FINDINGS[code],
  code,
  pointer,
  message,
  advice,
});
