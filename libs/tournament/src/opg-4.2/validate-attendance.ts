import type { Finding } from '../finding.js';
import type { TournamentReport } from '../report.js';
import { finding } from './findings.js';

/** From here on one note for all is read rather than one for each. */
const MANY = 20;

interface Attendance {
  /** Swiss rounds without a row, for each entry. */
  readonly missed: readonly number[][];
  /** The last Swiss round with a result other than a Missed Game, for each entry; 0 without one. */
  readonly lastPlayed: Uint8Array;
}

function readAttendance({ entries, rounds }: TournamentReport): Attendance {
  const missed = entries.map((): number[] => []);
  const lastPlayed = new Uint8Array(entries.length);
  for (const { stage, round, matches } of rounds) {
    if (stage !== 'swiss') continue;
    const present = new Uint8Array(entries.length);
    for (const { players, result } of matches) {
      for (const player of players) {
        present[player] = 1;
        if (result !== 'MG') lastPlayed[player] = round;
      }
    }
    present.forEach((isPresent, entry) => {
      if (isPresent === 0) missed[entry]?.push(round);
    });
  }
  return { missed, lastPlayed };
}

/** 000, 7.5: a player without a result in a Swiss round has missed it; after dropping he has nothing but Missed Games. */
export function validateAttendance(report: TournamentReport): Finding[] {
  const { missed, lastPlayed } = readAttendance(report);
  const missing: Finding[] = [];
  const contradicting: Finding[] = [];
  report.entries.forEach(({ handle, droppedAfterRound }, entry) => {
    const pointer = `/players/${entry}`;
    const last = lastPlayed[entry] ?? 0;
    if (droppedAfterRound !== null && last > droppedAfterRound) {
      const message = `${handle} dropped after round ${droppedAfterRound}, but has a result in round ${last}.`;
      contradicting.push(
        finding(
          'played-after-drop',
          pointer,
          message,
          'Correct the round of the drop (droppedAfterRound) or the result.',
        ),
      );
    }
    const rounds = missed[entry]?.filter((round) => droppedAfterRound === null || round <= droppedAfterRound) ?? [];
    if (rounds.length === 0) return;
    const told = `${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(', ')}`;
    const message = `${handle} has no result in ${told}, which counts as a Missed Game.`;
    missing.push(finding('missed-rounds', pointer, message, 'Add the result if there was one (000, 7.5).'));
  });
  return [...contradicting, ...(missing.length > MANY ? [summary(missing.length, report.entries.length)] : missing)];
}

const summary = (missing: number, players: number): Finding =>
  finding(
    'missed-rounds',
    '/players',
    `${missing} of ${players} players have no result in some Swiss round, which counts as a Missed Game.`,
    'Say after which round the others left (droppedAfterRound), or add results that are missing (000, 7.5).',
  );
