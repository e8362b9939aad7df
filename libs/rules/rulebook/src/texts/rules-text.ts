/** The topics are in the order in which a rules page shows them. */
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

export type RulesDocument = '000' | '001' | '002' | '003' | '004';

/** A rule that people have to follow and no program computes, summarized in our own words. */
export interface RulesText {
  /** The id is unique, and is written as `document-words`. */
  readonly id: string;
  readonly topic: RuleTopic;
  readonly document: RulesDocument;
  /** It is the number or name that the document gives it. */
  readonly section: string;
  /** The rows refer to the inventory of rules in `docs/coverage.md`. */
  readonly rows: readonly number[];
  readonly text: string;
}
