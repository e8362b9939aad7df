import { shownDate } from '@quadrant/store/database';
import type { Text } from '@quadrant/rules/message';
import { tellWorth } from '@quadrant/rules/prizes';
import type { Kind } from '@quadrant/rules/tournament';
import type { Badge } from '@quadrant/rules/championships';

/** A badge, and the tournament that won it. */
export interface PlayerBadge {
  readonly badge: Badge['badge'];
  readonly kind: Kind;
  readonly game: string;
  readonly tournamentId: string;
  readonly tournament: string;
  /** It is the local date. */
  readonly date: string;
  readonly place: number;
  readonly rule: string;
  /** It names the document and the section. */
  readonly section: string;
  /** The run that first published it. */
  readonly run: number;
}

/** SQL: a JSON list of the badges that player p has won. */
export const BADGES_OF_PLAYER = `
  select json_agg(json_build_object('badge', b.badge, 'kind', c.kind, 'game', c.game, 'tournamentId', t.key, 'tournament', s.name,
    'date', ${shownDate('c')}, 'place', b.place, 'rule', b.rule, 'section', b.section, 'run', b.since_run)
    order by o.starts_at, t.key, b.ordinal)
  from badges b join tournaments t on t.id = b.tournament_id join outcomes o on o.tournament_id = b.tournament_id
    join scorecards c on c.submission_id = o.submission_id join submissions s on s.id = o.submission_id
  where b.player_id = p.id`;

export interface TournamentBadge extends Pick<PlayerBadge, 'badge' | 'place' | 'rule' | 'section' | 'run'> {
  readonly handle: string;
}

/** An Earned Bye or a head start, as the tournament shows it in which it was won. */
export interface TournamentEntitlement extends Pick<TournamentBadge, 'handle' | 'place' | 'rule' | 'section' | 'run'> {
  /** The player's list of entitlements uses the same id. */
  readonly id: string;
  /** The kind of tournaments in which it can be used. */
  readonly into: 'continental' | 'worlds';
  readonly edition: 'same-year' | 'following-year' | 'next';
  /** It is used on the tournament's continent, or on one of the player's choice. It is null for Worlds. */
  readonly continent: 'same' | 'of-choice' | null;
  /** It says the same in words. */
  readonly worth: Text;
  readonly earnedByes: readonly number[];
  readonly headStart: number;
}

/** SQL: a JSON list of the badges that tournament t has given. */
export const BADGES = `
  select json_agg(json_build_object('handle', p.handle, 'badge', b.badge, 'place', b.place, 'rule', b.rule,
    'section', b.section, 'run', b.since_run) order by b.ordinal)
  from badges b join shown_players p on p.id = b.player_id where b.tournament_id = t.id`;

/** SQL: what places of tournament t have won for other tournaments. */
export const ENTITLEMENTS = `
  select json_agg(json_build_object('id', t.key || '-' || e.ordinal, 'handle', p.handle, 'place', e.place, 'into', e.into_kind,
    'edition', e.edition, 'continent', e.continent, 'earnedByes', e.earned_byes, 'headStart', e.head_start, 'rule', e.rule,
    'section', e.section, 'run', e.since_run) order by e.ordinal)
  from entitlements e join shown_players p on p.id = e.player_id where e.tournament_id = t.id`;

/** Adds the wording to rows of {@link ENTITLEMENTS}. */
export const withWorth = (rows: readonly Omit<TournamentEntitlement, 'worth'>[]): TournamentEntitlement[] =>
  rows.map((row) => ({ ...row, worth: tellWorth(row) }));
