import { say, Message } from '@quadrant/rules/message';
import { finding, type Finding } from '@quadrant/rules/tournament';

/** Two players who may be one person. */
export interface Twins {
  /** These are handles; the earlier player was here first. */
  readonly earlier: string;
  readonly later: string;
  /** Both players have this name. */
  readonly name: string;
}

/** Says that two players may be one person. */
export const twinsFinding = ({ earlier, later, name }: Twins): Finding =>
  finding(
    'possible-same-player',
    '',
    say`The players ${JSON.stringify(later)} and ${JSON.stringify(earlier)} may be one person: both are called ${JSON.stringify(name)}, and they never played in the same tournament.`,
    say`If they are one person, merge one into the other. If they are two, say that it is fine.`,
  );

/**
 * Returns the handles of the two players that a finding is about, the later one first; null for any other finding, and for one from before
 * findings kept their values.
 */
export function twinsIn({
  code,
  message,
}: Pick<Finding, 'code' | 'message'>): { later: string; earlier: string } | null {
  if (code !== 'possible-same-player' || !(message instanceof Message)) return null;
  const [later, earlier] = message.values.map((value) => JSON.parse(String(value)) as string);
  return later === undefined || earlier === undefined ? null : { later, earlier };
}
