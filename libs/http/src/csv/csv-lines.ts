/** A line of a CSV file by RFC 4180: null is an empty field, a double has the fewest digits that give it back. */
export const csvLine = (fields: readonly (string | number | null)[]): string =>
  `${fields.map((field) => (field === null ? '' : quote(String(field)))).join(',')}\n`;

/** What holds a separator stands in quotes, and quotes are doubled. */
const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

// What spreadsheet programs take for the begin of a formula.
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet program takes for a formula: one that looks like it begins with an apostrophe. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
