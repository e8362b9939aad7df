import { continentOf } from '@quadrant/rules/permissions';
import type { Finding, GameTitle } from '@quadrant/rules/tournament';
import type { AllottedKind, ApplicationObstacle, PlannedChampionship } from '@quadrant/rules/championships';

export const APPLICATION_STATES = ['open', 'approved', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** An account applies for this (000, section 11.4). */
export interface NewApplication {
  readonly kind: AllottedKind;
  /** Each game stands for one tournament and appears once. */
  readonly games: readonly GameTitle[];
  readonly name: string;
  /** It is a local date. */
  readonly plannedOn: string;
  /** Two letters (ISO 3166-1). */
  readonly country: string | null;
  /** It is the region's slug. */
  readonly region: string | null;
  readonly venue: string | null;
  /** The handle of the person who will direct the tournament. */
  readonly director: string;
  readonly message: string;
}

export interface Application extends NewApplication {
  readonly id: string;
  readonly applicantId: string;
  /** It is a handle. */
  readonly applicant: string;
  readonly findings: readonly Finding[];
  readonly state: ApplicationState;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  /** The tournaments that used the approved application. */
  readonly usedFor: readonly { readonly game: GameTitle; readonly tournamentId: string }[];
}

/** A tournament that was reported before its application was approved, and is held at level 1. */
export interface HeldTournament {
  readonly id: string;
  readonly name: string;
  readonly game: GameTitle;
  /** It is a local date. */
  readonly date: string;
}

/** The result of a decision; `held` are the tournaments whose level a coordinator can set now. */
export interface DecidedApplication {
  readonly kind: 'decided';
  readonly application: Application;
  readonly held: readonly HeldTournament[];
}

export type ApplicationRefusal =
  | { readonly kind: 'application-not-found' }
  | { readonly kind: 'application-decided'; readonly state: ApplicationState }
  | { readonly kind: 'application-used'; readonly tournamentId: string }
  | ApplicationObstacle;

/** SQL: selects an application p and its applicant c. */
export const APPLICATION = `p.id, p.kind, p.games, p.name, p.planned_on::text as "plannedOn", p.country, p.region, p.venue,
  p.director, p.message, p.applicant_id as "applicantId", c.handle as applicant, p.findings, p.state,
  p.created_at as "createdAt", p.decided_by as "decidedBy", p.decided_at as "decidedAt", p.reason,
  coalesce((select json_agg(json_build_object('game', a.game, 'tournamentId', t.key) order by a.game)
    from allotments a join tournaments t on t.id = a.tournament_id
    where a.application_id = p.id and t.withdrawn_at is null), '[]') as "usedFor"`;

/** An application as the rules of championships see it. */
export const plannedOf = ({ kind, games, plannedOn, country, region }: NewApplication): PlannedChampionship => ({
  kind,
  games,
  plannedOn,
  country,
  region,
  continent: continentOf(country),
});
