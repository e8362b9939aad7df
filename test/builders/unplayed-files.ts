/** How the first match of the second round of a file ended: Ada won it, or had it without a game. */
export type EndingOfFile = 'win' | 'forfeit' | 'forfeit-by-both' | 'concession' | 'open';

/** The file; null where the program cannot say this. Round 1: Ada beat Ben, Cy beat Dee. Round 2: Ada and Cy, Ben beat Dee. */
type Write = (ending: EndingOfFile) => string | null;

type Signs = Partial<Readonly<Record<EndingOfFile, readonly [string, string]>>>;

const withSigns =
  (signs: Signs, write: (own: string, other: string) => string): Write =>
  (ending) => {
    const [own, other] = signs[ending] ?? [null, null];
    return own === null ? null : write(own, other);
  };

const trfLine = (number: number, name: string, points: string, cells: readonly string[]) =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} 1500${' '.repeat(28)}${points.padStart(4)} ${String(number).padStart(4)}${cells.map((cell) => `  ${cell}`).join('')}`;

export const TEXT_FILES: Readonly<Record<string, Write>> = {
  'cryodex-report': withSigns({ win: ['Ada is the winner 100 to 35', ''], open: ['', ''] }, (said) =>
    [
      '<html><head></head><body><h3>Round 1</h3><div>Ada VS Ben - Match Results: Ada is the winner 100 to 20</div>',
      '<div>Cy VS Dee - Match Results: Cy is the winner 90 to 20</div>',
      `<h3>Round 2</h3><div>Ada VS Cy - Match Results: ${said}</div>`,
      '<div>Ben VS Dee - Match Results: Ben is the winner 90 to 20</div></body></html>',
    ].join('\n'),
  ),
  trf: withSigns(
    { win: ['1', '0'], forfeit: ['+', '-'], 'forfeit-by-both': ['-', '-'], open: [' ', ' '] },
    (own, other) =>
      [
        '012 Winter Local',
        '042 2014/11/08',
        trfLine(1, 'Ada', '2.0', ['   2 w 1', `   3 b ${own}`]),
        trfLine(2, 'Ben', '1.0', ['   1 b 0', '   4 w 1']),
        trfLine(3, 'Cy', '1.0', ['   4 w 1', `   1 w ${other}`]),
        trfLine(4, 'Dee', '0.0', ['   3 b 0', '   2 b 0']),
      ].join('\n'),
  ),
  swissperfect: withSigns(
    { win: ['W', 'L'], forfeit: ['+', '-'], 'forfeit-by-both': ['-', '-'], open: ['', ''] },
    (own, other) =>
      [
        'No\tName\t1\t2',
        `1\tAda\t2:W\t3:${own}`,
        '2\tBen\t1:L\t4:W',
        `3\tCy\t4:W\t1:${other}`,
        '4\tDee\t3:L\t2:L',
      ].join('\n'),
  ),
};

export const TABLE_FILES: Readonly<Record<string, Write>> = {
  'csv-matches': withSigns(
    { win: ['win', ''], forfeit: ['forfeit win', ''], open: ['', ''] },
    (result) => `Round,Player 1,Player 2,Result\n1,Ada,Ben,win\n1,Cy,Dee,win\n2,Ada,Cy,${result}\n2,Ben,Dee,win\n`,
  ),
  'csv-scorecards': withSigns(
    {
      win: ['win', 'loss'],
      forfeit: ['forfeit win', 'forfeit loss'],
      'forfeit-by-both': ['forfeit loss', 'forfeit loss'],
      open: ['', ''],
    },
    (own, other) =>
      `Player,Round,Opponent,Result\nAda,1,Ben,win\nBen,1,Ada,loss\nCy,1,Dee,win\nDee,1,Cy,loss\nAda,2,Cy,${own}\nCy,2,Ada,${other}\nBen,2,Dee,win\nDee,2,Ben,loss\n`,
  ),
  'csv-crosstable': withSigns(
    { win: ['3W', '1L'], open: ['3', '1'] },
    (own, other) => `No,Name,1,2\n1,Ada,2W,${own}\n2,Ben,1L,4W\n3,Cy,4W,${other}\n4,Dee,3L,2L\n`,
  ),
};

const NAMES = ['Ada', 'Ben', 'Cy', 'Dee'] as const;

export const XML_FILES: Readonly<Record<string, Write>> = {
  wer: withSigns(
    {
      win: ['outcome="1" win="2" loss="0" draw="0" winbydrop="False"', ''],
      forfeit: ['outcome="1" win="2" loss="0" draw="0" winbydrop="True"', ''],
      open: ['outcome="2" win="-1" loss="-1" draw="-1" winbydrop="False"', ''],
    },
    (second) => {
      const won = 'outcome="1" win="2" loss="0" draw="0" winbydrop="False"';
      const people = NAMES.map((name, index) => `<person id="${index + 1}" first="${name}"/>`).join('');
      const refs = NAMES.map((_, index) => `<ref person="${index + 1}" seq="${index + 1}"/>`).join('');
      return `<event title="Winter Local" startdate="2014-11-08" numberofrounds="2"><participation>${people}<role cd="PL">${refs}</role></participation><matches>
        <round number="1"><match person="1" opponent="2" ${won}/><match person="3" opponent="4" ${won}/></round>
        <round number="2"><match person="1" opponent="3" ${second}/><match person="2" opponent="4" ${won}/></round></matches></event>`;
    },
  ),
  konami: withSigns(
    { win: ['Winner', '1'], forfeit: ['Forfeit', '1'], 'forfeit-by-both': ['DoubleLoss', '0'], open: ['', '0'] },
    (status, winner) => {
      const people = NAMES.map(
        (name, index) =>
          `<TournPlayer><Player><ID>${index + 1}</ID><FirstName>${name}</FirstName></Player></TournPlayer>`,
      ).join('');
      const match = (round: number, one: number, two: number, how = 'Winner', who = String(one)) =>
        `<TournMatch><Player>${one}</Player><Player>${two}</Player><Round>${round}</Round><Status>${how}</Status><Winner>${who}</Winner></TournMatch>`;
      return `<Tournament><Name>Winter Local</Name><Date>2014-11-08</Date><TournamentPlayers>${people}</TournamentPlayers><Matches>${match(1, 1, 2)}${match(1, 3, 4)}${match(2, 1, 3, status, winner)}${match(2, 2, 4)}</Matches></Tournament>`;
    },
  ),
  tdf: withSigns({ win: ['1', ''], 'forfeit-by-both': ['10', ''], open: ['0', ''] }, (outcome) => {
    const people = NAMES.map((name, index) => `<player userid="${index + 1}"><firstname>${name}</firstname></player>`);
    const match = (one: number, two: number, how = '1') =>
      `<match outcome="${how}"><player1 userid="${one}"/><player2 userid="${two}"/></match>`;
    const round = (number: number, ...matches: string[]) =>
      `<round number="${number}" type="3"><matches>${matches.join('')}</matches></round>`;
    return `<tournament><data><name>Winter Local</name><startdate>11/08/2014</startdate></data><players>${people.join('')}</players><pods><pod category="2"><rounds>${round(1, match(1, 2), match(3, 4))}${round(2, match(1, 3, outcome), match(2, 4))}</rounds></pod></pods></tournament>`;
  }),
  opengotha: withSigns(
    {
      win: ['RESULT_WHITEWINS', ''],
      forfeit: ['RESULT_WHITEWINS_BYDEF', ''],
      'forfeit-by-both': ['RESULT_BOTHLOSE_BYDEF', ''],
      open: ['RESULT_UNKNOWN', ''],
    },
    (result) => {
      const people = NAMES.map((name) => `<Player name="${name}" firstName=""/>`).join('');
      const game = (round: number, white: string, black: string, how = 'RESULT_WHITEWINS') =>
        `<Game whitePlayer="${white}" blackPlayer="${black}" result="${how}" roundNumber="${round}"/>`;
      return `<Tournament><Players>${people}</Players><Games>${game(1, 'ADA', 'BEN')}${game(1, 'CY', 'DEE')}${game(2, 'ADA', 'CY', result)}${game(2, 'BEN', 'DEE')}</Games><TournamentParameterSet><GeneralParameterSet name="Winter Local" beginDate="2014-11-08"/></TournamentParameterSet></Tournament>`;
    },
  ),
};

/** Matches of both rounds, the one in question as its own members. */
const rowsWith = (
  make: (one: number, two: number, round: number, second: object) => object,
  won: object,
  asked: object,
) => [
  [make(1, 2, 1, won), make(3, 4, 1, won)],
  [make(1, 3, 2, asked), make(2, 4, 2, won)],
];

const writeJson =
  (endings: Partial<Readonly<Record<EndingOfFile, object>>>, write: (asked: object) => unknown): Write =>
  (ending) => {
    const asked = endings[ending];
    return asked === undefined ? null : JSON.stringify(write(asked));
  };

const nameOf = (id: number) => NAMES[id - 1]!;

const meleeWon = { sides: [2, 0], ResultString: null };

export const JSON_FILES: Readonly<Record<string, Write>> = {
  challonge: writeJson(
    {
      win: { state: 'complete', winner_id: 1, scores_csv: '2-1' },
      forfeit: { state: 'complete', winner_id: 1, scores_csv: '0--1', forfeited: null },
      'forfeit-by-both': { state: 'complete', winner_id: null, scores_csv: '-1--1' },
      open: { state: 'open', winner_id: null, scores_csv: '0-0' },
    },
    (asked) => ({
      tournament: {
        name: 'Winter Local',
        tournament_type: 'swiss',
        state: 'complete',
        started_at: '2014-11-08T10:00:00Z',
        participants: NAMES.map((name, index) => ({ participant: { id: index + 1, name } })),
        matches: rowsWith(
          (one, two, round, more) => ({ match: { round, player1_id: one, player2_id: two, winner_id: one, ...more } }),
          { state: 'complete', scores_csv: '2-0' },
          asked,
        ).flat(),
      },
    }),
  ),
  'challonge-2.1': writeJson(
    {
      win: { state: 'complete', winner_id: 1, scores: '2 - 1' },
      forfeit: { state: 'complete', winner_id: 1, scores: '0 - -1' },
      'forfeit-by-both': { state: 'complete', winner_id: null, scores: '-1 - -1' },
      open: { state: 'pending', winner_id: null, scores: '0 - 0' },
    },
    (asked) => [
      {
        data: [
          {
            type: 'tournament',
            attributes: {
              name: 'Winter Local',
              tournament_type: 'swiss',
              state: 'complete',
              started_at: '2014-11-08T10:00:00Z',
            },
          },
        ],
      },
      { data: NAMES.map((name, index) => ({ type: 'participant', id: index + 1, attributes: { name } })) },
      {
        data: rowsWith(
          (one, two, round, more) => ({
            type: 'match',
            attributes: {
              round,
              winner_id: one,
              points_by_participant: [{ participant_id: one }, { participant_id: two }],
              ...more,
            },
          }),
          { state: 'complete', scores: '2 - 0' },
          asked,
        ).flat(),
      },
    ],
  ),
  'start.gg': writeJson(
    {
      win: { state: 3, winnerId: 1, sides: [2, 1] },
      forfeit: { state: 3, winnerId: 1, sides: [0, -1] },
      'forfeit-by-both': { state: 3, winnerId: null, sides: [-1, -1] },
      open: { state: 1, winnerId: null, sides: [1, 1] },
    },
    (asked) => ({
      data: {
        event: {
          id: 9,
          name: 'Winter Local',
          startAt: 1415440800,
          state: 'COMPLETED',
          sets: {
            nodes: rowsWith(
              (one, two, round, more) => {
                const { sides, ...rest } = more as { sides: number[] };
                const slots = [one, two].map((id, side) => ({
                  entrant: { id, name: nameOf(id) },
                  standing: { stats: { score: { value: sides[side] } } },
                }));
                return { id: one * 10 + two, round, fullRoundText: `Round ${round}`, winnerId: one, slots, ...rest };
              },
              { state: 3, sides: [2, 0] },
              asked,
            ).flat(),
          },
        },
      },
    }),
  ),
  melee: writeJson(
    {
      win: { sides: [2, 1], ResultString: 'Ada won 2-1-0' },
      forfeit: { sides: [2, 0], ResultString: 'Cy forfeited the match' },
      'forfeit-by-both': { sides: [0, 0], ResultString: 'Both players forfeited the match' },
      concession: { sides: [2, 0], ResultString: 'Cy conceded the match' },
      open: { sides: [0, 0], ResultString: '' },
    },
    (asked) =>
      rowsWith(
        (one, two, round, more) => {
          const { sides, ResultString } = more as typeof meleeWon;
          const Competitors = [one, two].map((id, side) => ({
            Team: { Players: [{ ID: id, DisplayName: nameOf(id) }] },
            GameWins: sides[side],
          }));
          return { RoundNumber: round, TournamentName: 'Winter Local', Competitors, ResultString };
        },
        meleeWon,
        asked,
      ).flat(),
  ),
  topdeck: writeJson(
    {
      win: { Result: '2-1-0' },
      forfeit: { Result: 'Cy forfeited the match' },
      'forfeit-by-both': { Result: 'Both players forfeited' },
      concession: { Result: 'Cy conceded' },
      open: { Result: '0-0-0' },
    },
    (asked) => ({
      Tournament: { Name: 'Winter Local', Date: '2014-11-08' },
      Rounds: rowsWith(
        (one, two, _, more) => ({ Player1: nameOf(one), Player2: nameOf(two), ...more }),
        { Result: '2-0-0' },
        asked,
      ).map((Matches, index) => ({ RoundName: `Round ${index + 1}`, Matches })),
    }),
  ),
  'topdeck-api': writeJson(
    {
      win: { status: 'Completed', winner: 'Ada' },
      forfeit: { status: 'Forfeit', winner: 'Ada' },
      'forfeit-by-both': { status: 'Forfeit' },
      open: { status: 'Active', winner_games: 0, loser_games: 0 },
    },
    (asked) => ({
      TID: 'x',
      tournamentName: 'Winter Local',
      startDate: 1415440800,
      standings: NAMES.map((name, index) => ({ name, id: String(index + 1) })),
      rounds: rowsWith(
        (one, two, _, more) => ({
          players: [one, two].map((id) => ({ id: String(id), name: nameOf(id) })),
          ...('first' in more ? { status: 'Completed', winner: nameOf(one) } : more),
        }),
        { first: true },
        asked,
      ).map((tables, index) => ({
        round: index + 1,
        tables: tables.map((table, number) => ({ table: number + 1, ...table })),
      })),
    }),
  ),
  nrtm: writeJson({ win: { scores: [6, 0] }, open: { scores: [0, 0] } }, (asked) => ({
    name: 'Winter Local',
    date: '2014-11-08',
    players: NAMES.map((name, index) => ({ id: index + 1, name, rank: index + 1 })),
    rounds: rowsWith(
      (one, two, _, more) => {
        const { scores } = more as { scores: number[] };
        return { player1: { id: one, combinedScore: scores[0] }, player2: { id: two, combinedScore: scores[1] } };
      },
      { scores: [6, 0] },
      asked,
    ),
  })),
  'aesops-tables': writeJson({ win: { scores: [3, 0] }, open: { scores: [0, 0] } }, (asked) => ({
    name: 'Winter Local',
    date: '2014-11-08',
    uploadedFrom: 'AesopsTables',
    players: NAMES.map((name, index) => ({ id: index + 1, name, rank: index + 1 })),
    rounds: rowsWith(
      (one, two, _, more) => {
        const { scores } = more as { scores: number[] };
        return { corpPlayer: one, runnerPlayer: two, corpScore: scores[0], runnerScore: scores[1] };
      },
      { scores: [3, 0] },
      asked,
    ),
  })),
  cryodex: writeJson(
    {
      win: { player1points: 100, player2points: 35 },
      forfeit: { player1points: 100, player2points: 0, result: 'forfeit', winner: 'Ada' },
      'forfeit-by-both': { player1points: 0, player2points: 0, result: 'forfeit' },
      concession: { player1points: 100, player2points: 0, result: 'concession', winner: 'Ada' },
      open: { player1points: 0, player2points: 0, result: '' },
    },
    (asked) => ({
      name: 'Winter Local',
      date: '2014-11-08',
      players: NAMES.map((name) => ({ name })),
      rounds: rowsWith(
        (one, two, _, more) => ({ player1: nameOf(one), player2: nameOf(two), ...more }),
        { player1points: 100, player2points: 50 },
        asked,
      ).map((matches, index) => ({ 'round-type': 'swiss', 'round-number': index + 1, matches })),
    }),
  ),
  listfortress: writeJson(
    {
      win: { winner_id: 1, player1_points: 200, player2_points: 90, result: 'win' },
      forfeit: { winner_id: 1, player1_points: 0, player2_points: 0, result: 'forfeit' },
      'forfeit-by-both': { winner_id: null, player1_points: 0, player2_points: 0, result: 'forfeit' },
      open: { winner_id: null, player1_points: 0, player2_points: 0, result: null },
    },
    (asked) => ({
      name: 'Winter Local',
      date: '2014-11-08',
      participants: NAMES.map((name, index) => ({ id: index + 1, name })),
      rounds: rowsWith(
        (one, two, _, more) => ({ player1_id: one, player2_id: two, winner_id: one, ...more }),
        { player1_points: 200, player2_points: 50, result: 'win' },
        asked,
      ).map((matches, index) => ({ roundtype_id: 1, round_number: index + 1, matches })),
    }),
  ),
  tome: (ending) => {
    const points = { win: [6, 0], open: [null, null] }[ending as 'win' | 'open'];
    if (points === undefined) return null;
    const matches = rowsWith((one, two, round, more) => ({ one, two, round, more }), [6, 0], points).flat() as {
      readonly one: number;
      readonly two: number;
      readonly round: number;
      readonly more: readonly (number | null)[];
    }[];
    const entities = (rows: readonly object[]) => ({ entities: rows });
    const saved = {
      entityGroupMap: {
        'Tournament:#': entities([{ pk: -1, name: 'Winter Local', format_pk: 1, settings_pk: -2 }]),
        'GameSettings:#': entities([{ pk: -2, original_name: 'Android: Netrunner', win_points: 6 }]),
        'Participant:#': entities(
          NAMES.map((name, index) => ({
            pk: index + 1,
            first_name: name,
            last_name: '',
            is_active: true,
            tournament_pk: -1,
          })),
        ),
        'Match:#': entities(matches.map(({ round }, index) => ({ pk: 100 + index, round, tournament_pk: -1 }))),
        'MatchParticipant:#': entities(
          matches.flatMap(({ one, two, more }, index) =>
            [one, two].map((player, seat) => ({
              match_pk: 100 + index,
              participant_pk: player,
              table_seat: seat,
              points_earned: more[seat],
            })),
          ),
        ),
      },
    };
    return `${JSON.stringify(saved)}^^THIS IS A SEPARATOR^^-1`;
  },
};
