import { say } from '@quadrant/rules/message';
import { withDrops, type FileRound } from '../parts/file-tournament.js';
import { pairCards } from '../parts/pair-cards.js';
import type { CardCell, PlayerCard } from '../parts/player-cards.js';
import { checkTotals, type GivenTotal } from '../parts/check-totals.js';
import { collectPlayers } from '../parts/roster.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { countryOfFide } from '../parts/fide-countries.js';
import { dayOfProgram } from '../parts/cell-values.js';
import { FILLER, FIRST_GAME, GAME_WIDTH, inColumns } from './trf-columns.js';

/**
 * Reads a Tournament Report File of FIDE: TRF16 (FIDE Handbook C.04, annex 2 of 2016) and TRF26
 * (handbook.fide.com/files/handbook/TRF26.pdf). A line begins with a number of three digits (DIN); 001 is a player
 * with their games in columns of ten characters. TRF26 adds byes in separate lines (240), comments (###) and lines of
 * national ratings, which are left out.
 */
export const trfReader: FileReader = {
  format: 'trf',
  title: 'TRF (FIDE)',
  recognizes: ({ text }) => PLAYER_LINE.test(text) && linesOf(text).some((line) => PLAYER.test(line)),
  read: ({ text }, findings) => [readTrf(text, findings)],
};

const PLAYER_LINE = /(^|[\r\n])001 /;
const PLAYER = /^001 [ \d]{4} /;

/** TRF16 lets CR alone end a line. */
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

function readTrf(text: string, findings: FileFindings) {
  const roster = collectPlayers(findings);
  const facts = new Map<string, string>();
  const cards: PlayerCard[] = [];
  const totals: GivenTotal[] = [];
  const lines = linesOf(text).map(inColumns);
  const isTrf26 = lines.some((line) => DINS_OF_TRF26.test(line));
  const byes = byesOf(lines, findings);
  for (const [index, line] of lines.entries()) {
    const din = line.slice(0, 3);
    if (din !== '001') {
      if (/^(\d{3}|XXR)$/.test(din) && !facts.has(din)) facts.set(din, line.slice(4).trim());
      continue;
    }
    const place = { pointer: '', line: index + 1, column: 5 };
    const number = line.slice(4, 8).trim();
    // Some programs pad numbers with zeros here but not in the games.
    const id = String(Number(number));
    const name = line.slice(14, 47).replaceAll(FILLER, '').trim();
    if (!/^\d{1,4}$/.test(number) || name === '') {
      findings.add(
        'value-not-understood',
        place,
        say`This line 001 has no starting number in columns 5 to 8, or no name in columns 15 to 47.`,
        say`Export the file again; each value of a TRF has its own columns.`,
      );
      continue;
    }
    const rank = Number(line.slice(85, 89).trim());
    roster.add(
      { id, name, seed: Number(id), place: rank > 0 ? rank : null, country: countryOfFide(line.slice(53, 56).trim()) },
      place,
    );
    totals.push({ id, total: line.slice(80, 84).trim(), place: { ...place, column: 81 } });
    const cells = cellsOf(line, index + 1, findings);
    for (const [round, bye] of byes.get(id) ?? []) {
      const cell = cells[round - 1];
      if (cell === undefined || (cell.opponent === null && cell.written === '')) cells[round - 1] = bye;
    }
    // In TRF26 an empty round is one without points, whatever the total is.
    cards.push({ id, cells: isTrf26 ? cells : giveByes(cells, Number(line.slice(80, 84))) });
  }
  tellTeams(lines, findings);
  const planned = Number(facts.get('142') ?? facts.get('XXR') ?? '');
  const rounds = withoutEmptyEnd(pairCards(cards, roster, findings));
  // TRF26 may count points in any way; its line 162 says how.
  if (!isTrf26) checkTotals(totals, rounds, findings);
  return {
    name: facts.get('012') || null,
    startsAt: dateOf(facts.get('042')),
    endsAt: dateOf(facts.get('052')),
    country: countryOfFide(facts.get('032') ?? ''),
    place: facts.get('022') || null,
    plannedRounds: planned > 0 ? planned : null,
    players: withDrops(roster.list(), rounds),
    rounds,
  };
}

/** TRF16 has a line 013 for each team, TRF26 a line 310. A report has no place for teams. */
function tellTeams(lines: readonly string[], findings: FileFindings): void {
  const teams = lines.flatMap((line, index) => (/^(?:013|310) /.test(line) ? [index] : []));
  if (teams.length === 0) return;
  const message = say`The file is of a tournament of ${teams.length} teams, which are not read: each player counts alone.`;
  const advice = say`If the players did not play one against one, do not send this tournament.`;
  findings.add('cell-not-used', { pointer: '', line: teams[0]! + 1, column: 1 }, message, advice);
}

/** Only TRF26 has these lines: scoring, ranking, tie-breaks, byes, accelerated rounds, forbidden pairings, teams. */
const DINS_OF_TRF26 = /^(1[5-9]2|2[0-2]2|240|250|260|299|3[0-3]0|352|362) /;

/** Returns the byes of lines 240 by player and round. The type is in column 5, the round in 7 to 9; players follow. */
function byesOf(lines: readonly string[], findings: FileFindings): Map<string, Map<number, CardCell>> {
  const byes = new Map<string, Map<number, CardCell>>();
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('240 ')) continue;
    const place = { pointer: '', line: index + 1, column: 5 };
    const [, type, round, players] = /^240 ([FHZ]) {1,9}(\d{1,3}) ([\d ]{1,9999})$/i.exec(line.trimEnd()) ?? [];
    if (type === undefined || Number(round) === 0 || Number(round) > MOST_ROUNDS) {
      const message = say`“${line.slice(0, 40).trim()}” is not a line of byes.`;
      findings.add(
        'value-not-understood',
        place,
        message,
        say`Write type, round and numbers of players, as in "240 H 007  0026".`,
      );
      continue;
    }
    const outcome = BYES[type.toUpperCase()] ?? 'absent';
    for (const id of players!.trim().split(/ +/).map(Number).map(String)) {
      const ofPlayer = byes.get(id) ?? new Map<number, CardCell>();
      byes.set(id, ofPlayer.set(Number(round), { opponent: null, outcome, score: null, written: type, place }));
    }
  }
  return byes;
}

/** A report has the same limit. */
const MOST_ROUNDS = 64;

function cellsOf(line: string, number: number, findings: FileFindings): (CardCell | undefined)[] {
  const games = line.slice(FIRST_GAME).trimEnd();
  return Array.from({ length: Math.ceil(games.length / GAME_WIDTH) }, (_, index) => {
    const start = index * GAME_WIDTH;
    const cell = games.slice(start, start + GAME_WIDTH);
    const opponent = Number(cell.slice(0, 4));
    const written = cell.slice(7, 8).trim().toUpperCase();
    const place = { pointer: '', line: number, column: FIRST_GAME + start + 1 };
    const outcome = opponent > 0 ? OF_GAME[written] : (BYES[written] ?? 'absent');
    if (Number.isInteger(opponent) && outcome !== undefined) {
      return { opponent: opponent > 0 ? String(opponent) : null, outcome, score: null, written, place };
    }
    const message = say`The game “${cell.trim()}” is not understood.`;
    findings.add('value-not-understood', place, message, say`Write opponent, colour and result, as in "  12 w 1".`);
    return undefined;
  });
}

/**
 * Older files write a bye as a round without opponent and result. The total then has points that no game explains.
 * The empty rounds are byes of a full point when these are enough for all, otherwise of half a point as far as the
 * points reach.
 */
function giveByes(cells: readonly (CardCell | undefined)[], total: number): (CardCell | undefined)[] {
  const explained = cells.reduce((sum, cell) => sum + (cell === undefined ? 0 : (POINTS[cell.written] ?? 0)), 0);
  let halves = Math.round(2 * (total - explained));
  let empty = cells.filter(isEmpty).length;
  return cells.map((cell) => {
    if (!isEmpty(cell) || halves <= 0) return cell;
    const isFull = halves >= 2 * empty;
    empty -= 1;
    halves -= isFull ? 2 : 1;
    return { ...cell, outcome: isFull ? 'bye' : 'half-bye' };
  });
}

const isEmpty = (cell: CardCell | undefined): cell is CardCell => cell?.opponent === null && cell.written === '';

const POINTS: Readonly<Record<string, number>> = { 1: 1, W: 1, '+': 1, F: 1, U: 1, '=': 0.5, D: 0.5, H: 0.5 };

/** TRF16: 1 = 0 are played, W D L are played and not rated, + and - are without a game, blank is an open game. */
const OF_GAME: Readonly<Record<string, CardCell['outcome']>> = {
  1: 'win',
  W: 'win',
  '=': 'draw',
  D: 'draw',
  0: 'loss',
  L: 'loss',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  '': null,
};

/** Without an opponent, F, U (older: + and 1) are a full point, H (older: =) is half a point; Z, - and a blank are none. */
const BYES: Readonly<Record<string, 'bye' | 'half-bye'>> = {
  F: 'bye',
  U: 'bye',
  '+': 'bye',
  1: 'bye',
  H: 'half-bye',
  '=': 'half-bye',
};

/** Programs that know who left may write one more round, in which no player has a match. */
function withoutEmptyEnd(rounds: readonly FileRound[]): FileRound[] {
  const last = rounds.findLastIndex(({ matches }) => matches.some(({ kind }) => kind !== 'absent'));
  return rounds.slice(0, last + 1);
}

/** Reads YYYY/MM/DD and other dates that can be read in only one way; the sender is asked for the rest. */
const dateOf = (text = ''): string | null => dayOfProgram(text) ?? (text.trim() || null);
