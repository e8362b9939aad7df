/**
 * Whether the victory points of two opponents tell a Full Win (4 and 1) or a Modified Win (3 and 1; Organized Play Guide 4.2,
 * section 7.5). Other ways to count, as 3 and 0 or 2 and 0, do not tell it.
 *
 * @returns null for a draw, too
 */
export function marginOfPoints([own, other]: readonly [number, number]): 'full' | 'modified' | null {
  const [more, fewer] = own > other ? [own, other] : [other, own];
  if (more === 3 && fewer === 1) return 'modified';
  return more === 4 && (fewer === 1 || fewer === 0) ? 'full' : null;
}
