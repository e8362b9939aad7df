import { say, type Text, joined } from '@quadrant/rules/message';
import type { Cite, PairingExplanation } from './explain-pairing.js';
import { listWorse, measureRound, type RoundDrawbacks } from './measure-round.js';
import type { Override, Overrides } from './overrides.js';
import type { PairingPlayer, SwissPairing } from './pairing.js';

/** Writes a pairing in one line: its pairs, then its byes. */
export const listPairing = ({ pairs, byes }: SwissPairing): string =>
  [...pairs.map((each) => each.join('-')), ...byes.map((id) => say`bye for ${id}`)].join(', ');

/**
 * Explains what the pairs of a director change. There is a sentence for each of them, and one that compares the whole
 * round with the pairing that the rules alone give.
 *
 * @param isByTotals whether equal totals meet by the rules, as in 000, section 7.6, and in 004
 */
export function explainOverrides(
  players: readonly PairingPlayer[],
  paired: SwissPairing,
  plain: SwissPairing,
  { fixed, forbidden }: Overrides,
  isByTotals: boolean,
  cite: Cite,
): PairingExplanation[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const [ours, theirs] = [measureRound(players, paired), measureRound(players, plain)];
  const worse = isByTotals ? listWorse(ours, theirs) : listWorse(repeatsOf(ours), repeatsOf(theirs));
  const all = [...fixed, ...forbidden].flatMap((each) => each.players);
  const changes = [...new Set(all)].flatMap((id) => {
    const [now, before] = [opponentIn(paired, id), opponentIn(plain, id)];
    return now === before ? [] : [say`${id} would ${before === null ? say`have the bye` : say`meet ${before}`}`];
  });
  const without = changes.length === 0 ? say`the same pairs would meet` : joined(changes, ', ');
  const costs =
    worse.length === 0 ? say`They break no other rule.` : say`With them the round has ${joined(worse, ', ')}.`;
  return [
    ...fixed.map((each) => explainFixed(each, byId, isByTotals, cite)),
    ...forbidden.map((each) => explainForbidden(each, paired)),
    {
      code: 'override' as const,
      players: [...new Set(all)],
      text: say`Without the pairs of the director ${without}. ${costs}`,
    },
  ];
}

/** When rank decides the pairing, only these numbers can make a round worse. */
const repeatsOf = ({ repeats, byes, secondByes }: RoundDrawbacks): RoundDrawbacks => ({
  repeats,
  byes,
  secondByes,
  byesAbove: 0,
  pastGroups: 0,
  unequal: 0,
  gaps: 0,
});

const opponentIn = ({ pairs }: SwissPairing, id: string): string | null =>
  pairs.find((pair) => pair.includes(id))?.find((other) => other !== id) ?? null;

const because = (reason: Text | null): Text => (reason === null ? '' : say`: ${reason}`);

function explainFixed(
  { players, reason }: Override,
  byId: ReadonlyMap<string, PairingPlayer>,
  isByTotals: boolean,
  cite: Cite,
): PairingExplanation {
  const [a, b] = players.map((id) => byId.get(id)!).sort((one, other) => other.points - one.points) as [
    PairingPlayer,
    PairingPlayer,
  ];
  const breaks =
    a.points === b.points
      ? say` Their totals are equal.`
      : say` Equal totals should meet, but these are ${a.points} and ${b.points} (${cite('equal-totals')}).`;
  const text = say`The director has fixed ${a.id} and ${b.id}${because(reason)}.${isByTotals ? breaks : ''}`;
  return { code: 'fixed', players: [a.id, b.id], text };
}

function explainForbidden({ players, reason }: Override, paired: SwissPairing): PairingExplanation {
  const [a, b] = players;
  const isKept = opponentIn(paired, a) !== b;
  const text = isKept
    ? say`The director has forbidden ${a} and ${b}${because(reason)}.`
    : say`${a} and ${b} meet although the director has forbidden it${because(reason)}: the rules leave no other pair.`;
  return { code: 'forbidden', players: [a, b], text };
}
