-- Stores what players do with entitlements: the continent that they choose, and what they give up.

-- Both hang on tournament, player and kind rather than on a row of entitlements: runs write those again.
create table entitlement_choices (
  tournament_id integer not null constraint entitlement_choices_tournament_id_fkey references tournaments,
  -- as the report named them, not as the player that they count as
  player_id integer not null constraint entitlement_choices_player_id_fkey references players,
  into_kind text not null,
  continent text not null
    constraint entitlement_choices_continent_check check (continent in ('australia', 'europe', 'north-america')),
  actor text not null,
  reason text,
  at timestamptz not null,
  constraint entitlement_choices_pkey primary key (tournament_id, player_id, into_kind)
);
create table entitlement_forfeits (
  tournament_id integer not null constraint entitlement_forfeits_tournament_id_fkey references tournaments,
  player_id integer not null constraint entitlement_forfeits_player_id_fkey references players,
  into_kind text not null,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  constraint entitlement_forfeits_pkey primary key (tournament_id, player_id, into_kind)
);
create index scorecards_championships_idx on scorecards (kind, local_date) where kind <> 'local';
