import type { ForeignSchema } from './json-schemas.js';

/** Describes a file that is not JSON: its description says what is read of it. */
const ofText = (
  title: string,
  contentMediaType: string,
  description: string,
  example: readonly string[],
): ForeignSchema => ({
  title,
  description,
  type: 'string',
  contentMediaType,
  examples: [example.join('\n')],
});

const xml = (title: string, description: string, example: readonly string[]): ForeignSchema =>
  ofText(
    title,
    'application/xml',
    `${description} An attribute and a child element of one name mean the same.`,
    example,
  );

const line = (din: string, value: string) => `${din} ${value}`;

const player = (number: number, name: string, points: string, games: string) =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(67)}${points} ${String(number).padStart(4)}  ${games}`;

/** The key is the format, as `quadrant check FILE --json` names it. */
export const TEXT_SCHEMAS: Readonly<Record<string, ForeignSchema>> = {
  trf: ofText(
    'TRF16 and TRF26 (FIDE)',
    'text/plain',
    'Lines that begin with a number of three digits. Read are 012 (name), 022 (place), 032 (country), 042 and 052 (days), 142 or XXR (planned rounds), 240 (byes of TRF26) and 001 (a player): starting number in columns 5 to 8, name in 15 to 47, country in 54 to 56, points in 81 to 84, place in 86 to 89, and from column 92 on ten columns for each round: opponent, colour and result.',
    [
      line('012', 'Winter Local'),
      line('042', '2014/11/08'),
      player(1, 'Ann', '1.0', '   2 w 1'),
      player(2, 'Bob', '0.0', '   1 b 0'),
    ],
  ),
  swissperfect: ofText(
    'SwissPerfect export',
    'text/plain',
    'A table with tabs, semicolons, bars or spaces: No, Name, and a column for each round with the number of the opponent and the result, as in 7:W or 12:L; 0: for a player who was not there.',
    ['No\tName\tFeder\tTotal\t1', '', '1\tAnn\t\t1\t2:W', '2\tBob\t\t0\t1:L'],
  ),
  wer: xml(
    'a .wer file of Wizards Event Reporter',
    '`event` (title, startdate, numberofrounds, playoffstartround) with `participation` (`person`: id, first, last; `role` PL with `ref`: person, seq) and `matches` (`round`: number; `match`: person, opponent, win, loss, draw, outcome).',
    [
      '<event title="Winter Local" startdate="2014-11-08"><participation>',
      '<person id="1" first="Ann" last="Lee"/><person id="2" first="Bob" last="Ray"/>',
      '<role cd="PL"><ref person="1" seq="1"/><ref person="2" seq="2"/></role></participation>',
      '<matches><round number="1"><match person="1" opponent="2" outcome="1" win="2" loss="1"/></round></matches></event>',
    ],
  ),
  tdf: xml(
    'a .tdf file of Tournament Operations Manager',
    '`tournament` with `data` (name, startdate), `players` (`player`: userid, firstname, lastname, dropped) and `pods` (`pod`: category; `round`: type; `match`: outcome, `player1`, `player2` or `player`).',
    [
      '<tournament><data><name>Winter Local</name><startdate>11/08/2014</startdate></data>',
      '<players><player userid="1"><firstname>Ann</firstname></player><player userid="2"><firstname>Bob</firstname></player></players>',
      '<pods><pod category="2"><rounds><round number="1" type="3"><matches>',
      '<match outcome="1"><player1 userid="1"/><player2 userid="2"/></match></matches></round></rounds></pod></pods></tournament>',
    ],
  ),
  konami: xml(
    'a .Tournament file of Konami',
    '`Tournament` with Name, Date, Finalized, `TournamentPlayers` (`TournPlayer`: Rank, DropRound, DropReason, `Player`: ID, FirstName, LastName) and `Matches` (`TournMatch`: two `Player`, Round, Status, Winner, PlayoffMatch).',
    [
      '<Tournament><Name>Winter Local</Name><Date>2014-11-08</Date><TournamentPlayers>',
      '<TournPlayer><Player><ID>1</ID><FirstName>Ann</FirstName></Player><Rank>1</Rank></TournPlayer>',
      '<TournPlayer><Player><ID>2</ID><FirstName>Bob</FirstName></Player><Rank>2</Rank></TournPlayer></TournamentPlayers>',
      '<Matches><TournMatch><Player>1</Player><Player>2</Player><Round>1</Round><Status>Winner</Status><Winner>1</Winner></TournMatch></Matches></Tournament>',
    ],
  ),
  opengotha: xml(
    'OpenGotha XML',
    '`Tournament` with `Players` (`Player`: name, firstName, country, participating), `Games` (`Game`: roundNumber, whitePlayer, blackPlayer, result), `ByePlayers` (`ByePlayer`: player, roundNumber) and `TournamentParameterSet` / `GeneralParameterSet` (name, beginDate, endDate, location, numberOfRounds).',
    [
      '<Tournament><Players><Player name="Lee" firstName="Ann" participating="1"/><Player name="Ray" firstName="Bob" participating="1"/></Players>',
      '<Games><Game roundNumber="1" whitePlayer="LEEANN" blackPlayer="RAYBOB" result="RESULT_WHITEWINS"/></Games><ByePlayers/>',
      '<TournamentParameterSet><GeneralParameterSet name="Winter Local" beginDate="2014-11-08"/></TournamentParameterSet></Tournament>',
    ],
  ),
  'cryodex-report': ofText(
    'Cryodex report (HTML)',
    'text/html',
    'A heading h3 for each round (“Round 1”; “Top 8” for an elimination), a div for each match (“Ann VS Bob - Match Results: Ann is the winner 100 to 35”, “… Draw 80 to 80”, “Cy has a BYE”), and a table of rankings (rank, name; “(D#2)Ann” for a player who dropped after round 2).',
    [
      '<html><head></head><body><h3>Round 1</h3><div>Ann VS Bob - Match Results: Ann is the winner 100 to 35</div>',
      '<h3>Rankings</h3><table border="1"><tr><td>Rank</td><td>Name</td><td>Score</td></tr>',
      '<tr><td>1</td><td>Ann</td><td>3</td></tr><tr><td>2</td><td>Bob</td><td>0</td></tr></table></body></html>',
    ],
  ),
  tome: ofText(
    'a TOME file of Fantasy Flight Games',
    'text/plain',
    'JSON, then `^^THIS IS A SEPARATOR^^` and a number. `entityGroupMap` holds `Tournament:#` (pk, name, settings_pk, format_pk: 1 is Swiss, parent_pk of a cut), `GameSettings:#` (original_name, win_points), `Participant:#` (pk, first_name, last_name, is_active, reward_byes, has_received_bye, tournament_pk), `Match:#` (pk, round, tournament_pk) and `MatchParticipant:#` (match_pk, participant_pk, table_seat, points_earned, is_winner), each with `entities`.',
    [
      `${JSON.stringify({
        entityGroupMap: {
          'Tournament:#': { entities: [{ pk: -1, name: 'Winter Local', settings_pk: -2, format_pk: 1 }] },
          'GameSettings:#': { entities: [{ pk: -2, original_name: 'Star Wars: The Card Game', win_points: 6 }] },
          'Participant:#': {
            entities: [
              { pk: -3, first_name: 'Ann', last_name: 'Lee', is_active: true, tournament_pk: -1 },
              { pk: -4, first_name: 'Bob', last_name: 'Ray', is_active: true, tournament_pk: -1 },
            ],
          },
          'Match:#': { entities: [{ pk: -5, round: 1, order_index: 0, tournament_pk: -1 }] },
          'MatchParticipant:#': {
            entities: [
              { pk: -6, table_seat: 0, points_earned: 6, match_pk: -5, participant_pk: -3 },
              { pk: -7, table_seat: 1, points_earned: 0, match_pk: -5, participant_pk: -4 },
            ],
          },
        },
      })}^^THIS IS A SEPARATOR^^-7`,
    ],
  ),
};
