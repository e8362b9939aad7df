import { say } from '@quadrant/rules/message';
import { type Finding, type TournamentReport, finding } from '@quadrant/rules/tournament';
import { isHeat } from '../heats.js';

// @row 145, 146
/** 000, section 11 and Glossary: championships earn byes in First and Second Edition, head starts in Tribbles. */
export function validateEntitlements(report: TournamentReport): Finding[] {
  return [...validateGame(report), ...validateKind(report)];
}

/** 000, 11.1.1 to 11.2.1 and 12.7: they are for a Continental or for Worlds. The championship of a heat is not reported. */
function validateKind({ tournament, entries }: TournamentReport): Finding[] {
  const { kind, game } = tournament;
  if (kind === 'continental' || kind === 'worlds' || isHeat(tournament)) return [];
  const [what, key] = game === 'tribbles' ? [say`a head start`, 'headStart'] : [say`an earned bye`, 'earnedByes'];
  return entries.flatMap(({ handle, earnedByes, headStart }, entry) => {
    if (game === 'tribbles' ? headStart === 0 : earnedByes.length === 0) return [];
    const message = say`${handle} claims ${what}, but the kind of this tournament is ${kind}; it counts as given.`;
    const advice = say`Check claim and kind; only Continentals and Worlds have earned ones (Organized Play Guide 4.2, section 11).`;
    return [finding('entitlement-not-for-kind', `/players/${entry}/${key}`, message, advice)];
  });
}

function validateGame({ tournament: { game }, entries }: TournamentReport): Finding[] {
  return entries.flatMap(({ handle, earnedByes, headStart }, entry) => {
    if (game === 'tribbles' && earnedByes.length > 0) {
      const message = say`${handle} claims an earned bye, which Tribbles does not have.`;
      const advice = say`Give the head start that was earned (headStart; Organized Play Guide 4.2, Glossary).`;
      return [finding('earned-bye-not-for-game', `/players/${entry}/earnedByes`, message, advice)];
    }
    if (game !== 'tribbles' && headStart !== 0) {
      const message = say`${handle} has a head start of ${headStart}, which ${game} does not have; it counts for nothing.`;
      const advice = say`Claim the bye that was earned (earnedByes; Organized Play Guide 4.2, Glossary).`;
      return [finding('head-start-not-for-game', `/players/${entry}/headStart`, message, advice)];
    }
    return [];
  });
}
