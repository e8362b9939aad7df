import type { Text } from '@quadrant/rules/message';
import { tellWorth } from '@quadrant/rules/league';
import type { Kind } from '@quadrant/rules/tournament';
import type { Badge } from '@quadrant/rules/championships';

/** A badge, and what it was won for. */
export interface PlayerBadge {
  readonly badge: Badge['badge'];
  readonly kind: Kind;
  readonly game: string;
  readonly tournamentId: string;
  readonly tournament: string;
  /** Local date. */
  readonly date: string;
  readonly place: number;
  readonly rule: string;
  /** Document and section. */
  readonly section: string;
  /** The run that it came with. */
  readonly run: number;
}

/** SQL: badges of player p. */
export const BADGES_OF_PLAYER = `
  select json_agg(json_build_object('badge', b.badge, 'kind', c.kind, 'game', c.game, 'tournamentId', t.key, 'tournament', s.name,
    'date', c.local_date, 'place', b.place, 'rule', b.rule, 'section', b.section, 'run', b.since_run)
    order by o.starts_at, t.key, b.ordinal)
  from badges b join tournaments t on t.id = b.tournament_id join outcomes o on o.tournament_id = b.tournament_id
    join scorecards c on c.submission_id = o.submission_id join submissions s on s.id = o.submission_id
  where b.player_id = p.id`;

/** A badge as its tournament shows it. */
export interface TournamentBadge extends Pick<PlayerBadge, 'badge' | 'place' | 'rule' | 'section' | 'run'> {
  readonly handle: string;
}

/** An Earned Bye or a head start as the tournament shows it in which it was won. */
export interface TournamentEntitlement extends Pick<TournamentBadge, 'handle' | 'place' | 'rule' | 'section' | 'run'> {
  /** As the player's list of them knows it. */
  readonly id: string;
  /** Kind of the tournaments that it is for. */
  readonly into: 'continental' | 'worlds';
  readonly edition: 'same-year' | 'following-year' | 'next';
  /** On that of the tournament, or that of the player's choice; null for Worlds. */
  readonly continent: 'same' | 'of-choice' | null;
  /** In words. */
  readonly worth: Text;
  readonly earnedByes: readonly number[];
  readonly headStart: number;
}

/** SQL: badges of tournament t. */
export const BADGES = `
  select json_agg(json_build_object('handle', p.handle, 'badge', b.badge, 'place', b.place, 'rule', b.rule,
    'section', b.section, 'run', b.since_run) order by b.ordinal)
  from badges b join shown_players p on p.id = b.player_id where b.tournament_id = t.id`;

/** SQL: what places of tournament t are worth elsewhere. */
export const ENTITLEMENTS = `
  select json_agg(json_build_object('id', t.key || '-' || e.ordinal, 'handle', p.handle, 'place', e.place, 'into', e.into_kind,
    'edition', e.edition, 'continent', e.continent, 'earnedByes', e.earned_byes, 'headStart', e.head_start, 'rule', e.rule,
    'section', e.section, 'run', e.since_run) order by e.ordinal)
  from entitlements e join shown_players p on p.id = e.player_id where e.tournament_id = t.id`;

/** Rows of {@link ENTITLEMENTS}, in words too. */
export const withWorth = (rows: readonly Omit<TournamentEntitlement, 'worth'>[]): TournamentEntitlement[] =>
  rows.map((row) => ({ ...row, worth: tellWorth(row) }));
