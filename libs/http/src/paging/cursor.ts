import { type Text, say } from '@quadrant/rules/message';
import { problemOfKind } from '../problem/problem-kinds.js';

const VERSION = 1;

/**
 * Writes an opaque text that says where the next page of a listing starts.
 * @param listing name of the listing, so that a cursor of another one is refused
 * @param position JSON value; numbers keep every bit (shortest round-trip)
 */
export function encodeCursor(listing: string, position: unknown): string {
  return Buffer.from(JSON.stringify([VERSION, listing, position]), 'utf8').toString('base64url');
}

/**
 * Reads the position from a cursor of this listing.
 * @param isPosition checks that the position has the form of this listing, since clients can send any cursor
 * @throws Problem 400 `invalid-cursor` for a cursor that is broken, of another listing, or of another version
 */
export function decodeCursor<Position>(
  listing: string,
  cursor: string,
  isPosition: (value: unknown) => value is Position,
): Position {
  const content = readContent(cursor);
  if (content === null) throw invalidCursor(say`The cursor is damaged.`);
  const [foundVersion, foundListing, position] = content;
  if (foundListing !== listing) throw invalidCursor(say`The cursor was made for another listing or for other filters.`);
  if (foundVersion !== VERSION) throw invalidCursor(say`The cursor was made by another version of this program.`);
  if (!isPosition(position)) throw invalidCursor(say`The cursor is damaged.`);
  return position;
}

function readContent(cursor: string): readonly unknown[] | null {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(content) && content.length === 3 ? content : null;
  } catch {
    return null;
  }
}

function invalidCursor(detail: Text): Error {
  return problemOfKind('invalid-cursor', detail);
}
