import { type Text, say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  type EntryIndex,
  type Match,
  type TournamentReport,
  finding,
} from '@quadrant/rules/tournament';

// @row 41, 145
/** 000, 7.2: an earned bye is claimed for its round, belongs to one player, and may be forfeited by them. */
export function validateEarnedByes(report: TournamentReport): Finding[] {
  return [...validateRound(report), ...validateGiven(report), ...validateClaimed(report)];
}

/** 000, 7.5: "the opening round or opening two rounds". */
const LAST_ROUND = 2;

function validateRound(report: TournamentReport): Finding[] {
  return report.rounds.flatMap(({ round, matches }, roundIndex) =>
    matches.flatMap(({ players: [player], result }, matchIndex) => {
      if (result !== 'EARNED_BYE' || round <= LAST_ROUND) return [];
      const message = say`${handleOf(report, player)} has an Earned Bye in round ${round}; they are for the first ${LAST_ROUND} rounds.`;
      const advice = say`Use BYE, which is worth no differential and no strength of schedule; it counts as given (Organized Play Guide 4.2, section 7.5).`;
      return [finding('earned-bye-too-late', `/rounds/${roundIndex}/matches/${matchIndex}/result`, message, advice)];
    }),
  );
}

function validateGiven({ rounds, entries }: TournamentReport): Finding[] {
  return rounds.flatMap(({ round, matches }, roundIndex) =>
    matches.flatMap(({ players: [player], result }, matchIndex) => {
      const entry = entries[player];
      if (result !== 'EARNED_BYE' || entry === undefined || entry.earnedByes.includes(round)) return [];
      const message = say`${entry.handle} has an Earned Bye in round ${round}, but claims none for it.`;
      const advice = say`Add ${round} to earnedByes of the player if it was earned, or give BYE (Organized Play Guide 4.2, section 7.2).`;
      return [finding('earned-bye-not-claimed', `/rounds/${roundIndex}/matches/${matchIndex}/result`, message, advice)];
    }),
  );
}

function validateClaimed({ rounds, entries }: TournamentReport): Finding[] {
  if (entries.every(({ earnedByes }) => earnedByes.length === 0)) return [];
  const played = new Map<number, Map<EntryIndex, Match>>();
  for (const { round, matches } of rounds) {
    played.set(round, new Map(matches.flatMap((match) => match.players.map((player) => [player, match]))));
  }
  return entries.flatMap(({ handle, earnedByes }, entry) =>
    earnedByes.flatMap((round, index) => {
      const match = played.get(round)?.get(entry) ?? null;
      if (match?.result === 'EARNED_BYE') return [];
      const message = say`${handle} claims an earned bye for round ${round}, but ${tellInstead(match, played.has(round))}.`;
      const advice = say`No change is needed if the player gave it up (Organized Play Guide 4.2, section 7.2); otherwise correct the match or the claim.`;
      return [finding('earned-bye-not-used', `/players/${entry}/earnedByes/${index}`, message, advice)];
    }),
  );
}

function tellInstead(match: Match | null, wasPlayed: boolean): Text {
  if (!wasPlayed) return say`the report has no such round`;
  if (match === null) return say`has no result there`;
  return match.players.length === 2 ? say`plays there` : say`has ${match.result ?? ''} there`;
}
