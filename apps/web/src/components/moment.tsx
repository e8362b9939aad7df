const DAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** An instant within a week, by its weekday: "Monday 04:00 UTC". */
export function WeekdayTime({ at }: { readonly at: Date }) {
  const instant = at.toISOString();
  return (
    <time dateTime={instant} title={instant.slice(0, 10)}>
      {DAY.format(at)} {instant.slice(11, 16)} UTC
    </time>
  );
}
