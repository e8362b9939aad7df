import { say } from '@quadrant/rules/message';
import { isHtmlPage, textOfHtml } from '../parts/html-pages.js';
import { asCount } from '../parts/json-values.js';
import { bye, holdsPoints, played, resultOf, tellNoForfeits } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { tournamentOf, type FileMatch, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';

/**
 * Reads the report that Cryodex opens in a browser: a heading for each round, a line for each match, as in "Ann VS Bob -
 * Match Results: Ann is the winner 100 to 35", and a table of rankings. Cryodex writes it in its XWingExportController
 * (kingargyle/CryodexSource).
 */
export const cryodexReportReader: FileReader = {
  format: 'cryodex-report',
  title: say`Cryodex report (HTML)`,
  recognizes: ({ text }) => isHtmlPage(text) && linesIn(text).some(({ text: line }) => ofMatch(line) !== null),
  read: ({ text }, findings) => [readReport(text, findings)],
};

interface Line {
  readonly isHeading: boolean;
  readonly text: string;
  readonly place: FilePlace;
}

const ELEMENT = /<(h3|div)(?:\s[^<>]{0,200})?>([^<>]{1,500})<\/\1>/gi;

/** Lists the headings and the lines of matches in their order. */
function linesIn(html: string): Line[] {
  let [line, lineStart, at] = [1, 0, 0];
  return [...html.matchAll(ELEMENT)].map(({ 1: name, 2: inner, index }) => {
    for (let end = html.indexOf('\n', at); end !== -1 && end < index; end = html.indexOf('\n', at)) {
      [line, lineStart, at] = [line + 1, end + 1, end + 1];
    }
    const place = { pointer: '', line, column: index - lineStart + 1 };
    return { isHeading: name!.toLowerCase() === 'h3', text: textOfHtml(inner!), place };
  });
}

/** A line names a match and its result. */
interface SaidMatch {
  readonly first: string;
  /** It is null for a bye. */
  readonly second: string | null;
  /** The result; null while the match goes on. */
  readonly said: string | null;
}

const BYE = /^(.+) has a BYE$/;
const VERSUS = ' VS ';
const RESULTS = ' - Match Results:';

function ofMatch(text: string): SaidMatch | null {
  const alone = BYE.exec(text)?.[1];
  if (alone !== undefined) return { first: alone, second: null, said: null };
  const versus = text.indexOf(VERSUS);
  if (versus === -1) return null;
  const results = text.lastIndexOf(RESULTS);
  return {
    // The number of the table comes first where the director shows it.
    first: text.slice(0, versus).replace(/^\d{1,3}: /, ''),
    second: text.slice(versus + VERSUS.length, results === -1 ? undefined : results),
    said: results === -1 ? null : text.slice(results + RESULTS.length).trim(),
  };
}

function readReport(html: string, findings: FileFindings) {
  const roster = collectPlayers(findings);
  const listed = new Set<string>();
  const list = (name: string, place: FilePlace) => {
    if (listed.has(name)) return;
    listed.add(name);
    roster.add({ id: name, name, place: ranks.get(name)?.rank ?? null }, place);
  };
  const ranks = ranksIn(html);
  const rounds: { stage: FileRound['stage']; matches: FileMatch[] }[] = [];
  for (const { isHeading, text, place } of linesIn(html)) {
    if (isHeading && /^(?:round|top) \d/i.test(text)) {
      rounds.push({ stage: /^top/i.test(text) ? 'elimination' : 'swiss', matches: [] });
    }
    const match = isHeading ? null : ofMatch(text);
    if (match === null) continue;
    if (rounds.length === 0) rounds.push({ stage: 'swiss', matches: [] });
    for (const name of [match.first, match.second]) if (name !== null) list(name, place);
    rounds.at(-1)!.matches.push({ ...readMatch(match, place, findings), place });
  }
  for (const name of ranks.keys()) list(name, { pointer: '' });
  const numbered = rounds.map((round, index): FileRound => ({ ...round, round: index + 1 }));
  tellNoForfeits('Cryodex', numbered, findings);
  const drops = new Map([...ranks].flatMap(([name, { drop }]) => (drop === null ? [] : [[name, drop] as const])));
  const hasGameScores = holdsPoints(numbered.flatMap(({ matches }) => matches));
  return tournamentOf(
    { name: null, startsAt: null, hasGameScores },
    withMarkedDrops(roster.list(), numbered, drops),
    numbered,
  );
}

const RANKED =
  /<tr[^<>]{0,200}>\s{0,20}<td[^<>]{0,200}>\s{0,20}(\d{1,4})\s{0,20}<\/td>\s{0,20}<td[^<>]{0,200}>([^<>]{1,200})<\/td>/gi;

/** The rankings by name; a player who left after round 2 is written as "(D#2)Ann". */
function ranksIn(html: string): Map<string, { readonly rank: number | null; readonly drop: string | null }> {
  return new Map(
    [...html.matchAll(RANKED)].map(({ 1: rank, 2: cell }) => {
      const [, drop, name] = /^\(D#(\d{1,2})\)(.+)$/.exec(textOfHtml(cell!)) ?? [];
      return [name ?? textOfHtml(cell!), { rank: asCount(rank), drop: drop ?? null }];
    }),
  );
}

const WINNER = /^(.+) is the winner\b/;

function readMatch({ first, second, said }: SaidMatch, place: FilePlace, findings: FileFindings): FileMatch {
  if (second === null) return bye(first);
  const [, own, other] = /(?:^|\s)(\d{1,4}) to (\d{1,4})$/.exec(said ?? '') ?? [];
  const score = own === undefined ? null : ([Number(own), Number(other)] as const);
  const winner = WINNER.exec(said ?? '')?.[1] ?? null;
  const byPoints = score === null || score[0] === score[1] ? null : resultOf(...score);
  const isDraw = /^draw\b/i.test(said ?? '') && winner === null;
  const result = winner === first ? 'win' : winner === second ? 'loss' : isDraw ? 'draw' : byPoints;
  if (result === null) {
    const message = say`The match of ${first} and ${second} has no result.`;
    findings.add('match-without-result', place, message, say`Enter the result and export the tournament again.`);
  }
  return { ...played(first, second, result), score };
}
