/** SQL: what the tosses of a tournament t are drawn from, as `drawLots` takes it: its seed, or without one its key. */
export const TOSSES_FROM = `coalesce(encode(t.toss_seed, 'hex'), t.key::text)`;

/** SQL: the seed of a tournament t as a `TossSeed`; null where it has none. */
export const TOSS_SEED = `case when t.toss_seed is not null then json_build_object('seed', encode(t.toss_seed, 'hex'),
  'number', t.toss_number, 'chain', encode(t.toss_chain, 'hex')) end`;
