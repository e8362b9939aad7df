import type { Finding } from '../finding.js';
import type { EntryIndex, TournamentReport } from '../report.js';
import { finding } from '../rule-findings.js';
import { validateTiebreakerGame } from '../validation/tiebreaker-game.js';
import type { Side } from '../vocabulary.js';
import { hasSides, settingOf } from './formats.js';
import { listGames } from './played-games.js';
import { computeTally, type Tally } from './tally.js';
import { bySide } from './validate-sides.js';

const POINTER = '/finalConfrontation';

/** The final confrontation of Sealed Deck (001, II.A.iii), elsewhere a tiebreaker game (II.A.i, 8). */
export function validateConfrontation(report: TournamentReport): Finding[] {
  return report.tournament.format === 'sealed'
    ? validateSealed(report)
    : validateTiebreakerGame(report, computeTally(report), '001, II.A.i, 8');
}

/** Above 0 when `a` has the higher score. */
const compareScores = ({ points, differential }: Tally, a: EntryIndex, b: EntryIndex): number =>
  (points[a] ?? 0) - (points[b] ?? 0) || (differential[a] ?? 0) - (differential[b] ?? 0);

function validateSealed(report: TournamentReport): Finding[] {
  const { finalConfrontation } = report;
  if (finalConfrontation === null) {
    const message = 'A Sealed Deck tournament ends with a final confrontation, the report has none.';
    const advice = 'Add it if it was played: its winner wins the tournament (001, II.A.iii).';
    return [finding('final-confrontation-missing', '', message, advice)];
  }
  const passedOver = findPassedOver(report, finalConfrontation.players);
  if (passedOver === null) return [];
  const { players } = finalConfrontation;
  const pairs = hasSides(settingOf(report.tournament).game)
    ? 'the best Dark and the best Light player'
    : 'the best two';
  const names = players.map((player) => nameIn(report, player)).join(' and ');
  const message = `The final confrontation is between ${names}; ${nameIn(report, passedOver)} has a higher score.`;
  const advice = `Check its players: it pairs ${pairs} (001, II.A.iii).`;
  return [finding('final-confrontation-of-others', `${POINTER}/players`, message, advice)];
}

/** Somebody who did not drop and should have played instead: on the side of one of the two where there are sides, else anybody. */
function findPassedOver(report: TournamentReport, players: readonly [EntryIndex, EntryIndex]): EntryIndex | null {
  const { game } = settingOf(report.tournament);
  const tally = computeTally(report);
  const sides = new Map<EntryIndex, Side>(bySide(listGames(report, game)).map(({ entry, side }) => [entry, side]));
  const isRival = (entry: EntryIndex, player: EntryIndex) =>
    !hasSides(game) || (sides.has(entry) && sides.get(entry) === sides.get(player));
  const found = report.entries.findIndex(
    ({ droppedAfterRound }, entry) =>
      droppedAfterRound === null &&
      !players.includes(entry) &&
      players.some((player) => isRival(entry, player) && compareScores(tally, entry, player) > 0),
  );
  return found === -1 ? null : found;
}

const nameIn = ({ entries }: TournamentReport, entry: EntryIndex): string => entries[entry]?.handle ?? '';
