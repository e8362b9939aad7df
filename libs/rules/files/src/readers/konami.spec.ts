import { openFile } from '../open-file.js';

const open = (text: string) => {
  const { format, tournaments, findings } = openFile(new TextEncoder().encode(text));
  return { format, tournaments, codes: findings.map(({ code }) => code).filter((code) => code !== 'open-question') };
};

const player = (id: string, more = '<DropRound>0</DropRound><DropReason>Active</DropReason>') =>
  `<TournPlayer><Player><ID>${id}</ID><FirstName>P${id}</FirstName><LastName>Quinn</LastName></Player><Rank>1</Rank>${more}</TournPlayer>`;
const match = (round: number, players: string[], status: string, winner: string, playoff = 'False') =>
  `<TournMatch>${players.map((id) => `<Player>${id}</Player>`).join('')}<Round>${round}</Round><Status>${status}</Status><Table>1</Table><Winner>${winner}</Winner><PlayoffMatch>${playoff}</PlayoffMatch></TournMatch>`;
const file = (matches: string, finalized = 'True') =>
  `<?xml version="1.0"?><Tournament><Name>Locals</Name><ID>E26</ID><Date>2026-10-03</Date><Finalized>${finalized}</Finalized>
  <TournamentPlayers>${player('0101')}${player('0102', '<DropRound>1</DropRound><DropReason>Drop</DropReason>')}${player('0103')}</TournamentPlayers>${matches}</Tournament>`;

const MATCHES = [
  match(1, ['0101', '0102'], 'Winner', '0101'),
  match(1, ['0103', '0'], 'Winner', '0103'),
  match(2, ['0101', '0103'], 'Draw', '0'),
  match(3, ['0101', '0103'], 'Winner', '0103', 'True'),
].join('');

describe('Files of Konami Tournament Software', () => {
  it('reads rounds, byes, drops and a playoff', () => {
    expect(open(file(`<Matches>${MATCHES}</Matches>`))).toEqual({
      format: 'konami',
      tournaments: [{ name: 'Locals', players: 3, rounds: 3, matches: 3, byes: 1, drops: 1 }],
      codes: ['forfeits-not-told'],
    });
  });

  it('reads a double loss as a match that nobody won, and shows matches without a result', () => {
    const matches = `<Matches>${match(1, ['0101', '0102'], 'DoubleLoss', '0')}${match(2, ['0103', '0101'], 'Incomplete', '0')}</Matches>`;
    expect(open(file(matches, 'False')).codes).toEqual([
      'match-without-result',
      'tournament-not-finished',
      'forfeits-not-told',
    ]);
  });

  it('finds players by their ids where matches leave out zeros in front', () => {
    const matches = `<Matches>${match(1, ['101', '102'], 'Winner', '101')}${match(2, ['0102', '103'], 'Winner', '0103')}</Matches>`;
    const { tournaments, codes } = open(file(matches));
    expect(tournaments).toMatchObject([{ players: 3, matches: 2 }]);
    expect(codes).toEqual(['forfeits-not-told']);
  });

  it('refuses a file without matches, and a match of a player whom it does not list', () => {
    expect(open(file('')).codes).toEqual(['one-page-of-several']);
    expect(open(file(`<Matches>${match(1, ['0101', '0199'], 'Winner', '0101')}</Matches>`)).codes).toEqual([
      'player-not-in-file',
    ]);
  });
});
