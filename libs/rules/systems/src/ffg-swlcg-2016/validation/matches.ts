import { count, plain, say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  type EntryIndex,
  type Match,
  type TournamentReport,
  finding,
  validateLone,
  validateMeetings,
} from '@quadrant/rules/tournament';
import { validateEndings } from './endings.js';
import { validateGames } from './games.js';
import { leadersOf } from './leaders.js';
import { validateSplit } from './split.js';

// @row 237, 238
/** Every match by itself, then what several of them say together. */
export function validateMatches(report: TournamentReport): Finding[] {
  const leaders = leadersOf(report.tournament);
  const nameOf = (entry: EntryIndex) => handleOf(report, entry);
  const single = report.rounds.flatMap(({ stage, matches }, roundIndex) =>
    matches.flatMap((match, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      const names = match.players.map(nameOf);
      return match.players.length === 1
        ? validateLone(match, pointer, names.join(''), 'games')
        : [
            ...validateGames(match, stage, pointer, names),
            ...validateEndings(match, stage, pointer, names),
            ...validateSplit(match, stage, pointer, names, leaders),
          ];
    }),
  );
  return [...single, ...validateMeetings(swissOnly(report), SWISS_MEETINGS), ...validateScores(report)];
}

/**
 * 004, Swiss Rounds: players meet once, and the bye is for a player who has not had one. Double elimination may
 * repeat a match.
 */
const SWISS_MEETINGS = {
  onceOnly: plain`Star Wars LCG Tournament Regulations 1.0, Swiss Rounds`,
  oneBye: plain`Star Wars LCG Tournament Regulations 1.0, Swiss Rounds`,
};

const swissOnly = (report: TournamentReport): TournamentReport => ({
  ...report,
  rounds: report.rounds.map((round) => (round.stage === 'swiss' ? round : { ...round, matches: [] })),
});

/** 004 scores no Swiss game; the score of a timed elimination game may stand there as a record. One note says so for all. */
function validateScores({ rounds }: TournamentReport): Finding[] {
  const isScored = (match: Match, isSwiss: boolean) =>
    [match, ...match.games].some(({ score, differential }) => differential !== null || (isSwiss && score !== null));
  const scored = rounds.flatMap(({ stage, matches }, roundIndex) =>
    matches.flatMap((match, matchIndex) =>
      match.players.length === 2 && isScored(match, stage === 'swiss')
        ? [`/rounds/${roundIndex}/matches/${matchIndex}`]
        : [],
    ),
  );
  const [first] = scored;
  if (first === undefined) return [];
  const message = say`${count(scored.length, 'match has', 'matches have')} a score or a differential, which count nothing here.`;
  return [
    finding(
      'score-not-used',
      first,
      message,
      say`No change is needed; wins and draws decide (Star Wars LCG Tournament Regulations 1.0, Tournament Points).`,
    ),
  ];
}
