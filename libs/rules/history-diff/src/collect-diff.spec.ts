import { DiffCollector } from './collect-diff.js';
import { describeDiff } from './describe-diff.js';
import { nameDiff } from './name-diff.js';
import type { PlayerChange, PlayerPrize, TournamentDifference } from './tournament-difference.js';

const [ANN, BOB, CY, DEE] = [1, 2, 3, 4];

/** Takes `{ [ANN]: [1500, 1508] }`, all in one category. */
const changes = (ratings: Record<number, readonly [number, number]>): PlayerChange[] =>
  Object.entries(ratings).map(([player, [before, after]]) => ({
    category: 'constructed',
    player: Number(player),
    before,
    after,
  }));

const side = (
  ratings: Record<number, readonly [number, number]>,
  points: Record<number, readonly [number, number]> = {},
) => ({
  changes: changes(ratings),
  awards: Object.entries(points).map(([player, [place, given]]) => ({
    table: { kind: 'league', id: 9 } as const,
    player: Number(player),
    place,
    points: given,
    phase: null,
    league: 'alpha',
  })),
  prizes: [] as readonly PlayerPrize[],
});

const difference = (tournament: number, rest: Partial<TournamentDifference>): TournamentDifference => ({
  tournament,
  game: '2e',
  before: null,
  after: null,
  cause: null,
  ...rest,
});

const board = (rows: readonly (readonly [number, number | null, number | null])[]) => ({
  game: '2e' as const,
  category: 'constructed' as const,
  rows: rows.map(([player, before, after]) => ({ player, before, after })),
});

describe('DiffCollector', () => {
  it('counts tournaments by what became of them', () => {
    const collector = new DiffCollector();
    const some = side({});
    collector.addTournament(difference(1, { after: some, cause: 'tournament' }));
    collector.addTournament(difference(2, { before: some, after: some, cause: 'revision' }));
    collector.addTournament(difference(3, { before: some, after: some, cause: 'level' }));
    collector.addTournament(difference(4, { before: some, cause: 'withdrawal' }));
    collector.addTournament(difference(5, { before: some, after: some }));
    expect(collector.finish().tournaments).toEqual({ takenIn: 1, corrected: 2, withdrawn: 1, moved: 1 });
  });

  it('leads every moved rating back to the cause that reached it first', () => {
    const collector = new DiffCollector();
    const first = {
      before: side({ [ANN]: [1500, 1508], [BOB]: [1500, 1492] }),
      after: side({ [ANN]: [1500, 1520], [BOB]: [1500, 1480] }),
    };
    collector.addTournament(difference(1, { ...first, cause: 'level' }));
    // Cy meets Bob and moves for the same cause; Dee plays beside them and does not move.
    collector.addTournament(
      difference(2, {
        before: side({ [BOB]: [1492, 1500], [CY]: [1500, 1492], [DEE]: [1500, 1501] }),
        after: side({ [BOB]: [1480, 1489], [CY]: [1500, 1491], [DEE]: [1500, 1501] }),
      }),
    );
    collector.addTournament(
      difference(3, { after: side({ [CY]: [1491, 1480], [DEE]: [1501, 1512] }), cause: 'tournament' }),
    );
    expect(collector.listTracks()).toEqual([{ game: '2e', category: 'constructed' }]);
    collector.addLeaderboard(
      board([
        [ANN, 1508, 1520],
        [BOB, 1500, 1489],
        [CY, 1492, 1480],
        [DEE, 1501, 1512],
      ]),
    );
    const { causes, largest, players, ratingsMoved } = collector.finish();
    expect([players, ratingsMoved]).toEqual([4, 4]);
    expect(causes).toEqual({
      total: 2,
      largest: [
        { kind: 'level', tournament: 1, players: 3 },
        { kind: 'tournament', tournament: 3, players: 1 },
      ],
    });
    expect(largest.map(({ player, change, cause }) => [player, change, cause?.tournament])).toEqual([
      [ANN, 12, 1],
      [CY, -12, 1],
      [BOB, -11, 1],
      [DEE, 11, 3],
    ]);
  });

  it('lets go of a rating that comes out the same again', () => {
    const collector = new DiffCollector();
    const moved = { before: side({ [ANN]: [1500, 1508] }), after: side({ [ANN]: [1500, 1520] }) };
    collector.addTournament(difference(1, { ...moved, cause: 'level' }));
    // Both histories meet at the ceiling of the scale.
    collector.addTournament(
      difference(2, { before: side({ [ANN]: [1508, 3000] }), after: side({ [ANN]: [1520, 3000] }) }),
    );
    collector.addTournament(difference(3, { after: side({ [ANN]: [3000, 2990] }), cause: 'tournament' }));
    collector.addLeaderboard(board([[ANN, 3000, 2990]]));
    expect(collector.finish().causes.largest).toEqual([{ kind: 'tournament', tournament: 3, players: 1 }]);
  });

  it('makes one cause of rules that changed for many tournaments', () => {
    const collector = new DiffCollector();
    for (const [tournament, player] of [
      [1, ANN],
      [2, BOB],
    ] as const) {
      const moved = { before: side({ [player]: [1500, 1508] }), after: side({ [player]: [1500, 1520] }) };
      collector.addTournament(difference(tournament, { ...moved, cause: 'rules' }));
    }
    collector.addLeaderboard(
      board([
        [ANN, 1508, 1520],
        [BOB, 1508, 1520],
      ]),
    );
    expect(collector.finish().causes).toEqual({ total: 1, largest: [{ kind: 'rules', tournament: null, players: 2 }] });
  });

  it('takes the rules for the cause where the same went in and nothing before it moved', () => {
    const collector = new DiffCollector();
    collector.addTournament(
      difference(1, { before: side({ [ANN]: [1500, 1508] }), after: side({ [ANN]: [1500, 1509] }) }),
    );
    collector.addLeaderboard(board([[ANN, 1508, 1509]]));
    const { causes, tournaments } = collector.finish();
    expect(causes.largest).toEqual([{ kind: 'rules', tournament: null, players: 1 }]);
    expect(tournaments.moved).toBe(1);
  });

  it('tells who enters, leaves and changes rank on a leaderboard, equal ratings sharing one', () => {
    const collector = new DiffCollector();
    collector.addLeaderboard(
      board([
        [ANN, 1600, 1500],
        [BOB, 1550, 1550],
        [CY, 1550, null],
        [DEE, null, 1490],
      ]),
    );
    const { leaderboards, largest } = collector.finish();
    expect(leaderboards).toEqual([
      {
        game: '2e',
        category: 'constructed',
        playersMoved: 3,
        entered: 1,
        left: 1,
        rankChanges: {
          total: 2,
          largest: [
            { player: BOB, rankBefore: 2, rankAfter: 1 },
            { player: ANN, rankBefore: 1, rankAfter: 2 },
          ],
        },
      },
    ]);
    expect(largest.map(({ player, change, rankBefore, rankAfter }) => [player, change, rankBefore, rankAfter])).toEqual(
      [
        [ANN, -100, 1, 2],
        [CY, -50, 2, null],
        [DEE, -10, null, 3],
      ],
    );
  });

  it('tells awards and places of a table apart', () => {
    const collector = new DiffCollector();
    collector.addTournament(
      difference(1, {
        before: side({}, { [ANN]: [1, 12], [BOB]: [2, 8], [CY]: [3, 6] }),
        after: side({}, { [ANN]: [2, 8], [BOB]: [1, 12], [DEE]: [3, 6] }),
        cause: 'revision',
      }),
    );
    const table = { kind: 'league', id: 9 } as const;
    expect(collector.listTables()).toEqual([table]);
    collector.addTable(
      table,
      new Map([
        [ANN, 30],
        [BOB, 20],
        [CY, 6],
      ]),
    );
    const { awards, pointsTables, players, causes } = collector.finish();
    expect(awards).toEqual({ added: 1, removed: 1, changed: 2 });
    expect(pointsTables).toEqual({
      total: 1,
      largest: [
        {
          table,
          playersMoved: 4,
          placeChanges: {
            total: 2,
            largest: [
              { player: CY, pointsBefore: 6, pointsAfter: 0, placeBefore: 3, placeAfter: null },
              { player: DEE, pointsBefore: 0, pointsAfter: 6, placeBefore: null, placeAfter: 3 },
            ],
          },
        },
      ],
    });
    expect(players).toBe(4);
    expect(causes.largest).toEqual([{ kind: 'revision', tournament: 1, players: 4 }]);
  });

  it('tells entitlements and badges that come and go, whatever else the place is', () => {
    const prize = (player: number, place: number, what: string): PlayerPrize => ({
      sort: what.includes('badge') ? 'badge' : 'entitlement',
      player,
      place,
      what,
    });
    const collector = new DiffCollector();
    collector.addTournament(
      difference(1, {
        before: { ...side({}), prizes: [prize(ANN, 1, 'a bye'), prize(BOB, 2, 'a bye'), prize(ANN, 1, 'a badge')] },
        after: { ...side({}), prizes: [prize(BOB, 1, 'a bye'), prize(CY, 2, 'a bye'), prize(ANN, 2, 'a badge')] },
        cause: 'revision',
      }),
    );
    const { entitlements, badges } = collector.finish();
    expect(entitlements).toEqual({
      added: 1,
      removed: 1,
      largest: [
        { player: ANN, change: 'removed', what: 'a bye', place: 1, tournament: 1 },
        { player: CY, change: 'added', what: 'a bye', place: 2, tournament: 1 },
      ],
    });
    expect(badges).toEqual({ added: 0, removed: 0, largest: [] });
  });

  it('asks for the seasons of leagues in which awards differ, even where nobody has other points', () => {
    const collector = new DiffCollector();
    const before = side({}, { [ANN]: [1, 12] });
    const after = { ...before, awards: before.awards.map((award) => ({ ...award, phase: 'playoffs' as const })) };
    collector.addTournament(difference(1, { before, after, cause: 'league' }));
    expect([collector.listTables(), collector.listSeasons()]).toEqual([[], [9]]);
    expect(collector.finish().awards).toEqual({ added: 0, removed: 0, changed: 1 });
  });

  it('leads an award that was pushed out back to the late tournament, and every moved point to a cause (15, C.11)', () => {
    const collector = new DiffCollector();
    const late = side({}, { [ANN]: [1, 12], [BOB]: [2, 8] });
    const pushedOut = side({}, { [CY]: [1, 12], [DEE]: [2, 8] });
    collector.addTournament(difference(4, { after: late, cause: 'tournament' }));
    collector.addTournament(difference(5, { before: pushedOut, after: side({}) }));
    const { causes, awards } = collector.finish();
    expect(awards).toEqual({ added: 2, removed: 2, changed: 0 });
    expect(causes).toEqual({ total: 1, largest: [{ kind: 'tournament', tournament: 4, players: 4 }] });
  });

  it('names the nearest cause of the same league, and none of another (15, C.11)', () => {
    const collector = new DiffCollector();
    const add = (
      tournament: number,
      league: string,
      half: 'first-half' | 'second-half',
      player: number,
      isLate: boolean,
    ) => {
      const { awards, ...rest } = side({}, { [player]: [1, 12 + tournament] });
      const given = { ...rest, awards: awards.map((award) => ({ ...award, league, phase: half })) };
      collector.addTournament(
        difference(tournament, isLate ? { after: given, cause: 'tournament' } : { before: given }),
      );
    };
    add(1, 'alpha', 'first-half', ANN, true);
    add(2, 'alpha', 'second-half', ANN, true);
    add(3, 'beta', 'second-half', ANN, true);
    add(4, 'alpha', 'first-half', BOB, false);
    add(5, 'gamma', 'first-half', CY, false);
    const { largest } = collector.finish().causes;
    expect(largest.find(({ tournament }) => tournament === 1)).toMatchObject({ players: 2 });
    expect(largest.find(({ kind }) => kind === 'rules')).toMatchObject({ players: 1 });
  });

  it('has no tables where what one tournament takes another gives again', () => {
    const collector = new DiffCollector();
    collector.addTournament(difference(1, { before: side({}, { [ANN]: [1, 12] }), cause: 'withdrawal' }));
    collector.addTournament(difference(2, { after: side({}, { [ANN]: [1, 12] }), cause: 'tournament' }));
    expect(collector.listTables()).toEqual([]);
    expect(collector.finish()).toMatchObject({ players: 0, awards: { added: 1, removed: 1, changed: 0 } });
  });

  it('cuts its lists and keeps its counts', () => {
    const collector = new DiffCollector();
    const players = Array.from({ length: 500 }, (_, index) => index);
    for (const player of players) {
      collector.addTournament(
        difference(player, { after: side({ [player]: [1500, 1501 + player] }), cause: 'tournament' }),
      );
    }
    collector.addLeaderboard(board(players.map((player) => [player, null, 1501 + player])));
    const diff = collector.finish();
    expect(diff).toMatchObject({ players: 500, ratingsMoved: 500, causes: { total: 500 } });
    expect(diff.largest.map(({ player }) => player)).toEqual(Array.from({ length: 20 }, (_, index) => 499 - index));
    expect(diff.causes.largest).toHaveLength(20);
  });
});

describe('describeDiff', () => {
  const told = (moved: number, players: number, ...largest: number[]) => ({
    tournaments: { takenIn: 9, corrected: 9, withdrawn: 9, moved },
    players,
    largest: largest.map((change) => ({ change })),
    awards: { added: 0, removed: 0, changed: 0 },
    entitlements: { added: 0, removed: 0 },
    badges: { added: 0, removed: 0 },
    seasons: { largest: [] },
  });
  const sentence = (...numbers: Parameters<typeof told>) =>
    describeDiff({ ...told(...numbers), causes: { largest: [{ tournament: 7 }] } });

  it('says in one line what moves', () => {
    expect(sentence(14, 23, -18.24, 3)).toBe('14 later tournaments, 23 players, largest -18.2');
    expect(sentence(1, 1, 0.06)).toBe('1 later tournament, 1 player, largest +0.1');
    expect(sentence(0, 2, -0.01)).toBe('0 later tournaments, 2 players, largest 0.0');
    expect(sentence(0, 0)).toBe('0 later tournaments, 0 players');
  });

  it('names what else moves', () => {
    const moved = {
      ...told(0, 2, 0.6),
      awards: { added: 1, removed: 0, changed: 2 },
      entitlements: { added: 1, removed: 1 },
      seasons: { largest: [{ qualifications: { total: 1 }, champion: { before: null, after: ANN } }] },
    };
    expect(describeDiff({ ...moved, causes: { largest: [] } })).toBe(
      '0 later tournaments, 2 players, largest +0.6, 3 awards, 2 entitlements, 1 qualification, 1 champion',
    );
  });

  it('counts every tournament whose numbers move where the cause is about all of history', () => {
    const causes = { largest: [{ tournament: 7 }, { tournament: null }] };
    expect(describeDiff({ ...told(3, 120, 41), causes })).toBe('12 tournaments, 120 players, largest +41.0');
  });
});

describe('nameDiff', () => {
  it('gives every number its name', () => {
    const collector = new DiffCollector();
    collector.addTournament(
      difference(7, { after: side({ [ANN]: [1500, 1510] }, { [ANN]: [1, 12] }), cause: 'tournament' }),
    );
    collector.addLeaderboard(
      board([
        [ANN, null, 1510],
        [BOB, 1505, 1505],
      ]),
    );
    collector.addTable({ kind: 'league', id: 9 }, new Map());
    const named = nameDiff(collector.finish(), {
      player: (number) => `player ${number}`,
      tournament: (number) => `tournament ${number}`,
      table: ({ kind, id }) => `${kind} ${id}`,
    });
    expect(named).toMatchObject({
      largest: [{ player: 'player 1', cause: { kind: 'tournament', tournament: 'tournament 7' } }],
      leaderboards: [{ rankChanges: { largest: [{ player: 'player 2', rankBefore: 1, rankAfter: 2 }] } }],
      pointsTables: { largest: [{ table: 'league 9', placeChanges: { largest: [{ player: 'player 1' }] } }] },
      causes: { largest: [{ tournament: 'tournament 7', players: 1 }] },
    });
  });
});
