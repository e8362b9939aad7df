import type { StatementParameters } from './statement-parameters.js';

/** A page of disputes or proposals ends here. */
export interface HandedInPosition {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly id: string;
}

export interface HandedInPage {
  readonly limit: number;
  /** It is null for the first page. */
  readonly after: HandedInPosition | null;
}

/** SQL: selects disputes or proposals p that come after a position, newest first. */
export const isAfter = ({ createdAt, id }: HandedInPosition, parameters: StatementParameters): string =>
  `(p.created_at, p.id) < (${parameters.bind(createdAt)}::timestamptz, ${parameters.bind(id)}::uuid)`;
