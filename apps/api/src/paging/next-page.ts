import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names the next page in a Link header (RFC 8288): the same address with another cursor. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string | null): void {
  if (cursor === null) return;
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  searchParams.set('cursor', cursor);
  void reply.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
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
