/** A bar inside a cell would end it. */
const cell = (text) => text.replaceAll('|', '\\|');

/** A table as prettier writes it: each column as wide as its longest cell. */
function writeTable(head, rows) {
  const lines = [head, ...rows.map((row) => row.map(cell))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const write = (cells) => `| ${cells.map((text, column) => text.padEnd(widths[column])).join(' | ')} |\n`;
  const [first, ...others] = lines.map(write);
  return [first, write(widths.map((width) => '-'.repeat(width))), ...others].join('');
}

const TABLE = /^\| code .*\n(?:\|.*\n)*/gm;

/** @throws Error when the text has no table, or two */
function replaceTable(text, where, table) {
  const found = text.match(TABLE) ?? [];
  if (found.length !== 1) throw new Error(`${where} needs one table of codes and has ${found.length}.`);
  return text.replace(TABLE, () => table);
}

/**
 * Returns the page with the tables of the list, each under the heading of its part. The text around the tables stays.
 *
 * @throws Error when the headings are not those of the parts, in their order
 */
export function writeFindings(page, parts) {
  const [opening, ...sections] = page.split(/^(?=## )/m);
  const names = sections.map((section) => section.slice('## '.length, section.indexOf('\n')));
  const wanted = parts.map(({ name }) => name);
  if (names.join('\n') !== wanted.join('\n')) {
    throw new Error(`The headings have to be the parts of the list, in its order: ${wanted.join('; ')}.`);
  }
  const written = sections.map((section, index) => {
    const rows = Object.entries(parts[index].findings).map(([code, { severity, when, whatToDo }]) => [
      `\`${code}\``,
      severity,
      when,
      whatToDo,
    ]);
    return replaceTable(section, `"${names[index]}"`, writeTable(['code', 'severity', 'when', 'what to do'], rows));
  });
  return [opening, ...written].join('');
}

/** Returns the page with the table of the list. The text around it stays. */
export function writeProblems(page, problems) {
  const rows = Object.entries(problems).map(([code, { status, when }]) => [`\`${code}\``, String(status), when]);
  return replaceTable(page, 'The page', writeTable(['code', 'status', 'when'], rows));
}
