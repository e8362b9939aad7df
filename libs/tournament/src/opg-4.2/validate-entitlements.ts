import type { Finding } from '../finding.js';
import type { TournamentReport } from '../report.js';
import { finding } from '../rule-findings.js';

/** 000, section 11 and Glossary: championships earn byes in First and Second Edition, head starts in Tribbles. */
export function validateEntitlements({ tournament: { game }, entries }: TournamentReport): Finding[] {
  return entries.flatMap(({ handle, earnedByes, headStart }, entry) => {
    if (game === 'tribbles' && earnedByes.length > 0) {
      const message = `${handle} claims an earned bye, which Tribbles does not have.`;
      const advice = 'Give the head start that was earned (headStart; 000, Glossary).';
      return [finding('earned-bye-not-for-game', `/players/${entry}/earnedByes`, message, advice)];
    }
    if (game !== 'tribbles' && headStart !== 0) {
      const message = `${handle} has a head start of ${headStart}, which ${game} does not have; it counts for nothing.`;
      const advice = 'Claim the bye that was earned (earnedByes; 000, Glossary).';
      return [finding('head-start-not-for-game', `/players/${entry}/headStart`, message, advice)];
    }
    return [];
  });
}
