/** What a rule is about, in the order of a rules page. */
export const RULE_TOPICS = [
  'people',
  'registration',
  'prizes',
  'documents',
  'cards',
  'sleeves',
  'decks',
  'scenarios',
  'materials',
  'pairing',
  'running',
  'conduct',
  'high-level',
  'online',
  'words',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** The source documents. */
export type RulesDocument = '000' | '001' | '002' | '003' | '004';

/** A rule that is for people to follow and nothing here computes, in a few words of our own. */
export interface RulesText {
  /** Unique, `document-words`. */
  readonly id: string;
  readonly topic: RuleTopic;
  readonly document: RulesDocument;
  /** As the document numbers or names it. */
  readonly section: string;
  /** Rows of the inventory of rules, `docs/coverage.md`. */
  readonly rows: readonly number[];
  readonly text: string;
}
