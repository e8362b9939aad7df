import type { Finding } from '@quadrant/rules/tournament';

/** Each finding becomes `severity code pointer`. */
export const inShort = (findings: readonly Finding[]): string[] =>
  findings.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
