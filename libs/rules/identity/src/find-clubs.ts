import { normaliseName } from '@quadrant/rules/names';

/**
 * Finds the club of each place: folders of one club have its name first, such as "Kassel/2004" and "Kassel/2005". Folders in
 * which all others are say nothing.
 */
export function findClubs(places: readonly (string | null)[]): (string | null)[] {
  const paths = places.map((place) => place?.split('/') ?? null);
  const folders = paths.filter((path) => path !== null);
  const isOne = (depth: number) =>
    new Set(folders.map((path) => path[depth])).size === 1 && folders.some((path) => path.length > depth + 1);
  let depth = 0;
  while (folders.length > 0 && isOne(depth)) depth += 1;
  return paths.map((path) => {
    if (path === null) return null;
    const club = path[Math.min(depth, path.length - 1)]!;
    return normaliseName(club) || club;
  });
}
