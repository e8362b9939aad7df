/** A JSON Schema (2020-12) describes what is read of a file of another program. Other members are allowed and not read. */
export interface ForeignSchema {
  readonly title: string;
  readonly description: string;
  readonly examples: readonly unknown[];
  readonly [keyword: string]: unknown;
}

type Members = Readonly<Record<string, object>>;

const text = (description: string) => ({ type: 'string', description });
/** Programs write ids and numbers both as texts and as numbers. */
const id = (description: string) => ({ type: ['string', 'integer'], description });
const number = (description: string) => ({ type: ['number', 'string', 'null'], description });
const flag = (description: string) => ({ type: ['boolean', 'null'], description });
const maybeText = (description: string) => ({ type: ['string', 'null'], description });
const list = (items: object, description?: string) => ({ type: 'array', items, ...(description && { description }) });
const object = (required: readonly string[], properties: Members) => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
});

const NRTM_PLAYERS = list(
  object(['id', 'name'], {
    id: id('Names the player inside the file'),
    name: text('Name'),
    rank: number('Final place'),
  }),
);

const NRTM = object(['players', 'rounds'], {
  name: maybeText('Name of the tournament'),
  date: maybeText('Day, YYYY-MM-DD'),
  preliminaryRounds: number('Rounds of the Swiss stage; the others are eliminations'),
  players: NRTM_PLAYERS,
});

const SIDE = (who: string) => ({
  type: ['object', 'null'],
  properties: {
    id: { type: ['string', 'integer', 'null'], description: `Id of ${who}; null for a bye` },
    combinedScore: number('Points of both games'),
    runnerScore: number('Points of one game, where combinedScore is missing'),
    corpScore: number('Points of the other'),
    winner: flag('Whether they won'),
  },
});

const nrtm: ForeignSchema = {
  title: 'NRTM or Cobra JSON',
  description: 'One tournament; `rounds` is a list of lists of pairings.',
  ...NRTM,
  properties: {
    ...NRTM.properties,
    rounds: list(
      list(
        object([], {
          table: number('Number of the table'),
          player1: SIDE('the first player'),
          player2: SIDE('the second player'),
          intentionalDraw: flag('Whether both agreed on a draw'),
          eliminationGame: flag('Whether the pairing belongs to the elimination stage'),
        }),
      ),
    ),
  },
  examples: [
    {
      name: 'Winter Local',
      date: '2014-11-08',
      preliminaryRounds: 1,
      players: [
        { id: 1, name: 'Ann', rank: 1 },
        { id: 2, name: 'Bob', rank: 2 },
      ],
      rounds: [[{ table: 1, player1: { id: 1, combinedScore: 6 }, player2: { id: 2, combinedScore: 0 } }]],
    },
  ],
};

const aesops: ForeignSchema = {
  title: 'Aesop’s Tables JSON',
  description: 'As NRTM, with the sides of one game in place of two players.',
  ...NRTM,
  properties: {
    ...NRTM.properties,
    uploadedFrom: text('AesopsTables'),
    rounds: list(
      list(
        object(['corpPlayer', 'runnerPlayer'], {
          corpPlayer: id('Id of the first player; “(BYE)” for nobody'),
          runnerPlayer: id('Id of the second player'),
          corpScore: number('Points of the first player'),
          runnerScore: number('Points of the second player'),
          winner_id: { type: ['string', 'integer', 'null'], description: 'Winner of a game without points' },
          eliminationGame: flag('Whether the pairing belongs to the elimination stage'),
        }),
      ),
    ),
  },
  examples: [
    {
      name: 'Winter Local',
      uploadedFrom: 'AesopsTables',
      players: [
        { id: 1, name: 'Ann', rank: 1 },
        { id: 2, name: 'Bob', rank: 2 },
      ],
      rounds: [[{ corpPlayer: 1, runnerPlayer: 2, corpScore: 3, runnerScore: 0 }]],
    },
  ],
};

const challonge: ForeignSchema = {
  title: 'Challonge API JSON, version 1',
  description:
    'A tournament with its participants and matches. The lists may also be beside the tournament, as the API gives them one by one.',
  ...object(['tournament'], {
    tournament: object(['tournament_type', 'participants', 'matches'], {
      name: maybeText('Name of the tournament'),
      tournament_type: text('“swiss”, “round robin”, “single elimination” or “double elimination”'),
      state: text('“complete” once it is finished'),
      started_at: maybeText('Start, with an offset to UTC'),
      completed_at: maybeText('End'),
      swiss_rounds: number('Planned rounds of a Swiss stage'),
      participants: list(
        object(['participant'], {
          participant: object(['id'], {
            id: id('Names the participant inside the file'),
            name: maybeText('Name; display_name comes first, username last'),
            seed: number('Seed'),
            final_rank: number('Final place'),
            active: flag('False for participants who left'),
            on_waiting_list: flag('Participants of the waiting list are left out'),
            group_player_ids: list(id('Further ids, in a group stage')),
          }),
        }),
      ),
      matches: list(
        object(['match'], {
          match: object(['player1_id', 'player2_id'], {
            round: number('Round; negative in the bracket of losers'),
            player1_id: { type: ['string', 'integer', 'null'], description: 'Id of a participant' },
            player2_id: { type: ['string', 'integer', 'null'], description: 'Id of a participant' },
            winner_id: { type: ['string', 'integer', 'null'], description: 'Null for a draw' },
            scores_csv: maybeText('Games, as in 2-1 or 3-0,1-3,3-2'),
            forfeited: flag('Whether it was not played'),
            suggested_play_order: number('Order of play'),
            optional: flag('A reset that nobody had to play'),
          }),
        }),
      ),
    }),
  }),
  examples: [
    {
      tournament: {
        name: 'Winter Local',
        tournament_type: 'swiss',
        state: 'complete',
        started_at: '2014-11-08T10:00:00.000-05:00',
        participants: [
          { participant: { id: 1, name: 'Ann', seed: 1, final_rank: 1, active: true } },
          { participant: { id: 2, name: 'Bob', seed: 2, final_rank: 2, active: true } },
        ],
        matches: [{ match: { round: 1, player1_id: 1, player2_id: 2, winner_id: 1, scores_csv: '2-1' } }],
      },
    },
  ],
};

const challonge2: ForeignSchema = {
  title: 'Challonge API 2.1 JSON',
  description:
    'Resources of JSON:API (tournament, participant and match) in one or several answers; all answers of one tournament are in one file.',
  ...object(['data'], {
    data: list(
      object(['type', 'attributes'], {
        id: id('Id of the resource'),
        type: { enum: ['tournament', 'participant', 'match'], description: 'What it is' },
        attributes: object([], {
          name: maybeText('Name of the tournament or participant'),
          tournament_type: text('As in version 1'),
          round: number('Round of a match'),
          winner_id: { type: ['string', 'integer', 'null'], description: 'Winner of a match' },
          score_in_sets: list(list(number('Points')), 'Games of a match'),
          points_by_participant: list(object(['participant_id'], { participant_id: id('Player of the match') })),
        }),
      }),
    ),
    meta: object([], { count: number('Length of the whole list, which shows whether a page is missing') }),
  }),
  examples: [
    {
      data: [
        {
          type: 'tournament',
          id: '9',
          attributes: { name: 'Winter Local', tournament_type: 'swiss', state: 'complete' },
        },
        { type: 'participant', id: '1', attributes: { name: 'Ann' } },
        { type: 'participant', id: '2', attributes: { name: 'Bob' } },
        {
          type: 'match',
          id: '3',
          attributes: {
            round: 1,
            winner_id: 1,
            score_in_sets: [[2, 1]],
            points_by_participant: [{ participant_id: 1 }, { participant_id: 2 }],
          },
        },
      ],
      meta: { count: 4 },
    },
  ],
};

const topdeck: ForeignSchema = {
  title: 'TopDeck JSON',
  description: 'A tournament with its rounds and standings, as caches of TopDeck and Melee keep it.',
  ...object(['Tournament', 'Rounds'], {
    Tournament: object([], { Name: maybeText('Name'), Date: maybeText('Start') }),
    Rounds: list(
      object(['Matches'], {
        RoundName: text('Name of the round; finals are eliminations'),
        Matches: list(
          object(['Player1', 'Player2'], {
            Player1: maybeText('Name of the first player'),
            Player2: maybeText('Name of the second player; “-”, “bye” or nothing for a bye'),
            Result: maybeText('Games won, lost and drawn, as in 2-1-0'),
          }),
        ),
      }),
    ),
    Standings: list(object(['Player'], { Rank: number('Final place'), Player: text('Name') })),
  }),
  examples: [
    {
      Tournament: { Name: 'Winter Local', Date: '2014-11-08T10:00:00-05:00' },
      Rounds: [{ RoundName: 'Round 1', Matches: [{ Player1: 'Ann', Player2: 'Bob', Result: '2-1-0' }] }],
      Standings: [
        { Rank: 1, Player: 'Ann' },
        { Rank: 2, Player: 'Bob' },
      ],
    },
  ],
};

const TOPDECK_PLAYER = object(['name'], {
  id: { type: ['string', 'integer', 'null'], description: 'Names the player inside the file' },
  name: text('Name'),
});

const topdeckApi: ForeignSchema = {
  title: 'TopDeck API JSON, version 2',
  description: 'A tournament, or a list of them, asked for with its rounds.',
  ...object(['rounds'], {
    TID: text('Id of the tournament; it is not kept'),
    tournamentName: maybeText('Name'),
    startDate: number('Start, in seconds since 1970'),
    swissNum: number('Rounds of the Swiss stage'),
    standings: list({
      ...TOPDECK_PLAYER,
      properties: { ...TOPDECK_PLAYER.properties, standing: number('Final place') },
    }),
    rounds: list(
      object(['round', 'tables'], {
        round: { type: ['integer', 'string'], description: 'Number, or a name as “Top 8”' },
        tables: list(
          object(['players'], {
            table: { type: ['integer', 'string'], description: 'Number of the table, or “Byes”' },
            players: list(TOPDECK_PLAYER),
            winner: maybeText('Name of the winner, or “Draw”'),
          }),
        ),
      }),
    ),
  }),
  examples: [
    {
      TID: 'winter',
      tournamentName: 'Winter Local',
      startDate: 1415458800,
      rounds: [
        {
          round: 1,
          tables: [
            {
              table: 1,
              players: [
                { id: 'a', name: 'Ann' },
                { id: 'b', name: 'Bob' },
              ],
              winner: 'Ann',
            },
          ],
        },
      ],
    },
  ],
};

const melee: ForeignSchema = {
  title: 'Melee JSON',
  description: 'Matches of a tournament: a page of the API (`Content`), or a list of all pages.',
  ...object(['Content'], {
    Content: list(
      object(['Competitors'], {
        RoundNumber: number('Number of the round'),
        RoundName: maybeText('Name of the round; finals are eliminations'),
        HasResult: flag('False for an open match'),
        ResultString: maybeText('As in “Ann won 2-1-0”'),
        ByeReason: number('Set for a bye'),
        Competitors: list(
          object(['Team'], {
            GameWins: number('Games won'),
            Team: object(['Players'], {
              Players: list(object(['ID'], { ID: id('Names the player'), DisplayName: maybeText('Name') })),
            }),
          }),
        ),
      }),
    ),
    HasMore: flag('Whether pages follow'),
    RecordsTotal: number('Matches of all pages'),
  }),
  examples: [
    {
      Content: [
        {
          RoundNumber: 1,
          HasResult: true,
          ResultString: 'Ann won 2-1-0',
          Competitors: [
            { GameWins: 2, Team: { Players: [{ ID: 1, DisplayName: 'Ann' }] } },
            { GameWins: 1, Team: { Players: [{ ID: 2, DisplayName: 'Bob' }] } },
          ],
        },
      ],
      HasMore: false,
      RecordsTotal: 1,
    },
  ],
};

const ENTRANT = object([], {
  id: id('Names the entrant'),
  name: maybeText('Name; the sponsor before “ | ” is left out'),
});

const startGg: ForeignSchema = {
  title: 'start.gg JSON (GraphQL)',
  description: 'An answer with an event and its sets; all pages of one event may be in one list.',
  ...object(['data'], {
    data: object(['event'], {
      event: object(['sets'], {
        id: id('Tells pages of one event from others'),
        name: maybeText('Name'),
        state: { type: ['string', 'integer', 'null'], description: '“COMPLETED” (3) once it is finished' },
        startAt: number('Start, in seconds since 1970'),
        sets: object(['nodes'], {
          pageInfo: object([], {
            total: number('Sets of all pages'),
            totalPages: number('Pages'),
            page: number('Page'),
          }),
          nodes: list(
            object(['slots'], {
              id: id('Sets that come twice are read once'),
              round: number('Round; negative in the bracket of losers'),
              winnerId: { type: ['string', 'integer', 'null'], description: 'Id of an entrant' },
              displayScore: maybeText('“DQ” for a disqualification'),
              slots: list(object(['entrant'], { entrant: { ...ENTRANT, type: ['object', 'null'] } })),
            }),
          ),
        }),
      }),
    }),
  }),
  examples: [
    {
      data: {
        event: {
          id: 1,
          name: 'Winter Local',
          state: 'COMPLETED',
          startAt: 1415458800,
          sets: {
            pageInfo: { total: 1, totalPages: 1, page: 1 },
            nodes: [
              {
                id: 2,
                round: 1,
                winnerId: 1,
                slots: [{ entrant: { id: 1, name: 'Ann' } }, { entrant: { id: 2, name: 'Bob' } }],
              },
            ],
          },
        },
      },
    },
  ],
};

const cryodex: ForeignSchema = {
  title: 'Cryodex JSON',
  description: 'A tournament as Cryodex exports it for List Juggler.',
  ...object(['players', 'rounds'], {
    name: maybeText('Name of the tournament'),
    date: maybeText('Day'),
    players: list(
      object(['name'], {
        name: text('Name, by which matches name the player'),
        rank: object([], { swiss: number('Place after the Swiss rounds'), elimination: number('Final place') }),
        dropped: {
          type: ['integer', 'boolean', 'string', 'null'],
          description: 'Round after which they dropped, or true',
        },
      }),
    ),
    rounds: list(
      object(['round-type', 'matches'], {
        'round-type': text('“swiss” or “elimination”'),
        matches: list(
          object(['player1'], {
            player1: text('Name of the first player'),
            player2: maybeText('Name of the second player'),
            player1points: number('Points of the first player'),
            player2points: number('Points of the second player'),
            winner: maybeText('Name of the winner'),
            result: maybeText('“win”, “draw”, “bye”, “forfeit” or “concession”'),
          }),
        ),
      }),
    ),
  }),
  examples: [
    {
      name: 'Winter Local',
      players: [
        { name: 'Ann', rank: { swiss: 1 } },
        { name: 'Bob', rank: { swiss: 2 } },
      ],
      rounds: [
        {
          'round-type': 'swiss',
          matches: [{ player1: 'Ann', player1points: 9, player2: 'Bob', player2points: 1, result: 'win' }],
        },
      ],
    },
  ],
};

const listfortress: ForeignSchema = {
  title: 'ListFortress JSON',
  description: 'A tournament, as `/api/v1/tournaments/ID` answers it.',
  ...object(['participants', 'rounds'], {
    name: maybeText('Name'),
    date: maybeText('Day'),
    location: maybeText('Place'),
    country: maybeText('ISO 3166-1 alpha-2'),
    participants: list(
      object(['id', 'name'], {
        id: id('Names the player inside the file'),
        name: text('Name'),
        swiss_rank: number('Place after the Swiss rounds'),
        top_cut_rank: number('Final place'),
        dropped: { type: ['boolean', 'null'], description: 'Whether they dropped' },
      }),
    ),
    rounds: list(
      object(['roundtype_id', 'matches'], {
        roundtype_id: { type: 'integer', description: '1 for Swiss, 2 for elimination' },
        round_number: number('Number of the round; of an elimination, often the number of its players'),
        matches: list(
          object(['player1_id'], {
            player1_id: id('Id of the first player'),
            player2_id: { type: ['string', 'integer', 'null'], description: 'Id of the second player; null for a bye' },
            player1_points: number('Points of the first player'),
            player2_points: number('Points of the second player'),
            winner_id: { type: ['string', 'integer', 'null'], description: 'Id of the winner' },
            result: maybeText('“win”, “draw” or “bye”'),
          }),
        ),
      }),
    ),
  }),
  examples: [
    {
      name: 'Winter Local',
      date: '2014-11-08',
      participants: [
        { id: 1, name: 'Ann', swiss_rank: 1 },
        { id: 2, name: 'Bob', swiss_rank: 2 },
      ],
      rounds: [
        {
          roundtype_id: 1,
          round_number: 1,
          matches: [
            { player1_id: 1, player1_points: 200, player2_id: 2, player2_points: 90, winner_id: 1, result: 'win' },
          ],
        },
      ],
    },
  ],
};

/** The key is the format, as `quadrant check FILE --json` names it. */
export const JSON_SCHEMAS: Readonly<Record<string, ForeignSchema>> = {
  nrtm,
  'aesops-tables': aesops,
  challonge,
  'challonge-2.1': challonge2,
  topdeck,
  'topdeck-api': topdeckApi,
  melee,
  'start.gg': startGg,
  cryodex,
  listfortress,
};
