import { isFormOf, isInitial, searchText, spell, type SpelledName } from '@quadrant/rules/names';

/** It lists the players that a written name may mean, by id, from the surest ones to the least sure. */
export type Meant = readonly (readonly string[])[];

/** Two hundred players with two hundred short names need fewer comparisons. More would take seconds. */
const MOST_COMPARISONS = 50_000;
/** Programs cut words off, but not to fewer letters. */
const LEAST_BEGINNING = 3;
const LEAST_LAST_BEGINNING = 2;

/** A word fits another as the whole word, as its initial, as its beginning, or as a nickname or a slip. */
const [WHOLE, INITIAL, BEGINNING, FORM] = [0, 1, 2, 3] as const;
type Fit = typeof WHOLE | typeof INITIAL | typeof BEGINNING | typeof FORM;

const readName = (name: string): SpelledName => spell(searchText(name) || name.toLowerCase());

/**
 * Returns how to look up names in a list of players, which people write short there: by surname, with initials, in another
 * order, cut off, by a nickname, or with a slip.
 *
 * @returns no list at all for a name that fits nobody, and a single list for a name that is somebody's
 */
export function lookUpNames(
  players: readonly { readonly id: string; readonly name: string }[],
): (name: string) => Meant {
  const known = new Map<string, Meant>();
  const list = players.map(({ id, name }) => ({ id, name: readName(name) }));
  const bySorted = new Map<string, string[]>();
  for (const { id, name } of list) bySorted.set(sorted(name), [...(bySorted.get(sorted(name)) ?? []), id]);
  let left = MOST_COMPARISONS;
  return (written) => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const name = readName(written);
    const same = bySorted.get(sorted(name));
    if (same === undefined) left -= list.length;
    const meant = same !== undefined ? [same] : left < 0 ? [] : findMeant(name, written, list);
    known.set(written, meant);
    return meant;
  };
}

/** Returns the only player that a name can mean; null where it means nobody, or may mean several. */
export function onlyMeant(meant: Meant): string | null {
  const [surest = []] = meant;
  return surest.length === 1 ? surest[0]! : null;
}

function findMeant(
  name: SpelledName,
  written: string,
  list: readonly { readonly id: string; readonly name: SpelledName }[],
): Meant {
  const fits = list.map((each) => ({ id: each.id, fit: fitOf(name, written, each.name) }));
  return [INITIAL, BEGINNING, FORM]
    .map((fit) => fits.filter((each) => each.fit === fit).map(({ id }) => id))
    .filter((ids) => ids.length > 0);
}

const sorted = ({ words }: SpelledName): string => words.toSorted().join(' ');

/** Returns how a short name fits a whole one: as its worst word does. */
function fitOf(name: SpelledName, written: string, whole: SpelledName): Fit | null {
  if (name.text === '' || whole.text === '') return null;
  if (isOfInitials(name, written, whole) || isJoined(name, whole)) return BEGINNING;
  const left = [...whole.words];
  let worst: Fit = INITIAL;
  let hasWord = false;
  // Long words are looked for first, so that no initial takes their place.
  for (const word of name.words.toSorted((one, other) => other.length - one.length)) {
    if (left.length === 0) return null;
    const fits = left.map((each) => fitOfWord(word, each, word === name.words.at(-1) && name.words.length > 1));
    const best = fits.reduce((least, fit) => (fit !== null && (least === null || fit < least) ? fit : least), null);
    if (best === null) return null;
    if (best > worst) worst = best;
    if (best !== INITIAL) hasWord = true;
    left.splice(fits.indexOf(best), 1);
  }
  // "Charl" may be C. Vermeulen, where nobody else is meant.
  const isGiven = name.words.length === 1 && !isInitial(name.text) && whole.words.length > 1;
  return hasWord ? worst : isGiven && whole.words.some((word) => !isInitial(word)) ? FORM : null;
}

function fitOfWord(word: string, known: string, isLast: boolean): Fit | null {
  if (word === known) return isInitial(word) ? INITIAL : WHOLE;
  if (isInitial(word) || isInitial(known)) return word.charAt(0) === known.charAt(0) ? INITIAL : null;
  const least = isLast ? LEAST_LAST_BEGINNING : LEAST_BEGINNING;
  if (word.length >= least && known.startsWith(word)) return BEGINNING;
  return isFormOf(word, known) ? FORM : null;
}

/** Tells whether a name is the initials of a whole one: DVL, D.V.L. */
function isOfInitials({ words, joined }: SpelledName, written: string, whole: SpelledName): boolean {
  const isWritten = words.every(isInitial) || (words.length === 1 && written === written.toUpperCase());
  if (!isWritten || joined.length < 2 || joined.length !== whole.words.length) return false;
  const initials = whole.words.map((word) => word.charAt(0));
  return [initials, [...initials.slice(1), initials[0]!], [initials.at(-1)!, ...initials.slice(0, -1)]].some(
    (order) => order.join('') === joined,
  );
}

const LEAST_JOINED = 5;

/** Tells whether a name is a whole one, or its beginning or end, without spaces: VanderLaan. */
const isJoined = ({ joined }: SpelledName, whole: SpelledName): boolean =>
  joined.length >= LEAST_JOINED &&
  whole.words.length > 2 &&
  (whole.joined === joined || whole.joined.endsWith(joined) || whole.joined.startsWith(joined));
