import type { MovedAwards, PrintedScheme, RuleDescription, SchemeFinding } from '@quadrant/rules/league';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { PartClosed, RulesChanged } from '../change-rules.js';
import type { SavedVersion } from './scheme-versions.js';

/** What has become of a version: in force on a day, later than it, before it, or on no day since another took its place. */
export const SCHEME_STATES = ['in-force', 'planned', 'over', 'replaced'] as const;
export type SchemeState = (typeof SCHEME_STATES)[number];

/** A version of a scheme with the days on which it is in force. */
export interface SchemeVersion extends SavedVersion {
  readonly rules: readonly RuleDescription[];
  /** The most points of one entry; null for an older one that states none. */
  readonly most: number | null;
  readonly state: SchemeState;
  /** Local calendar dates, both included; `to` null: without end. Both null for one that is in force on no day. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What somebody wants a scheme to be: a text of their own, or a printed one. */
export type SchemeText =
  | { readonly name: string; readonly text: string }
  | { readonly name: string | null; readonly printed: PrintedScheme['id'] };

export interface NewScheme {
  /** Slug within its league. */
  readonly scheme: string;
  readonly text: SchemeText;
  /** Local calendar date from which on it is in force. */
  readonly from: string;
  readonly reason: string;
}

export interface SchemeSaved extends RulesChanged {
  readonly saved: SchemeVersion;
  /** As if it were published now, alone. */
  readonly moves: MovedAwards;
}

export interface SchemeEnded extends RulesChanged {
  readonly moves: MovedAwards;
}

/** Why nothing was done. */
export type SchemeRefusal =
  | { readonly kind: 'scheme-refused'; readonly findings: readonly SchemeFinding[] }
  /** The version is in force from that day on, and no other after it. */
  | { readonly kind: 'scheme-unchanged'; readonly version: number }
  | { readonly kind: 'scheme-unknown' }
  | { readonly kind: 'scheme-not-in-force'; readonly on: string }
  | { readonly kind: 'season-unknown' }
  /** How many tournaments it would be tried on, and how many it may be. */
  | { readonly kind: 'dry-run-too-large'; readonly size: number; readonly most: number }
  | PartClosed
  /** A scheme that is saved already, without the version of the league that the change was made for. */
  | { readonly kind: 'scheme-version-required'; readonly saved: number; readonly leagueVersion: number }
  | VersionChanged;

/** The versions of the league that a change was made for; null: its sender names none, as only a new scheme allows. */
export type StatedVersions = readonly number[] | 'any' | null;
