import { goBackBefore, useTestDatabase } from '../../../../test/builders/database.js';
import { migrateWithLock } from './migrate-with-lock.js';

const CHANGES = `select tournament_id, category, player_id, before, after, games, wins, ties, since_run, until_run
  from closed_rating_changes order by 1, 2, 3, 9`;
const RATINGS = `select game, category, player_id, rating, games, last_played_at, since_run, until_run
  from closed_ratings order by 1, 2, 3, 7`;

const OUTCOMES = `select tournament_id, submission_id, starts_at, key, level, rated, input_sha256, outcome_sha256, since_run, until_run
  from closed_outcomes order by 1, 9`;

describe('the migrations that pack closed rows', () => {
  const database = useTestDatabase();

  it('keeps each closed row, with all digits of its numbers', async () => {
    await goBackBefore(database, 'ClosedPacks');
    const owner = await database.owner();
    await owner.query(
      `insert into closed_rating_changes (tournament_id, category, player_id, before, after, games, since_run, until_run, wins, ties, met)
       select t, c, p, 1500 + sin(t * p), 1500 + sin(t * p + case c when 'draft' then 1 else r end), 3, r, r + 1, p % 4, 0, ''
       from generate_series(1, 4) t, unnest(array['overall', 'constructed', 'draft']) c, generate_series(1, 9) p, generate_series(1, 3) r`,
    );
    await owner.query(
      `insert into closed_ratings (game, category, player_id, rating, games, last_played_at, since_run, until_run)
       select g, c, p, 1500 + sin(p * r), p, timestamptz '2014-11-01' + p * interval '1 hour', r, r + 1 + p % 2
       from unnest(array['1e', '2e']) g, unnest(array['overall', 'draft']) c, generate_series(1, 200) p, generate_series(1, 2) r`,
    );
    await owner.query(
      `insert into closed_outcomes (tournament_id, submission_id, starts_at, key, level, rated, input_sha256, outcome_sha256, since_run, until_run)
       select t, t * 10 + r / 3, timestamptz '2014-11-01' + t * interval '1 hour', md5(t::text)::uuid, 2, t <> 3, sha256(t::text::bytea),
         sha256(r::text::bytea), r, r + 1
       from generate_series(1, 4) t, generate_series(1, 4) r`,
    );
    const outcomes = await owner.query<object[]>(OUTCOMES);
    const [changes, ratings] = [await owner.query<object[]>(CHANGES), await owner.query<object[]>(RATINGS)];
    await migrateWithLock(owner);
    expect(changes).toHaveLength(324);
    expect(await owner.query(CHANGES)).toEqual(changes);
    expect(ratings).toHaveLength(1600);
    expect(await owner.query(RATINGS)).toEqual(ratings);
    expect(outcomes).toHaveLength(16);
    expect(await owner.query(OUTCOMES)).toEqual(outcomes);
    const [counted] = await owner.query<object[]>(
      `select (select count(*) from closed_change_packs)::integer as changes, (select max(cardinality(players)) from closed_rating_packs) as most,
         (select count(*) from closed_fields)::integer as fields, (select count(*) from closed_inputs)::integer as inputs`,
    );
    expect(counted).toEqual({ changes: 20, most: 64, fields: 12, inputs: 8 });
  });
});
