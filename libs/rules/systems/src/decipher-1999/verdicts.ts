import { say } from '@quadrant/rules/message';
import {
  FORMAT_WORDS,
  atLeast,
  atLeastPlayed,
  registeredAhead,
  ruleOf,
  verdictOf,
  type Criterion,
  countParticipants,
  type TournamentReport,
  type SanctionFacts,
  type Verdict,
} from '@quadrant/rules/tournament';
import { FEWEST_GAMES, JUNIOR_UNDER_AGE, SANCTIONED_PAIRINGS, settingOf } from './formats.js';
import { countGames } from './two-game-rounds.js';

// @row 161, 164, 192, 196
/** 001, I.A.ii: one week; I.C. */
export const FEWEST_DAYS_AHEAD = 7;
export const FEWEST_PARTICIPANTS = 8;

/** Approvals of directors in 1999 cannot be looked up. Only a name can be required, and an old record may lack it. */
function approvedDirector({ tournament: { director } }: TournamentReport, facts: SanctionFacts): Criterion {
  if (director !== null) return { met: true, words: say`director ${director}, approval not checked` };
  return facts.leadTimeCountsAsMet
    ? { met: true, words: say`director unknown, counted as approved` }
    : { met: false, words: say`no director named` };
}

/** 001, II.A: one of three formats, played in Swiss rounds; II.B: Simple Swiss and Elimination are not sanctioned. */
function sanctionedFormat({ tournament, rounds }: TournamentReport): Criterion {
  const { game, format } = settingOf(tournament);
  if (!SANCTIONED_PAIRINGS[game].includes(tournament.pairing)) {
    return { met: false, words: say`pairing ${tournament.pairing} is not sanctioned for ${game}` };
  }
  if (rounds.some(({ stage }) => stage === 'elimination'))
    return { met: false, words: say`elimination is not sanctioned` };
  const age = format === 'junior' ? say`, under ${JUNIOR_UNDER_AGE} years not checked` : '';
  return { met: true, words: say`format ${FORMAT_WORDS[format]}${age}` };
}

/** 001, II.A.iii: Sealed Deck needs a final confrontation. It is not part of the scores, so an old record may lack it. */
function confrontation({ tournament, finalConfrontation }: TournamentReport, facts: SanctionFacts): Criterion[] {
  if (tournament.format !== 'sealed') return [];
  if (finalConfrontation !== null) return [{ met: true, words: say`final confrontation played` }];
  return facts.leadTimeCountsAsMet
    ? [{ met: true, words: say`final confrontation unknown, counted as played` }]
    : [{ met: false, words: say`no final confrontation` }];
}

/**
 * 001, I.C: an approved director who registered it a week ahead, a sanctioned format, 8 players and the games that it
 * needs, the final confrontation of Sealed Deck among them.
 */
export function isSanctioned(report: TournamentReport, facts: SanctionFacts): Verdict {
  const setting = settingOf(report.tournament);
  return verdictOf('001 §I.C', [
    atLeastPlayed(report, FEWEST_GAMES[setting.format][setting.game], countGames(report, setting), 'game'),
    ...confrontation(report, facts),
    atLeast(FEWEST_PARTICIPANTS, countParticipants(report), 'participant'),
    registeredAhead(report, FEWEST_DAYS_AHEAD, facts),
    approvedDirector(report, facts),
    sanctionedFormat(report),
  ]);
}

/** 001, I.C: only sanctioned tournaments contribute to the ratings. */
export function isRated({ tournament }: TournamentReport, sanctioned: Verdict): Verdict {
  if (!sanctioned.value) return { value: false, rule: say`not sanctioned, ${sanctioned.rule}` };
  if (tournament.unrated) return { value: false, rule: ruleOf('001 §I.C', say`marked unrated in its listing`) };
  return { value: true, rule: ruleOf('001 §I.C', say`sanctioned, not marked unrated`) };
}

/** 000, sections 11 and 12 speak of other games. */
export const awardsPoints = (): Verdict => ({ value: false, rule: say`001 has no points for places` });
