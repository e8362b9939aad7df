/** A page begins with its document type, or with one of these elements. */
const PAGE =
  /^<(?:!doctype html|html|head|body|meta|table|div|h[1-6]|p|ul|title|script|style|span|google-sheets-html-origin)[\s>]/i;

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

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of an element without tags inside: references to characters are resolved, spaces are single. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name: string | undefined) => {
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/\s+/g, ' ')
    .normalize('NFC')
    .trim();
