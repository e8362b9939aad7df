import type { StabilityPolicy } from '@quadrant/rules/policy';
import { t } from '../languages/t.js';
import type { ExplainedChange, Moment } from '@quadrant/views';
import { RatingChange } from './rating-change.js';

interface RatingHistoryProps {
  readonly handle: string;
  readonly changes: readonly ExplainedChange[];
  /** A rating that was brought in is explained below. */
  readonly isBegun: boolean;
  readonly moment: Moment;
  /** The policy is in force today. */
  readonly policy: StabilityPolicy;
}

/** Explains game by game what moved the ratings. A tournament is one row, however many ratings it moved. */
export function RatingHistory({ handle, changes, isBegun, moment, policy }: RatingHistoryProps) {
  const ids = [...new Set(changes.map(({ change }) => change.tournamentId))];
  return (
    <>
      <h2 id="history">{t('Rating history')}</h2>
      {changes.length === 0 && !isBegun && <p>{t('Nothing so far.')}</p>}
      {ids.map((id) => (
        <RatingChange
          key={id}
          handle={handle}
          changes={changes.filter(({ change }) => change.tournamentId === id)}
          moment={moment}
          policy={policy}
        />
      ))}
    </>
  );
}
