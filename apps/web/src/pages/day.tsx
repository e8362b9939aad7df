import { t } from '../languages/t.js';

/** The calendar day of an instant, in UTC. */
export function Day({ at }: { readonly at: Date }) {
  const instant = at.toISOString();
  return <time dateTime={instant}>{instant.slice(0, 10)}</time>;
}

/** A local calendar day, `YYYY-MM-DD`. */
export const LocalDay = ({ date }: { readonly date: string }) => <time dateTime={date}>{date}</time>;

/** Day and minute of an instant, in UTC. */
export function Minute({ at }: { readonly at: Date }) {
  const instant = at.toISOString();
  return (
    <time dateTime={instant}>
      {t('{instant} {instant2} UTC', { instant: instant.slice(0, 10), instant2: instant.slice(11, 16) })}
    </time>
  );
}
