import { say, type Text } from '@quadrant/rules/message';
import type { FileFindings, FilePlace } from './file-findings.js';

/** Says that a report has no word for the way in which a program paired, and calls it Swiss. */
export function tellPairing(program: Text, word: string, place: FilePlace, findings: FileFindings): void {
  const message = say`${program} calls the pairing “${word.slice(0, 40)}”; a report has no such pairing, so it says swiss.`;
  const advice = say`The results are read in full. If another pairing fits better, answer pairing, for example with --set pairing=simple-swiss.`;
  findings.add('pairing-taken', place, message, advice);
}
