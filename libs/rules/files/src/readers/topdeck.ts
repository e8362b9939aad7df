import { say } from '@quadrant/rules/message';
import { asCount, asList, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, conceded, forfeited, played, tellNoForfeits, resultOf } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { tournamentOf, type FileMatch, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { readResultSentence } from '../parts/result-sentence.js';

/**
 * Reads the JSON in which tournaments of TopDeck and of Melee are kept with their rounds and standings: `Tournament`,
 * `Rounds` with `Player1`, `Player2` and a result in games as "2-1-0", and `Standings`.
 */
export const topdeckReader: FileReader = {
  format: 'topdeck',
  title: say`TopDeck JSON`,
  recognizes: ({ json }) =>
    asObject(asObject(json)?.['Tournament']) !== null && asList(asObject(json)?.['Rounds']) !== null,
  read: ({ json }, findings) => [readTopdeck(asObject(json)!, findings)],
};

const BYE = /^(bye|\*+\s?bye\s?\*+|-)?$/i;

function readTopdeck(file: Json, findings: FileFindings) {
  const tournament = asObject(file['Tournament'])!;
  const roster = collectPlayers(findings);
  const listed = new Set<string>();
  const list = (name: string | null, place: number | null, pointer: string) => {
    if (name === null || BYE.test(name) || listed.has(name)) return;
    listed.add(name);
    roster.add({ id: name, name, place }, { pointer });
  };
  for (const [index, each] of (asList(file['Standings']) ?? []).entries()) {
    const standing = asObject(each);
    list(asText(standing?.['Player']), asCount(standing?.['Rank']), `/Standings/${index}`);
  }
  const rows = (asList(file['Rounds']) ?? []).map((each, index) => {
    const round = asObject(each);
    const matches = (asList(round?.['Matches']) ?? []).map((row, table) => ({
      row: asObject(row),
      pointer: `/Rounds/${index}/Matches/${table}`,
    }));
    return { name: asText(round?.['RoundName']) ?? String(index + 1), matches };
  });
  // Players who dropped may be missing in the standings.
  for (const { matches } of rows) {
    for (const { row, pointer } of matches)
      for (const key of ['Player1', 'Player2']) list(asText(row?.[key]), null, `${pointer}/${key}`);
  }
  const rounds = rows.map(({ name, matches }, index): FileRound => ({
    round: index + 1,
    stage: ELIMINATION.test(name) ? 'elimination' : 'swiss',
    matches: matches.flatMap(({ row, pointer }) =>
      row === null ? [] : readMatch(row, pointer, findings).map((match) => ({ ...match, place: { pointer } })),
    ),
  }));
  // Melee writes sentences, which would name a forfeit.
  const saysMore = rows.some(({ matches }) => matches.some(({ row }) => /\p{L}/u.test(asText(row?.['Result']) ?? '')));
  if (!saysMore) tellNoForfeits('TopDeck', rounds, findings);
  const facts = { name: asText(tournament['Name']), startsAt: asText(tournament['Date']) };
  return tournamentOf(facts, roster.list(), rounds);
}

const ELIMINATION = /final|^top ?\d/i;

function readMatch(row: Json, pointer: string, findings: FileFindings): FileMatch[] {
  const [first, second] = [asText(row['Player1']) ?? '', asText(row['Player2']) ?? ''];
  if (BYE.test(first) && BYE.test(second)) return [];
  if (BYE.test(first) || BYE.test(second)) return [bye(BYE.test(first) ? second : first)];
  const [, own, other] = /^(\d{1,3})-(\d{1,3})(?:-\d{1,3})?$/.exec(asText(row['Result']) ?? '') ?? [];
  const said = own === undefined ? readResultSentence(asText(row['Result']) ?? '', first, second) : null;
  if (said?.kind === 'bye') return [bye(first), bye(second)];
  if (said?.kind === 'forfeit') return [forfeited(first, second, said.result)];
  if (said?.kind === 'conceded') return [conceded(first, second, said.result)];
  if (said?.kind === 'played') return [{ ...played(first, second, said.result), score: said.score }];
  // No game was won, lost or drawn, so no result was entered.
  if (own === undefined || /^0-0(?:-0)?$/.test(asText(row['Result'])!)) {
    findings.add(
      'match-without-result',
      { pointer },
      say`The match of ${first} and ${second} has no result.`,
      say`Write the games won, lost and drawn, as in "2-1-0".`,
    );
    return [played(first, second, null)];
  }
  const score = [Number(own), Number(other)] as const;
  return [{ ...played(first, second, resultOf(...score)), score }];
}
