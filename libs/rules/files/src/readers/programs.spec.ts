import { openFile, openReading } from '../open-file.js';
import { answersToRemember } from '../answers.js';
import { keepFile, readKept } from '../keep-file.js';

const json = (value: unknown): string => JSON.stringify(value);
const FACTS = { game: '2e', director: 'zoe', name: 'Winter Local', wins: 'full' };

interface Document {
  readonly tournament: Readonly<Record<string, unknown>>;
  readonly players: readonly { readonly handle: string; readonly droppedAfterRound?: number }[];
  readonly rounds: readonly { readonly stage?: string; readonly matches: readonly Row[] }[];
}
interface Row {
  readonly players: readonly string[];
  readonly result?: string;
  readonly games?: readonly { readonly winner: string }[];
  readonly score?: readonly number[];
}

const tellRow = ({ players, result, games = [], score = [] }: Row): string =>
  [...players, result ?? '', ...games.map(({ winner }) => `+${winner}`), score.join('-')]
    .filter((part) => part)
    .join(' ');

function open(text: string, more: Readonly<Record<string, string>> = { startsAt: '2024-11-20' }) {
  const { format, findings, documents } = openFile(
    new TextEncoder().encode(text),
    new Map(Object.entries({ ...FACTS, ...more })),
  );
  const document = documents[0] ? (JSON.parse(new TextDecoder().decode(documents[0])) as Document) : null;
  return {
    format,
    found: findings.map(({ code, pointer }) => `${code} ${pointer}`.trim()),
    said: findings.map(({ message, advice }) => `${String(message)} ${String(advice)}`).join('\n'),
    tournament: document?.tournament ?? null,
    drops: (document?.players ?? []).flatMap(({ handle, droppedAfterRound: round }) =>
      round === undefined ? [] : [`${handle} ${round}`],
    ),
    stages: (document?.rounds ?? []).map(({ stage = 'swiss' }) => stage),
    rows: (document?.rounds ?? []).map(({ matches }) => matches.map(tellRow).join(', ')),
  };
}

describe('Challonge', () => {
  const answer = (type: string, matches: readonly (readonly [number, number, number])[], more: object = {}) =>
    json({
      tournament: {
        tournament_type: type,
        state: 'complete',
        swiss_rounds: 0,
        participants: ['Ann', 'Bob', 'Cy', 'Dee'].map((name, index) => ({ participant: { id: index + 1, name } })),
        matches: matches.map(([round, one, two], order) => ({
          match: {
            ...{ round, state: 'complete', player1_id: one, player2_id: two, winner_id: one, scores_csv: '2-0' },
            suggested_play_order: order + 1,
          },
        })),
        ...more,
      },
    });
  const DOUBLE = [
    [1, 1, 2],
    [1, 3, 4],
    [-1, 2, 4],
    [2, 1, 3],
    [-2, 3, 2],
    [3, 1, 3],
  ] as const;
  const SINGLE = [
    [1, 1, 2],
    [1, 3, 4],
    [2, 1, 3],
    [2, 2, 4],
  ] as const;

  it.each([
    ['double elimination', DOUBLE, 'double-elimination', []],
    ['single elimination', SINGLE, 'single-elimination', []],
    ['swiss', SINGLE.slice(0, 2), 'swiss', []],
    ['round robin', SINGLE.slice(0, 2), 'swiss', ['pairing-taken /tournament/tournament_type']],
  ] as const)('says of %s what it was, and invents no plan', (type, matches, pairing, told) => {
    const { tournament, found } = open(answer(type, matches));
    expect(tournament).toMatchObject({ pairing });
    expect(tournament).not.toHaveProperty('plannedRounds');
    expect(found.filter((each) => each.startsWith('pairing-taken'))).toEqual(told);
  });

  it('says which places a forfeit and scores that are not kept come from', () => {
    const [one, two] = [
      [1, 1, 2],
      [1, 3, 4],
    ] as const;
    const text = answer('swiss', [one, two]).replace('2-0', '0--1');
    expect(open(text).found).toEqual(['scores-are-games /tournament/scores', 'game-not-played /tournament/matches/0']);
  });

  it.each([
    [{ participants: undefined }, 'The file has the tournament without its participants.'],
    [{ matches: undefined }, 'The file has the tournament without its matches.'],
    [{ participants_count: 9 }, 'The file has 4 of 9 participants: other pages are missing.'],
  ])('refuses an answer that is a part of it: %j', (more, message) => {
    const { found, said } = open(answer('swiss', SINGLE.slice(0, 2), more));
    expect(found).toHaveLength(1);
    expect(said).toContain(message);
  });
});

describe('Cobra and NRTM', () => {
  const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'];
  const side = (id: number | null, combinedScore: number) => ({ id, combinedScore });
  const pair = (one: number, two: number | null) => ({ player1: side(one, 6), player2: side(two, 0) });
  const cobra = (points: readonly number[], names = NAMES) =>
    json({
      name: 'Store Champs',
      date: '2024-11-20',
      preliminaryRounds: 2,
      players: names.map((name, index) => ({ id: index + 1, name, rank: index + 1, matchPoints: points[index] ?? 0 })),
      rounds: [
        [pair(2, 3), pair(4, 5)],
        [pair(1, 2), pair(4, 3), pair(5, null)],
      ],
    });

  it.each([
    ['no points are told', [], ['bye-taken /rounds/0'], 'Ann BYE'],
    ['the points show a bye', [12, 6, 0, 12, 6], ['bye-taken /rounds/0'], 'Ann BYE'],
    ['the points show none', [6, 6, 0, 12, 6], [], 'Dee Eve FW'],
  ])('finds a bye that round 1 leaves out when %s', (_, points, told, last) => {
    const { found, rows } = open(cobra(points));
    expect(found.filter((each) => each.startsWith('bye'))).toEqual(told);
    expect(rows[0]).toMatch(new RegExp(`${last}$`));
  });

  it('keeps two players of one name apart, and asks for both by their ids', () => {
    const text = cobra([], ['Alex', 'alex', 'Cy', 'Dee', 'Eve']);
    const asked = open(text);
    expect(asked.found.filter((each) => each.startsWith('open-question'))).toEqual([
      'open-question /handle.Alex (#1)',
      'open-question /handle.alex (#2)',
    ]);
    expect(asked.said).toContain('who met Cy in round 1? Answer with the handle of this player');
    const answers = { 'handle.Alex (#1)': 'alexa', 'handle.alex (#2)': 'lex' };
    expect(open(text, answers).rows).toEqual(['lex Cy FW, Dee Eve FW, alexa BYE', 'alexa lex FW, Dee Cy FW, Eve BYE']);
    expect([...answersToRemember(new Map(Object.entries({ ...answers, 'handle.Ann': 'a' }))).keys()]).toEqual([
      'handle.Ann',
    ]);
  });

  it('keeps the names apart in a draft', () => {
    const kept = keepFile(new TextEncoder().encode(cobra([], ['Alex', 'Alex', 'Cy', 'Dee', 'Eve'])), new Map());
    if (kept.kind !== 'file') throw new Error(kept.kind);
    const { findings } = openReading(readKept(kept.content), new Map(Object.entries(FACTS)));
    expect(findings.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/handle.Alex (#1)', '/handle.Alex (#2)']),
    );
  });
});

describe('Pairings of Melee', () => {
  const pairing = (round: number, one: string, two: string | null, result: string) => ({
    ...{ ID: `${round}${one}`, TournamentId: 1, RoundNumber: round, HasResults: true },
    ...{ Player1Id: one.length, Player1: one, Player2Id: two?.length ?? null, Player2: two, Result: result },
  });
  const page = (rows: readonly object[], total = rows.length) => ({ draw: 1, recordsTotal: total, data: rows });

  it('are read, one answer for each round', () => {
    const first = page([
      pairing(1, 'Ada', 'Benno', 'Ada won 2-1-0'),
      pairing(1, 'Cora Q', null, 'Cora Q was assigned a bye'),
    ]);
    const second = page([
      pairing(2, 'Ada', 'Cora Q', '1-1-1 Draw'),
      pairing(2, 'Benno', null, 'Benno was assigned a loss'),
    ]);
    expect(open(json([first, second]))).toMatchObject({
      format: 'melee',
      rows: ['Ada Benno FW, Cora Q BYE', 'Ada Cora Q TT'],
    });
  });

  it.each([
    ['a page of a round', page([pairing(1, 'Ada', 'Benno', 'Ada won 2-0-0')], 8), '1 of 8 pairings of round 1'],
    ['a later round alone', page([pairing(2, 'Ada', 'Benno', 'Ada won 2-0-0')]), 'up to round 2, but none of: 1.'],
  ])('are refused when there is more: %s', (_, file, message) => {
    expect(open(json(file)).said).toContain(message);
  });
});

describe('start.gg', () => {
  const slot = (id: number, name: string, value: number) => ({
    entrant: { id, name },
    standing: { stats: { score: { value } } },
  });
  const event = (more: object, sets: object = {}) =>
    json({
      data: {
        event: {
          ...{ id: 9, name: 'Singles', startAt: 1767232800, ...more },
          sets: {
            nodes: [{ id: 1, fullRoundText: 'Round 1', winnerId: 1, slots: [slot(1, 'Ada', 2), slot(2, 'Ben', 0)] }],
            ...sets,
          },
        },
      },
    });

  it('takes the local day of the event from its time zone', () => {
    const { tournament } = open(event({ tournament: { timezone: 'America/Los_Angeles' } }), {});
    expect(tournament).toMatchObject({ startsAt: '2025-12-31T18:00:00-08:00' });
  });

  it('asks for the local day without one, unless it is the same day nearly everywhere', () => {
    const asked = open(event({}), {});
    expect(asked.found).toContain('open-question /tournament/startsAt');
    expect(asked.said).toContain('began at 2026-01-01 02:00 UTC, and not where');
    expect(open(event({ tournament: { timezone: 'Mars/Base' } }), {}).tournament).toBeNull();
    expect(open(event({ startAt: 1767263400 }), {}).tournament).toMatchObject({ startsAt: '2026-01-01T10:30:00.000Z' });
  });

  it('refuses sets without slots, and page 1 of several, and says what to ask for', () => {
    const bare = open(event({}, { nodes: [{ fullRoundText: 'Grand Final', lPlacement: 2 }] }));
    expect(bare.found).toContain('one-page-of-several /data/event/sets');
    expect(bare.said).toContain('Ask for slots { entrant');
    const paged = open(event({}, { pageInfo: { total: 60, totalPages: 3, page: 1 } }));
    expect(paged.said).toContain('This is page 1 of 3: the file has 1 of 60 sets.');
  });
});

describe('ListFortress', () => {
  const row = (one: number, two: number | null, own: number, other: number) => ({
    ...{ player1_id: one, player1_points: own, player2_id: two, player2_points: other },
    ...{ winner_id: two === null || own > other ? one : two, result: two === null ? 'bye' : 'win' },
  });
  const file = {
    ...{ id: 7, name: 'Store Cup', date: '2019-08-17', location: 'Kassel', country: 'DE', format_id: 1 },
    participants: ['Ada', 'Ben', 'Cy', 'Dee', 'Eve'].map((name, index) => ({
      id: index + 1,
      name,
      dropped: name === 'Eve',
    })),
    rounds: [
      { roundtype_id: 2, round_number: 2, matches: [row(1, 3, 180, 90)] },
      { roundtype_id: 2, round_number: 4, matches: [row(1, 2, 200, 90), row(3, 4, 150, 140)] },
      { roundtype_id: 1, round_number: 1, matches: [row(1, 2, 200, 50), row(3, 4, 100, 200), row(5, null, 0, 0)] },
    ],
  };

  it('is read with its rounds in the order of play', () => {
    expect(open(json(file), { name: 'x', scores: 'points' })).toMatchObject({
      format: 'listfortress',
      tournament: { country: 'DE', startsAt: '2019-08-17T12:00:00Z' },
      stages: ['swiss', 'elimination', 'elimination'],
      drops: ['Eve 1'],
      rows: [
        'Ada Ben FW 200-50, Cy Dee FL 100-200, Eve BYE',
        'Ada Ben FW 200-90, Cy Dee FW 150-140',
        'Ada Cy FW 180-90',
      ],
    });
  });

  it.each([
    ['players', { ...file, participants: undefined }],
    ['rounds', { ...file, rounds: [] }],
  ])('is refused without its %s', (what, part) => {
    const { found, said } = open(json({ ...part, tournament_type_id: 1, participant_number: 5 }));
    expect(found).toEqual(['one-page-of-several']);
    expect(said).toContain(`without its ${what}`);
  });
});

describe('TOME', () => {
  const NAMES = ['Ada Ash', 'Ben Birch', 'Cy Cedar', 'Dee Dogwood', 'Eve Elm'];
  type Match = readonly [
    stage: number,
    round: number,
    one: number,
    own: number | null,
    two: number,
    other: number | null,
  ];
  const MATCHES: readonly Match[] = [
    [-1, 1, 0, 6, 1, 0],
    [-1, 1, 2, 3, 3, 3],
    [-1, 2, 0, 4, 2, 1],
    [-1, 2, 4, 6, 3, 0],
    [-1, 3, 1, 2, 3, 2],
    [-1, 3, 2, 6, 4, 0],
    [-2, 1, 10, 3, 12, 0],
  ];
  const tome = (matches = MATCHES, game = 'Star Wars: The Card Game') => {
    const player = (pk: number, name: string, stage: number, more: object = {}) => {
      const [first_name, last_name] = name.split(' ');
      return { ...{ pk, first_name, last_name, is_active: true, reward_byes: 0, tournament_pk: stage }, ...more };
    };
    const brought = { reward_byes: 1 };
    const hadBye = { has_received_bye: true };
    const entities = (rows: readonly object[]) => ({ entities: rows });
    const tables = {
      'Tournament:#': entities([
        { pk: -1, name: 'Galactic', format_pk: 1, settings_pk: -3 },
        { pk: -2, name: 'Cut', format_pk: 3, settings_pk: -3, parent_pk: -1 },
      ]),
      'GameSettings:#': entities([{ pk: -3, original_name: game, win_points: 6 }]),
      'Participant:#': entities([
        ...NAMES.map((name, index) => player(index, name, -1, [, hadBye, , , brought][index])),
        ...[0, 2].map((index) => player(10 + index, NAMES[index]!, -2)),
        { ...player(99, 'Gone Away', -1), entityAspect: { entityState: 'Deleted' } },
      ]),
      'Match:#': entities(matches.map(([stage, round], index) => ({ pk: 100 + index, round, tournament_pk: stage }))),
      'MatchParticipant:#': entities(
        matches.flatMap(([, , one, own, two, other], index) => [
          { match_pk: 100 + index, participant_pk: two, table_seat: 1, points_earned: other },
          { match_pk: 100 + index, participant_pk: one, table_seat: 0, points_earned: own },
        ]),
      ),
    };
    return `${json({ tempKeys: [], entityGroupMap: tables })}^^THIS IS A SEPARATOR^^-200\n`;
  };

  it('is read with games, byes, the cut and its game', () => {
    const { game: _, ...facts } = FACTS;
    const { documents } = openFile(
      new TextEncoder().encode(tome()),
      new Map(Object.entries({ ...facts, startsAt: '2016-05-07' })),
    );
    expect(JSON.parse(new TextDecoder().decode(documents[0]!))).toMatchObject({
      tournament: { game: 'sw-lcg', ruleSystem: 'ffg-swlcg-2016', pairing: 'double-elimination' },
    });
    expect(open(tome(), { game: 'sw-lcg', startsAt: '2016-05-07' })).toMatchObject({
      format: 'tome',
      stages: ['swiss', 'swiss', 'swiss', 'elimination'],
      rows: [
        'Ada Ash Ben Birch +Ada Ash +Ada Ash, Cy Cedar Dee Dogwood +Cy Cedar +Dee Dogwood, Eve Elm BYE',
        'Ada Ash Cy Cedar +Ada Ash +draw, Eve Elm Dee Dogwood +Eve Elm +Eve Elm, Ben Birch BYE',
        'Ben Birch Dee Dogwood +draw +draw, Cy Cedar Eve Elm +Cy Cedar +Cy Cedar',
        'Ada Ash Cy Cedar +Ada Ash',
      ],
    });
  });

  it('asks for the game of another one, and shows a match that nobody entered', () => {
    const [first, ...others] = MATCHES;
    const open1 = open(tome([[-1, 1, 0, null, 1, null], ...others], 'Android: Netrunner'));
    expect(first).toBeDefined();
    expect(open1.found).toContain('match-without-result /entityGroupMap/Match:#/entities/0');
  });
});

describe('A report of Cryodex', () => {
  const page = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;

  it('is read with byes, draws, a cut and drops', () => {
    const body = [
      '<h3>Round 1</h3><div>1: Ada VS Ben O&#39;Hara - Match Results: Ada is the winner 100 to 35</div><div>Cy has a BYE</div>',
      '<h3>Round 2</h3><div>Ada VS Cy - Match Results: Draw 80 to 80</div>',
      '<h3>Top 2</h3><div>Ada VS Cy - Match Results: Cy is the winner 20 to 60</div>',
      '<h3>Rankings</h3><table border="1"><tbody><tr><td>Rank</td><td>Name</td></tr><tr><td>1</td><td>Ada</td></tr>',
      '<tr><td>3</td><td>(D#1)Ben O&#39;Hara</td></tr></tbody></table>',
    ];
    expect(open(page(body.join('\n')))).toMatchObject({
      format: 'cryodex-report',
      drops: ["Ben O'Hara 1"],
      stages: ['swiss', 'swiss', 'elimination'],
      rows: ["Ada Ben O'Hara FW 100-35, Cy BYE", 'Ada Cy TT 80-80', 'Ada Cy FL 20-60'],
    });
  });

  it('shows the line of a match without a result', () => {
    expect(open(page('<h3>Round 1</h3>\n<div>Ada VS Ben</div>')).said).toContain(
      'The match of Ada and Ben has no result.',
    );
  });
});

it.each([
  ['a page of HTML', '<!DOCTYPE html>\n<html><body><p>Hi<br></p></body></html>', null, 'page of HTML'],
  [
    'OpenGotha before the first round',
    '<Tournament><Players><Player name="Q" firstName="Ann" participating="1"/></Players><TournamentParameterSet><GeneralParameterSet name="O"/></TournamentParameterSet></Tournament>',
    'opengotha',
    'saved before the first round',
  ],
  [
    'standings of Cobra without rounds',
    json({ name: 'N', cutToTop: 0, players: [{ id: 1, name: 'Ann', rank: 1 }] }),
    'nrtm',
    'without its rounds',
  ],
])('%s is refused by what it is', (_, text, format, message) => {
  const opened = open(text);
  expect(opened.format).toBe(format);
  expect(opened.found).toHaveLength(1);
  expect(opened.said).toContain(message);
});

it('A player of Konami who missed the cut to the playoff has not dropped', () => {
  const player = (id: string, reason: string) =>
    `<TournPlayer><Player><ID>${id}</ID><FirstName>P${id}</FirstName></Player><DropRound>1</DropRound><DropReason>${reason}</DropReason></TournPlayer>`;
  const text = `<Tournament><TournamentPlayers>${player('0000012345', 'PlayoffCut')}${player('0000000007', 'Drop')}</TournamentPlayers><Matches>
    <TournMatch><Player>12345</Player><Player>7</Player><Round>1</Round><Status>Winner</Status><Winner>12345</Winner></TournMatch></Matches></Tournament>`;
  expect(open(text)).toMatchObject({ drops: ['P0000000007 1'], rows: ['P0000012345 P0000000007 FW'] });
});

it('The points of a TRF that its games do not give are shown', () => {
  const line = (number: number, points: string, games: string) =>
    `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)} 1500 GER`.padEnd(80) +
    `${points.padStart(4)} ${String(number).padStart(4)}  ${games}`;
  const text = [
    '012 Open',
    line(1, '1.5', '   2 w 1  0000 - H'),
    line(2, '0.5', '   1 b 0  0000 - H'),
    line(3, '2.0', '   4 w 1  0000 - H'),
    line(4, '0.5', '   3 b 0  0000 - H'),
  ];
  expect(open(text.join('\n')).found).toEqual(['total-does-not-add-up', 'open-question /tournament/halfByes']);
});
