import { decodeCursor, encodeCursor } from '@quadrant/http';

/** The part of a listing that an address asks for. */
export interface AskedPage {
  /** A cursor is valid only in the listing of this name. */
  readonly listing: string;
  readonly limit: number;
  /** The cursor as it was sent. Anything that is not one text asks for the first page. */
  readonly cursor?: unknown;
}

/** The view itself names the listing. */
export type Asked = Omit<AskedPage, 'listing'>;

/** `next` is the cursor of the next page; it is null on the last one. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** Describes where a page of rows can end. */
interface Order<Row, Position> {
  readonly isPosition: (value: unknown) => value is Position;
  readonly positionOf: (row: Row) => Position;
}

/** @throws Problem 400 for a cursor of another listing, as everything here */
export function readPage<Row, Position>(
  asked: AskedPage,
  { isPosition, positionOf }: Order<Row, Position>,
  read: (limit: number, after: Position | null) => Promise<Row[]>,
): Promise<Page<Row>> {
  return readPart(asked, isPosition, async (after) => {
    const found = await read(asked.limit + 1, after);
    const rows = found.slice(0, asked.limit);
    const last = found.length > asked.limit ? rows.at(-1) : undefined;
    return { rows, after: last === undefined ? null : positionOf(last) };
  });
}

/** Reads a page from a store that itself says where the page ends. */
export async function readPart<Row, Position>(
  { listing, cursor }: AskedPage,
  isPosition: (value: unknown) => value is Position,
  read: (after: Position | null) => Promise<{ rows: Row[]; after: Position | null }>,
): Promise<Page<Row>> {
  const { rows, after } = await read(typeof cursor === 'string' ? decodeCursor(listing, cursor, isPosition) : null);
  return { rows, next: after === null ? null : encodeCursor(listing, after) };
}
