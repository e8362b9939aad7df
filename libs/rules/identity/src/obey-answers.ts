import type { Bearer } from './bearers.js';
import { findEntries, type Community } from './community.js';
import type { Groups } from './groups.js';
import type { Link } from './link-people.js';
import type { Answer } from './seen-tournament.js';

export interface RefusedAnswer {
  readonly answer: Answer;
  /**
   * - no-entry: no tournament has such a name
   * - met: both are in one tournament, so they are two people
   * - one-bearer: both are the same entry, or entries of one stored player
   * - contradiction: other answers say the opposite
   */
  readonly reason: 'no-entry' | 'met' | 'one-bearer' | 'contradiction';
}

export interface ObeyedAnswers {
  readonly links: Link[];
  readonly refused: readonly RefusedAnswer[];
  /** Pairs of bearers about which somebody does not know. */
  readonly unknown: readonly (readonly [number, number])[];
}

/** Joins what people called the same, and keeps apart what they called two people. The answers count in their order. */
export function obeyAnswers(
  answers: readonly Answer[],
  community: Community,
  bearers: readonly Bearer[],
  groups: Groups,
): ObeyedAnswers {
  const bearerOf = new Map<number, number>();
  for (const [bearer, { entries }] of bearers.entries()) for (const entry of entries) bearerOf.set(entry, bearer);
  const find = findEntries(community);
  const links: Link[] = [];
  const refused: RefusedAnswer[] = [];
  const unknown: (readonly [number, number])[] = [];
  const obey = (answer: Answer): RefusedAnswer['reason'] | null => {
    const [first, second] = [find(answer.one), find(answer.other)];
    if (first === null || second === null) return 'no-entry';
    const [one, other] = [bearerOf.get(first)!, bearerOf.get(second)!];
    if (answer.verdict === 'unknown') {
      unknown.push([one, other]);
      return null;
    }
    if (answer.verdict === 'two') {
      if (one === other) return 'one-bearer';
      return groups.keepApart(one, other) ? null : 'contradiction';
    }
    if (groups.areOne(one, other)) return null;
    if (groups.haveMet(one, other)) return 'met';
    if (!groups.join(one, other)) return 'contradiction';
    links.push({ one, other, reason: 'answer' });
    return null;
  };
  // The same people are joined first, so that the order of two kinds of answers does not matter.
  for (const wanted of ['same', 'two', 'unknown'] as const) {
    for (const answer of answers) {
      const reason = answer.verdict === wanted ? obey(answer) : null;
      if (reason !== null) refused.push({ answer, reason });
    }
  }
  return { links, refused, unknown };
}
