import { say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import type { TournamentReport } from '../report.js';

/** Earned byes and head starts are those of 000 (Glossary); a rule system without them says so. */
export function validateNoEntitlements({ tournament: { game }, entries }: TournamentReport): Finding[] {
  return entries.flatMap(({ handle, earnedByes, headStart }, entry) => {
    const findings: Finding[] = [];
    if (earnedByes.length > 0) {
      const message = say`${handle} claims an earned bye, which ${game} does not have.`;
      findings.push(finding('earned-bye-not-for-game', `/players/${entry}/earnedByes`, message, say`Leave it out.`));
    }
    if (headStart !== 0) {
      const message = say`${handle} has a head start of ${headStart}, which ${game} does not have; it counts for nothing.`;
      findings.push(finding('head-start-not-for-game', `/players/${entry}/headStart`, message, say`Leave it out.`));
    }
    return findings;
  });
}
