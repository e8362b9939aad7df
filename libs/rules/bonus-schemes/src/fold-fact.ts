import { foldHandle } from '@quadrant/rules/tournament';

/** Keyboards and typesetting programs write these characters for an apostrophe. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02c8\u2032\u00b4`\uff07]/gu;

/** Hyphens, dashes and minus signs all count as a hyphen. */
const HYPHENS = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+/gu;

/** Most names have only letters, digits, apostrophes and single spaces, so nothing has to be replaced. */
const PLAIN = /^[a-z0-9']+(?: [a-z0-9']+)*$/iu;

/**
 * The name of a headquarters, a mission or an affiliation, as it is compared: case, accents, the kind of apostrophe, hyphens
 * and runs of spaces do not count. `Qo’noS` is `QO'NOS`, and `Non-Aligned` is `Non Aligned`.
 */
export function foldFact(text: string): string {
  if (PLAIN.test(text)) return foldHandle(text);
  return foldHandle(text.replace(APOSTROPHES, "'").replace(HYPHENS, ' '));
}
