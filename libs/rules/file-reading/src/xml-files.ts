import { asCount } from './json-values.js';
import { textOf, type XmlElement } from './read-xml.js';
import { type FilePlace } from './file-findings.js';

/** Where an element stands. */
export const placeOf = ({ line, column }: XmlElement): FilePlace => ({ pointer: '', line, column });

/** First name and last name as one; null when both are missing. */
export function fullName(element: XmlElement, first: string, last: string): string | null {
  const name = [textOf(element, first), textOf(element, last)].filter((part) => part !== null).join(' ');
  return name === '' ? null : name.normalize('NFC');
}

/** A whole number of an attribute or element; null when it is none. */
export const countOf = (element: XmlElement | null, name: string): number | null => asCount(textOf(element, name));

/** All elements of this name inside another one, at any depth, in the order of the file. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name.toLowerCase() === name.toLowerCase() ? [child] : []),
    ...descendantsOf(child, name),
  ]);
}
