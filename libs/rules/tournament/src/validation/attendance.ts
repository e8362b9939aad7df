import { type Text, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { listPossibleOpponents } from '../incomplete.js';
import { playersOfCut, roundsBesideCut } from '../ranking/beside-the-cut.js';
import type { EntryIndex, TournamentReport } from '../report.js';

/** From this number on, one note reports all. */
const MANY = 20;

interface Attendance {
  /** The Swiss rounds that an entry has no row in, for each entry. */
  readonly missed: readonly number[][];
  /** The last round of either stage with a result other than a Missed Game, for each entry; 0 when there is none. */
  readonly lastPlayed: Uint8Array;
}

function readAttendance(report: TournamentReport): Attendance {
  const { entries, rounds } = report;
  const cut = playersOfCut(report);
  const beside = new Set(roundsBesideCut(report));
  const missed = entries.map((): number[] => []);
  const lastPlayed = new Uint8Array(entries.length);
  for (const played of rounds) {
    const { stage, round, matches, incomplete = [], pods } = played;
    const present = new Uint8Array(entries.length);
    const enter = (player: EntryIndex) => {
      present[player] = 1;
      lastPlayed[player] = round;
    };
    for (const { players, result } of matches) {
      if (result !== 'MG') players.forEach(enter);
      else present[players[0]] = 1;
    }
    for (const { players } of incomplete) for (const player of players) if (player !== null) enter(player);
    for (const { players } of pods) players.forEach(enter);
    if (stage !== 'swiss') continue;
    // A player may be the unknown opponent of a round; then they have not missed it.
    for (const entry of listPossibleOpponents(report, played)) present[entry] = 1;
    present.forEach((isPresent, entry) => {
      // Players of the cut have matches of the elimination stage meanwhile.
      if (isPresent === 0 && !(beside.has(played) && cut.has(entry))) missed[entry]?.push(round);
    });
  }
  return { missed, lastPlayed };
}

// @row 68, 69
/** The result that a player without a row in a Swiss round counts as having, and the source of that rule. */
export interface Absence {
  readonly countsAs: Text;
  readonly source: string;
}

/**
 * Reports players without a result in a Swiss round. They have missed it, whatever that is worth. After dropping,
 * players have no games left to miss.
 */
export function validateAttendance(report: TournamentReport, absence: Absence): Finding[] {
  const { missed, lastPlayed } = readAttendance(report);
  const missing: Finding[] = [];
  const contradicting: Finding[] = [];
  report.entries.forEach(({ handle, droppedAfterRound }, entry) => {
    const pointer = `/players/${entry}`;
    const last = lastPlayed[entry] ?? 0;
    if (droppedAfterRound !== null && last > droppedAfterRound) {
      const message = say`${handle} dropped after round ${droppedAfterRound}, but has a result in round ${last}.`;
      contradicting.push(
        finding(
          'played-after-drop',
          pointer,
          message,
          say`Correct the round of the drop (droppedAfterRound) or the result.`,
        ),
      );
    }
    // Rounds that were concluded from the order of games were missed by nobody.
    if (report.roundsInferred !== undefined) return;
    const rounds = missed[entry]?.filter((round) => droppedAfterRound === null || round <= droppedAfterRound) ?? [];
    if (rounds.length === 0) return;
    const list = rounds.join(', ');
    const told = rounds.length === 1 ? say`round ${list}` : say`rounds ${list}`;
    const message = say`${handle} has no result in ${told}, which counts as ${absence.countsAs}.`;
    missing.push(finding('missed-rounds', pointer, message, say`Add the result if there was one (${absence.source}).`));
  });
  return [
    ...contradicting,
    ...(missing.length > MANY ? [summary(missing.length, report.entries.length, absence)] : missing),
  ];
}

const summary = (missing: number, players: number, { countsAs, source }: Absence): Finding =>
  finding(
    'missed-rounds',
    '/players',
    say`${missing} of ${players} players have no result in some Swiss round, which counts as ${countsAs}.`,
    say`Enter after which round the others left (droppedAfterRound), or add results that are missing (${source}).`,
  );
