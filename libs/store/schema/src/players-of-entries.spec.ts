import { useTestDatabase } from '../../../../test/builders/database.js';

describe('an entry', () => {
  const database = useTestDatabase();
  const query = async (text: string, values: unknown[] = []) =>
    (await database.owner()).query<{ id: number }[]>(text, values);
  const VIOLATION = expect.objectContaining({ code: '23503' }) as Error;

  beforeAll(() =>
    query(
      `insert into players (id, counts_as, handle, handle_key, created_at) overriding system value
       values (1, 1, 'Ann', 'ann', now()), (2, 2, 'Bob', 'bob', now())`,
    ),
  );

  const enter = (...ids: number[]) =>
    query(
      `insert into entries (submission_id, number, player_id, handle, earned_byes, head_start)
       select 1, number, id, 'somebody', '{}', 0 from unnest($1::integer[]) with ordinality e (id, number)`,
      [ids],
    );

  it('is not added for a player who is not stored, nor are those that come with it', async () => {
    await expect(enter(1, 4711)).rejects.toThrow('an entry names player 4711, who is not stored');
    await expect(enter(4711)).rejects.toEqual(VIOLATION);
    expect(await query('select from entries')).toHaveLength(0);
  });

  it('keeps its player, who is not deleted and gets no other id', async () => {
    await enter(1);
    await expect(query('update entries set player_id = 4711')).rejects.toEqual(VIOLATION);
    await expect(query('delete from players where id = 1')).rejects.toEqual(VIOLATION);
    await expect(query('update players set id = default where id = 1')).rejects.toEqual(VIOLATION);
    await query('update entries set player_id = 2');
    await query('delete from players where id = 1');
    expect(await query('select id from players')).toEqual([{ id: 2 }]);
  });
});
