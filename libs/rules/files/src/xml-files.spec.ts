import { openFile } from './open-file.js';

const open = (text: string) => {
  const { format, tournaments, findings } = openFile(new TextEncoder().encode(text));
  return { format, tournaments, codes: findings.map(({ code }) => code).filter((code) => code !== 'open-question') };
};

describe('XML files of other programs', () => {
  it('reads a .wer file, and leaves out persons who did not play', () => {
    const person = (id: string, first: string) => `<person id="${id}" first="${first}" last="Quinn" country="DE"/>`;
    const text = `<?xml version="1.0"?><event title="FNM" startdate="2013-01-04" numberofrounds="2"><participation>
      ${person('1', 'Ann')}${person('2', 'Bob')}${person('3', 'Cy')}${person('9', 'Judge')}
      <role cd="PL"><ref person="1" seq="1"/><ref person="2" seq="2"/><ref person="3" seq="3"/></role></participation>
      <matches><round number="1"><match person="1" opponent="2" outcome="1" win="2" loss="1" draw="0"/><match person="3" outcome="3"/></round>
      <round number="2"><match person="1" opponent="3" outcome="2" win="1" loss="1" draw="0"/></round></matches></event>`;
    expect(open(text)).toEqual({
      format: 'wer',
      tournaments: [{ name: 'FNM', players: 3, rounds: 2, matches: 2, byes: 1, drops: 1 }],
      codes: [],
    });
  });

  it('reads the playoff of a .wer file, and refuses standings without matches', () => {
    const text = `<event title="FNM" startdate="2013-01-04T18:30:00" numberofrounds="2" playoffstartround="2"><participation>
      <person id="1" first="Ann"/><person id="2" first="Bob"/><role cd="PL" type="PA"><ref person="1" seq="1"/></role>
      <role cd="PL" type="DQ"><ref person="2" seq="2"/></role></participation><matches>
      <round number="1"><match person="1" opponent="2" outcome="1" win="2" loss="0"/></round>
      <round number="2"><match person="2" opponent="1" outcome="1" win="2" loss="0"/></round></matches></event>`;
    const answers = new Map(Object.entries({ game: '2e', director: 'ann' }));
    const [document] = openFile(new TextEncoder().encode(text), answers).documents;
    expect(JSON.parse(new TextDecoder().decode(document!))).toMatchObject({
      tournament: { startsAt: '2013-01-04T12:00:00Z', plannedRounds: 1, pairing: 'swiss-elimination' },
      rounds: [{}, { stage: 'elimination' }],
    });
    expect(open('<Standings><Team Rank="1" Name="Ann" MatchPoints="9" DCI="12"/></Standings>').codes).toEqual([
      'one-page-of-several',
    ]);
  });

  it('reads a .tdf file, each age division as a tournament', () => {
    const player = (id: string) =>
      `<player userid="${id}"><firstname>P${id}</firstname><lastname>Quinn</lastname><birthdate>01/01/2000</birthdate></player>`;
    const match = (one: string, two: string, outcome: number) =>
      `<match outcome="${outcome}"><player1 userid="${one}"/><player2 userid="${two}"/></match>`;
    const text = `<tournament type="2"><data><name>Cup</name><startdate>06/01/2024</startdate></data><players>${['1', '2', '3'].map(player).join('')}</players>
      <pods><pod category="2"><rounds><round number="1" type="3"><matches>${match('1', '2', 1)}<match outcome="5"><player userid="3"/></match></matches></round>
      <round number="2" type="3"><matches>${match('1', '3', 3)}<match outcome="5"><player userid="2"/></match></matches></round></rounds></pod></pods></tournament>`;
    expect(open(text)).toEqual({
      format: 'tdf',
      tournaments: [{ name: 'Cup', players: 3, rounds: 2, matches: 2, byes: 2, drops: 0 }],
      codes: [],
    });
  });

  it('reads OpenGotha as Pairgoth writes it, with byes in a list of another name', () => {
    const text = `<Tournament><Players><Player name="de Wit" firstName="Ann"/><Player name="Kim" firstName="Bo"/><Player name="Lee" firstName="Cy"/></Players>
      <Games><Game whitePlayer="DE WITANN" blackPlayer="KIMBO" result="RESULT_EQUAL" roundNumber="1"/></Games>
      <ByePlayer><ByePlayer player="LeeCy" roundNumber="1"/></ByePlayer></Tournament>`;
    expect(open(text)).toEqual({
      format: 'opengotha',
      tournaments: [{ name: null, players: 3, rounds: 1, matches: 1, byes: 1, drops: 0 }],
      codes: [],
    });
  });

  it('reads OpenGotha, with forfeits, byes and drops', () => {
    const text = `<Tournament dataVersion="201"><Players><Player name="Quinn" firstName="Ann" country="FR" participating="11"/>
      <Player name="Kim" firstName="Bo" participating="10"/><Player name="Lee" firstName="Cy" participating="11"/></Players>
      <Games><Game whitePlayer="QUINNANN" blackPlayer="KIMBO" result="RESULT_WHITEWINS" roundNumber="1"/>
      <Game whitePlayer="LEECY" blackPlayer="QUINNANN" result="RESULT_BLACKWINS_BYDEF" roundNumber="2"/></Games>
      <ByePlayers><ByePlayer player="LEECY" roundNumber="1"/></ByePlayers>
      <TournamentParameterSet><GeneralParameterSet name="Open" beginDate="2024-05-01" numberOfRounds="2"/></TournamentParameterSet></Tournament>`;
    expect(open(text)).toEqual({
      format: 'opengotha',
      tournaments: [{ name: 'Open', players: 3, rounds: 2, matches: 2, byes: 1, drops: 1 }],
      codes: [],
    });
  });
});
