import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import { readPlaceLine, readPlacesInLine } from './place-lines.js';
import { isOfProgram, saysOnlyTable } from './no-names.js';
import { plainLines } from './plain-lines.js';
import { GENERIC_NAME, isMailHead, isMailTitle, isOfMail, readTitleRows, withoutMarks } from './title-rows.js';

const LONGEST_SHOWN = 60;
const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * Adds a finding for the lines of a text that no reader uses: a greeting above the results, the signature of a mail, and what an
 * answer quotes. Lines that follow each other have one finding. The lines between and below the results have findings of their own.
 *
 * @param first the number of the first line that is read as a result
 * @param isUsed tells of a line above the results whether it is read, such as a list of names
 */
export function tellUnusedLines(
  text: string,
  first: number,
  isUsed: (line: string) => boolean,
  findings: FileFindings,
): void {
  const written = text.split(/\r\n|\n|\r/);
  const plain = plainLines(text);
  const above = written.slice(0, first - 1);
  const isMail = isOfMail(above.map(withoutMarks));
  const titles = readTitleRows(above.join('\n'), ',').rows;
  const saysFact = (line: string): boolean => {
    const { facts, startsWritten } = readTitleRows(line, ',');
    return startsWritten !== null || Object.keys(facts).some((key) => key !== 'name');
  };
  const isUnused = (line: string, at: number): boolean => {
    if (!HAS_WORDS.test(line)) return false;
    // Marks of mails and forums are no text.
    if (plain[at]?.trim() === '') return HAS_WORDS.test(withoutMarks(line));
    const shown = withoutMarks(line);
    if (GENERIC_NAME.test(shown) || saysOnlyTable(shown) || isOfProgram(shown)) return false;
    if (at >= first - 1 || (titles[at] ?? '') !== '' || saysFact(shown) || isUsed(shown)) return false;
    const isHead = isMail && (isMailHead(shown) || isMailTitle(shown));
    return !isHead && readPlaceLine(shown) === null && readPlacesInLine(shown).length === 0;
  };
  let run: number[] = [];
  const tell = (): void => {
    const [from, to] = [run[0], run.at(-1)];
    run = [];
    if (from === undefined || to === undefined) return;
    const shown = written[from]!.trim().slice(0, LONGEST_SHOWN);
    const message =
      from === to
        ? say`Line ${from + 1} tells no result and is left out: “${shown}”.`
        : say`Lines ${from + 1} to ${to + 1} tell no result and are left out. They begin with “${shown}”.`;
    const advice = say`If this is a greeting, a signature or another mail, no change is needed. Otherwise write it like the lines that are read.`;
    findings.add('row-left-out', { line: from + 1, column: 1 }, message, advice);
  };
  for (const [at, line] of written.entries()) {
    if (isUnused(line, at)) run.push(at);
    else if (line.trim() !== '') tell();
  }
  tell();
}
