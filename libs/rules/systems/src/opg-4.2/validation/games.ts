import { count, say } from '@quadrant/rules/message';
import {
  type Finding,
  type Game,
  type Match,
  type TournamentHeader,
  finding,
  type Stage,
} from '@quadrant/rules/tournament';
import { gamesAfterDecision, MATCH_LENGTHS, LONGEST_MATCH } from '../match-play.js';
import { validateScoreRange } from './score.js';

// @row 92
/** Matches of several games: 000, section 10 has them in match play only, single or best two out of three. */
export function validateGames(match: Match, stage: Stage, tournament: TournamentHeader, pointer: string): Finding[] {
  const { games, bestOf } = match;
  if (stage === 'swiss' && (games.length > 0 || (bestOf ?? 1) > 1)) {
    const message = say`A Swiss round has one game, but this match has several. The player who won more of them wins the match.`;
    const advice = say`Give the result and the score of the game, or the stage elimination (Organized Play Guide 4.2, sections 7 and 10).`;
    return [finding('games-in-swiss-stage', `${pointer}/${games.length > 0 ? 'games' : 'bestOf'}`, message, advice)];
  }
  const ofLength = validateLength(match, pointer);
  if (games.length === 0) return ofLength;
  return [
    ...ofLength,
    ...games.flatMap((game, index) => {
      const at = `${pointer}/games/${index}`;
      const unused = UNUSED_GAME_KEYS.filter((key) => game[key] !== null).map((key) => keyNotUsed(key, at));
      return game.score === null ? unused : [...validateScoreRange(game.score, tournament, at), ...unused];
    }),
  ];
}

/** These games have no sides, and match play has no differential. */
const UNUSED_GAME_KEYS = ['sides', 'differential'] as const satisfies readonly (keyof Game)[];

const keyNotUsed = (key: keyof Game, at: string): Finding =>
  finding('key-not-used', `${at}/${key}`, say`The key ${key} is not used in a game of match play.`, say`Remove it.`);

function validateLength({ games, bestOf }: Match, pointer: string): Finding[] {
  const findings: Finding[] = [];
  if (bestOf !== null && !MATCH_LENGTHS.includes(bestOf)) {
    const message = say`The match is a best of ${bestOf}; only single games and a best of ${LONGEST_MATCH} are allowed.`;
    findings.push(
      finding(
        'best-of-not-of-rule-system',
        `${pointer}/bestOf`,
        message,
        say`Check the announcement (Organized Play Guide 4.2, section 10).`,
      ),
    );
  }
  if (games.length === 0) return findings;
  const most = bestOf ?? LONGEST_MATCH;
  const surplus = gamesAfterDecision(games, most);
  const told = say`A match of the best of ${most}`;
  const message =
    surplus > 0
      ? say`${told} was decided ${count(surplus, 'game')} before its last game.`
      : surplus < 0 && bestOf !== null
        ? say`${told} was not decided after its ${count(games.length, 'game')}.`
        : null;
  if (message !== null) {
    const advice = say`Check that no game is missing or doubled; the player who won more games wins the match (Organized Play Guide 4.2, section 10).`;
    findings.push(finding('games-against-best-of', `${pointer}/games`, message, advice));
  }
  return findings;
}
