/** A row that is in force for tournaments of some local dates (`YYYY-MM-DD`). */
export interface Dated {
  /** The first day; null: since ever. */
  readonly from: string | null;
  /** The first day on which it is no longer in force; null: until further notice. */
  readonly to: string | null;
}

/** The row that is in force on a local date; the first of them where several are, which validation refuses. */
export const findInForce = <Row extends Dated>(rows: readonly Row[] | undefined, localDate: string): Row | null =>
  rows?.find(({ from, to }) => (from === null || from <= localDate) && (to === null || localDate < to)) ?? null;

/** Compares rows by their first day, one without any first. */
export function byFirstDay(a: Dated, b: Dated): number {
  const one = a.from ?? '';
  const other = b.from ?? '';
  return one < other ? -1 : Number(one > other);
}
