import { count, plain, say } from '@quadrant/rules/message';
import {
  type Finding,
  type TournamentReport,
  finding,
  validateParticipants,
  validatePlannedRounds,
  validateStageOrder,
} from '@quadrant/rules/tournament';
import { FEWEST_GAMES, hasTwoGameRounds, MANY_ENTRANTS, settingOf } from '../formats.js';
import { countGames, readTwoGameRounds, swissRounds } from '../two-game-rounds.js';
import { FEWEST_PARTICIPANTS } from '../verdicts.js';

// @row 169
/** Compares the number of games and players with those that are needed, planned and recommended. */
export const validateRounds = (report: TournamentReport): Finding[] => [
  ...validateStageOrder(report),
  ...validateTwoGameRounds(report),
  ...validateGameCount(report),
  ...validateParticipants(report, FEWEST_PARTICIPANTS),
];

/** 001, II.A.i, 6 and 7: everybody plays one game with each side before a round is over. */
function validateTwoGameRounds(report: TournamentReport): Finding[] {
  if (!hasTwoGameRounds(settingOf(report.tournament)))
    return validatePlannedRounds(report, plain`Decipher Tournament Guide 6.99, section II.A.i`);
  const rounds = swissRounds(report);
  const { complete, endsHalfway } = readTwoGameRounds(rounds);
  // The plan may count two-game rounds where the report has a round for each game.
  const findings =
    report.tournament.plannedRounds === complete
      ? []
      : validatePlannedRounds(report, plain`Decipher Tournament Guide 6.99, section II.A.i`);
  if (!endsHalfway) return findings;
  const message = say`${count(complete, 'two-game round is', 'two-game rounds are')} complete; one more game has no second game.`;
  const advice = say`Add the other game of the round, if it was played; the result of this one counts (Decipher Tournament Guide 6.99, section II.A.i, 7).`;
  return [...findings, finding('two-game-round-incomplete', '/rounds', message, advice)];
}

function validateGameCount(report: TournamentReport): Finding[] {
  const setting = settingOf(report.tournament);
  const games = countGames(report, setting);
  const fewest = FEWEST_GAMES[setting.format][setting.game];
  const isTwoGame = hasTwoGameRounds(setting);
  const told = (number: number) => (isTwoGame ? count(number / 2, 'complete two-game round') : count(number, 'game'));
  if (games < fewest) {
    const message = say`The report has ${told(games)}, but sanctioning needs ${told(fewest)}.`;
    return [finding('too-few-rounds', '/rounds', message, say`It will not be rated; check that no round is missing.`)];
  }
  const entrants = report.entries.length;
  if (setting.format === 'sealed' || entrants <= MANY_ENTRANTS.moreThan || games >= MANY_ENTRANTS.games) return [];
  const message = say`${told(games)} for ${entrants} entrants, ${told(MANY_ENTRANTS.games)} are recommended.`;
  const advice = say`No change is needed; next time, plan more with over ${MANY_ENTRANTS.moreThan} entrants (Decipher Tournament Guide 6.99, section II.A.i).`;
  return [finding('fewer-rounds-than-recommended', '/rounds', message, advice)];
}
