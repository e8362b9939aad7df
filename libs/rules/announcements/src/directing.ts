/** Folded handles of those who direct a tournament. */
export interface Directing {
  /** They agreed, or named themselves: they have the rights of directors. */
  readonly directorKeys: readonly string[];
  /** They were named by somebody else and have not answered: they have no rights, and the tournament is in no list of theirs. */
  readonly invitedKeys: readonly string[];
}

/**
 * Returns the directors of a tournament after somebody has named them. Players who declined are not asked again as long
 * as they stay named.
 *
 * @param named folded handles, in the order in which they are named
 * @param author folded handle of the account that names them
 * @param before the directors until now, and the handles that were named; null for a new tournament
 */
export function directingOf(
  named: readonly string[],
  author: string,
  before: (Directing & { readonly named: readonly string[] }) | null,
): Directing {
  const hasAgreed = (key: string): boolean => key === author || before?.directorKeys.includes(key) === true;
  const isAsked = (key: string): boolean =>
    before === null || before.invitedKeys.includes(key) || !before.named.includes(key);
  return {
    directorKeys: named.filter(hasAgreed),
    invitedKeys: named.filter((key) => !hasAgreed(key) && isAsked(key)),
  };
}
