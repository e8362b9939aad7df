import { say } from '@quadrant/rules/message';
import { asCount, asList, asNumber, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, played, resultOf, tellNoForfeits } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { lastSeenIn, tournamentOf, type FileMatch, type FileResult, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';

/**
 * Reads what TOME saves, the tournament manager of Fantasy Flight Games: JSON, and behind it `^^THIS IS A SEPARATOR^^` and
 * the next free key. `entityGroupMap` holds the rows of its tables: tournaments, of which a cut is one with a parent,
 * participants, matches, and the participants of each match with their points. The structure is the one that Cobra imports.
 */
export const tomeReader: FileReader = {
  format: 'tome',
  title: say`a TOME file of Fantasy Flight Games`,
  recognizes: ({ text }) => savedIn(text) !== null,
  read: ({ text }, findings) => readTome(savedIn(text)!, findings),
};

const SEPARATOR = /\^\^THIS IS A SEPARATOR\^\^[^{}]{0,40}$/;

/** The tables of a file; null when it is none of TOME. */
function savedIn(text: string): Json | null {
  if (!text.includes('"entityGroupMap"')) return null;
  try {
    const saved: unknown = JSON.parse(text.replace(SEPARATOR, ''));
    const tables = asObject(asObject(saved)?.['entityGroupMap']);
    return tables !== null && rowsOf(tables, 'Tournament').length > 0 ? tables : null;
  } catch {
    return null;
  }
}

interface Row {
  readonly value: Json;
  readonly pointer: string;
}

/** Rows that were deleted stay in the file with this state. */
const DELETED = 'Deleted';

/** The rows of a table, which is called as in `Match:#`; a namespace may follow the #. */
function rowsOf(tables: Json, name: string): Row[] {
  const key = Object.keys(tables).find((each) => each.split(':')[0] === name);
  const rows = key === undefined ? [] : (asList(asObject(tables[key])?.['entities']) ?? []);
  return rows.flatMap((row, index) => {
    const value = asObject(row);
    const isThere = value !== null && asObject(value['entityAspect'])?.['entityState'] !== DELETED;
    return isThere ? [{ value, pointer: `/entityGroupMap/${key}/entities/${index}` }] : [];
  });
}

/** Values of `format_pk`: 1 is Swiss, others are eliminations. */
const SWISS = '1';

function readTome(tables: Json, findings: FileFindings) {
  const tournaments = rowsOf(tables, 'Tournament');
  const keys = new Set(tournaments.map(({ value }) => asText(value['pk'])));
  const isStage = ({ value }: Row) => value['parent_pk'] != null && keys.has(asText(value['parent_pk']));
  return tournaments
    .filter((each) => !isStage(each))
    .map((root) => {
      const rootKey = asText(root.value['pk']);
      const stages = tournaments.filter(
        ({ value }) => isStage({ value, pointer: '' }) && asText(value['parent_pk']) === rootKey,
      );
      return readOne([root, ...stages], tables, findings);
    });
}

function readOne(stages: readonly Row[], tables: Json, findings: FileFindings) {
  const roster = collectPlayers(findings);
  const stageKeys = stages.map(({ value }) => asText(value['pk']));
  /** A cut lists its players again under other keys. */
  const playerOf = new Map<string, string>();
  const idOfName = new Map<string, string>();
  const dropped = new Set<string>();
  const participants = rowsOf(tables, 'Participant').filter(({ value }) =>
    stageKeys.includes(asText(value['tournament_pk'])),
  );
  const inStage = (row: Row) => stageKeys.indexOf(asText(row.value['tournament_pk']));
  for (const row of participants.toSorted((a, b) => inStage(a) - inStage(b))) {
    const { value, pointer } = row;
    const key = asText(value['pk']);
    const name = [asText(value['first_name']), asText(value['last_name'])].filter((part) => part !== null).join(' ');
    if (key === null || name === '') {
      const message = say`This player has no id or no name.`;
      findings.add('value-missing-in-file', { pointer }, message, say`Save the tournament again.`);
      continue;
    }
    const known = inStage(row) > 0 ? idOfName.get(name) : undefined;
    playerOf.set(key, known ?? key);
    if (known !== undefined) continue;
    idOfName.set(name, key);
    if (value['is_active'] === false) dropped.add(key);
    roster.add({ id: key, name }, { pointer });
  }
  const sides = new Map<string | null, Row[]>();
  for (const row of rowsOf(tables, 'MatchParticipant')) {
    const match = asText(row.value['match_pk']);
    sides.set(match, [...(sides.get(match) ?? []), row]);
  }
  const points = pointsIn(tables);
  const rounds = stages.flatMap((stage) => {
    const stageKey = asText(stage.value['pk']);
    const rows = rowsOf(tables, 'Match').filter(({ value }) => asText(value['tournament_pk']) === stageKey);
    const numbers = [...new Set(rows.map(roundOf))].sort((a, b) => a - b);
    const isSwiss = asText(stage.value['format_pk']) === SWISS;
    return numbers.map((number): Omit<FileRound, 'round'> => ({
      stage: isSwiss ? 'swiss' : 'elimination',
      matches: rows
        .filter((row) => roundOf(row) === number)
        .flatMap(({ value, pointer }) => {
          const seats = (sides.get(asText(value['pk'])) ?? []).toSorted(bySeat);
          const find = (row: Row) =>
            roster.find(playerOf.get(asText(row.value['participant_pk']) ?? '') ?? null, { pointer: row.pointer });
          return readMatch(seats, find, pointer, isSwiss ? points : 0, findings).map((match) => ({
            ...match,
            place: { pointer },
          }));
        }),
    }));
  });
  const numbered = addByes(
    rounds.map((round, index): FileRound => ({ ...round, round: index + 1 })),
    participants,
  );
  tellNoForfeits('TOME', numbered, findings);
  const lastSeen = lastSeenIn(numbered);
  const players = roster
    .list()
    .map((player) =>
      dropped.has(player.id) ? { ...player, droppedAfterRound: lastSeen.get(player.id) ?? 0 } : player,
    );
  const facts = { name: asText(stages[0]!.value['name']), startsAt: null, ...gameIn(stages[0]!, tables) };
  return tournamentOf(facts, players, numbered);
}

const roundOf = ({ value }: Row): number => asCount(value['round']) ?? 0;
const seatOf = ({ value }: Row): number => asCount(value['table_seat']) ?? 0;
const bySeat = (one: Row, other: Row): number => seatOf(one) - seatOf(other);

/** The settings name the game. Only one of FFG's games is played by a rule system of ours. */
function gameIn({ value }: Row, tables: Json): { readonly game?: 'sw-lcg' } {
  const key = asText(value['settings_pk']);
  const settings = rowsOf(tables, 'GameSettings').find((row) => asText(row.value['pk']) === key)?.value;
  const name = asText(settings?.['original_name']) ?? asText(settings?.['name']) ?? '';
  return /^star wars:? the card game$/i.test(name) ? { game: 'sw-lcg' } : {};
}

/** Points for a match that was won, and half as many for one of its two games. */
const pointsIn = (tables: Json): number =>
  rowsOf(tables, 'GameSettings')
    .map(({ value }) => asCount(value['win_points']))
    .find((points) => points !== null) ?? 0;

/** Byes that a player brought (`reward_byes`) are those of the first rounds, and the one of an odd number has no match either. */
function addByes(rounds: readonly FileRound[], participants: readonly Row[]): FileRound[] {
  const swiss = rounds.filter(({ stage }) => stage === 'swiss');
  const lastSeen = lastSeenIn(rounds);
  const byes = new Map<number, string[]>();
  for (const { value } of participants) {
    const id = asText(value['pk']);
    if (id === null) continue;
    const missed = swiss.filter(
      ({ round, matches }) =>
        round < (lastSeen.get(id) ?? 0) && matches.every(({ players }) => !(players as readonly string[]).includes(id)),
    );
    const brought = asCount(value['reward_byes']) ?? 0;
    const got = missed.filter(({ round }) => round <= brought);
    const rest = missed.filter(({ round }) => round > brought);
    if (value['has_received_bye'] === true && rest.length === 1) got.push(rest[0]!);
    for (const { round } of got) byes.set(round, [...(byes.get(round) ?? []), id]);
  }
  return rounds.map((round) =>
    round.stage === 'swiss'
      ? { ...round, matches: [...round.matches, ...(byes.get(round.round) ?? []).map(bye)] }
      : round,
  );
}

type Find = (row: Row) => string | null;

/** @param winPoints of a match of two games; 0 where a match is one game */
function readMatch(
  seats: readonly Row[],
  find: Find,
  pointer: string,
  winPoints: number,
  findings: FileFindings,
): FileMatch[] {
  const [one, two] = seats;
  if (one === undefined) return [];
  if (seats.length > 2) {
    const message = say`This match has ${seats.length} players; only matches of two can be read.`;
    findings.add('value-not-understood', { pointer }, message, say`Send a tournament that was played one against one.`);
    return [];
  }
  const first = find(one);
  if (first === null) return [];
  if (two === undefined) return [bye(first)];
  const second = find(two);
  if (second === null) return [];
  const [own, other] = [asNumber(one.value['points_earned']), asNumber(two.value['points_earned'])];
  const [isFirst, isSecond] = [one.value['is_winner'] === true, two.value['is_winner'] === true];
  const isEntered = own !== null && other !== null && own + other > 0;
  const result: FileResult =
    isFirst !== isSecond ? (isFirst ? 'win' : 'loss') : isEntered ? resultOf(own, other) : null;
  if (result === null) {
    findings.add(
      'match-without-result',
      { pointer },
      say`This match has no result.`,
      say`Enter the result and save the tournament again.`,
    );
  }
  const games = isEntered ? gamesOf(own, other, winPoints / 2) : [];
  return [{ ...played(first, second, result), score: isEntered ? [own, other] : null, games }];
}

/** Games that the points of both tell: a won game has half of the points of a match, a drawn one gives less to both. */
function gamesOf(own: number, other: number, ofGame: number): (0 | 1 | null)[] {
  if (ofGame <= 0) return [];
  const won = [own, other].map((points) => Math.floor(points / ofGame)) as [number, number];
  const rest = [own - won[0] * ofGame, other - won[1] * ofGame];
  const drawn = rest[0] === rest[1] && rest[0]! > 0 ? Math.max(0, 2 - won[0] - won[1]) : 0;
  if (won[0] + won[1] + drawn > 2 || (rest[0] !== 0 && drawn === 0)) return [];
  return [
    ...Array.from({ length: won[0] }, () => 0 as const),
    ...Array.from({ length: won[1] }, () => 1 as const),
    ...Array.from({ length: drawn }, () => null),
  ];
}
