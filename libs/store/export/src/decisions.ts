import type { PoolClient } from 'pg';
import type { CarriedDecisions } from '@quadrant/rules/intake';
import type { Balance, Conversion } from '@quadrant/rules/openings';
import type { Phase } from '@quadrant/rules/leagues';
import type { Ruling } from '@quadrant/rules/policy';
import { TOSS_SEED } from '@quadrant/store/tosses';
import { SELECT_RULINGS } from '@quadrant/store/history';

/**
 * A decision by people, or by a draw, that is not in the documents: a line of `decisions.ndjson`. It holds no person's
 * name or reason.
 */
export type Decision =
  | ({ readonly kind: 'ruling' } & Ruling)
  | ({ readonly kind: 'tournament' } & DecidedTournament)
  | { readonly kind: 'player-merge'; readonly player: string; readonly into: string }
  | {
      readonly kind: 'season-toss';
      readonly league: string;
      readonly season: string;
      readonly stage: Phase;
      /** They are handles; the first goes first. */
      readonly order: readonly string[];
    }
  | {
      readonly kind: 'opening';
      /** Whether the exported numbers include it. Otherwise the next refresh publishes it. */
      readonly isInEffect: boolean;
      readonly conversion: Conversion;
      readonly balances: readonly CarriedBalance[];
    }
  | ({ readonly kind: 'entitlement-choice'; readonly continent: string } & WonBy)
  | ({ readonly kind: 'entitlement-forfeit' } & WonBy)
  | {
      readonly kind: 'suspicion-exclusion';
      /** It is the key of the tournament. */
      readonly tournament: string;
      /** It identifies a finding in every night (`suspicions.mark`): its code, its place, keys of other tournaments. */
      readonly mark: string;
    };

/** A row of opening balances, with what it counts after the conversion. */
export type CarriedBalance = Balance & {
  readonly counts: number | null;
};

/** Everything that decides about a tournament besides its document. */
export interface DecidedTournament extends CarriedDecisions {
  readonly externalId: string | null;
  /** The hash of the current document, written as hex. */
  readonly sha256: string;
  readonly isWithdrawn: boolean;
  /** The key of the tournament that counts in its place. */
  readonly mergedInto: string | null;
}

interface WonBy {
  /** The key of the tournament in which it was won. */
  readonly tournament: string;
  /** The handle under which it was won. */
  readonly player: string;
  readonly into: string;
}

/** A query for each kind, in the order in which an import can apply them. A new kind needs an entry here. */
const QUERIES: { readonly [Kind in Decision['kind']]: string } = {
  ruling: `select * from (${SELECT_RULINGS}) ruling where "from" is null or "to" is null or "from" < "to"`,
  tournament: `
    select t.key, t.external_id as "externalId", encode(s.sha256, 'hex') as sha256, t.level_override as level,
      t.rated_override as rated, t.league_override as league, s.held_level as "heldLevel", s.held_league as "heldLeague",
      s.lead_time_counts_as_met as "leadTimeCountsAsMet", s.announced, ${TOSS_SEED} as toss,
      (select coalesce(json_agg(json_build_object('code', c->>'code', 'pointer', c->>'pointer')), '[]')
        from jsonb_array_elements(s.confirmations) c) as confirmations,
      t.withdrawn_at is not null as "isWithdrawn", m.key as "mergedInto"
    from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
      left join tournaments m on m.id = t.merged_into
    where not t.is_aside
    order by s.starts_at, t.key`,
  'player-merge': `
    select p.handle as player, i.handle as into from player_merges m
      join shown_players p on p.id = m.player_id join shown_players i on i.id = m.into_id
    where m.state in ('requested', 'published') order by m.id`,
  'season-toss': `
    select l.slug as league, s.season, t.stage, array(select p.handle from unnest(t.players) with ordinality named (id, position)
        join shown_players p on p.id = named.id order by position) as "order"
    from league_tosses t join league_seasons s on s.id = t.league_season_id join leagues l on l.id = s.league_id order by t.id`,
  'entitlement-choice': `
    select t.key as tournament, p.handle as player, c.into_kind as into, c.continent from entitlement_choices c
      join tournaments t on t.id = c.tournament_id join shown_players p on p.id = c.player_id order by c.at, t.key, p.handle`,
  'entitlement-forfeit': `
    select t.key as tournament, p.handle as player, f.into_kind as into from entitlement_forfeits f
      join tournaments t on t.id = f.tournament_id join shown_players p on p.id = f.player_id order by f.at, t.key, p.handle`,
  'suspicion-exclusion': `
    select t.key as tournament, x.mark from suspicions x join tournaments t on t.id = x.tournament_id
    where not t.is_aside and x.excluded_at is not null order by t.key, x.mark`,
  opening: `
    select upper_inf(s.in_effect) as "isInEffect", json_build_object('add', s.convert_add, 'times', s.convert_times) as conversion,
      (select json_agg(json_strip_nulls(json_build_object('line', b.line, 'kind', b.kind, 'player', p.handle,
          'game', b.game, 'category', b.category, 'league', l.slug, 'season', b.season, 'title', b.title, 'value', b.value,
          'counts', b.counts, 'games', b.games, 'date', b.as_of, 'source', b.source)) order by b.line)
        from opening_balances b join shown_players p on p.id = b.player_id left join leagues l on l.id = b.league_id
        where b.set_number = s.number) as balances
    from opening_sets s where s.taken_back_at is null or upper_inf(s.in_effect) order by s.number`,
};

/** Reads every decision, with one page for each kind. */
export async function* readDecisions(client: PoolClient): AsyncGenerator<Decision[]> {
  for (const [kind, query] of Object.entries(QUERIES)) {
    const { rows } = await client.query<object>(query);
    yield rows.map((row) => ({ kind, ...row }) as Decision);
  }
}
