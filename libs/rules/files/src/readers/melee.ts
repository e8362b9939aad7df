import { say, type Text } from '@quadrant/rules/message';
import { groupRounds, type RoundRow } from '../parts/group-rounds.js';
import { findObjects, type FoundObject } from '../parts/walk-json.js';
import { asCount, asList, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, conceded, forfeited, played, playedWith } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { tournamentOf, type FileMatch } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { readResultSentence } from '../parts/result-sentence.js';
import { checkPages, type Page } from '../parts/check-pages.js';

/**
 * Reads answers and exports of Melee: matches with `Competitors`, each a team with its players and `GameWins`, in pages of
 * the API (`Content`, `HasMore`), of the site (`data`, `recordsTotal`) or in a list. The structure is that of the answers
 * which MagicLegacy/mtgmelee-client and Badaro/MTGODecklistCache.Tools read. User names of other systems are not read.
 */
export const meleeReader: FileReader = {
  format: 'melee',
  title: say`Melee JSON`,
  recognizes: ({ json }) => json !== undefined && matchesIn(json).length > 0,
  read: ({ json }, findings) => readMelee(json, findings),
};

const matchesIn = (json: unknown): FoundObject[] =>
  findObjects(json, (value) => isMatch(value) || isPairing(value)).map(({ value, pointer }) => ({
    value: isPairing(value) ? likeMatch(value) : value,
    pointer,
  }));

const isMatch = (value: Json): boolean => {
  const sides = asList(value['Competitors']);
  return (
    sides !== null && (sides.length > 0 || 'RoundNumber' in value) && sides.every((side) => asObject(side) !== null)
  );
};

/** Answers of `GetRoundPairings` name two players in a row, and the result in a sentence. */
const isPairing = (value: Json | null): value is Json =>
  value !== null &&
  ['Player1', 'Player2', 'RoundNumber'].every((key) => key in value) &&
  ['Player1Id', 'HasResults', 'HasResult', 'Result'].some((key) => key in value);

/** Converts a row of pairings to a match of the other answers. */
function likeMatch(row: Json): Json {
  const sides = (['Player1', 'Player2'] as const).flatMap((key) => {
    const name = asText(row[`${key}DisplayName`]) ?? asText(row[key]) ?? asText(row[`${key}Name`]);
    return name === null ? [] : [{ Team: { Players: [{ ID: asText(row[`${key}Id`]) ?? name, DisplayName: name }] } }];
  });
  const said = asText(row['Result']) ?? asText(row['ResultString']);
  const isLoss = sides.length === 1 && /\bloss\b/i.test(said ?? '');
  return { ...row, ResultString: said, Competitors: sides, ...(isLoss && { LossReasonDescription: said }) };
}

function readMelee(json: unknown, findings: FileFindings) {
  const matches = matchesIn(json);
  const pages = findObjects(json, (value) => matchListOf(value) !== null).map(({ value, pointer }): Page => ({
    what: whatIn(matchListOf(value)!),
    pointer,
    length: matchListOf(value)!.length,
    total: asCount(
      value['RecordsTotal'] ??
        value['recordsTotal'] ??
        value['RecordsFiltered'] ??
        value['TotalRecords'] ??
        value['TotalCount'],
    ),
    hasMore: value['HasMore'] === true,
  }));
  if (matches.some(({ value }) => isPairing(value))) checkRoundNumbers(matches, findings);
  checkPages(pages, say`Ask for all pages and send them together in one list.`, findings);
  const groups = new Map<string, FoundObject[]>();
  for (const match of matches) {
    const id = asText(match.value['TournamentId']) ?? '';
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [match]);
    else group.push(match);
  }
  return [...groups].map(([id, ofTournament]) => readOne(json, id, ofTournament, findings));
}

const matchListOf = (value: Json): readonly unknown[] | null => {
  const list = asList(value['Content'] ?? value['data'] ?? value['Data']);
  return list?.some((each) => asList(asObject(each)?.['Competitors']) !== null || isPairing(asObject(each)))
    ? list
    : null;
};

/** Pairings are asked for one round at a time, and two rounds may have the same number of them. */
function whatIn(list: readonly unknown[]): Text {
  const rounds = new Set(list.map(asObject).map((row) => (isPairing(row) ? asText(row['RoundNumber']) : null)));
  const [round] = rounds;
  return rounds.size === 1 && round != null ? say`pairings of round ${round}` : 'matches';
}

/** Tells which rounds are missing between the first one and the last one that the answers have. */
function checkRoundNumbers(matches: readonly FoundObject[], findings: FileFindings): void {
  const numbers = new Set(matches.flatMap(({ value }) => asCount(value['RoundNumber']) ?? []));
  const last = Math.min(Math.max(0, ...numbers), MOST_ROUNDS);
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((round) => !numbers.has(round));
  if (missing.length === 0) return;
  const message = say`The file has pairings up to round ${last}, but none of: ${missing.join(', ')}.`;
  const advice = say`Ask for the pairings of every round and send all answers together in one list.`;
  findings.add('one-page-of-several', { pointer: '' }, message, advice);
}

/** A report has the same limit. */
const MOST_ROUNDS = 64;

const ELIMINATION = /final|^top\s?\d|playoff|elim/i;

function readOne(json: unknown, id: string, matches: readonly FoundObject[], findings: FileFindings) {
  const roster = collectPlayers(findings);
  const listed = new Map<string, string>();
  const list = ({ value, pointer }: FoundObject): string | null => {
    const team = asObject(value['Team']) ?? value;
    const players = (asList(team['Players']) ?? []).map(asObject);
    const key = asText(players[0]?.['ID']) ?? asText(value['TeamId']) ?? asText(team['ID']) ?? asText(team['Name']);
    const name =
      players.length > 1 ? (asText(team['Name']) ?? nameOf(players[0])) : (nameOf(players[0]) ?? asText(team['Name']));
    if (key === null || name === null) {
      const advice = say`Export the matches again, with the names of players.`;
      findings.add('value-missing-in-file', { pointer }, say`This competitor has no player with a name.`, advice);
      return null;
    }
    if (!listed.has(key)) {
      listed.set(key, name);
      const place = standings.get(key) ?? null;
      roster.add({ id: key, name, place }, { pointer });
    }
    return key;
  };
  const standings = placesIn(json);
  const rows = matches.flatMap(({ value, pointer }, index): RoundRow[] => {
    const name = asText(value['RoundName']) ?? asText(value['RoundDescription']) ?? '';
    const round = asCount(value['RoundNumber']) ?? asCount(/\d{1,3}/.exec(name)?.[0]);
    const phase = asCount(value['PhaseSortOrder']) ?? 0;
    const isElimination = ELIMINATION.test(name) || /elim|bracket|playoff/i.test(asText(value['PhaseName']) ?? '');
    const match = readMatch({ value, pointer }, list, listed, findings);
    return [
      {
        key: `${phase} ${round ?? name}`,
        order: phase * 1000 + (round ?? index),
        stage: isElimination ? 'elimination' : 'swiss',
        match: match && { ...match, place: { pointer } },
      },
    ];
  });
  const rounds = groupRounds(rows);
  const [about] = findObjects(
    json,
    (value) =>
      asText(value['Name']) !== null &&
      ('Phases' in value || 'StartDate' in value || 'OrganizationName' in value) &&
      (id === '' || asText(value['ID']) === id),
  );
  const named = matches.map(({ value }) => asText(value['TournamentName'])).find((name) => name !== null);
  const facts = {
    name: named ?? asText(about?.value['Name']),
    startsAt: asText(about?.value['StartDate']) ?? asText(matches[0]?.value['TournamentStartDate']),
  };
  return tournamentOf(facts, roster.list(), rounds);
}

const nameOf = (player: Json | null | undefined): string | null =>
  asText(player?.['DisplayName']) ??
  asText(player?.['Name']) ??
  asText(player?.['Username']) ??
  asText(player?.['ScreenName']);

function placesIn(json: unknown): Map<string, number> {
  const rows = findObjects(json, (value) => asCount(value['Rank']) !== null && asObject(value['Team']) !== null);
  return new Map(
    rows.flatMap(({ value }) => {
      const [player] = asList(asObject(value['Team'])?.['Players']) ?? [];
      const id = asText(asObject(player)?.['ID']);
      return id === null ? [] : [[id, asCount(value['Rank'])!] as const];
    }),
  );
}

type List = (side: FoundObject) => string | null;

function readMatch(
  { value, pointer }: FoundObject,
  list: List,
  names: ReadonlyMap<string, string>,
  findings: FileFindings,
): FileMatch | null {
  const sides = (asList(value['Competitors']) ?? []).map((side, index) => ({
    value: asObject(side)!,
    pointer: `${pointer}/Competitors/${index}`,
  }));
  if (sides.length > 2) {
    const message = say`This match has ${sides.length} competitors; only matches of two can be read.`;
    findings.add('value-not-understood', { pointer }, message, say`Send a tournament that was played one against one.`);
    return null;
  }
  const ids = sides.map(list);
  const [first, second] = ids;
  const said = asText(value['ResultString']) ?? '';
  const isBye = value['ByeReason'] != null || asText(value['ByeReasonDescription']) !== null;
  if (first == null) return null;
  if (second === undefined || isBye) {
    const isLoss = !isBye && (value['LossReason'] != null || asText(value['LossReasonDescription']) !== null);
    return isLoss ? { ...bye(first), kind: 'absent' } : bye(first);
  }
  if (second === null) return null;
  const sentence = readResultSentence(said, names.get(first)!, names.get(second)!);
  const [own, other] = sides.map((side) => asCount(side.value['GameWins'] ?? side.value['GameWinsAndGameByes']));
  if (sentence?.kind === 'forfeit') return forfeited(first, second, sentence.result);
  if (sentence?.kind === 'conceded') return conceded(first, second, sentence.result);
  const isOpen =
    [value['HasResult'], value['HasResults']].includes(false) || (sentence?.kind === 'open' && said !== '');
  if (!isOpen && own != null && other != null && (own + other > 0 || (asCount(value['GameDraws']) ?? 0) > 0))
    return playedWith(first, second, [own, other]);
  if (!isOpen && sentence?.kind === 'played')
    return { ...played(first, second, sentence.result), score: sentence.score };
  const message = say`The match of ${names.get(first) ?? ''} and ${names.get(second) ?? ''} has no result.`;
  findings.add(
    'match-without-result',
    { pointer },
    message,
    say`Enter the result on Melee and export the matches again.`,
  );
  return played(first, second, null);
}
