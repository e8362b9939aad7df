import { type Text, say } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import { HELD_REASONS } from '../holds/held-reason.js';

/** A report is refused and not stored, or held for a decision, or stored as a tournament. */
export type Fate = 'refused' | 'held' | 'stored';

/** These findings say what happens with the report, not what is wrong with it. A refused report needs none of them. */
const OF_WHAT_HAPPENS: ReadonlySet<string> = new Set([
  'player-created',
  'late-report',
  'publishing-paused',
  ...HELD_REASONS,
]);

/**
 * Adds sentences to the findings of a report that say what happens with it. Every finding about the future of a
 * report gets its words here, so that no answer contradicts itself.
 *
 * @param isRated whether the tournament will be rated
 */
export function tellFate(findings: readonly Finding[], fate: Fate, isRated: boolean): Finding[] {
  if (fate === 'refused') return findings.filter(({ code }) => !OF_WHAT_HAPPENS.has(code));
  return findings.map((finding) => {
    if (finding.code === 'late-report') return { ...finding, advice: adviceForLate(fate, isRated) };
    if (finding.code === 'publishing-paused' && fate === 'held') return { ...finding, advice: PAUSED_AND_HELD };
    return finding;
  });
}

/**
 * Returns the findings of a stored report for its present state. When it no longer waits, none of them says that it
 * does: the findings were written when it came, and it was published, replaced, withdrawn or declined since.
 */
export function tellLater(findings: readonly Finding[], state: string): Finding[] {
  if (state === 'declined') return tellFate(findings, 'refused', false);
  if (WAITING.has(state)) return [...findings];
  return findings
    .filter(({ code }) => code !== 'publishing-paused' && !OF_HOLDS.has(code))
    .map((finding) => (finding.code === 'late-report' ? { ...finding, advice: say`No change is needed.` } : finding));
}

const OF_HOLDS: ReadonlySet<string> = new Set(HELD_REASONS);
const WAITING: ReadonlySet<string> = new Set(['held', 'accepted', 'awaiting-refresh']);

function adviceForLate(fate: Exclude<Fate, 'refused'>, isRated: boolean): Text {
  if (fate === 'held')
    return isRated
      ? say`The decision about the report comes first. The weekly refresh after that rates it.`
      : say`The decision about the report comes first. The weekly refresh after that publishes it.`;
  return isRated
    ? say`It is stored and is rated by the next weekly refresh; a coordinator can ask for one sooner.`
    : say`It is stored and is published by the next weekly refresh; a coordinator can ask for one sooner.`;
}

const PAUSED_AND_HELD = say`The decision about the report does not depend on this. /api/v1/publication says whether publishing is still paused.`;
