import { openFile } from '../open-file.js';

/** Counts a file as [players, rounds, matches, byes, drops], with the codes of its findings that are not questions. */
const open = (value: unknown) => {
  const { format, tournaments, findings } = openFile(new TextEncoder().encode(JSON.stringify(value)));
  return {
    format,
    tournaments: tournaments.map(({ name, players, rounds, matches, byes, drops }) => [
      name,
      [players, rounds, matches, byes, drops],
    ]),
    findings: findings.filter(({ code }) => code !== 'open-question').map(({ code, pointer }) => `${code} ${pointer}`),
  };
};

describe('Melee JSON', () => {
  const side = (id: number, wins: number | null) => ({
    GameWins: wins,
    Team: { Players: [{ ID: id, DisplayName: `Player ${id}`, DciNumber: '99' }] },
  });
  const match = (round: number, sides: object[], more: object = {}) => ({
    RoundNumber: round,
    RoundName: `Round ${round}`,
    TournamentId: 7,
    HasResult: true,
    Competitors: sides,
    ...more,
  });
  const matches = [
    match(1, [side(1, 2), side(2, 1)], { ResultString: 'Player 1 won 2-1-0' }),
    match(1, [side(3, null)], { ByeReason: 1, ResultString: 'Player 3 was awarded a bye' }),
    match(2, [side(1, 1), side(3, 1)], { ResultString: '1-1-0 Draw' }),
    match(3, [side(3, 0), side(1, 2)], { ResultString: 'Player 3 forfeited the match' }),
  ];
  const expected = { format: 'melee', tournaments: [[null, [3, 3, 3, 1, 1]]], findings: [] };

  it('reads matches of the API, of the site and in a list', () => {
    expect(open({ Content: matches, HasMore: false, RecordsTotal: 4 })).toEqual(expected);
    expect(open([{ draw: 1, recordsTotal: 4, data: matches }])).toEqual(expected);
    expect(open(matches)).toEqual(expected);
  });

  it('refuses one page of several, and takes all of them', () => {
    expect(open({ Content: matches.slice(0, 2), HasMore: true, RecordsTotal: 4 }).findings).toEqual([
      'one-page-of-several ',
    ]);
    expect(open({ Content: matches, HasMore: true }).findings).toEqual(['one-page-of-several ']);
    const pages = [0, 2].map((start) => ({
      RecordsTotal: 4,
      HasMore: start === 0,
      Content: matches.slice(start, start + 2),
    }));
    expect(open(pages)).toEqual(expected);
  });

  it('shows matches that are open, and keeps the stages apart', () => {
    const more = [
      match(3, [side(1, null), side(2, null)], { HasResult: false, ResultString: 'Not reported' }),
      match(4, [side(1, 2), side(3, 0)], { RoundName: 'Finals' }),
    ];
    expect(open([...matches, ...more])).toMatchObject({
      tournaments: [[null, [3, 4, 5, 1, 0]]],
      findings: ['match-without-result /4', 'player-twice-in-round /4'],
    });
  });
});

describe('TopDeck API JSON', () => {
  const [ann, bob, cy] = ['Ann', 'Bob', 'Cy'].map((name) => ({ name, id: `id-${name}` }));
  const tournament = {
    TID: 'x',
    tournamentName: 'Spring Open',
    swissNum: 2,
    startDate: 1742000000,
    standings: [ann, cy, bob],
    rounds: [
      {
        round: 1,
        tables: [
          { table: 1, players: [ann, bob], winner: 'Ann', winner_id: 'id-Ann', status: 'Completed' },
          { table: 'Byes', players: [cy] },
        ],
      },
      { round: '2', tables: [{ table: '1', players: [ann, cy], winner: 'Draw', winner_id: 'Draw' }] },
      { round: 'Finals', tables: [{ table: 1, players: [ann, cy], status: 'Active' }] },
    ],
  };
  const counts = [3, 3, 3, 1, 1];

  it('reads a tournament, a list of them, and rounds alone', () => {
    const open1 = 'match-without-result';
    expect(open(tournament)).toEqual({
      format: 'topdeck-api',
      tournaments: [['Spring Open', counts]],
      findings: [`${open1} /rounds/2/tables/0`],
    });
    expect(open([tournament, tournament]).tournaments).toHaveLength(2);
    expect(open(tournament.rounds)).toMatchObject({
      tournaments: [[null, counts]],
      findings: [`${open1} /2/tables/0`],
    });
  });

  it('refuses a tournament without rounds, and tables of four', () => {
    expect(open([{ ...tournament, rounds: undefined }]).findings).toEqual(['one-page-of-several /0']);
    const pod = { round: 1, tables: [{ table: 1, players: [ann, bob, cy, { name: 'Di' }], winner: 'Ann' }] };
    expect(open({ ...tournament, rounds: [pod] }).findings).toEqual(['value-not-understood /rounds/0/tables/0']);
  });
});

describe('start.gg JSON', () => {
  const entrant = (id: number) => ({ id, name: `Sponsor | Player ${id}` });
  const slot = (id: number | null, score?: number) => ({
    entrant: id === null ? null : entrant(id),
    standing: score === undefined ? null : { stats: { score: { value: score } } },
  });
  const set = (id: number, round: number, slots: object[], winnerId: number | null, more: object = {}) => ({
    id,
    round,
    slots,
    winnerId,
    fullRoundText: `Round ${round}`,
    phaseGroup: { phase: { id: 5, bracketType: 'SWISS' } },
    ...more,
  });
  const final = { phaseGroup: { phase: { id: 6, bracketType: 'SINGLE_ELIMINATION' } }, fullRoundText: 'Grand Final' };
  const sets = [
    set(1, 1, [slot(11, 2), slot(12, 0)], 11),
    set(2, 1, [slot(13), slot(null)], 13),
    set(3, 2, [slot(11, 0), slot(13, -1)], 11, { displayScore: 'DQ' }),
    set(4, 1, [slot(11), slot(13)], null, final),
  ];
  const event = (nodes: object[], pageInfo?: object) => ({
    data: {
      event: { id: 1, name: 'Singles', state: 'COMPLETED', tournament: { name: 'Weekly' }, sets: { nodes, pageInfo } },
    },
  });

  it('reads an event with byes, disqualifications and open sets', () => {
    expect(open(event(sets))).toEqual({
      format: 'start.gg',
      tournaments: [['Weekly: Singles', [3, 3, 3, 1, 1]]],
      findings: ['match-without-result /data/event/sets/nodes/3'],
    });
  });

  it('refuses page 1 of 2, and puts pages of one event together', () => {
    const first = event(sets.slice(0, 2), { total: 4, totalPages: 2, page: 1, perPage: 2 });
    const second = event(sets.slice(2), { total: 4, totalPages: 2, page: 2, perPage: 2 });
    expect(open(first).findings).toEqual(['one-page-of-several /data/event/sets']);
    expect(open(event(sets, { totalPages: 2 })).findings).toContain('one-page-of-several /data/event/sets');
    expect(open([first, second]).tournaments).toEqual([['Weekly: Singles', [3, 3, 3, 1, 1]]]);
    expect(open([first, second]).findings).toEqual(['match-without-result /1/data/event/sets/nodes/1']);
  });

  it('says that an event goes on', () => {
    const { data } = event(sets.slice(0, 3));
    expect(open({ data: { event: { ...data.event, state: 'ACTIVE' } } }).findings).toEqual([
      'tournament-not-finished /data/event/state',
    ]);
  });
});

describe('Cryodex JSON', () => {
  const file = {
    name: 'Store Championship',
    players: [
      { name: 'Ann', email: 'ann@example.com', mov: 700, score: 10, sos: 1.2, rank: { swiss: 1, elimination: 1 } },
      { name: 'Bob', mov: 400, score: 5, sos: 1.1, dropped: true, rank: { swiss: 3 } },
      { name: 'Cy', mov: 500, score: 5, sos: 1.3, rank: { swiss: 2, elimination: 2 } },
    ],
    rounds: [
      {
        'round-type': 'swiss',
        'round-number': 1,
        matches: [
          { player1: 'Ann', player1points: 100, player2: 'Bob', player2points: 40, result: 'win' },
          { player1: 'Cy', player1points: 0, result: 'bye' },
        ],
      },
      {
        'round-type': 'elimination',
        'round-number': 2,
        matches: [{ player1: 'Ann', player1points: 0, player2: 'Cy', player2points: 0, result: 'win' }],
      },
    ],
  };

  it('reads rounds, byes and drops, and shows a win that names no winner', () => {
    expect(open(file)).toEqual({
      format: 'cryodex',
      tournaments: [['Store Championship', [3, 2, 2, 1, 1]]],
      findings: ['match-without-result /rounds/1/matches/0'],
    });
  });

  it('reads it inside an object of List Juggler', () => {
    expect(open({ tournament: file })).toMatchObject({
      format: 'cryodex',
      tournaments: [['Store Championship', [3, 2, 2, 1, 1]]],
    });
  });

  it('keeps no e-mail address', () => {
    const answers = new Map(Object.entries({ game: '2e', director: 'ann', startsAt: '2014-11-08', wins: 'full' }));
    const decided = structuredClone(file);
    decided.rounds[1]!.matches[0]!.player1points = 7;
    const [document] = openFile(new TextEncoder().encode(JSON.stringify(decided)), answers).documents;
    expect(new TextDecoder().decode(document!)).not.toContain('example.com');
  });
});

describe('Challonge API 2.1 JSON', () => {
  const participant = (id: string) => ({ id, type: 'participant', attributes: { name: `Player ${id}`, seed: 1 } });
  const match = (id: string, round: number, one: number, two: number, winner: number | null, sets: number[][]) => ({
    id,
    type: 'match',
    attributes: {
      state: 'complete',
      round,
      score_in_sets: sets,
      winner_id: winner,
      points_by_participant: [{ participant_id: one }, { participant_id: two }],
    },
  });
  const answers = {
    tournament: {
      data: {
        id: '9',
        type: 'tournament',
        attributes: {
          name: 'Cup',
          state: 'complete',
          tournament_type: 'swiss',
          timestamps: { started_at: '2024-05-01T10:00:00Z' },
        },
      },
    },
    participants: { data: ['1', '2', '3'].map(participant), meta: { count: 3 } },
    matches: { data: [match('21', 1, 1, 2, 1, [[2, 1]]), match('22', 2, 3, 1, null, [[1, 1]])] },
  };

  it('reads a tournament whose answers stand in one file', () => {
    expect(open(answers)).toEqual({
      format: 'challonge-2.1',
      tournaments: [['Cup', [3, 2, 2, 2, 0]]],
      findings: ['bye-taken /tournament/matches'],
    });
  });

  it('refuses one page of participants, and matches without them', () => {
    const page = { ...answers, participants: { data: answers.participants.data, meta: { count: 40 } } };
    expect(open(page).findings).toEqual(['one-page-of-several /participants', 'bye-taken /tournament/matches']);
    expect(open(answers.matches).findings).toContain('one-page-of-several ');
  });
});

describe('Challonge API JSON', () => {
  const participants = [1, 2].map((id) => ({ participant: { id, name: `Player ${id}`, final_rank: id } }));
  const matches = [{ match: { player1_id: 1, player2_id: 2, winner_id: 1, round: 1, scores_csv: '2-0' } }];

  it('reads lists that were asked for one by one, with the tournament or without', () => {
    const tournament = { name: 'Cup', tournament_type: 'swiss', state: 'complete' };
    const counts = [2, 1, 1, 0, 0];
    expect(open({ tournament, participants, matches })).toEqual({
      format: 'challonge',
      tournaments: [['Cup', counts]],
      findings: [],
    });
    expect(open([{ tournament }, ...participants, ...matches]).tournaments).toEqual([['Cup', counts]]);
    expect(open([participants, matches]).tournaments).toEqual([[null, counts]]);
  });

  it('says which list is missing', () => {
    expect(open(matches).findings).toContain('one-page-of-several ');
    expect(open(participants)).toMatchObject({ format: 'challonge', findings: ['one-page-of-several '] });
  });
});

describe('Byes of a Swiss stage of Challonge', () => {
  const participants = [1, 2, 3].map((id) => ({ participant: { id, name: `Player ${id}`, active: true } }));
  const match = (round: number, [one, other]: readonly [number, number]) => ({
    match: { round, player1_id: one, player2_id: other, winner_id: one, scores_csv: '2-0' },
  });
  const pairs = [
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  const tournament = (
    type: string,
    rounds: readonly (readonly [number, number])[],
    of: readonly object[] = participants,
  ) => ({
    tournament: {
      name: 'T',
      tournament_type: type,
      state: 'complete',
      participants: of,
      matches: rounds.map((pair, index) => match(index + 1, pair)),
    },
  });

  it('are who has no match in a round and plays on, which the file does not say', () => {
    expect(open(tournament('swiss', pairs)).tournaments).toEqual([['T', [3, 3, 3, 3, 0]]]);
    expect(open(tournament('round robin', pairs)).tournaments).toEqual([['T', [3, 3, 3, 0, 1]]]);
  });

  it('are none of a player who has left, and none where several are missing', () => {
    const left = [...participants.slice(0, 2), { participant: { id: 3, name: 'Player 3', active: false } }];
    expect(
      open(
        tournament(
          'swiss',
          [
            [1, 3],
            [1, 2],
          ],
          left,
        ),
      ).tournaments,
    ).toEqual([['T', [3, 2, 2, 1, 1]]]);
    const five = [...participants, ...[4, 5].map((id) => ({ participant: { id, name: `Player ${id}` } }))];
    const { tournaments } = open(
      tournament(
        'swiss',
        [
          [1, 2],
          [3, 4],
          [1, 5],
        ],
        five,
      ),
    );
    expect(tournaments).toEqual([['T', [5, 3, 3, 0, 3]]]);
  });

  it('are told once: those that are taken, and the players of whom nothing tells whether they had one', () => {
    const people = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].map((name, index) => ({
      participant: { id: index + 1, name, active: index > 0 },
    }));
    const rounds = [match(1, [1, 2]), match(1, [3, 4]), match(2, [2, 3]), match(3, [2, 4]), match(3, [3, 5])];
    const file = { tournament: { name: 'T', tournament_type: 'swiss', state: 'complete', participants: people } };
    const { findings } = openFile(
      new TextEncoder().encode(JSON.stringify({ tournament: { ...file.tournament, matches: rounds } })),
    );
    const told = findings.filter(({ code }) => code !== 'open-question');
    expect(told.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'bye-unclear: Challonge lists no byes. Each of these players was absent, had left or had a bye: Dee in round 2, Eve in round 2, Ann in round 2, Fay in any round.',
      'bye-taken: Challonge lists no byes. These players are taken to have had one: Eve in round 1.',
    ]);
  });
});
