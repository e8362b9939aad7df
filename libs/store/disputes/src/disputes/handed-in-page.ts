import type { StatementParameters } from './statement-parameters.js';

/** Where a page of disputes or proposals ends. */
export interface HandedInPosition {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly id: string;
}

/** Which page of them is asked for. */
export interface HandedInPage {
  readonly limit: number;
  /** Null for the first. */
  readonly after: HandedInPosition | null;
}

/** SQL: disputes or proposals p that come after a position, newest first. */
export const isAfter = ({ createdAt, id }: HandedInPosition, parameters: StatementParameters): string =>
  `(p.created_at, p.id) < (${parameters.bind(createdAt)}::timestamptz, ${parameters.bind(id)}::uuid)`;
