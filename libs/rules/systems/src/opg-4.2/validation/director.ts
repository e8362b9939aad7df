import { count, say, joined } from '@quadrant/rules/message';
import {
  FORMAT_WORDS,
  type Finding,
  foldHandle,
  countParticipants,
  type TournamentReport,
  finding,
  type Result,
} from '@quadrant/rules/tournament';

/** 000, 7.1: in a field of up to so many players a director should play too. */
const MOST_PLAYERS = 16;

// @row 38, 39, 138
/**
 * Checks a director who plays in their own tournament (000, 7.1, 13.2): they need two deputies and the approval of
 * more than half of the players, which no report states.
 */
export function validateDirector(report: TournamentReport): Finding[] {
  const { director, secondaryDirector, tertiaryDirector, online, format } = report.tournament;
  const entry = director === null ? -1 : findEntry(report, director);
  if (director === null || entry === -1) return [];
  const findings: Finding[] = [];
  if (secondaryDirector === null || tertiaryDirector === null) {
    const message = say`${director} directs and plays, but no secondary and tertiary director are named.`;
    const advice = say`Name both deputies (secondaryDirector, tertiaryDirector); more than half of the players must approve (Organized Play Guide 4.2, section 7.1).`;
    findings.push(finding('director-plays-without-deputies', '/tournament/director', message, advice));
  }
  if (online && (format === 'draft' || format === 'sealed')) {
    const message = say`${director} directs and plays an online ${FORMAT_WORDS[format]} tournament, where a director gives out the cards.`;
    const advice = say`No change is needed if another director, who did not play, prepared and distributed the cards (Organized Play Guide 4.2, section 13.2).`;
    findings.push(finding('director-plays-with-known-cards', '/tournament/director', message, advice));
  }
  const participants = countParticipants(report);
  const reasons = [
    participants > MOST_PLAYERS ? say`there are ${count(participants, 'player')}` : null,
    hasByeInFirstRound(report) ? say`the first round has a bye` : null,
  ].filter((reason) => reason !== null);
  if (reasons.length > 0) {
    const message = say`${director} directs and plays although ${joined(reasons, ' and ')}.`;
    const advice = say`No change is needed. Directors should not play with a bye or more than ${MOST_PLAYERS} players (Organized Play Guide 4.2, section 7.1).`;
    findings.push(finding('director-should-not-play', `/players/${entry}`, message, advice));
  }
  return findings;
}

function findEntry({ entries }: TournamentReport, handle: string): number {
  const folded = foldHandle(handle);
  return entries.findIndex((entry) => foldHandle(entry.handle) === folded);
}

/** Finds a bye that no Missed Game explains (000, 7.5). Byes of later rounds may come from drops. */
function hasByeInFirstRound({ rounds }: TournamentReport): boolean {
  const results = rounds[0]?.matches.map(({ result }) => result) ?? [];
  const times = (wanted: Result) => results.filter((result) => result === wanted).length;
  return times('BYE') > times('MG');
}
