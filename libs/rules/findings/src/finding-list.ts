import { PATCH, CLAIMS, KNOWN, NIGHT, TO_BE_CONFIRMED } from './intake-findings.js';
import { PLAYERS_AND_ROUNDS, READING, SHAPE } from './document-findings.js';
import { FILES } from './file-findings.js';
import type { FindingTable, ListedFinding, Severity } from './listed-finding.js';
import { BONUS_SCHEMES, OPENING_BALANCES, PAIRING, RATING_RULES } from './other-findings.js';
import { ANNOUNCEMENTS, DECIPHER, LIVING_CARD_GAME, OPG, RULES, STAR_TREK, TRIBBLES } from './rule-findings.js';

/** Findings under one heading of `docs/findings.md` and of the page `/findings`. */
export interface FindingPart {
  readonly name: string;
  readonly findings: FindingTable;
}

/** Every finding, in the order in which the documentation explains them. No code is in two parts. */
export const FINDING_PARTS = [
  { name: 'Files of other programs', findings: FILES },
  { name: 'Reading the document', findings: READING },
  { name: 'Its shape', findings: SHAPE },
  { name: 'Players, rounds and matches', findings: PLAYERS_AND_ROUNDS },
  { name: 'The rules', findings: RULES },
  { name: 'Announcements', findings: ANNOUNCEMENTS },
  { name: 'The rules of opg-4.2: 1E and 2E', findings: OPG },
  { name: 'The rules of opg-4.2: Tribbles', findings: TRIBBLES },
  { name: 'The rules of decipher-1999', findings: DECIPHER },
  { name: 'The rules of stccg-1996', findings: STAR_TREK },
  { name: 'The rules of ffg-swlcg-2016', findings: LIVING_CARD_GAME },
  { name: 'Against what is known', findings: KNOWN },
  { name: 'To be confirmed', findings: TO_BE_CONFIRMED },
  { name: 'Checks of the night', findings: NIGHT },
  { name: 'A proposed patch', findings: PATCH },
  { name: 'What is claimed', findings: CLAIMS },
  { name: 'Rating rules', findings: RATING_RULES },
  { name: 'Pairing', findings: PAIRING },
  { name: 'Opening balances', findings: OPENING_BALANCES },
  { name: 'Bonus schemes', findings: BONUS_SCHEMES },
] as const satisfies readonly FindingPart[];

type CodesOf<Table> = Table extends Table ? keyof Table : never;

export type FindingCode = CodesOf<(typeof FINDING_PARTS)[number]['findings']>;

export type SchemeFindingCode = keyof typeof BONUS_SCHEMES;

const SEVERITIES = Object.fromEntries(
  FINDING_PARTS.flatMap(({ findings }): [string, ListedFinding][] => Object.entries(findings)).map(
    ([code, { severity }]) => [code, severity],
  ),
) as Readonly<Record<FindingCode, Severity>>;

/** Returns the severity, which belongs to the code: one code never means two things. */
export const severityOf = (code: FindingCode): Severity => SEVERITIES[code];
