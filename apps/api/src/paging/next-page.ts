import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names the next page in a Link header (RFC 8288): the same address with another cursor. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string | null): void {
  if (cursor !== null) void reply.header('link', linkOfNext(request.url, cursor));
}

/** `URL` writes these addresses as they are, except for the colons of their query. */
const PLAIN = /^(?:\/[\w-]+)+(?:\?\w+=[\w:.-]*(?:&\w+=[\w:.-]*)*)?$/;

/** Returns the Link header for the page that follows an address. */
export function linkOfNext(address: string, cursor: string): string {
  // `URL` takes a tenth of the time of a page that is in memory.
  if (PLAIN.test(address) && !address.includes('cursor=')) {
    const separator = address.includes('?') ? '&' : '?';
    return `<${address.replaceAll(':', '%3A')}${separator}cursor=${cursor}>; rel="next"`;
  }
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}

/**
 * Cuts a page out of rows that were read with one more than `limit`.
 *
 * @param positionOf the position after which the next page begins
 */
export function cutPage<Row, Position>(
  rows: readonly Row[],
  limit: number,
  positionOf: (last: Row) => Position,
): { rows: Row[]; after: Position | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, after: rows.length > limit && last !== undefined ? positionOf(last) : null };
}
