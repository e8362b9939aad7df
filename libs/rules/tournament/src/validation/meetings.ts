import { joined, type Text, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import type { EntryIndex, Round, TournamentReport } from '../report.js';
import type { Stage } from '../vocabulary.js';

// @row 62, 72
/** Where a rule system says what must not happen twice; null where it may. */
export interface MeetingRules {
  readonly onceOnly: Text | null;
  readonly oneBye: string | null;
  /** Whether two who met in round `before` are to play each other again in this one. */
  mayMeetAgain?(round: number, before: number): boolean;
  /**
   * Why the rules give a player the bye that they have in this round, although they had one before; null where they do not.
   * A bye for an opponent who did not appear is besides the one that a player may have, before it or after it.
   */
  whyByeIsOwed?(round: Round, player: EntryIndex): 'missed-game' | 'repeat' | null;
}

/** Players who meet again in one stage, and second byes in the Swiss stage. */
export function validateMeetings(report: TournamentReport, rules: MeetingRules): Finding[] {
  const { onceOnly, oneBye } = rules;
  const findings: Finding[] = [];
  const nameOf = (entry: EntryIndex) => handleOf(report, entry);
  const meetings: Record<Stage, Map<number, number>> = { swiss: new Map(), elimination: new Map() };
  const byes = new Map<EntryIndex, number>();

  report.rounds.forEach((whole, roundIndex) => {
    const { stage, round, matches } = whole;
    matches.forEach(({ players, result }, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      const [first, second] = players;
      if (second !== undefined && onceOnly !== null) {
        const pair = Math.min(first, second) * report.entries.length + Math.max(first, second);
        const before = meetings[stage].get(pair);
        meetings[stage].set(pair, round);
        if (before === undefined || rules.mayMeetAgain?.(round, before)) return;
        const names = joined(players.map(nameOf), ' and ');
        const message = say`${names} meet in round ${round}, but they already met in round ${before} of this stage.`;
        const advice = say`Check both rounds; players meet once only (${onceOnly}).`;
        findings.push(finding('met-before', `${pointer}/players`, message, advice));
      } else if (result === 'BYE' && stage === 'swiss' && oneBye !== null) {
        const before = byes.get(first);
        const owed = rules.whyByeIsOwed?.(whole, first) ?? null;
        if (owed !== 'missed-game') byes.set(first, round);
        if (before === undefined || owed !== null) return;
        const message = say`${nameOf(first)} has a bye in round ${round}, after one in round ${before}.`;
        const advice = say`Check both rounds; one normal bye is the rule (${oneBye}).`;
        findings.push(finding('second-bye', `${pointer}/result`, message, advice));
      }
    });
  });
  return findings;
}
