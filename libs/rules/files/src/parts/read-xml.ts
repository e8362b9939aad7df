import { type Text, say } from '@quadrant/rules/message';
import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text is trimmed, and without that of child elements. */
  readonly text: string;
  /** Line and column, from 1, are those where its start tag ends. */
  readonly line: number;
  readonly column: number;
}

export interface XmlProblem {
  readonly line: number;
  readonly column: number;
  readonly message: Text;
}

type XmlReading = { readonly root: XmlElement } | { readonly problem: XmlProblem };

/** No tournament needs more. A file must not exhaust the memory by nesting. */
const DEEPEST = 64;

/**
 * Reads the elements of an XML text; their names are without namespace.
 *
 * It never resolves entities of a document type: a reference to one is a problem, and nothing outside the file is read.
 */
export function readXml(text: string): XmlReading {
  const parser = new SaxesParser({ position: true });
  const open: (XmlElement & { children: XmlElement[]; text: string })[] = [];
  let root: XmlElement | null = null;
  const problemAt = (message: Text): XmlProblem => ({ line: parser.line, column: parser.column, message });
  parser.on('error', ({ message }) => {
    throw new NotXml(problemAt(message.replace(/^(\d+:\d+: )/, '')));
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === DEEPEST) throw new NotXml(problemAt(say`Elements are nested deeper than ${DEEPEST}.`));
    const element = {
      name: localName(name),
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), String(value)])),
      children: [],
      text: '',
      line: parser.line,
      column: parser.column,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop()!;
    element.text = element.text.trim();
    if (open.length === 0) root = element;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof NotXml) return { problem: error.problem };
    throw error;
  }
  return root === null ? { problem: problemAt(say`The file has no element.`) } : { root };
}

class NotXml extends Error {
  constructor(readonly problem: XmlProblem) {
    super(String(problem.message));
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns the elements of this name directly inside another, in any case; none when the element is missing. */
export const childrenOf = (element: XmlElement | null | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name.toLowerCase() === name.toLowerCase()) ?? [];

/** The first element of this name directly inside another; null when there is none. */
export const childOf = (element: XmlElement | null | undefined, name: string): XmlElement | null =>
  childrenOf(element, name)[0] ?? null;

/** The text of the first element of this name, or the attribute; null when there is none, or it is empty. */
export function textOf(element: XmlElement | null | undefined, name: string): string | null {
  const key = Object.keys(element?.attributes ?? {}).find((each) => each.toLowerCase() === name.toLowerCase());
  const text = childOf(element, name)?.text ?? (key === undefined ? '' : element!.attributes[key]!.trim());
  return text === '' ? null : text;
}
