import { isGivenName, isInitial, normaliseName, readMark } from '@quadrant/rules/names';

/** Each makes a spelling less of a whole name; the larger reason outweighs the smaller ones together. */
const LACKS = { onlyOneWord: 32, initial: 16, inCommon: 8, givenName: 4, order: 2, capitals: 1, mark: 1 };

/**
 * Sorts the spellings of a person, the fullest first: "Thomas Müller" comes before "Müller, Thomas", "Müller T.", "Thomas"
 * and a handle, however often each is written. Among equals the order stays, so that the most frequent one is the first.
 */
export function fullestFirst(spellings: readonly string[]): string[] {
  const withWord = new Map<string, number>();
  for (const spelling of spellings)
    for (const word of wordsOf(spelling)) withWord.set(word, (withWord.get(word) ?? 0) + 1);
  // Other spellings have a word of the name, and none of a handle.
  const isAlone = (spelling: string) => ![...wordsOf(spelling)].some((word) => withWord.get(word)! > 1);
  const lacks = new Map(spellings.map((each) => [each, lackOf(each) + (isAlone(each) ? LACKS.inCommon : 0)]));
  return spellings.toSorted((one, other) => lacks.get(one)! - lacks.get(other)!);
}

/** A comma that stands between the surname and the given names, once. */
const COMMA = /^([^,()]+),([^,()]+)$/u;
/** Nicknames stand in quotation marks between the names. */
const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]/gu;

/**
 * Returns how a spelling is published: "Müller, Thomas" as "Thomas Müller", since the comma shows what the surname is, and
 * without a nickname in quotation marks. A spelling with initials or with one name only stays as it is.
 */
export function publishedForm(spelling: string): string {
  const plain = spelling.replaceAll(QUOTED, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (wordsOf(plain).size < 2 || normaliseName(plain).split(' ').some(isInitial)) return spelling;
  const [, surname, given] = COMMA.exec(plain) ?? [];
  return surname === undefined || readMark(plain) !== null || isGivenName(normaliseName(surname))
    ? plain
    : `${given!.trim()} ${surname.trim()}`;
}

const wordsOf = (spelling: string): Set<string> =>
  new Set(
    normaliseName(spelling)
      .split(' ')
      .filter((word) => !isInitial(word)),
  );

function lackOf(spelling: string): number {
  const marked = readMark(spelling);
  const written = (marked?.base ?? spelling).replace(/\([^()]*\)/gu, ' ').trim();
  const words = normaliseName(written).split(' ');
  const isOneWord = words.length < 2 || !/\s/u.test(written);
  const isTurned = written.includes(',') || (!isGivenName(words[0]!) && isGivenName(words.at(-1)!));
  const lacks: readonly (readonly [boolean, number])[] = [
    [isOneWord, LACKS.onlyOneWord],
    [words.some(isInitial), LACKS.initial],
    [!words.some(isGivenName), LACKS.givenName],
    [isTurned, LACKS.order],
    [/\p{Lu}{2}/u.test(written), LACKS.capitals],
    [marked !== null || written !== spelling.trim(), LACKS.mark],
  ];
  return lacks.reduce((sum, [isLacking, weight]) => sum + (isLacking ? weight : 0), 0);
}
