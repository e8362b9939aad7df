import { dropsOf, type DrawnMatch, type DrawnTournament } from './drawn-tournament.js';
import type { Holds, Layout } from './layout.js';

const NO_POINTS: Holds = {
  margins: 'none',
  winners: 'told',
  points: false,
  scoreOf: () => null,
  forfeits: true,
  lostByBoth: false,
  cut: true,
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => SIGNS[sign]!);
const swissOf = ({ rounds }: DrawnTournament) => rounds.filter(({ stage }) => stage === 'swiss').length;

/** First and last name as two values, as these programs keep them. */
function halvesOf(name: string): readonly [first: string, last: string] {
  const space = name.indexOf(' ');
  return space === -1 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
}

const idOf = (player: number): number => 4_000_000 + player;

const wer: Layout = {
  name: 'Wizards Event Reporter',
  format: 'wer',
  holds: { ...NO_POINTS, scoreOf: ({ games }) => games, tellsGames: true },
  write: (tournament) => {
    const { names, rounds } = tournament;
    const persons = names.map((name, player) => {
      const [first, last] = halvesOf(name);
      return `<person id="${idOf(player)}" first="${escape(first)}" last="${escape(last)}" country="DE"/>`;
    });
    const refs = names.map((_, player) => `<ref person="${idOf(player)}" seq="${player + 1}"/>`);
    const played = rounds.map(({ matches }, index) => {
      return `<round number="${index + 1}">${matches.map(matchOfWer).join('')}</round>`;
    });
    const playoff = rounds.some(({ stage }) => stage === 'elimination') ? swissOf(tournament) + 1 : 0;
    return `<?xml version="1.0" encoding="utf-8"?>
<event title="Winter Local" startdate="2024-11-20" numberofrounds="${swissOf(tournament)}" playoffstartround="${playoff}">
<participation>${persons.join('')}<role cd="PL">${refs.join('')}</role></participation>
<matches>${played.join('\n')}</matches></event>`;
  },
};

/** The winner of a match is named first; 1 is a win, 2 a draw, 3 a bye. */
function matchOfWer({ kind, players: [first, second], winner, games }: DrawnMatch): string {
  if (second === undefined)
    return `<match person="${idOf(first)}" outcome="3" win="2" loss="0" draw="0" winbydrop="False"/>`;
  const [person, opponent] = winner === 1 ? [second, first] : [first, second];
  const [win, loss] = kind === 'forfeit' ? [2, 0] : winner === 1 ? [games[1], games[0]] : games;
  const outcome = winner === null ? 2 : 1;
  const byDrop = kind === 'forfeit' ? 'True' : 'False';
  return `<match person="${idOf(person)}" opponent="${idOf(opponent)}" outcome="${outcome}" win="${win}" loss="${loss}" draw="0" winbydrop="${byDrop}"/>`;
}

/** It knows who left and after which round, that both lost, and no scores. */
const konami: Layout = {
  name: 'Konami Tournament Software',
  format: 'konami',
  holds: { ...NO_POINTS, forfeits: false, lostByBoth: true },
  write: (tournament) => {
    const { names, rounds } = tournament;
    const drops = dropsOf(tournament);
    const players = names.map((name, player) => {
      const [first, last] = halvesOf(name);
      const drop = drops[player] ?? 0;
      return `<TournPlayer><Player><ID>${idOf(player)}</ID><FirstName>${escape(first)}</FirstName><LastName>${escape(last)}</LastName></Player><DropRound>${drop}</DropRound><DropReason>${drop === 0 ? 'Active' : 'Drop'}</DropReason><Rank>${player + 1}</Rank></TournPlayer>`;
    });
    const matches = rounds.flatMap((round, index) =>
      round.matches.map(({ kind, players: [first, second], winner }) => {
        const opponent = second === undefined ? 0 : idOf(second);
        const won = second === undefined ? first : winner === null ? null : winner === 0 ? first : second;
        const status = won !== null ? 'Winner' : kind === 'forfeit' ? 'DoubleLoss' : 'Draw';
        return `<TournMatch><Player>${idOf(first)}</Player><Player>${opponent}</Player><Round>${index + 1}</Round><Status>${status}</Status><Winner>${won === null ? 0 : idOf(won)}</Winner><PlayoffMatch>${round.stage === 'elimination' ? 'True' : 'False'}</PlayoffMatch></TournMatch>`;
      }),
    );
    return `<?xml version="1.0" encoding="utf-8"?>
<Tournament><Name>Winter Local</Name><Date>2024-11-20</Date><Finalized>True</Finalized>
<TournamentPlayers>${players.join('\n')}</TournamentPlayers><Matches>${matches.join('\n')}</Matches></Tournament>`;
  },
};

/** Files of programs that write XML. */
export const XML_LAYOUTS: readonly Layout[] = [wer, konami];
