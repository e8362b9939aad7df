import { ANCHOR_DOMAIN, parseAnchor, type Anchor, type AnchorEnd } from './anchor-line.js';
import type { AuditKey } from './audit-key.js';
import { ChainCheck, type ChainDamage } from './chain-check.js';

/** The file of anchors, as far as it can be believed. */
export interface AnchorsCheck {
  /** The anchors whose seals are good, in the order of the file. */
  readonly anchors: readonly Anchor[];
  /** The places are line numbers, as the lines themselves state them. */
  readonly damages: readonly ChainDamage[];
  /** The line numbers, counted from 1, at which the file holds something that is not a line of ours. */
  readonly unreadable: readonly number[];
  /** The line that the file ends with. */
  readonly end: bigint;
}

export function checkAnchors(text: string, keys: readonly AuditKey[]): AnchorsCheck {
  const chain = new ChainCheck(ANCHOR_DOMAIN, keys);
  const anchors: Anchor[] = [];
  const unreadable: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const parsed = parseAnchor(line);
    if (parsed === null) unreadable.push(index + 1);
    else if (chain.take(parsed.sealed)) anchors.push(parsed.anchor);
  }
  return { anchors, damages: chain.finish(), unreadable, end: chain.last };
}

/** Returns the last readable line, to continue from there; null when there is none. */
export function findEnd(text: string): AnchorEnd | null {
  const parsed = text
    .split('\n')
    .reverse()
    .map(parseAnchor)
    .find((each) => each !== null);
  return parsed ? { number: parsed.sealed.place, seal: parsed.sealed.mac } : null;
}
