/** A row that is in force for tournaments of some local dates (`YYYY-MM-DD`). */
export interface Dated {
  /** The first day; null means that it has always been in force. */
  readonly from: string | null;
  /** The first day on which it is no longer in force; null means until further notice. */
  readonly to: string | null;
}

/** Returns the row that is in force on a local date. Validation refuses several such rows; here the first one wins. */
export const findInForce = <Row extends Dated>(rows: readonly Row[] | undefined, localDate: string): Row | null =>
  rows?.find(({ from, to }) => (from === null || from <= localDate) && (to === null || localDate < to)) ?? null;

/** Compares rows by their first day; one without a first day comes first. */
export function byFirstDay(a: Dated, b: Dated): number {
  const one = a.from ?? '';
  const other = b.from ?? '';
  return one < other ? -1 : Number(one > other);
}
