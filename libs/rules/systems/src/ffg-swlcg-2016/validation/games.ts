import { joined, say } from '@quadrant/rules/message';
import { type Finding, type Match, finding, type Stage } from '@quadrant/rules/tournament';
import { GAMES_OF_A_SWISS_ROUND, GAMES_OF_AN_ELIMINATION_ROUND, isSplit } from '../results.js';

// @row 232, 233
/** Checks how many games a match of this stage has, and who took which side. */
export function validateGames(match: Match, stage: Stage, pointer: string, names: readonly string[]): Finding[] {
  return [...validateCount(match, stage, pointer, names), ...validateSides(match, pointer, names)];
}

function validateCount(match: Match, stage: Stage, pointer: string, names: readonly string[]): Finding[] {
  const at = `${pointer}/games`;
  const played = match.games.length;
  const most = stage === 'swiss' ? GAMES_OF_A_SWISS_ROUND : GAMES_OF_AN_ELIMINATION_ROUND;
  const told = joined(names, ' and ');
  if (played > most) {
    const message = say`${told} played ${played} games, a round of this stage has ${most}.`;
    const advice =
      stage === 'swiss'
        ? say`Give the two games of the round (Star Wars LCG Tournament Regulations 1.0, Swiss Rounds).`
        : say`Give one game; a second game of the final is a match of the next round (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).`;
    return [finding('too-many-games', at, message, advice)];
  }
  if (stage === 'elimination' || played === most) return [];
  if (played === 0) {
    if (isSplit(match)) return [];
    const message = say`${told} have no game in this round, so neither has points from it.`;
    return [
      finding(
        'no-game-played',
        at,
        message,
        say`Add the games if they were played (Star Wars LCG Tournament Regulations 1.0, Swiss Rounds).`,
      ),
    ];
  }
  const message = say`${told} played one game; the second game scores nothing.`;
  return [
    finding(
      'second-game-not-played',
      at,
      message,
      say`Add it if it was played, a draw too (Star Wars LCG Tournament Regulations 1.0, End of Game).`,
    ),
  ];
}

/** 004, Game Setup, 1: after the first game players switch sides. */
function validateSides({ games }: Match, pointer: string, names: readonly string[]): Finding[] {
  const [first, second] = games.map(({ sides }) => sides?.[0] ?? null);
  if (first === undefined || first === null || first !== second) return [];
  const message = say`${names[0] ?? ''} has the ${first} side in both games against ${names[1] ?? ''}.`;
  const advice = say`Correct the sides; players switch after the first game (Star Wars LCG Tournament Regulations 1.0, Game Setup).`;
  return [finding('same-side-twice', `${pointer}/games/1/sides`, message, advice)];
}
