import { Parser } from 'htmlparser2';
import type { PlacedLine } from './placed-line.js';

/** A page begins with its document type, or with one of these elements; a part that somebody copied begins with any. */
const PAGE =
  /^<(?:!doctype html|html|head|body|meta|link|table|caption|colgroup|thead|tbody|tr|t[hd]|div|h[1-6]|p|pre|br|ul|ol|title|script|style|span|b|strong|font|center|section|article|main|nav|a|img|google-sheets-html-origin)[\s/>]/i;

/** Comments and XML declarations may come before the page. */
const BEFORE: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
];

/** Tells whether a text is a page of HTML, which need not be well-formed as XML is. */
export function isHtmlPage(text: string): boolean {
  let rest = text.slice(0, 4000).trimStart();
  for (let before = BEFORE.find(([start]) => rest.startsWith(start)); before !== undefined;) {
    const end = rest.indexOf(before[1]);
    if (end === -1) return false;
    rest = rest.slice(end + before[1].length).trimStart();
    before = BEFORE.find(([start]) => rest.startsWith(start));
  }
  return PAGE.test(rest);
}

/** The text of a part of a page: references to characters are resolved, spaces are single. */
export const textOfHtml = (html: string): string => linesOfHtml(html).replaceAll(/\s+/g, ' ').normalize('NFC').trim();

/** Returns the lines of a page above its first table, and its title. */
export function titlesOfHtml(html: string): string {
  const [, title = ''] = /<title>([^<]{1,200})<\/title>/i.exec(html.slice(0, LONGEST_HEAD)) ?? [];
  const table = html.slice(0, LONGEST_HEAD).search(/<table[\s>]/i);
  return [...(table === -1 ? [] : [linesOfHtml(html.slice(0, table))]), textOfHtml(title)].join('\n');
}

const LONGEST_HEAD = 20_000;

/** These elements begin a line of their own. */
const BLOCK = /^(?:address|article|br|dd|div|dl|dt|fieldset|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/;
/** Browsers do not show the text of these elements. */
const NOT_SHOWN = /^(?:script|style|title|head|template)$/;

/** The text of a page as its reader sees it, line by line: `<pre>` keeps its lines and spaces. */
export const linesOfHtml = (html: string): string =>
  placedLinesOfHtml(html, '')
    .map(({ text }) => text)
    .join('\n');

/**
 * Returns the lines of a page as its reader sees them, each with the place in the page from which on it can be read alone.
 *
 * @param between is put between the cells of a row
 */
export function placedLinesOfHtml(html: string, between = '\t'): PlacedLine[] {
  const lines: Writable<PlacedLine>[] = [{ text: '', offset: 0 }];
  let [hidden, pre, tables] = [0, 0, 0];
  /** It holds the number of the last item of each open list; null for a list with signs in place of numbers. */
  const lists: (number | null)[] = [];
  const begin = (offset: number): void => {
    const begun = {
      ...{ text: '', offset, opened: pre > 0 ? '<pre>' : '<div>' },
      ...(tables > 0 && { isWithin: true as const }),
    };
    if (lines.at(-1)!.text === '' && lines.length > 1) lines[lines.length - 1] = begun;
    else lines.push(begun);
  };
  const breakLine = (name: string, offset: number): void => {
    if (!BLOCK.test(name)) return;
    if (lines.at(-1)!.text !== '' || lines.length > 1) begin(offset);
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (NOT_SHOWN.test(name)) hidden++;
      breakLine(name, parser.startIndex);
      if (name === 'pre') pre++;
      if (name === 'table') tables++;
      if ((name === 'td' || name === 'th') && lines.at(-1)!.text !== '') lines.at(-1)!.text += between;
      if (name === 'ol' || name === 'ul') lists.push(name === 'ol' ? 0 : null);
      const last = lists.at(-1);
      if (name === 'li' && last != null && hidden === 0) {
        lists[lists.length - 1] = last + 1;
        lines.at(-1)!.text += `${last + 1}. `;
      }
    },
    ontext: (text) => {
      if (hidden > 0) return;
      if (pre === 0) lines.at(-1)!.text += text.replaceAll(/\s+/g, ' ');
      else {
        let { startIndex } = parser;
        for (const [index, line] of text.split(LINE_BREAK).entries()) {
          if (index % 2 === 0 && index > 0)
            lines.push({ text: line, offset: startIndex, opened: '<pre>', ...(tables > 0 && { isWithin: true }) });
          else if (index === 0) lines.at(-1)!.text += line;
          startIndex += line.length;
        }
      }
    },
    onclosetag: (name) => {
      if (NOT_SHOWN.test(name)) hidden--;
      if (name === 'pre') pre--;
      if (name === 'table') tables--;
      if (name === 'ol' || name === 'ul') lists.pop();
      breakLine(name, parser.endIndex + 1);
    },
  });
  parser.end(html);
  return lines;
}

type Writable<Each> = { -readonly [Key in keyof Each]: Each[Key] };

const LINE_BREAK = /(\r\n|\n|\r)/;
