import { AuditReadModel } from '@quadrant/store/audit';
import { useTestDatabase } from '../builders/database.js';
import { noonOf, HANDLES, type Content } from './content.js';
import type { IdentityCommand } from './identity-commands.js';
import { People } from './identity-people.js';
import { Quadrant } from './quadrant.js';

const [ANN, BOB, CY, DEE, EVE, FAY] = [0, 1, 2, 3, 4, 5];
const DAY = 9;

const content = (players: readonly number[]): Content => ({
  game: '2e',
  day: 5,
  format: 'constructed',
  level: 1,
  kind: 'release',
  league: null,
  offset: 0,
  decks: null,
  unrated: false,
  announced: true,
  players,
  played: 7,
});

describe('a player who is merged', () => {
  const database = useTestDatabase();
  let quadrant: Quadrant;
  let people: People;

  beforeAll(async () => {
    const [dataSource, owner] = [await database.dataSource(), await database.owner()];
    quadrant = new Quadrant(dataSource, owner);
    people = new People(dataSource, owner);
  });

  /** Ann and Eve have not met, so they may be one person. */
  beforeEach(async () => {
    await quadrant.forgetEverything();
    await people.begin();
    for (const [tournament, players] of [
      [ANN, BOB, CY, DEE],
      [EVE, FAY, CY, DEE],
    ].entries()) {
      await quadrant.play({ does: 'submit', day: DAY, tournament, imported: false, content: content(players) });
    }
  });

  const merge = () => quadrant.play({ does: 'merge-players', day: DAY, player: ANN, into: EVE });
  const undo = () => quadrant.play({ does: 'undo-player-merge', day: DAY, player: ANN });
  const pause = () => quadrant.play({ does: 'roll-back', day: DAY, runs: 1 });
  const resume = () => quadrant.play({ does: 'resume', day: DAY });
  const person = (does: 'hide' | 'unhide' | 'release' | 'anonymise', player: number) => people.play({ does, player });
  const claim = (player: number, account: number, by: 'code' | 'confirmation' = 'code') =>
    people.play({ does: 'claim', player, account, by });
  const rename = (player: number, name: number): IdentityCommand => ({ does: 'rename', player, name });

  const isHidden = async (player: number): Promise<boolean> => {
    const all = await people.list();
    const { shown, handle } = all.find((each) => each.handle === HANDLES[player])!;
    return shown !== handle;
  };
  const hidden = async () => [await isHidden(ANN), await isHidden(EVE)];
  /** Lists the handles that the players of accounts have. */
  const owned = async () => {
    const rows = await quadrant.dataSource.query<{ handle: string | null }[]>(
      `select p.handle from accounts a left join players p on p.id = a.player_id order by a.handle`,
    );
    return rows.map(({ handle }) => handle);
  };
  const leadsTo = async (handle: string) => {
    const [row] = await quadrant.dataSource.query<{ handle: string }[]>(
      `select handle from players where id = find_player($1)`,
      [handle],
    );
    return row?.handle;
  };

  describe('and hidden', () => {
    it('hides whom they count as, for as long as they count so', async () => {
      await person('hide', ANN);
      await merge();
      expect(await hidden()).toEqual([true, true]);
      await undo();
      expect(await hidden()).toEqual([true, false]);
    });

    it('is shown under either of their handles', async () => {
      await person('hide', ANN);
      await merge();
      expect(await person('unhide', ANN)).toBe('unhide');
      expect(await hidden()).toEqual([false, false]);
      await undo();
      expect(await hidden()).toEqual([false, false]);
    });

    it('is hidden with whom they count as, and stays hidden when they are two again', async () => {
      await merge();
      await person('hide', EVE);
      await undo();
      expect(await hidden()).toEqual([true, true]);
      await person('unhide', EVE);
      expect(await hidden()).toEqual([true, false]);
    });

    it('is hidden when they come to count as somebody who is', async () => {
      await person('hide', EVE);
      await merge();
      expect(await hidden()).toEqual([true, true]);
      await quadrant.play({ does: 'roll-back', day: DAY, runs: 1 });
      expect(await hidden()).toEqual([false, true]);
    });
  });

  describe('and claimed', () => {
    it('stays whose they were, who speaks for whom they count as', async () => {
      await claim(ANN, 0);
      await merge();
      expect(await claim(EVE, 1)).toBeNull();
      expect(await people.mayChange(EVE, 0)).toBe(true);
      await undo();
      expect(await owned()).toEqual(['ann', null, null]);
      expect(await people.mayChange(EVE, 0)).toBe(false);
      expect(await claim(EVE, 1)).toBe('done');
    });

    it.each(['code', 'confirmation'] as const)(
      'by %s meanwhile belongs to the player whom the claim was for',
      async (by) => {
        await merge();
        expect(await claim(ANN, 0, by)).toBe('done');
        expect(await owned()).toEqual(['ann', null, null]);
        await undo();
        expect(await people.mayChange(ANN, 0)).toBe(true);
        expect(await people.mayChange(EVE, 0)).toBe(false);
      },
    );

    it('is given back under either handle', async () => {
      await claim(ANN, 0);
      await merge();
      expect(await person('release', EVE)).toBe('done');
      expect(await owned()).toEqual([null, null, null]);
      expect(await claim(EVE, 0)).toBe('done');
    });
  });

  describe('and anonymised', () => {
    const names = async () => (await people.list()).filter(({ isAnonymised }) => isAnonymised).length;

    it('takes whom they count as along, and both stay nameless when they are two again', async () => {
      await merge();
      expect(await person('anonymise', ANN)).toBe('anonymise');
      await quadrant.undoMerges();
      expect(await names()).toBe(2);
    });

    it('waits for a merge that no run has published', async () => {
      await pause();
      await merge();
      expect([await person('anonymise', ANN), await person('anonymise', EVE)]).toEqual([null, null]);
      await undo();
      expect([await person('anonymise', ANN), await names()]).toEqual(['anonymise', 1]);
    });

    it('waits for an undoing that no run has published', async () => {
      await merge();
      await quadrant.play({
        does: 'submit',
        day: DAY,
        tournament: 2,
        imported: false,
        content: content([ANN, BOB, CY, DEE]),
      });
      await pause();
      await undo();
      expect([await person('anonymise', EVE), await names()]).toEqual([null, 0]);
      await resume();
      expect([await person('anonymise', EVE), await names()]).toEqual(['anonymise', 1]);
    });

    it('is nobody’s, and no code and no claim leads to them', async () => {
      await claim(ANN, 0);
      await claim(EVE, 1);
      await people.issueCode(BOB);
      await person('anonymise', ANN);
      await person('anonymise', BOB);
      expect(await owned()).toEqual([null, 'eve', null]);
      const [left] = await quadrant.dataSource.query<{ claims: number; codes: number }[]>(
        `select (select count(*)::integer from player_claims) as claims,
           (select count(*)::integer from claim_codes where used_at is null) as codes`,
      );
      expect(left).toEqual({ claims: 1, codes: 0 });
      expect(await claim(FAY, 0)).toBe('done');
    });

    it('is given no other name under their public id', async () => {
      const { publicId } = (await people.list()).find(({ handle }) => handle === 'ann')!;
      await person('anonymise', ANN);
      for (const change of [
        { kind: 'change', handle: 'Annika' },
        { kind: 'add-alias', alias: 'Annika' },
        { kind: 'hide' },
      ] as const)
        expect(await people.changePlayer(publicId, change)).toMatchObject({ kind: 'player-not-found' });
      expect(await leadsTo('annika')).toBeUndefined();
    });
  });

  describe('and renamed', () => {
    it('renames whom they count as, and has their own handle when they are two again', async () => {
      await merge();
      expect(await people.play(rename(ANN, 1))).toBe('change');
      expect([await leadsTo('ann'), await leadsTo('eve')]).toEqual(['Lily', 'Lily']);
      await undo();
      expect([await leadsTo('ann'), await leadsTo('eve'), await leadsTo('lily')]).toEqual(['ann', 'Lily', 'Lily']);
    });

    it('keeps their handle from being an alias or the handle of whom they count as', async () => {
      await merge();
      expect(await people.play({ does: 'add-alias', player: EVE, name: 3 })).toBeNull();
      expect(await people.play(rename(EVE, 3))).toBeNull();
      await people.play({ does: 'add-alias', player: ANN, name: 2 });
      await undo();
      expect([await leadsTo('ann'), await leadsTo('troi')]).toEqual(['ann', 'eve']);
    });

    it('is found in the audit by a handle that they had, and by an alias', async () => {
      await people.play(rename(BOB, 1));
      await people.play({ does: 'add-alias', player: BOB, name: 2 });
      const audit = new AuditReadModel(quadrant.dataSource);
      const nothing = { person: null, tournament: null, action: 'player', from: null, to: null };
      const found = async (player: string) =>
        (await audit.list({ ...nothing, player }, { kind: 'all' }, 10, null)).map(({ action }) => action);
      for (const handle of ['bob', 'Lily', 'TROI'])
        expect([handle, await found(handle)]).toEqual([handle, ['player.add-alias', 'player.change']]);
      expect(await found('ann')).toEqual([]);
    });
  });

  it('is in no dispute, proposal or application once their name is removed', async () => {
    const [{ accountId }] = people.accounts as [(typeof people.accounts)[number]];
    const at = new Date(noonOf(DAY));
    const owner = await database.owner();
    await owner.query(
      `with dispute as (insert into disputes (tournament_id, revision, version, reporter_id, about, text, created_at, addressed_to, withheld_from, objection, objected_at)
         select id, 1, 1, $1, 'other', 'it was Ánn', $2, 'director', '{ann,bob}', 'ANN again', $2 from tournaments limit 1 returning id, tournament_id),
       answered as (insert into dispute_answers (dispute_id, number, account_id, answered_as, at, words)
         select id, 1, $1, 'director', $2, 'ann said no' from dispute)
       insert into correction_proposals (tournament_id, revision, proposer_id, patch, evidence, links, created_at, state, decided_by, decided_at, reason)
         select tournament_id, 1, $1, '[{"op":"test","path":"/players/0/handle","value":"ann"}]', 'Ann knows', '{https://x.example/ann}', $2, 'refused', $1, $2, 'ann'
         from dispute`,
      [accountId, at],
    );
    await owner.query(
      `insert into applications (kind, games, name, planned_on, applicant_id, director, director_key, message, findings, state, created_at)
       values ('regional', '{2e}', 'Regional', '2026-06-01', $1, 'Ann', 'ann', 'ann and bob', '[{"message":"ann is no director"}]', 'open', $2)`,
      [accountId, at],
    );
    await person('anonymise', ANN);
    const tables = ['disputes', 'dispute_answers', 'correction_proposals', 'applications'];
    for (const table of tables) {
      const rows = await owner.query<{ row: string }[]>(`select to_jsonb(t)::text as row from ${table} t`);
      expect([table, rows.length, rows.filter(({ row }) => /\b[aá]nn\b/i.test(row))]).toEqual([table, 1, []]);
      expect(rows[0]!.row).toMatch(/removed-[0-9a-f]{12}/);
    }
    // A person who signs in under the handle still does not see what is about them.
    await owner.query(`update accounts set handle = 'Bob', handle_key = 'bob' where id = $1`, [accountId]);
    await person('anonymise', BOB);
    const [dispute] = await owner.query<{ keys: string[] }[]>(`select withheld_from as keys from disputes`);
    expect(dispute!.keys).toContain('bob');
    await owner.query(
      `delete from dispute_answers; delete from correction_proposals; delete from disputes; delete from applications`,
    );
  });
});
