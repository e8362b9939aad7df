import { asCount } from './json-values.js';
import { textOf, type XmlElement } from './read-xml.js';
import { type FilePlace } from './file-findings.js';

/** Returns the place of an element, which is the end of its start tag. */
export const placeOf = ({ line, column }: XmlElement): FilePlace => ({ pointer: '', line, column });

/** Joins first name and last name; returns null when both are missing. */
export function fullName(element: XmlElement, first: string, last: string): string | null {
  const name = [textOf(element, first), textOf(element, last)].filter((part) => part !== null).join(' ');
  return name === '' ? null : name.normalize('NFC');
}

/** Reads a whole number from an attribute or element; returns null when it is none. */
export const countOf = (element: XmlElement | null, name: string): number | null => asCount(textOf(element, name));

/** Returns the elements that have this name inside another one, at any depth, in the order of the file. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name.toLowerCase() === name.toLowerCase() ? [child] : []),
    ...descendantsOf(child, name),
  ]);
}
