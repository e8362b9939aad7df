import { Parser } from 'htmlparser2';

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
export function linesOfHtml(html: string): string {
  const lines = [''];
  let [hidden, pre] = [0, 0];
  /** It holds the number of the last item of each open list; null for a list with signs in place of numbers. */
  const lists: (number | null)[] = [];
  const breakLine = (name: string): void => {
    if (BLOCK.test(name) && lines.at(-1) !== '') lines.push('');
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (NOT_SHOWN.test(name)) hidden++;
      if (name === 'pre') pre++;
      breakLine(name);
      if (name === 'ol' || name === 'ul') lists.push(name === 'ol' ? 0 : null);
      const last = lists.at(-1);
      if (name === 'li' && last != null && hidden === 0) {
        lists[lists.length - 1] = last + 1;
        lines[lines.length - 1] += `${last + 1}. `;
      }
    },
    ontext: (text) => {
      if (hidden > 0) return;
      if (pre === 0) lines[lines.length - 1] += text.replaceAll(/\s+/g, ' ');
      else {
        const [first = '', ...more] = text.split(/\r\n|\n|\r/);
        lines[lines.length - 1] += first;
        lines.push(...more);
      }
    },
    onclosetag: (name) => {
      if (NOT_SHOWN.test(name)) hidden--;
      if (name === 'pre') pre--;
      if (name === 'ol' || name === 'ul') lists.pop();
      breakLine(name);
    },
  });
  parser.end(html);
  return lines.join('\n');
}
