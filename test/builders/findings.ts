import type { Finding } from '@quadrant/rules/tournament';

/** `severity code pointer` of each finding. */
export const inShort = (findings: readonly Finding[]): string[] =>
  findings.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
