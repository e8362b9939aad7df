import { tellDate, tellMinute } from '../languages/tell-day.js';

/** The calendar day of an instant, in UTC. */
export function Day({ at }: { readonly at: Date }) {
  const instant = at.toISOString();
  return <time dateTime={instant}>{tellDate(instant.slice(0, 10))}</time>;
}

/** A local calendar day, `YYYY-MM-DD`. */
export const LocalDay = ({ date }: { readonly date: string }) => <time dateTime={date}>{tellDate(date)}</time>;

/** Day and minute of an instant, in UTC. */
export const Minute = ({ at }: { readonly at: Date }) => <time dateTime={at.toISOString()}>{tellMinute(at)}</time>;
