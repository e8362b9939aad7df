import { DECIPHER } from './documents/decipher-1999.js';
import { FFG } from './documents/ffg-swlcg-2016.js';
import { OPG } from './documents/opg-4.2.js';
import { SEALED } from './documents/sealed-1998.js';
import { STCCG } from './documents/stccg-1996.js';
import type { RulebookDocument, SectionHeading } from './document.js';

/** Every document of the rulebook, the one that is in force first. */
export const RULEBOOK: readonly RulebookDocument[] = [OPG, DECIPHER, STCCG, SEALED, FFG];

/** A document by its id, or by the number that sources in code have; null for any other text. */
export const findDocument = (name: string): RulebookDocument | null =>
  RULEBOOK.find(({ id, number }) => id === name.toLowerCase() || number === name) ?? null;

const sectionsByName = new WeakMap<RulebookDocument, ReadonlyMap<string, SectionHeading>>();

/** The section that has this id or one of its other names; null where the document has none. */
export function findSection(document: RulebookDocument, name: string): SectionHeading | null {
  let byName = sectionsByName.get(document);
  if (byName === undefined) sectionsByName.set(document, (byName = indexByName(document)));
  return byName.get(name.toLowerCase()) ?? null;
}

/** Where two sections have a name, the first one keeps it. */
function indexByName({ sections }: RulebookDocument): ReadonlyMap<string, SectionHeading> {
  const named = sections.flatMap((section) =>
    [section.id, section.cited, ...section.names].map((name) => [name.toLowerCase(), section] as const),
  );
  return new Map(named.reverse());
}

/** The section that this one, or what it is a part of, is shown in: of `7.4.1.2` that is `7.4.1`. Null for what has no page. */
export function findSectionAround(document: RulebookDocument, name: string): SectionHeading | null {
  for (let part = name; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    const found = findSection(document, part);
    if (found !== null) return found;
  }
  return null;
}

/** Path of the page of a section. */
export const addressOfSection = ({ id }: RulebookDocument, section: SectionHeading): string =>
  `/rules/${id}/${encodeURIComponent(section.id)}`;
