import type { PoolClient } from 'pg';
import { compileScheme, type OwnFact } from '@quadrant/rules/bonus-schemes';
import type { LeagueRules } from '@quadrant/rules/leagues';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { Author } from '@quadrant/store/audit';
import { NO_DAYS, type PartClosed, type RulesChanged } from './change-rules.js';
import { lockLeague, storeRules } from './store-season.js';

/** A league director declares these numbers of decks. They replace all earlier ones. */
export interface DeckFactsCommand {
  /** It is the slug of the league. */
  readonly league: string;
  readonly facts: readonly OwnFact[];
  readonly reason: string;
  /** Versions of the league that it was made for; null for any. */
  readonly versions: readonly number[] | null;
}

export type DeckFactsRefusal =
  | { readonly kind: 'league-not-found' }
  /** A scheme uses a fact that would be removed. */
  | { readonly kind: 'deck-fact-used'; readonly fact: string; readonly scheme: string }
  | PartClosed
  | VersionChanged;

/** Declares numbers of decks inside a transaction. They give no points alone, so no published result changes. */
export async function declareDeckFacts(
  client: PoolClient,
  command: DeckFactsCommand,
  author: Author,
): Promise<RulesChanged | DeckFactsRefusal> {
  const { league: slug, facts, reason } = command;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const { rules } = locked;
  const used = findUsed(rules, facts);
  if (used !== null) return { kind: 'deck-fact-used', ...used };
  return storeRules(client, slug, author, {
    rules: { ...rules, deckFacts: facts },
    ...NO_DAYS,
    action: 'league.declare-deck-facts',
    reason,
    detail: { before: rules.deckFacts ?? [], after: facts, reason },
  });
}

function findUsed({ schemes }: LeagueRules, facts: readonly OwnFact[]): { fact: string; scheme: string } | null {
  const declared = new Set(facts.map(({ name }) => `deck.${name}`));
  for (const { scheme, text } of schemes) {
    const compiled = compileScheme(text);
    const asked = compiled.ok ? compiled.scheme.facts.filter((name) => name.startsWith('deck.')) : [];
    const missing = asked.find((name) => !declared.has(name));
    if (missing !== undefined) return { fact: missing.slice('deck.'.length), scheme };
  }
  return null;
}
