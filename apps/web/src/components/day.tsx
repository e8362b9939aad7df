import { withoutInference } from '@quadrant/rules/tournament';
import { tellDate, tellMinute } from '../languages/tell-day.js';

/** The day is in UTC. */
export function Day({ at }: { readonly at: Date }) {
  const instant = at.toISOString();
  return <time dateTime={instant}>{tellDate(instant.slice(0, 10))}</time>;
}

export const LocalDay = ({ date }: { readonly date: string }) => (
  <time dateTime={withoutInference(date)}>{tellDate(date)}</time>
);

/** Day and minute are in UTC. */
export const Minute = ({ at }: { readonly at: Date }) => <time dateTime={at.toISOString()}>{tellMinute(at)}</time>;
