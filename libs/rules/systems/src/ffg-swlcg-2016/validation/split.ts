import { joined, say } from '@quadrant/rules/message';
import { type Finding, foldHandle, type Match, finding, type Stage } from '@quadrant/rules/tournament';
import { GAMES_OF_A_SWISS_ROUND, isSplit } from '../results.js';

// @row 246
/** 004, Intentional Round Split: in Swiss rounds, one game for each, with a leader present who is none of the two. */
export function validateSplit(
  match: Match,
  stage: Stage,
  pointer: string,
  names: readonly string[],
  leaders: ReadonlySet<string>,
): Finding[] {
  if (!isSplit(match)) return [];
  const told = say`${joined(names, ' and ')} split their round`;
  const source = say`Star Wars LCG Tournament Regulations 1.0, Intentional Round Split`;
  if (stage === 'elimination') {
    const message = say`${told} in the elimination stage, where splits are not allowed.`;
    return [
      finding('split-in-elimination', pointer, message, say`Check the match; the winner counts as given (${source}).`),
    ];
  }
  const findings: Finding[] = [];
  if (match.games.length > 0 && !isEven(match)) {
    const message = say`${told}, but they have not won one game each.`;
    const advice = say`Correct the games or the ending; the winners count as reported (${source}).`;
    findings.push(finding('ending-against-result', `${pointer}/games`, message, advice));
  }
  const players = names.map(foldHandle);
  if ([...leaders].every((leader) => players.includes(leader))) {
    const message = say`${told}, and the report names no leader who could have been present.`;
    findings.push(
      finding('split-without-leader', pointer, message, say`Name the director or another leader (${source}).`),
    );
  }
  return findings;
}

const isEven = ({ games }: Match): boolean =>
  games.length === GAMES_OF_A_SWISS_ROUND &&
  ([0, 1] as const).every((side) => games.some(({ winner }) => winner === side));
