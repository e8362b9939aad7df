import type { DataSource } from 'typeorm';
import { Dice } from '@quadrant/demo';
import { importReports } from '../../apps/cli/src/import/import-reports.js';
import { reportDocument } from '../builders/report.js';
import { drawContent, drawGame, noonOf, tellReport, type Content } from '../simulator/content.js';
import { GAMES, type GameName } from '../simulator/rounds.js';

/** Imports so many tournaments of all games, one a day; they wait for a refresh. */
export function importHistory(dataSource: DataSource, tournaments: number): Promise<void> {
  const dice = new Dice('generated history');
  const contents = Array.from({ length: tournaments }, (_, day) => drawContent(dice, drawGame(dice), day));
  return importContents(dataSource, contents, 0);
}

/**
 * Imports a tournament of every game that began before everything else and that everybody played in: the refresh that
 * takes them in moves every rating that there is.
 *
 * @param round 1, 2, 3, …: one more each time
 */
export function importWhatMovesAll(dataSource: DataSource, round: number): Promise<void> {
  const contents = (Object.keys(GAMES) as GameName[]).flatMap((game, index) =>
    GAMES[game].formats.map((format): Content => {
      const [, most] = GAMES[game].players;
      return {
        game,
        day: -10 * round - index,
        format,
        level: 1,
        kind: 'release',
        league: null,
        offset: 0,
        decks: null,
        unrated: false,
        announced: true,
        players: Array.from({ length: most }, (_, player) => player),
        played: round,
      };
    }),
  );
  return importContents(dataSource, contents, round * 1_000_000);
}

async function importContents(dataSource: DataSource, contents: readonly Content[], firstNumber: number) {
  const { refused } = await importReports(dataSource, linesOf(contents, firstNumber), {
    now: () => new Date(noonOf(100_000)),
    onLine: () => undefined,
  });
  if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
}

function* linesOf(contents: readonly Content[], firstNumber: number) {
  for (const [index, content] of contents.entries()) {
    // A league would have to be there first.
    const told = tellReport(firstNumber + index, { ...content, league: null });
    yield { number: index + 1, bytes: Buffer.from(JSON.stringify(reportDocument(told))), offset: index };
  }
}
