import { normaliseName } from '@quadrant/rules/names';
import type { Dice } from '@quadrant/demo';
import { LANGUAGES, type Language } from './languages.js';

export interface Person {
  readonly given: readonly string[];
  readonly family: string;
  /** The full name, as it is shown. */
  readonly name: string;
  readonly country: string;
}

/**
 * Invents people of thirteen countries. In each language the frequency of names falls with their rank, as in real
 * lists. About half of the surnames are rare ones, made of parts. So John Smith has some dozens of namesakes in either
 * part of his name, as in life. No two people have the same normalised name.
 *
 * @param taken normalised names that nobody is to get; theirs are added
 * @param share of the players that the languages name
 */
export function inventPeople(dice: Dice, share: number, taken = new Set<string>()): Person[] {
  return LANGUAGES.flatMap((language) =>
    Array.from({ length: Math.round(language.players * share) }, () => inventPerson(dice, language, taken)),
  );
}

function inventPerson(dice: Dice, language: Language, taken: Set<string>): Person {
  for (;;) {
    const person = namePerson(dice, language);
    const normalised = normaliseName(person.name);
    if (taken.has(normalised)) continue;
    taken.add(normalised);
    return person;
  }
}

function namePerson(dice: Dice, language: Language): Person {
  const { middle, twoSurnames = 0, country } = language;
  const given = [pickByRank(dice, language.given)];
  if (middle && dice.chance(middle.share / 100)) {
    const second = pickByRank(dice, language.given);
    if (middle.style === 'initial') given.push(`${second[0]!}.`);
    else if (middle.style === 'word') given.push(second);
    else given[0] = `${given[0]!}-${second}`;
  }
  const surnames = [surname(dice, language), ...(dice.chance(twoSurnames / 100) ? [surname(dice, language)] : [])];
  const family = surnames.join(' ');
  return { given, family, name: [...given, family].join(' '), country };
}

function surname(dice: Dice, { family, beginnings, endings, rare }: Language): string {
  if (!dice.chance(rare)) return pickByRank(dice, family).replaceAll('_', ' ');
  return dice.pick(beginnings.split(' ')) + dice.pick(endings.split(' '));
}

/** Picks a name of a list: the n-th has a weight of 1 / (n + 12), about as English surnames do. */
function pickByRank(dice: Dice, list: string): string {
  const names = list.split(' ');
  for (;;) {
    const rank = dice.between(0, names.length - 1);
    if (dice.chance(FLATNESS / (rank + FLATNESS))) return names[rank]!;
  }
}
const FLATNESS = 12;
