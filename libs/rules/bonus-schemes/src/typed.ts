import { type Text, say } from '@quadrant/rules/message';
import type { FactName, FactType, OwnFact } from './facts.js';
import type { SchemeReport } from './scheme-findings.js';
import type { Read } from './unknown.js';

/** An expression whose type is known, ready to be evaluated. */
export type Typed =
  | { readonly type: 'number'; readonly read: Read<number> }
  | { readonly type: 'text'; readonly read: Read<string> }
  | { readonly type: 'boolean'; readonly read: Read<boolean> }
  | { readonly type: 'player'; readonly read: Read<string> }
  | { readonly type: 'set'; readonly read: Read<ReadonlySet<string>> }
  | { readonly type: 'players'; readonly read: Read<ReadonlySet<string>> };

export interface Scope {
  readonly report: SchemeReport;
  /** The name that `for each` gives; null when there is none. */
  readonly variable: string | null;
  /** Gathers the facts that are asked for. */
  readonly facts: Set<FactName>;
  /** The facts that the league declares; null when the text was checked at saving, so that every `deck.` is right. */
  readonly ownFacts: readonly OwnFact[] | null;
}

export const A_TYPE: Readonly<Record<FactType, Text>> = {
  number: say`a number`,
  text: say`a text`,
  boolean: say`true or false`,
  set: say`a set`,
  player: say`a player`,
  players: say`a set of players`,
};
