import type { PoolClient } from 'pg';
import type { ChainLinks, RunKind, RunChange } from '@quadrant/rules/outcome';
import type { HeadRun } from '@quadrant/store/database';
import type { PublishedCounts } from './lot.js';

/** What a run says of itself, besides its number. */
export interface RunFacts {
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: string;
  /** What it was made for; empty for refreshes and rollbacks. */
  readonly changes: readonly RunChange[];
  /** Tournaments that were replayed, and rated games in them. */
  readonly tournaments: number;
  readonly games: number;
  readonly changed: PublishedCounts;
  readonly links: ChainLinks;
  readonly engineVersion: string;
  readonly rulesSha256: string;
  /** Whether the weekly refresh made it: what it published is official until the next. */
  readonly isOfficial: boolean;
  /** The run whose numbers a rollback publishes again. */
  readonly rolledBackTo: { readonly number: number; readonly officialRun: number | null } | null;
  /** Milliseconds by part of the work. */
  readonly timings: Readonly<Record<string, number>>;
  readonly startedAt: Date;
  readonly publishedAt: Date;
}

/** Stores the run that follows `head`, and makes it the one that readers see. */
export async function insertRun(client: PoolClient, head: HeadRun, facts: RunFacts): Promise<void> {
  const number = head.number + 1;
  const inherited = facts.rolledBackTo ? facts.rolledBackTo.officialRun : head.officialRun;
  await client.query(
    `insert into runs (number, kind, requested_by, reason, tournaments, games, tournaments_changed, rating_changes,
        awards, entitlements, inputs_sha256, chain_sha256, engine_version, rules_sha256, official_run, rolled_back_to, timings,
        started_at, published_at, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, decode($14, 'hex'), $15, $16, $17, $18, $19, $20)`,
    [
      number,
      facts.kind,
      facts.requestedBy,
      facts.reason,
      facts.tournaments,
      facts.games,
      facts.changed.tournaments,
      facts.changed.ratingChanges,
      facts.changed.awards,
      facts.changed.entitlements,
      facts.links.inputs,
      facts.links.chain,
      facts.engineVersion,
      facts.rulesSha256,
      facts.isOfficial ? number : inherited,
      facts.rolledBackTo?.number ?? null,
      JSON.stringify(facts.timings),
      facts.startedAt,
      facts.publishedAt,
      JSON.stringify(facts.changes),
    ],
  );
  await client.query(`update publication set head_run = $1`, [number]);
}
