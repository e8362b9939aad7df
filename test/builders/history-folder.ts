import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Dice } from '@quadrant/demo';
import type { InventedCommunity, InventedTournament } from '../names/community.js';

/** Where a person is named in a folder. */
export interface TrueMention {
  readonly file: string;
  readonly spelling: string;
  readonly person: number;
}

/**
 * Writes the tournaments of a community as people keep them: a folder for each club, most files with pairings, some with
 * standings only, some with a title above the table, and every fortieth tournament twice.
 *
 * @returns who is who in the files
 */
export function writeHistoryFolder(folder: string, { tournaments }: InventedCommunity, seed: string): TrueMention[] {
  const dice = new Dice(`folder/${seed}`);
  const truth: TrueMention[] = [];
  const write = (file: string, text: string, { entries }: InventedTournament) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
    for (const { spelling, person } of entries) truth.push({ file, spelling, person });
  };
  for (const [index, tournament] of tournaments.entries()) {
    if (tournament.entries.length < 2) continue;
    const file = `club ${tournament.club + 1}/${tournament.date} ${index}.csv`;
    const games = writeGames(dice, tournament);
    if (index % 5 === 4) write(file, writeStandings(dice, tournament), tournament);
    else write(file, index % 5 === 3 ? `Club evening,,\n${tournament.date},,\n\n${games}` : games, tournament);
    if (index % 40 === 5) write(file.replace('.csv', ' copy.csv'), games, tournament);
  }
  return truth;
}

const cell = (text: string): string => (/[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function writeGames(dice: Dice, { entries }: InventedTournament): string {
  const rows = [1, 2, 3].flatMap((round) => {
    const seats = dice.draw(entries, entries.length).map(({ spelling }) => cell(spelling));
    return Array.from({ length: Math.floor(seats.length / 2) }, (_, table) =>
      [round, seats[2 * table], seats[2 * table + 1], dice.pick(['100-40', '30-100', '100-85'])].join(','),
    );
  });
  return ['Round,Player 1,Player 2,Score', ...rows, ''].join('\n');
}

function writeStandings(dice: Dice, { entries, date }: InventedTournament): string {
  const rows = dice
    .draw(entries, entries.length)
    .map(({ spelling }, index) => [index + 1, cell(spelling), 3 * (entries.length - index)].join(';'));
  return [`Winter Open, ${date}`, '', 'Place;Player;VP', ...rows, ''].join('\n');
}
