import { continentOf } from '@quadrant/rules/permissions';
import type { GameTitle } from '@quadrant/rules/tournament';
import type { ApplicationObstacle, PlannedChampionship } from '@quadrant/rules/championships';
import { columnsOf } from '@quadrant/store/database';
import { ApplicationEntity, type ApplicationState } from './application.entity.js';

/** An account applies for this (000, section 11.4). */
export type NewApplication = Pick<
  ApplicationEntity,
  'kind' | 'games' | 'name' | 'plannedOn' | 'country' | 'region' | 'venue' | 'director' | 'message'
>;

export interface Application extends ApplicationEntity {
  /** It is a handle. */
  readonly applicant: string;
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
export const APPLICATION = `${columnsOf(ApplicationEntity, 'p')}, c.handle as applicant,
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
