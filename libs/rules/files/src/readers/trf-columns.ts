/** It follows a letter of several bytes, once for each further byte. */
export const FILLER = '\0';

/** The column of the first game; each game takes ten columns: opponent, colour, result. TRF16, line 001. */
export const FIRST_GAME = 91;
export const GAME_WIDTH = 10;

/**
 * A line 001 with each value in its own columns. Most programs count characters; some count bytes of UTF-8, so that a name with
 * "é" moves everything behind it to the left. A line whose games only fit when bytes are counted gets a filler for each further
 * byte of a letter.
 */
export function inColumns(line: string): string {
  if (ASCII.test(line) || !line.startsWith('001 ') || fits(line)) return line;
  const byBytes = line.replaceAll(
    /[^\x00-\x7f]/gu,
    (letter) => letter + FILLER.repeat(bytesOf(letter) - letter.length),
  );
  return fits(byBytes) ? byBytes : line;
}

const ASCII = /^[\x00-\x7f]*$/;

const GAME = /^[ \d]{4} [wbs -] [ \w+=-] {0,2}$/i;

/** Tells whether points, rank and games are where TRF16 has them. */
function fits(line: string): boolean {
  const games = line.slice(FIRST_GAME).trimEnd();
  if (!/^[ \d.]{4} [ \d]{4}$/.test(line.slice(80, 89).padEnd(9))) return false;
  return Array.from({ length: Math.ceil(games.length / GAME_WIDTH) }).every((_, index) =>
    GAME.test(games.slice(index * GAME_WIDTH, (index + 1) * GAME_WIDTH).padEnd(8)),
  );
}

const bytesOf = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};
