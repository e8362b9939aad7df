import { say, type Text } from '@quadrant/rules/message';
import type { TimedGame } from '@quadrant/rules/systems';
import { type Finding, finding } from '@quadrant/rules/tournament';
import type { ReportedGame, ReportedMatch } from './bracket-games.js';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHandle = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

/** The largest bracket has far fewer matches. */
const MOST_MATCHES = 200;
/** No match play is longer than this. */
const MOST_GAMES = 9;

/**
 * Reads the results of a bracket from JSON, an object of matches. A value is the winner ("ann"), the winners of its games
 * (["ann", null, "bob"], with null for a tie), or more details: {"games": [{"winner": "ann", "dark": "bob"}], "isOver": true}.
 *
 * @returns findings with the place when the JSON is something else
 */
export function readResults(value: unknown): readonly ReportedMatch[] | Finding[] {
  if (!isObject(value)) return [tellShape('/winners', say`an object of match and winner, as {"1": "ann"}`)];
  const entries = Object.entries(value);
  if (entries.length > MOST_MATCHES) return [tellShape('/winners', say`an object of at most ${MOST_MATCHES} matches`)];
  const results: ReportedMatch[] = [];
  const findings: Finding[] = [];
  for (const [match, told] of entries) {
    const result = readMatch(match, told);
    if (result === null) {
      findings.push(
        tellShape(
          `/winners/${match}`,
          say`a handle, a list of the winners of its games, or an object with "games" and "isOver"`,
        ),
      );
    } else results.push(result);
  }
  return findings.length > 0 ? findings : results;
}

/** Whether these are results, and not findings. */
export const areResults = (read: readonly ReportedMatch[] | Finding[]): read is readonly ReportedMatch[] =>
  read.length === 0 || 'match' in read[0]!;

function readMatch(match: string, told: unknown): ReportedMatch | null {
  if (isHandle(told)) return { match, winner: told, games: [], isOver: true };
  const { games: list, isOver = false } = Array.isArray(told) ? { games: told as unknown } : isObject(told) ? told : {};
  if (!Array.isArray(list) || list.length > MOST_GAMES || typeof isOver !== 'boolean') return null;
  const games = list.map(readGame);
  const sound = games.filter((game) => game !== null);
  return sound.length < games.length ? null : { match, winner: null, games: sound, isOver };
}

function readGame(told: unknown): ReportedGame | null {
  if (told === null || isHandle(told)) return { winner: told, dark: null, timed: null };
  if (!isObject(told)) return null;
  const { winner = null, dark = null, timed = null } = told;
  if ((winner !== null && !isHandle(winner)) || (dark !== null && !isHandle(dark))) return null;
  if (timed === null) return { winner, dark, timed: null };
  const table = readTable(timed);
  return table === null ? null : { winner, dark, timed: table };
}

function readTable(told: unknown): TimedGame | null {
  if (!isObject(told) || !isObject(told['light']) || !isObject(told['dark'])) return null;
  const { objectives, damage: lightDamage } = told['light'];
  const { dial, damage: darkDamage } = told['dark'];
  const { force } = told;
  if (!isCount(objectives) || !isCount(lightDamage) || !isCount(dial) || !isCount(darkDamage)) return null;
  if (force !== 'dark' && force !== 'light') return null;
  return { light: { objectives, damage: lightDamage }, dark: { dial, damage: darkDamage }, force };
}

const tellShape = (pointer: string, wanted: Text): Finding =>
  finding(
    'bracket-file-not-read',
    pointer,
    say`This is not ${wanted}.`,
    say`Write it as JSON: docs/pairing.md has examples.`,
  );
