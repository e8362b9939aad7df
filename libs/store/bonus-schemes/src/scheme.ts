import type { MovedAwards } from '@quadrant/rules/leagues';
import type { PrintedScheme, RuleDescription, SchemeFinding } from '@quadrant/rules/bonus-schemes';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { PartClosed, RulesChanged } from '@quadrant/store/leagues';
import type { SavedVersion } from './scheme-versions.js';

/** A version is in force on a day, later than it, or before it. A replaced version is in force on no day. */
export const SCHEME_STATES = ['in-force', 'planned', 'over', 'replaced'] as const;
export type SchemeState = (typeof SCHEME_STATES)[number];

/** A version of a scheme with the days on which it is in force. */
export interface SchemeVersion extends SavedVersion {
  readonly rules: readonly RuleDescription[];
  /** An entry gets at most this many points; null for an older version that states no limit. */
  readonly most: number | null;
  readonly state: SchemeState;
  /** Local calendar dates, both included; `to` null: without end. Both null for one that is in force on no day. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The text of a scheme is the author's own, or a printed one. */
export type SchemeText =
  | { readonly name: string; readonly text: string }
  | { readonly name: string | null; readonly printed: PrintedScheme['id'] };

export interface NewScheme {
  /** It is the slug within the league. */
  readonly scheme: string;
  readonly text: SchemeText;
  /** It is in force from this local calendar date on. */
  readonly from: string;
  readonly reason: string;
}

export interface SchemeSaved extends RulesChanged {
  readonly saved: SchemeVersion;
  /** The awards that move if it were published now, alone. */
  readonly moves: MovedAwards;
}

export interface SchemeEnded extends RulesChanged {
  readonly moves: MovedAwards;
}

export type SchemeRefusal =
  | { readonly kind: 'scheme-refused'; readonly findings: readonly SchemeFinding[] }
  /** This version is in force from that day on already, and no other follows. */
  | { readonly kind: 'scheme-unchanged'; readonly version: number }
  | { readonly kind: 'scheme-unknown' }
  | { readonly kind: 'scheme-not-in-force'; readonly on: string }
  | { readonly kind: 'season-unknown' }
  /** It would be tried on `size` tournaments, but `most` is the limit. */
  | { readonly kind: 'dry-run-too-large'; readonly size: number; readonly most: number }
  | PartClosed
  /** The scheme is saved already, and the change does not state the version of the league that it was made for. */
  | { readonly kind: 'scheme-version-required'; readonly saved: number; readonly leagueVersion: number }
  | VersionChanged;

/** The versions of the league that a change was made for; null when its sender states none, as only a new scheme allows. */
export type StatedVersions = readonly number[] | 'any' | null;
