import { count } from '@quadrant/rules/message';
import type { Difference, Verification } from '@quadrant/rules/verification';
import type { AlteredFile } from './read-manifest.js';

export interface TimedVerification extends Verification {
  readonly run: number;
  readonly seconds: number;
}

export function describeVerification(verification: TimedVerification): string {
  const { run, tournaments, games, taken, chainSha256, difference } = verification;
  const work = `${count(tournaments, 'tournament')}, ${count(games, 'rated game')} (${describeSpeed(verification)})`;
  if (difference !== null) return `Run ${run} differs after ${work}.\n${describeDifference(difference)}`;
  const waits = taken === 0 ? '' : `${count(taken, 'tournament')} as published: changes of them wait for a refresh.\n`;
  return `Run ${run}: ${work}.\n${waits}Chain ${chainSha256}\nverified\n`;
}

export const gamesPerSecond = ({ games, seconds }: TimedVerification): number =>
  seconds <= 0 ? 0 : Math.round(games / seconds);

const describeSpeed = (verification: TimedVerification): string =>
  `${verification.seconds.toFixed(1)} s, ${gamesPerSecond(verification).toLocaleString('en')} games/s`;

export function describeDifference({ tournament, what, expected, got }: Difference): string {
  const place = tournament ? `${tournament.name} (${tournament.startsAt}, ${tournament.key}): ` : '';
  return `${place}${what}\n  expected ${tell(expected)}\n  got      ${tell(got)}\n`;
}

export const describeAlteredFile = ({ file, what, expected, got }: AlteredFile): string =>
  `${file} is not the file that was exported: ${what}\n  expected ${expected}\n  got      ${got}\n`;

const tell = (value: Difference['expected']): string => (value === null ? 'nothing' : String(value));
