import { openFile } from '../open-file.js';

const open = (text: string) => {
  const { format, tournaments, findings } = openFile(new TextEncoder().encode(text));
  return { format, tournaments, codes: findings.map(({ code }) => code).filter((code) => code !== 'open-question') };
};

const player = (id: number, more = '') =>
  `<player userid="${id}"><firstname>P${id}</firstname><lastname>O&apos;Quinn</lastname><birthdate>02/27/2004</birthdate><starter>true</starter>${more}</player>`;
const dropped = (round: number) => `<dropped><status>1</status><round>${round}</round></dropped>`;
const match = (outcome: number, one: number, other: number) =>
  `<match outcome="${outcome}"><player1 userid="${one}"/><player2 userid="${other}"/><tablenumber>1</tablenumber></match>`;
const bye = (id: number) => `<match outcome="5"><player userid="${id}"/><tablenumber>0</tablenumber></match>`;
const round = (number: number, type: number, matches: string) =>
  `<round number="${number}" type="${type}" stage="6"><timeleft>0</timeleft><matches>${matches}</matches></round>`;
const pod = (category: number, ids: readonly number[], rounds: string) =>
  `<pod category="${category}" stage="5"><poddata/><subgroups><subgroup number="1"><players>${ids
    .map((id) => `<player userid="${id}"/>`)
    .join('')}</players></subgroup></subgroups><rounds>${rounds}</rounds></pod>`;
const file = (players: string, pods: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><tournament type="2" stage="5" version="1.80" gametype="TRADING_CARD_GAME"><data><name>Cup</name>
  <organizer popid="99" name="Jos&#233;"/><startdate>08/01/2026</startdate></data><players>${players}</players><pods>${pods}</pods></tournament>`;

describe('Files of Tournament Operations Manager', () => {
  it('reads the drops that they mark, also after the last Swiss round, and a top cut', () => {
    const rounds = [
      round(1, 3, match(1, 1, 2) + match(3, 3, 4)),
      round(2, 3, match(2, 1, 3) + bye(4)),
      round(3, 3, match(1, 4, 3) + bye(1)),
      round(4, 1, match(2, 1, 3)),
    ];
    const players = player(1) + player(2, dropped(1)) + player(3) + player(4, dropped(3));
    expect(open(file(players, pod(2, [1, 2, 3, 4], rounds.join(''))))).toEqual({
      format: 'tdf',
      tournaments: [{ name: 'Cup', players: 4, rounds: 4, matches: 5, byes: 2, drops: 2 }],
      codes: [],
    });
  });

  it('makes a tournament of each age division, with who is listed there', () => {
    const pods =
      pod(0, [1, 2], round(1, 3, match(1, 1, 2))) + pod(2, [3, 4, 5], round(1, 3, match(2, 3, 4))) + pod(1, [], '');
    expect(open(file([1, 2, 3, 4, 5].map((id) => player(id)).join(''), pods)).tournaments).toMatchObject([
      { name: 'Cup Junior', players: 2 },
      { name: 'Cup Masters', players: 3 },
    ]);
  });

  it('warns of a match that both lost, which becomes a Missed Game of each', () => {
    const text = file(
      player(1) + player(2) + player(3) + player(4),
      pod(2, [], round(1, 3, match(10, 1, 2) + match(1, 3, 4))),
    );
    const answers = new Map(Object.entries({ game: '2e', director: 'ann', wins: 'full' }));
    const { documents, findings } = openFile(new TextEncoder().encode(text), answers);
    expect(findings).toMatchObject([{ code: 'nobody-won', line: 2 }]);
    const { rounds } = JSON.parse(new TextDecoder().decode(documents[0]!)) as { rounds: { matches: object[] }[] };
    expect(rounds.map(({ matches }) => matches)).toEqual([
      [
        { players: ["P1 O'Quinn"], result: 'MG' },
        { players: ["P2 O'Quinn"], result: 'MG' },
        { players: ["P3 O'Quinn", "P4 O'Quinn"], result: 'FW' },
      ],
    ]);
  });
});
