import { count, say } from '@quadrant/rules/message';
import { countParticipants, ruleOf, type TournamentReport, type Verdict } from '@quadrant/rules/tournament';
import { fewestPlayers, findStructure, STRUCTURES } from './structures.js';

const SECTION = '004 Tournament Structures';

/**
 * 004 has no sanctioning; what it asks for is one of its structures, and the printed ones begin with a number of
 * players (Tournament Structures). Ours: a report that names no structure follows the basic one, the lowest of the
 * two.
 */
export function isSanctioned(report: TournamentReport): Verdict {
  const told = report.tournament.structure;
  const structure = findStructure(told ?? 'basic');
  if (structure === null) {
    return { value: false, rule: ruleOf(SECTION, say`${told ?? ''} is none of ${STRUCTURES.join(', ')}`) };
  }
  const participants = countParticipants(report);
  const fewest = fewestPlayers(structure);
  const found =
    told === null
      ? say`no structure told, ${count(participants, 'participant')}`
      : say`${told} structure, ${count(participants, 'participant')}`;
  return participants >= fewest
    ? { value: true, rule: ruleOf(SECTION, say`${found}; 004 asks for nothing else`) }
    : { value: false, rule: ruleOf(SECTION, say`${found}, needed ${fewest}`) };
}

/** 004 keeps no ratings, so no game of it is rated. */
export const isRated = (): Verdict => ({ value: false, rule: ruleOf('004', say`has no ratings`) });

/** 000, sections 11 and 12 speak of other games. */
export const awardsPoints = (): Verdict => ({ value: false, rule: ruleOf('004', say`its places are worth no points`) });
