import { usualRuleSystem } from '@quadrant/rules/systems';
import { GAME_TITLES } from '@quadrant/rules/tournament';
import type { Answers } from './answers.js';
import { playedBy, settleGames } from './game-scores.js';
import { collectFileFindings } from './parts/file-findings.js';
import type { FileTournament } from './parts/file-tournament.js';

/** These questions depend on the game that was played. */
export const OF_GAME = ['wins', 'scores'] as const;

/** The proposals of a file list the games in which a question is asked under this key: `winsIn`. */
export const inGames = (key: (typeof OF_GAME)[number]): string => `${key}In`;

/**
 * Lists, for each question that depends on the game, the games in which a file asks it: so that somebody is asked as soon
 * as a game is proposed or chosen, and not only when the file is read again.
 *
 * @param open the questions of the file; none is foreseen where its game is known
 */
export function foreseeQuestions(
  tournaments: readonly FileTournament[],
  answers: Answers,
  open: readonly string[],
): [string, string][] {
  if (!open.includes('game')) return [];
  const asked = GAME_TITLES.map((game) => ({
    game,
    pointers: new Set(
      tournaments.flatMap((tournament) => {
        const findings = collectFileFindings();
        const played = playedBy(answers.get('ruleSystem') ?? usualRuleSystem(game), game, answers);
        settleGames(tournament, played, answers, findings);
        return findings.list().flatMap(({ code, pointer }) => (code === 'open-question' ? [pointer] : []));
      }),
    ),
  }));
  return OF_GAME.flatMap((key): [string, string][] => {
    const games = asked.filter(({ pointers }) => pointers.has(`/tournament/${key}`)).map(({ game }) => game);
    return games.length === 0 ? [] : [[inGames(key), games.join(' ')]];
  });
}

/**
 * Adds the questions that a file asks in its game, which is not read yet.
 *
 * @param game as somebody answered it, or as it is proposed
 */
export const openWithGame = (
  open: readonly string[],
  proposed: Readonly<Record<string, string>>,
  game: string | undefined,
): string[] => [
  ...open,
  ...OF_GAME.filter(
    (key) =>
      game !== undefined &&
      open.includes('game') &&
      !open.includes(key) &&
      (proposed[inGames(key)] ?? '').split(' ').includes(game),
  ),
];
