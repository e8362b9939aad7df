import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { FileRound } from './file-tournament.js';

/** A round, with the number that the file gives it; null where it gives none. */
export type NumberedRound = Omit<FileRound, 'round' | 'written'> & { readonly number: number | null };

/**
 * Numbers rounds from 1, as a document does, in their order. A finding says so where a file begins later, or leaves one
 * out; then each round keeps its written number beside.
 */
export function numberRounds(rounds: readonly NumberedRound[], findings: FileFindings): FileRound[] {
  let ahead = 0;
  const numbered = rounds.map(({ number, stage, matches, scores, pods }, index): FileRound => {
    const round = index + 1;
    if (stage === 'swiss' && number !== null && number > round + ahead) ahead = number - round;
    return {
      round,
      ...(ahead > 0 && { written: round + ahead }),
      ...{ stage, matches },
      ...(scores && { scores }),
      ...(pods && { pods }),
    };
  });
  const first = numbered.find(({ stage, written }) => stage === 'swiss' && written !== undefined);
  if (first !== undefined) {
    const message = say`Round ${first.written!} of the file is stored as round ${first.round}, since the file does not have all earlier rounds.`;
    const advice = say`If another file has the other rounds, put all of them into one file, or join both files in a batch. Otherwise no change is needed.`;
    findings.add('rounds-renumbered', first.matches[0]?.place ?? { pointer: '' }, message, advice);
  }
  return numbered;
}
