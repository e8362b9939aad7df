// A workbook as directors keep it: title rows, a sheet for every two rounds, and the usual slips.
import { utils, write } from '@e965/xlsx';

const NAMES = ['Ansel', 'Berta', 'Cosmo', 'Doris', 'Egbert', 'Flora', 'Gustav', 'Hedda', 'Ingmar', 'Jette', 'Konrad'];
const ROUNDS = [1, 2, 3, 4];
const HEAD = ['Round', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2'];

let workbooks = 0;

/**
 * Builds the results of 12 players and 4 rounds on two sheets. One name has a comma; the first match of round 1 is a draw;
 * the last player drops after round 2, so that somebody has a bye in round 3 and in round 4; in round 3 a player is
 * misspelled. No two workbooks have the same scores: such tournaments would count as one that is reported twice.
 *
 * @returns the bytes of the workbook, the name of the tournament, and the misspelled name with the right one
 */
export function dirtyWorkbook() {
  workbooks += 1;
  const players = [...NAMES.map((name) => `${name} Sheets${workbooks}`), `Ludovico, Lina${workbooks}`];
  const right = players[4];
  const wrong = right.replace('Egbert', 'Egbret');
  const rowsOf = (round) =>
    pairingsOf(players, round).map(([first, second], table) => {
      const names = [first, second].map((name) => (round === 3 && name === right ? wrong : name));
      const dropped = round > 2 ? names.indexOf(players.at(-1)) : -1;
      if (dropped !== -1) return [round, names[1 - dropped], 'bye', '', '', ''];
      return round === 1 && table === 0
        ? [round, ...names, 'TT', 40, 40]
        : [round, ...names, 'FW', 100, 5 * table + round + workbooks];
    });
  const name = `Walk of Sheets ${workbooks}`;
  const titles = [[name], ['12 March 2016'], []];
  const book = utils.book_new();
  for (const [index, rounds] of [ROUNDS.slice(0, 2), ROUNDS.slice(2)].entries()) {
    const sheet = utils.aoa_to_sheet([...titles, HEAD, ...rounds.flatMap(rowsOf)]);
    utils.book_append_sheet(book, sheet, `Rounds ${2 * index + 1} and ${2 * index + 2}`);
  }
  return { bytes: write(book, { type: 'buffer', bookType: 'xlsx' }), name, wrong, right };
}

/** Everybody but the first player moves one place each round, so that nobody meets twice. */
function pairingsOf(players, round) {
  const [first, ...others] = players;
  const seats = [first, ...others.slice(round), ...others.slice(0, round)];
  return seats.slice(0, seats.length / 2).map((player, table) => [player, seats.at(-1 - table)]);
}
