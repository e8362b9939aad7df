import { say } from '@quadrant/rules/message';
import {
  FORMAT_WORDS,
  type Finding,
  type TournamentReport,
  finding,
  validateNoEntitlements,
  validateAbsentWords,
  type Pairing,
} from '@quadrant/rules/tournament';
import { findStructure, STRUCTURES } from '../structures.js';
import { findTier, TIERS } from '../tiers.js';

/** 004, Swiss Rounds and Double Elimination Rounds. */
export const PAIRINGS: readonly Pairing[] = ['swiss', 'double-elimination'];

/** Checks that the announced facts have only the words of 004. */
export function validateHeader(report: TournamentReport): Finding[] {
  return [...validateWords(report), ...validateFormat(report), ...validateNoEntitlements(report)];
}

function validateWords({ tournament: { pairing, structure, tier } }: TournamentReport): Finding[] {
  const findings: Finding[] = [];
  if (!PAIRINGS.includes(pairing)) {
    const message = say`ffg-swlcg-2016 has no pairing ${pairing}; the results count as given.`;
    const advice = say`Use one of ${PAIRINGS.join(', ')}.`;
    findings.push(finding('pairing-not-of-rule-system', '/tournament/pairing', message, advice));
  }
  if (structure !== null && findStructure(structure) === null) {
    const message = say`ffg-swlcg-2016 has no structure ${structure}, so rounds and cut were not compared with one.`;
    const advice = say`Use one of ${STRUCTURES.join(', ')} (Star Wars LCG Tournament Regulations 1.0, Tournament Structures).`;
    findings.push(finding('structure-not-of-rule-system', '/tournament/structure', message, advice));
  }
  if (tier !== null && findTier(tier) === null) {
    const message = say`ffg-swlcg-2016 has no tier ${tier}.`;
    const advice = say`Use one of ${TIERS.join(', ')} (Star Wars LCG Tournament Regulations 1.0, Tournament Tiers).`;
    findings.push(finding('tier-not-of-rule-system', '/tournament/tier', message, advice));
  }
  return findings;
}

/** 004 is about one game in one format, Standard Play; the words of 000, section 4, have no meaning in it. */
function validateFormat({ tournament, finalConfrontation }: TournamentReport): Finding[] {
  const { format } = tournament;
  const findings = validateAbsentWords(tournament, 'cardPool', 'rules', 'scenario');
  if (format !== 'constructed') {
    const message = say`ffg-swlcg-2016 has no format ${FORMAT_WORDS[format]}.`;
    findings.push(
      finding(
        'format-not-of-rule-system',
        '/tournament/format',
        message,
        say`Use constructed (Star Wars LCG Tournament Regulations 1.0, Deck Building).`,
      ),
    );
  }
  if (finalConfrontation !== null) {
    const message = say`ffg-swlcg-2016 has no final confrontation, so it decides nothing.`;
    const told = say`Report the final as a match of the elimination stage (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).`;
    findings.push(finding('confrontation-not-of-rule-system', '/finalConfrontation', message, told));
  }
  return findings;
}
