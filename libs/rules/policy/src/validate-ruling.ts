import { say } from '@quadrant/rules/message';
import { type Finding, finding } from '@quadrant/rules/tournament';
import { withRulings } from './policies.js';
import { isRevoked, type Ruling } from './ruling.js';
import { validateRow } from './validate-dates.js';
import { validateStability } from './validate-stability.js';
import { validateSwitches } from './validate-switches.js';

/**
 * Returns the reasons why an interim ruling cannot be stored beside others: its dates, a value that cannot be used, or
 * another ruling that sets the same on some of its days. The pointers lead into the ruling.
 */
export function validateRuling(ruling: Ruling, others: readonly Ruling[]): Finding[] {
  const ofDates = validateRow(ruling, '');
  if (ofDates.length > 0) return ofDates;
  const { sets, from, to } = ruling;
  if (sets.kind === 'same-weekend' && (from === null || to === null)) {
    const message = say`An exception for one weekend needs its first day and the first day after it.`;
    return [
      finding(
        'dates-missing',
        from === null ? '/from' : '/to',
        message,
        say`Give both, as in 2015-08-08 and 2015-08-10.`,
      ),
    ];
  }
  const rival = others.find((other) => !isRevoked(other) && setsSame(ruling, other) && shareDays(ruling, other));
  if (rival !== undefined) {
    const message = say`Interim ruling ${rival.number} sets the same from ${rival.from ?? say`the beginning`} to ${rival.to ?? say`further notice`}.`;
    return [
      finding('dates-overlap', '/from', message, say`End interim ruling ${rival.number} first, or choose other days.`),
    ];
  }
  const { stability, switches } = withRulings([...others, ruling]);
  const unusable = [...validateStability(stability), ...validateSwitches(switches)];
  return unusable.slice(0, 1).map((each) => ({ ...each, pointer: '/sets/value' }));
}

function setsSame({ sets: one }: Ruling, { sets: other }: Ruling): boolean {
  if (one.kind === 'same-weekend') return other.kind === one.kind && other.country === one.country;
  return (
    (one.kind === 'policy' || one.kind === 'switch') && other.kind === one.kind && (other.name as string) === one.name
  );
}

const shareDays = (one: Ruling, other: Ruling): boolean =>
  (one.from === null || other.to === null || one.from < other.to) &&
  (other.from === null || one.to === null || other.from < one.to);
