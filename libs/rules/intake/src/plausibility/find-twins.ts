import { say } from '@quadrant/rules/message';
import type { Finding, Severity } from '@quadrant/rules/tournament';

/** The nightly checks find this about players, which no report can confirm. */
export const NIGHT_FINDINGS = { 'possible-same-player': 'warning' } as const satisfies Readonly<
  Record<string, Severity>
>;

/** Two players who may be one person. */
export interface Twins {
  /** These are handles; the earlier player was here first. */
  readonly earlier: string;
  readonly later: string;
  /** Both players have this name. */
  readonly name: string;
}

/** Says that two players may be one person. */
export const twinsFinding = ({ earlier, later, name }: Twins): Finding => ({
  severity: NIGHT_FINDINGS['possible-same-player'],
  code: 'possible-same-player',
  pointer: '',
  message: say`The players ${JSON.stringify(later)} and ${JSON.stringify(earlier)} may be one person: both are called ${JSON.stringify(name)}, and they never played in the same tournament.`,
  advice: say`If they are one person, merge one into the other. If they are two, say that it is fine.`,
});

const BOTH = /^The players ("(?:[^"\\]|\\.)*") and ("(?:[^"\\]|\\.)*") may be one person/;

/** Returns the handles of the two players that a finding is about, the later one first; null for any other finding. */
export function twinsIn({
  code,
  message,
}: Pick<Finding, 'code' | 'message'>): { later: string; earlier: string } | null {
  const [, later, earlier] = (code === 'possible-same-player' ? BOTH.exec(String(message)) : null) ?? [];
  return later === undefined || earlier === undefined
    ? null
    : { later: JSON.parse(later) as string, earlier: JSON.parse(earlier) as string };
}
