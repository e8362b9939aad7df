/** SQL: the handle of the winner of submission s. It is null where its results name nobody. */
export const WINNER = `
  (select p.handle from standings r join entries e on e.submission_id = r.submission_id and e.number = r.entry
     join shown_players p on p.id = (select counts_as from players where id = e.player_id)
   where r.submission_id = s.id and r.place = 1)`;
