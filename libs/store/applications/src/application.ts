import { continentOf } from '@quadrant/rules/permissions';
import type { Finding, GameTitle } from '@quadrant/rules/tournament';
import type { AllottedKind, ApplicationObstacle, PlannedChampionship } from '@quadrant/rules/championships';

export const APPLICATION_STATES = ['open', 'approved', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What somebody applies for (000, section 11.4). */
export interface NewApplication {
  readonly kind: AllottedKind;
  /** One tournament each; every one once. */
  readonly games: readonly GameTitle[];
  readonly name: string;
  /** Local date. */
  readonly plannedOn: string;
  /** Two letters (ISO 3166-1). */
  readonly country: string | null;
  /** Slug. */
  readonly region: string | null;
  readonly venue: string | null;
  /** Handle of whoever will direct it. */
  readonly director: string;
  readonly message: string;
}

/** An application, and what became of it. */
export interface Application extends NewApplication {
  readonly id: string;
  /** Account. */
  readonly applicantId: string;
  /** Handle. */
  readonly applicant: string;
  readonly findings: readonly Finding[];
  readonly state: ApplicationState;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  /** Of what is approved, the tournaments that it was used for. */
  readonly usedFor: readonly { readonly game: GameTitle; readonly tournamentId: string }[];
}

/** A tournament that was reported before its application was approved, and is held at level 1. */
export interface HeldTournament {
  readonly id: string;
  readonly name: string;
  readonly game: GameTitle;
  /** Local date. */
  readonly date: string;
}

/** What becomes of an application; held: those that a coordinator can give their level now. */
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

/** SQL: an application under the name p, with its applicant under the name c. */
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
