import { openFile } from '../../dist/libs/rules/files/src/index.js';
import { readReport } from '../../dist/libs/rules/report/src/index.js';

const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'ann', name: 'Open', startsAt: '2014-11-08T10:00:00-05:00', wins: 'full' }),
);
const range = (length) => Array.from({ length }, (_, index) => index);
const nameOf = (player) => `Player ${'abcdefghij'[player % 10]}${player}`;

/** Rounds of pairs; everybody meets somebody else in each of them. */
const pair = (players, rounds) =>
  range(rounds).map((round) =>
    range(players / 2).map((table) => [table, players / 2 + ((table + round) % (players / 2))]),
  );

const rows = (games, row) => games.flatMap((round, index) => round.map(([one, other]) => row(index + 1, one, other)));

/** A file of each format with so many players and rounds. */
const WRITERS = {
  'csv-matches': (players, games) =>
    [
      'Round,Player 1,Player 2,Result',
      ...rows(games, (round, one, other) => `${round},${nameOf(one)},${nameOf(other)},FW`),
    ].join('\n'),
  'csv-scorecards': (players, games) =>
    [
      'Player;Round;Opponent;Result',
      ...rows(
        games,
        (round, one, other) =>
          `${nameOf(one)};${round};${nameOf(other)};FW\n${nameOf(other)};${round};${nameOf(one)};FL`,
      ),
    ].join('\n'),
  'csv-crosstable': (players, games) => {
    const cells = range(players).map(() => []);
    for (const round of games)
      for (const [one, other] of round) {
        cells[one].push(`${other + 1}W`);
        cells[other].push(`${one + 1}L`);
      }
    const head = ['No', 'Name', ...games.map((_, index) => `R${index + 1}`)];
    return [head, ...cells.map((own, index) => [index + 1, nameOf(index), ...own])]
      .map((row) => row.join(','))
      .join('\n');
  },
  trf: (players, games) => {
    const lines = range(players).map(
      (index) => `001 ${String(index + 1).padStart(4)}      ${nameOf(index).padEnd(77)}`,
    );
    for (const round of games)
      for (const [one, other] of round) {
        lines[one] += `${String(other + 1).padStart(4)} w 1  `;
        lines[other] += `${String(one + 1).padStart(4)} b 0  `;
      }
    return ['012 Open', ...lines].join('\n');
  },
  nrtm: (players, games) =>
    JSON.stringify({
      name: 'Open',
      players: range(players).map((id) => ({ id, name: nameOf(id), rank: id + 1 })),
      rounds: games.map((round) =>
        round.map(([one, other], table) => ({
          table,
          player1: { id: one, combinedScore: 6, winner: true },
          player2: { id: other, combinedScore: 0, winner: false },
        })),
      ),
    }),
  melee: (players, games) => {
    const side = (id, wins) => ({ GameWins: wins, Team: { Players: [{ ID: id, DisplayName: nameOf(id) }] } });
    const row = (round, one, other) => ({
      RoundNumber: round,
      HasResult: true,
      Competitors: [side(one, 2), side(other, 1)],
    });
    return JSON.stringify({ Content: rows(games, row) });
  },
  'topdeck-api': (players, games) => {
    const player = (id) => ({ id: `p${id}`, name: nameOf(id) });
    const tables = (round) =>
      round.map(([one, other], table) => ({ table, players: [player(one), player(other)], winner: nameOf(one) }));
    return JSON.stringify({
      TID: 'x',
      rounds: games.map((round, index) => ({ round: index + 1, tables: tables(round) })),
    });
  },
  'start.gg': (players, games) => {
    const slot = (id) => ({ entrant: { id, name: nameOf(id) } });
    const phaseGroup = { phase: { id: 1, bracketType: 'SWISS' } };
    let id = 0;
    const row = (round, one, other) => ({
      id: (id += 1),
      round,
      winnerId: one,
      slots: [slot(one), slot(other)],
      phaseGroup,
    });
    return JSON.stringify({ data: { event: { id: 1, sets: { nodes: rows(games, row) } } } });
  },
  konami: (players, games) => {
    const listed = range(players).map(
      (id) => `<TournPlayer><Player><ID>${id + 1}</ID><FirstName>${nameOf(id)}</FirstName></Player></TournPlayer>`,
    );
    const row = (round, one, other) =>
      `<TournMatch><Player>${one + 1}</Player><Player>${other + 1}</Player><Round>${round}</Round><Status>Winner</Status><Winner>${one + 1}</Winner></TournMatch>`;
    return `<Tournament><TournamentPlayers>${listed.join('')}</TournamentPlayers><Matches>${rows(games, row).join('')}</Matches></Tournament>`;
  },
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function time(work, times) {
  work();
  return median(
    range(times).map(() => {
      const start = performance.now();
      work();
      return (performance.now() - start) / 1000;
    }),
  );
}

/** The largest number of rounds with which a file stays under the limit of 2 MB. */
function largeFile(write, players) {
  const perRound = Buffer.byteLength(write(players, pair(players, 4))) / 4;
  return Buffer.from(write(players, pair(players, Math.max(1, Math.min(60, Math.floor(1_800_000 / perRound))))));
}

/** MB/s of reading by format, and seconds from the bytes of a table of 256 players to its findings. */
export function benchFiles({ players, times }) {
  const formats = Object.entries(WRITERS).map(([format, write]) => {
    const bytes = largeFile(write, players);
    const opened = openFile(bytes);
    if (opened.format !== format) throw new Error(`${format} was read as ${opened.format}.`);
    return {
      format,
      megabytes: bytes.length / 1e6,
      perSecond: bytes.length / 1e6 / time(() => openFile(bytes), times),
    };
  });
  const file = Buffer.from(WRITERS['csv-matches'](256, pair(256, 9)));
  const first = time(() => {
    const [document] = openFile(file, ANSWERS).documents;
    if (readReport(document).report === null) throw new Error('The report of 256 players was refused.');
  }, times);
  return { formats, first };
}
