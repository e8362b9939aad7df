/** A line of a CSV file by RFC 4180: null is an empty field, a double has the fewest digits that give it back. */
export const csvLine = (fields: readonly (string | number | null)[]): string =>
  `${fields.map((field) => (field === null ? '' : quote(String(field)))).join(',')}\n`;

/** What holds a separator stands in quotes, and quotes are doubled. */
const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The fields of a line that {@link csvLine} wrote, without its end. */
export function parseCsvLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g)) {
    fields.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  }
  return fields;
}
