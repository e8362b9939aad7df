import { joined, count, say } from '@quadrant/rules/message';
import {
  type Certificate,
  explainOverrides,
  fieldBefore,
  findOverrideFaults,
  findRoundFaults,
  findSideFaults,
  listPairing,
  type Outlook,
  type Override,
  pairField,
  type PairingExplanation,
  type PairingPlayer,
  type PairingOrder,
  pairSidedField,
  reportBefore,
  sidedFieldBefore,
  type SwissPairing,
} from '@quadrant/rules/pairing';
import { getRuleSystem, scenarioRules, sourceFor } from '@quadrant/rules/systems';
import { type Finding, finding, handleOf, type Subject, type TournamentReport } from '@quadrant/rules/tournament';
import { type DelayedGame, explainDelayed, findDelayedFaults, withDelayed } from './delayed.js';
import { rankReport } from './rank-report.js';

/** Apart from the document, these facts alone decide the pairs of a round. */
export interface PairQuestion {
  readonly round: number;
  readonly seed: string;
  readonly order: PairingOrder;
  readonly fixed: readonly Override[];
  readonly forbidden: readonly Override[];
  /** The results of these games of earlier rounds are not known yet. */
  readonly delayed: readonly DelayedGame[];
}

/** A round with its pairs and byes, which are explained. */
export interface PairedRound {
  readonly round: number;
  readonly pairs: readonly (readonly [string, string])[];
  /** It is set for a two-game round, and names the side of the first player of each pair. */
  readonly sides?: 'dark-first';
  readonly byes: readonly string[];
  readonly earnedByes: readonly string[];
  readonly explanations: readonly PairingExplanation[];
  readonly warnings: readonly Finding[];
  /** It is set when the next round has no pairing after this one: the best pairing after which the next round has one. */
  readonly alternative: SwissPairing | null;
  /** It is null for a pairing by rank, which optimizes nothing. */
  readonly certificate: Certificate | null;
}

// @row 140, 155
/**
 * Pairs the Swiss round that follows the rounds in the document, by the document's rule system.
 *
 * @returns findings when the round cannot be paired
 */
export function pairReport(whole: TournamentReport, question: PairQuestion): PairedRound | Finding[] {
  const { round, seed, order, fixed, forbidden, delayed } = question;
  const faults = findRoundFaults(whole, round, 'matches');
  if (faults.length > 0) return faults;
  const report = reportBefore(whole, round);
  const late = findDelayedFaults(report, delayed);
  if (late.length > 0) return late;
  const { ranking, points } = rankReport(report);
  const field = withDelayed(fieldBefore(report, round, points), delayed);
  const { players, earnedByes } = field;
  const { ruleSystem, pairing } = report.tournament;
  const rules = getRuleSystem(ruleSystem).pairing;
  const cite = (subject: Subject) => sourceFor(ruleSystem, subject);
  const isSided = rules.hasTwoSides(report.tournament);
  const sided = isSided ? sidedFieldBefore(report, players) : null;
  // Two players who have met may meet again with the other sides.
  const checked = sided === null ? field : { ...field, players: players.map((each) => ({ ...each, opponents: [] })) };
  const wrong = findOverrideFaults(checked, { fixed, forbidden }, cite);
  if (wrong.length > 0) return wrong;
  const against = sided === null ? [] : findSideFaults(sided, fixed);
  if (against.length > 0) return against;
  if (players.length < 2) return [tellNobody(players.length)];
  const again = meetAgain(report, round, players);
  if (again !== null) return { ...NOTHING_ELSE, round, ...again, earnedByes };
  const method = rules.methodOf(pairing);
  const pairWith = (wanted: readonly Override[], unwanted: readonly Override[]) => {
    const pairs = { fixed: wanted.map((each) => each.players), forbidden: unwanted.map((each) => each.players) };
    return sided === null
      ? pairField({ players, round, seed, order, method, ranking, cite, ...pairs })
      : pairSidedField(sided, { round, seed, ranking, ...pairs });
  };
  const paired = pairWith(fixed, forbidden);
  const { pairs, byes, outlook, explanations, certificate } = paired;
  if (pairs.length === 0) return [tellAllMet(players.length)];
  const isOverridden = fixed.length + forbidden.length > 0;
  const isByTotals = method === 'groups' || method === 'groups-ffg';
  const isLast = report.tournament.plannedRounds !== null && round >= report.tournament.plannedRounds;
  const isStuck = !outlook.isNextRoundPairable && !isLast;
  return {
    round,
    pairs,
    ...(isSided ? { sides: 'dark-first' as const } : {}),
    byes,
    earnedByes,
    explanations: [
      ...explanations,
      ...(isOverridden
        ? explainOverrides(players, paired, pairWith([], []), { fixed, forbidden }, isByTotals, cite)
        : []),
      ...explainDelayed(delayed),
    ],
    warnings: isStuck ? [tellStuck(round, outlook)] : [],
    alternative: isStuck ? outlook.alternative : null,
    certificate,
  };
}

const NOTHING_ELSE = { warnings: [], alternative: null, certificate: null } as const;

// @row 27
/** Lets the pairs of the round before meet again in even rounds of No Such Thing as Luck (000, 4.4.2); returns null otherwise. */
function meetAgain(
  report: TournamentReport,
  round: number,
  players: readonly PairingPlayer[],
): Pick<PairedRound, 'pairs' | 'byes' | 'explanations'> | null {
  const { scenario } = report.tournament;
  const isAgain = scenario !== null && scenarioRules(scenario).playsRoundsInPairs && round % 2 === 0;
  if (!isAgain) return null;
  const isHere = (id: string) => players.some((player) => player.id === id);
  const pairs = (report.rounds.at(-1)?.matches ?? []).flatMap(({ players: [first, second] }) => {
    if (second === undefined) return [];
    const pair = [handleOf(report, first), handleOf(report, second)] as const;
    return pair.every(isHere) ? [pair] : [];
  });
  const byes = players.map(({ id }) => id).filter((id) => !pairs.some((pair) => pair.includes(id)));
  const source = '(Organized Play Guide 4.2, section 4.4.2)';
  const explanations: PairingExplanation[] = [
    ...pairs.map((pair) => ({
      code: 'same-pair' as const,
      players: pair,
      text: say`${joined(pair, ' and ')} play again, each with the deck of the other ${source}.`,
    })),
    ...byes.map((id) => ({
      code: 'bye' as const,
      players: [id],
      text: say`${id} has the bye: nobody exchanged a deck with ${id} in round ${round - 1} ${source}.`,
    })),
  ];
  return { pairs, byes, explanations };
}

function tellNobody(players: number): Finding {
  const message = say`${count(players, 'player')} can be paired; a round needs two.`;
  const advice = say`Add players, or end the tournament: the standings are final.`;
  return finding('nobody-to-pair', '/players', message, advice);
}

function tellAllMet(players: number): Finding {
  const message = say`All ${players} players have met each other or may not meet.`;
  const advice = say`End the Swiss stage: the standings are final. Or allow a forbidden pair.`;
  return finding('everybody-has-met', '/rounds', message, advice);
}

/** Warns about 000, section 7.6, the fifth criterion, one round ahead, while another pairing can still be chosen. */
function tellStuck(round: number, { alternative, isComplete }: Outlook): Finding {
  const message = say`After this pairing round ${round + 1} needs more byes than one for an odd number of players, or a second bye.`;
  const none = isComplete
    ? say`No pairing of this round avoids it: round ${round} may be the last one.`
    : say`No other pairing was found among those that were tried; round ${round} may be the last one.`;
  const advice =
    alternative === null
      ? none
      : say`To avoid it use the alternative, which is the best of those that do: ${listPairing(alternative)}.`;
  return finding('next-round-not-pairable', '/rounds', message, advice);
}
