/** SQL: selects the players that a name may lead to. */
export const FINDABLE_PLAYERS = `(select * from players
  where hidden_at is null and anonymised_at is null and counts_as = id)`;
