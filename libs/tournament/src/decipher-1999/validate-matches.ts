import { count } from '../count.js';
import type { Finding } from '../finding.js';
import type { EntryIndex, Match, TournamentReport } from '../report.js';
import { finding } from '../rule-findings.js';
import { validateMeetings } from '../validation/meetings.js';
import { needsScore } from './differential.js';
import { hasSides, hasTwoGameRounds, settingOf, type Setting } from './formats.js';
import { listGames } from './played-games.js';
import { validateGame } from './validate-game.js';

/** 001, II.A.i, 6: pairings and byes. */
const PAIRING = '001, II.A.i, 6';

/** Every match and every game by itself, then what several of them say together. */
export function validateMatches(report: TournamentReport): Finding[] {
  const setting = settingOf(report.tournament);
  const nameOf = (entry: EntryIndex) => report.entries[entry]?.handle ?? '';
  const matches = report.rounds.flatMap((round, roundIndex) =>
    round.matches.flatMap((match, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      return match.players.length === 1
        ? validateBye(match, pointer, nameOf(match.players[0]))
        : validateMatch(match, setting, pointer);
    }),
  );
  const games = listGames(report, setting.game).flatMap((listed) =>
    validateGame(listed, setting, listed.game.players.map(nameOf)),
  );
  // Where both sides are played, two may meet again with the other ones; that is told with the sides.
  const onceOnly = hasTwoGameRounds(setting) ? null : PAIRING;
  return [
    ...matches,
    ...games,
    ...validateMeetings(report, { onceOnly, oneBye: PAIRING }),
    ...validateMissingScores(report, setting),
  ];
}

function validateBye({ result, score, endedBy, differential }: Match, pointer: string, name: string): Finding[] {
  if (score === null && endedBy === null && differential === null) return [];
  const message = `${name} has ${result}: no game, so its score, ending and differential count nothing.`;
  return [finding('details-without-game', pointer, message, 'Remove them, or name the opponent (001, Bye).')];
}

function validateMatch(match: Match, setting: Setting, pointer: string): Finding[] {
  const { games, score, endedBy, differential, bonusExcluded, victoryConditionsDiffer } = match;
  const findings: Finding[] = [];
  const most = hasTwoGameRounds(setting) ? 2 : 1;
  if (games.length > most) {
    const message = `The match has ${games.length} games, a round of ${setting.format} ${setting.game} has ${count(most, 'game')}.`;
    const advice = 'Give every further game a round of its own (001, II.A).';
    findings.push(finding('too-many-games', `${pointer}/games`, message, advice));
  }
  const notUsed = (key: string, why: string) => {
    const message = `What stands in ${key} counts nothing: ${why}.`;
    findings.push(finding('details-not-used', `${pointer}/${key}`, message, 'Remove it (001, Scoring).'));
  };
  if (hasSides(setting.game)) {
    const why = `only Star Trek knows it, this is ${setting.game}`;
    if (bonusExcluded !== null) notUsed('bonusExcluded', why);
    if (victoryConditionsDiffer) notUsed('victoryConditionsDiffer', why);
  } else {
    games.forEach(({ sides }, index) => {
      if (sides !== null) notUsed(`games/${index}/sides`, 'Star Trek has no sides');
    });
  }
  if (games.length > 1) {
    const why = 'each game has its own';
    if (score !== null) notUsed('score', why);
    if (endedBy !== null) notUsed('endedBy', why);
    if (differential !== null) notUsed('differential', why);
  }
  return findings;
}

/** Where nobody wrote down scores, one note says so for all. */
function validateMissingScores(report: TournamentReport, setting: Setting): Finding[] {
  const needed = listGames(report, setting.game).filter(
    ({ game, stage }) => stage === 'swiss' && needsScore(game, setting),
  );
  const missing = needed.filter(({ game }) => game.score === null);
  const advice = 'Add the score if it is known; differential is the first tiebreaker (001, II.A.i, 8).';
  if (missing.length > 1 && missing.length === needed.length) {
    const message = `None of the ${needed.length} games that need a score has one: their differential is 0.`;
    return [finding('score-missing', '/rounds', message, advice)];
  }
  return missing.map(({ game, pointer }) => {
    const names = game.players.map((entry) => report.entries[entry]?.handle ?? '').join(' against ');
    return finding('score-missing', pointer, `The score of ${names} is missing: its differential is 0.`, advice);
  });
}
