import { type Text, say } from '@quadrant/rules/message';
import { type Finding, finding, foldHandle } from '@quadrant/rules/tournament';
import type { Cite } from './explain-pairing.js';
import type { SidedField } from './sided-field.js';
import type { Field } from './field-before.js';
import type { PairingPlayer } from './pairing.js';

/** A pair that a director fixes or forbids, named by two ids. */
export interface Override {
  readonly players: readonly [string, string];
  readonly reason: Text | null;
}

export interface Overrides {
  readonly fixed: readonly Override[];
  readonly forbidden: readonly Override[];
}

/** Returns the reasons why a director's pairs cannot be kept, in the order in which the pairs were given. */
export function findOverrideFaults(field: Field, { fixed, forbidden }: Overrides, cite: Cite): Finding[] {
  const known = new Map(field.players.map((player) => [player.id, player]));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const check = (list: 'fix' | 'forbid', index: number, { players: pair }: Override): void => {
    const pointer = `/${list}/${index}`;
    const missing = pair.filter((id) => !known.has(id));
    if (missing.length > 0) findings.push(...missing.map((id) => tellMissing(field, pointer, id)));
    else if (pair[0] === pair[1]) {
      const message = say`The pair names ${pair[0]} twice.`;
      findings.push(finding('pair-of-one', pointer, message, say`Name two different players.`));
    } else if (list === 'fix') findings.push(...findFixedFaults(pointer, pair, known, seen, forbidden, cite));
  };
  fixed.forEach((each, index) => check('fix', index, each));
  forbidden.forEach((each, index) => check('forbid', index, each));
  return findings;
}

function findFixedFaults(
  pointer: string,
  pair: readonly [string, string],
  known: ReadonlyMap<string, PairingPlayer>,
  seen: Set<string>,
  forbidden: Overrides['forbidden'],
  cite: Cite,
): Finding[] {
  const [first, second] = pair;
  const twice = pair.filter((id) => seen.has(id));
  for (const id of pair) seen.add(id);
  const findings = twice.map((id) =>
    finding('player-fixed-twice', pointer, say`${id} is in two fixed pairs.`, say`Keep one of the two pairs.`),
  );
  if (known.get(first)!.opponents.includes(second) || known.get(second)!.opponents.includes(first)) {
    const message = say`${first} and ${second} have met: nobody meets an opponent twice (${cite('no-rematch')}).`;
    findings.push(finding('fixed-pair-has-met', pointer, message, say`Fix another pair, or leave this one out.`));
  }
  if (forbidden.some(({ players }) => players.includes(first) && players.includes(second))) {
    const message = say`${first} and ${second} are both fixed and forbidden.`;
    findings.push(finding('pair-fixed-and-forbidden', pointer, message, say`Keep one of the two.`));
  }
  return findings;
}

function tellMissing(field: Field, pointer: string, id: string): Finding {
  const isIn = (ids: readonly string[]) => ids.includes(id);
  if (isIn(field.gone)) {
    return finding('player-not-playing', pointer, say`${id} has dropped.`, say`Leave the pair out.`);
  }
  if (isIn(field.earnedByes)) {
    const message = say`${id} has an earned bye in this round.`;
    const advice = say`Leave the pair out, or remove the earned bye: a player may forfeit it.`;
    return finding('player-not-playing', pointer, message, advice);
  }
  const folded = foldHandle(id);
  const meant = field.players.find((player) => foldHandle(player.id) === folded);
  const advice = meant ? say`Write ${meant.id}.` : say`Use a handle from players of the document.`;
  return finding('unknown-player-in-pair', pointer, say`${id} is not a player of this tournament.`, advice);
}

// @row 173, 177
/** Returns faults of fixed pairs by their sides (001, II.A.i, 6), which change: no two players meet twice with the same ones. */
export function findSideFaults({ players, isSecondGame }: SidedField, fixed: Overrides['fixed']): Finding[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  return fixed.flatMap(({ players: pair }, index) => {
    const [a, b] = pair.map((id) => byId.get(id)!) as [SidedField['players'][number], SidedField['players'][number]];
    const mayBeDark = (dark: typeof a, light: typeof a): boolean =>
      !(isSecondGame && (dark.side === 'dark' || light.side === 'light')) &&
      !dark.metAs.dark.includes(light.id) &&
      !light.metAs.light.includes(dark.id);
    if (mayBeDark(a, b) || mayBeDark(b, a)) return [];
    const message = say`${a.id} and ${b.id} had the same side in the first game, or have met with the sides that they would have now.`;
    const advice = say`Fix two players of different piles who have not met with these sides.`;
    return [finding('pair-fixed-against-sides', `/fix/${index}`, message, advice)];
  });
}
