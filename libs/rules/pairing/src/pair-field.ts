import { say } from '@quadrant/rules/message';
import type { PairingMethod } from '@quadrant/rules/tournament';
import { certify, type Certificate } from './certificate.js';
import { pairFirstGame, pairSecondGame } from './dark-light.js';
import { type Cite, explainPairing, type PairingExplanation } from './explain-pairing.js';
import type { PairingPlayer, PairingRequest, SwissPairing } from './pairing.js';
import { shuffleBySeed } from './seeded-generator.js';
import type { SidedField } from './sided-field.js';
import { pairByRank } from './strict-rank.js';
import { planRound, type Outlook } from './swiss-pairing.js';

/** A round that any method has paired, with the reasons. */
export interface ExplainedRound extends SwissPairing {
  readonly explanations: readonly PairingExplanation[];
  /** It is null for a pairing by rank, whose order is the rule, so nothing is optimized. */
  readonly certificate: Certificate | null;
  readonly outlook: Outlook;
}

export interface FieldRequest extends PairingRequest {
  readonly method: PairingMethod;
  /** The ids, the best first. Pairing by rank and the bye of 004 follow it. It is null before the first round. */
  readonly ranking: readonly string[] | null;
  readonly cite: Cite;
}

const BYE_MOVES_UP = { 'rank-decipher': true, 'rank-1996': false } as const;

const OPEN: Outlook = { isNextRoundPairable: true, alternative: null, isComplete: true };

// @row 172, 174, 212, 214, 236, 237, 238
/** Pairs a Swiss round by the given method, and explains the pairs that are not obvious. */
export function pairField({ method, ranking, cite, ...request }: FieldRequest): ExplainedRound {
  const { players, round, seed, fixed = [] } = request;
  if (method === 'rank-decipher' || method === 'rank-1996') {
    const isFixed = new Set(fixed.flat());
    const free = order(players, ranking, `${seed}/${round}/1`).filter(({ id }) => !isFixed.has(id));
    const ranked = pairByRank(avoiding(free, request.forbidden ?? []), {
      byeMovesUp: BYE_MOVES_UP[method],
      source: cite('no-rematch'),
    });
    const explanations = ranked.explanations.filter(
      ({ code, players: told }) => code !== 'repeat' || haveMet(free, told),
    );
    return { ...ranked, explanations, pairs: [...ranked.pairs, ...fixed], certificate: null, outlook: OPEN };
  }
  if (method === 'groups') {
    const plan = planRound(request);
    return {
      ...plan,
      explanations: explainPairing(players, plan, { cite }, fixed, request.forbidden),
      certificate: certify(plan),
    };
  }
  const asked =
    method === 'simple' ? players.map((player) => ({ ...player, points: 0 })) : withPlaces(players, ranking);
  const plan = planRound({ ...request, players: asked });
  const explanations = explainPairing(asked, plan, { cite, isRandom: method === 'simple' }, fixed, request.forbidden);
  return withRepeats(asked, plan, explanations, certify(plan), plan.outlook);
}

/** Pairs the first or second game of a two-game round, the Dark player of each pair first (001, II.A.i, 3 to 7). */
export function pairSidedField(
  { players, isSecondGame }: SidedField,
  {
    round,
    seed,
    ranking,
    fixed = [],
    forbidden = [],
  }: Pick<FieldRequest, 'round' | 'seed' | 'ranking' | 'fixed' | 'forbidden'>,
): ExplainedRound {
  const byId = new Map(players.map((player) => [player.id, player]));
  const ranked = order(players, ranking, `${seed}/${round}/1`).map(({ id }) => byId.get(id)!);
  const overrides = { fixed, forbidden };
  const pairing = isSecondGame
    ? pairSecondGame(ranked, overrides)
    : pairFirstGame(ranked, `${seed}/${round}/sides`, overrides);
  return { ...pairing, certificate: null, outlook: OPEN };
}

function order(players: readonly PairingPlayer[], ranking: readonly string[] | null, seed: string): PairingPlayer[] {
  if (ranking === null)
    return shuffleBySeed(
      [...players].sort((a, b) => (a.id < b.id ? -1 : 1)),
      seed,
    );
  const place = new Map(ranking.map((id, index) => [id, index]));
  return [...players].sort((a, b) => place.get(a.id)! - place.get(b.id)!);
}

/** Whether the players really met. A forbidden pair that cannot be avoided is reported as a repeat, but has not met before. */
const haveMet = (players: readonly PairingPlayer[], [one, other]: readonly string[]): boolean =>
  players.some(
    ({ id, opponents }) => (id === one && opponents.includes(other!)) || (id === other && opponents.includes(one!)),
  );

/** Treats a forbidden pair as one that has met. */
const avoiding = (
  players: readonly PairingPlayer[],
  forbidden: readonly (readonly [string, string])[],
): PairingPlayer[] =>
  players.map((player) => ({
    ...player,
    opponents: [
      ...player.opponents,
      ...forbidden.filter((pair) => pair.includes(player.id)).map(([a, b]) => (a === player.id ? b : a)),
    ],
  }));

/** 004: from the second round on, the bye goes to the lowest ranked player who has had none. */
function withPlaces(players: readonly PairingPlayer[], ranking: readonly string[] | null): PairingPlayer[] {
  if (ranking === null) return [...players];
  const place = new Map(ranking.map((id, index) => [id, index + 1]));
  return players.map((player) => ({ ...player, place: place.get(player.id)! }));
}

/** 002 and 004 have no bye that avoids a repeat. The players who are left over meet again, and the answer says so. */
function withRepeats(
  players: readonly PairingPlayer[],
  { pairs, byes }: SwissPairing,
  explanations: readonly PairingExplanation[],
  certificate: Certificate,
  outlook: Outlook,
): ExplainedRound {
  const odd = players.length % 2;
  if (byes.length <= odd) return { pairs, byes, explanations, certificate, outlook };
  const repeats: (readonly [string, string])[] = [];
  for (let index = 0; index + 1 < byes.length; index += 2) repeats.push([byes[index]!, byes[index + 1]!]);
  const told = repeats.map(([one, other]): PairingExplanation => {
    const text = say`${one} and ${other} meet again: every possible pairing repeats a match, and these rules name no other way.`;
    return { code: 'repeat', players: [one, other], text };
  });
  const kept = explanations.filter(({ code }) => code !== 'bye-to-avoid-repeat');
  return {
    pairs: [...pairs, ...repeats],
    byes: odd === 1 ? [byes.at(-1)!] : [],
    explanations: [...kept, ...told],
    certificate,
    outlook,
  };
}
