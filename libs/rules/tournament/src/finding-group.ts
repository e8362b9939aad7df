import type { FindingWeight } from '@quadrant/rules/findings';
import type { Text } from '@quadrant/rules/message';
import type { Finding, PlayerCandidate } from './finding.js';

/** Grouping needs this of a finding. Findings of the API have more, or less of their candidates. */
export type Groupable = Pick<Finding, 'severity' | 'message' | 'advice' | 'line' | 'column'> & {
  readonly code: string;
  readonly candidates?: readonly Pick<PlayerCandidate, 'handle'>[];
};

export interface FindingItem<Found> {
  /** It differs from the other findings of the group, such as the name of a player. It is '' where nothing differs. */
  readonly text: Text;
  readonly finding: Found;
}

/** Findings of one kind, which are said once. */
export interface FindingGroup<Found> {
  readonly weight: FindingWeight;
  readonly severity: Finding['severity'];
  readonly code: Found extends { readonly code: infer Code } ? Code : never;
  /** The sentence of a single finding; for several, one that its items end. */
  readonly message: Text;
  readonly advice: Text;
  /** They end the message. There are none for a single finding, and where nothing tells the findings apart. */
  readonly items: readonly FindingItem<Found>[];
  /** All of them, in the order in which they were found. */
  readonly findings: readonly Found[];
}
