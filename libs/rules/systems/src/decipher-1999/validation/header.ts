import { say } from '@quadrant/rules/message';
import {
  FORMAT_WORDS,
  type Finding,
  foldHandle,
  type TournamentReport,
  finding,
  validateLeadTime,
  validateAbsentWords,
  type Rules,
} from '@quadrant/rules/tournament';
import { DECIPHER_FORMATS, isDecipherFormat, SANCTIONED_PAIRINGS, settingOf } from '../formats.js';
import { FEWEST_DAYS_AHEAD } from '../verdicts.js';

/** 003: these ways to hand out the cards of a sealed deck are all for Star Trek. */
const SEALED_VARIANTS: readonly Rules[] = ['starter-sealed', 'otsd', 'otsd-draft'];

// @row 161, 196, 197
/** Checks the announced facts against 001, sections I and II.A. */
export function validateHeader(report: TournamentReport): Finding[] {
  const { format } = report.tournament;
  if (!isDecipherFormat(format)) {
    const message = say`decipher-1999 has no format ${FORMAT_WORDS[format]}.`;
    const advice = say`Use one of ${DECIPHER_FORMATS.join(', ')} (Decipher Tournament Guide 6.99, section II.A).`;
    return [finding('format-not-of-rule-system', '/tournament/format', message, advice)];
  }
  return [
    ...validatePairing(report),
    ...validateWords(report),
    ...validateLeadTime(report.tournament, FEWEST_DAYS_AHEAD),
    ...validateDirector(report),
  ];
}

function validatePairing({ tournament, rounds }: TournamentReport): Finding[] {
  const findings: Finding[] = [];
  const { game, pairing } = tournament;
  const sanctioned = SANCTIONED_PAIRINGS[settingOf(tournament).game];
  if (!sanctioned.includes(pairing)) {
    const message = say`The pairing ${pairing} is not sanctioned for ${game}; the results count as given.`;
    const advice = say`Use one of ${sanctioned.join(', ')}, if it was one; otherwise it will not be rated (Decipher Tournament Guide 6.99, section II.A).`;
    findings.push(finding('pairing-not-of-rule-system', '/tournament/pairing', message, advice));
  }
  const elimination = rounds.findIndex(({ stage }) => stage === 'elimination');
  if (elimination !== -1) {
    const message = say`Round ${rounds[elimination]?.round ?? 0} is elimination, which decipher-1999 does not sanction.`;
    const advice = say`Report one game between the best as finalConfrontation; otherwise it will not be rated (Decipher Tournament Guide 6.99, section II.B).`;
    findings.push(finding('elimination-not-sanctioned', `/rounds/${elimination}/stage`, message, advice));
  }
  return findings;
}

/** 001, II.A has no card pool but all cards, no named rules and none of the scenarios of 000. */
function validateWords({ tournament }: TournamentReport): Finding[] {
  const { game, format, cardPool, rules } = tournament;
  const findings: Finding[] = [];
  if (cardPool !== null && cardPool !== 'complete') {
    const message = say`decipher-1999 has no card pool ${cardPool}: all cards of ${game} are allowed.`;
    const advice = say`Remove cardPool; it has no effect (Decipher Tournament Guide 6.99, section II.A).`;
    findings.push(finding('card-pool-not-for-game', '/tournament/cardPool', message, advice));
  }
  if (rules !== null && (game !== 'stccg' || !SEALED_VARIANTS.includes(rules))) {
    const message = say`The rules ${rules} do not belong to ${game} in decipher-1999 and have no effect.`;
    findings.push(
      finding(
        'rules-not-for-game',
        '/tournament/rules',
        message,
        say`Leave rules out (Decipher Tournament Guide 6.99, section I.D).`,
      ),
    );
  } else if (rules !== null && format !== 'sealed') {
    const message = say`The rules ${rules} belong to the format sealed, the report says ${FORMAT_WORDS[format]}.`;
    findings.push(
      finding(
        'rules-not-for-format',
        '/tournament/rules',
        message,
        say`Correct the format or the rules (Decipher Sealed Deck Formats).`,
      ),
    );
  }
  return [...findings, ...validateAbsentWords(tournament, 'scenario', 'structure', 'tier')];
}

/** 001, I.C: an approved director; III, 8: they do not play in their own tournament. */
function validateDirector({ tournament, entries }: TournamentReport): Finding[] {
  const findings: Finding[] = [];
  if (tournament.director === null) {
    const message = say`The report names no director. A director must be named, or the tournament is not sanctioned.`;
    findings.push(
      finding(
        'director-unknown',
        '/tournament',
        message,
        say`Name the director (Decipher Tournament Guide 6.99, section I.C).`,
      ),
    );
  }
  const handles = new Set(entries.map(({ handle }) => foldHandle(handle)));
  for (const key of ['director', 'secondaryDirector', 'tertiaryDirector'] as const) {
    const director = tournament[key];
    if (director === null || !handles.has(foldHandle(director))) continue;
    const message = say`${director} directs the tournament and plays in it.`;
    const advice = say`Correct one of them; directors do not play in their own tournaments (Decipher Tournament Guide 6.99, section III, 8).`;
    findings.push(finding('director-plays', `/tournament/${key}`, message, advice));
  }
  return findings;
}
