import { count, type Text, say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  type EntryIndex,
  type Match,
  type TournamentReport,
  finding,
  validateLone,
  validateMeetings,
  validateMissingScores,
} from '@quadrant/rules/tournament';
import { needsScore } from '../differential.js';
import { hasSides, hasTwoGameRounds, settingOf, type Setting } from '../formats.js';
import { listGames } from '../played-games.js';
import { validateGame } from './game.js';

/** 001, II.A.i, 6: pairings and byes. */
const PAIRING = 'Decipher Tournament Guide 6.99, section II.A.i, 6';

const USE_OF_SCORES = say`differential is the first tiebreaker (Decipher Tournament Guide 6.99, section II.A.i, 8)`;

// @row 175, 176
/** Every match and every game by itself, then what several of them say together. */
export function validateMatches(report: TournamentReport): Finding[] {
  const setting = settingOf(report.tournament);
  const nameOf = (entry: EntryIndex) => handleOf(report, entry);
  const matches = report.rounds.flatMap((round, roundIndex) =>
    round.matches.flatMap((match, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      return match.players.length === 1
        ? validateLone(match, pointer, nameOf(match.players[0]), 'differential')
        : validateMatch(match, setting, pointer);
    }),
  );
  const games = listGames(report, setting.game).flatMap((listed) =>
    validateGame(listed, setting, listed.game.players.map(nameOf)),
  );
  // When both sides are played, two players may meet again with the other ones; the check of the sides reports that.
  const onceOnly = hasTwoGameRounds(setting) ? null : PAIRING;
  return [
    ...matches,
    ...games,
    ...validateMeetings(report, { onceOnly, oneBye: PAIRING }),
    ...validateMissingScores(report, listScoredGames(report, setting), USE_OF_SCORES),
  ];
}

function validateMatch(match: Match, setting: Setting, pointer: string): Finding[] {
  const { games, score, endedBy, differential, bonusExcluded, victoryConditionsDiffer } = match;
  const findings: Finding[] = [];
  const most = hasTwoGameRounds(setting) ? 2 : 1;
  if (games.length > most) {
    const message = say`The match has ${games.length} games, a round of ${setting.format} ${setting.game} has ${count(most, 'game')}.`;
    const advice = say`Report every further game as its own round (Decipher Tournament Guide 6.99, section II.A).`;
    findings.push(finding('too-many-games', `${pointer}/games`, message, advice));
  }
  const notUsed = (key: string, why: Text) => {
    const message = say`The value of ${key} has no effect: ${why}.`;
    findings.push(
      finding(
        'details-not-used',
        `${pointer}/${key}`,
        message,
        say`Remove it (Decipher Tournament Guide 6.99, Scoring).`,
      ),
    );
  };
  if (hasSides(setting.game)) {
    const why = say`only Star Trek knows it, this is ${setting.game}`;
    if (bonusExcluded !== null) notUsed('bonusExcluded', why);
    if (victoryConditionsDiffer) notUsed('victoryConditionsDiffer', why);
  } else {
    games.forEach(({ sides }, index) => {
      if (sides !== null) notUsed(`games/${index}/sides`, say`Star Trek has no sides`);
    });
  }
  if (games.length > 1) {
    const why = say`each game has its own`;
    if (score !== null) notUsed('score', why);
    if (endedBy !== null) notUsed('endedBy', why);
    if (differential !== null) notUsed('differential', why);
  }
  return findings;
}

const listScoredGames = (report: TournamentReport, setting: Setting) =>
  listGames(report, setting.game).flatMap(({ game, stage, pointer }) =>
    stage === 'swiss' && needsScore(game, setting) ? [{ players: game.players, score: game.score, pointer }] : [],
  );
