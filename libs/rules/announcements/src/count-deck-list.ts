import { count, listed, say, type Text } from '@quadrant/rules/message';
import type { DeckPart, DeckRules, PartLimits } from '@quadrant/rules/tournament';

/** A deck list is a text with a card in each line. A longer one is not a list of one tournament. */
export const LONGEST_DECK_LIST = 20_000;

export type DeckListFault =
  | { readonly kind: 'deck-list-too-long'; readonly length: number; readonly most: number }
  /** A picture, a PDF or a workbook was chosen; line counts from 1. */
  | { readonly kind: 'deck-list-not-text'; readonly line: number }
  | { readonly kind: 'deck-list-empty' };

// A text has neither control characters nor signs that turn its direction; a byte order mark and tabs are taken out before.
const NOT_OF_A_TEXT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Returns the text of a deck list as it is kept: lines without spaces around them. */
export function readDeckList(text: string): string | DeckListFault {
  if (text.length > LONGEST_DECK_LIST) {
    return { kind: 'deck-list-too-long', length: text.length, most: LONGEST_DECK_LIST };
  }
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').trim());
  const broken = lines.findIndex((line) => NOT_OF_A_TEXT.test(line));
  if (broken !== -1) return { kind: 'deck-list-not-text', line: broken + 1 };
  const kept = lines.join('\n').trim();
  return kept === '' ? { kind: 'deck-list-empty' } : kept;
}

/** So many cards are below the headings of one part. */
export interface PartCount {
  readonly part: DeckPart | null;
  readonly cards: number;
}

export interface DeckListCount {
  readonly cards: number;
  /** Parts that the rules name come in their order; empty where they name none. */
  readonly parts: readonly PartCount[];
  /** Sentences that say which number differs from the rules. A director decides what follows from it. */
  readonly notes: readonly Text[];
}

interface Section {
  readonly heading: string;
  readonly cards: number;
}

/** Counts a deck list against the numbers of cards that the rules give; null where they give none. */
export function countDeckList(list: string, rules: DeckRules | null): DeckListCount {
  const sections = sectionsOf(list);
  const cards = sum(sections);
  if (rules === null) return { cards, parts: [], notes: [] };
  if (rules.decks === 1) return countDeck(sections, rules, null);
  const decks = [...splitDecks(sections)].map(([side, own]) => ({ side, own }));
  const missing = SIDES.filter((side) => !decks.some((deck) => deck.side === side));
  const notes = missing.map(
    (side) => say`The list has no heading "${side}", and each player brings two decks (${rules.source}).`,
  );
  const counted = decks.map(({ side, own }) => countDeck(own, rules, side));
  return {
    cards,
    parts: counted.flatMap(({ parts }) => parts),
    notes: [...notes, ...counted.flatMap((each) => each.notes)],
  };
}

function countDeck(sections: readonly Section[], rules: DeckRules, side: string | null): DeckListCount {
  const cards = sum(sections);
  const { sizes, parts, source } = rules;
  const sized = sizes.length > 0 && !sizes.includes(cards);
  const numbers = listed(sizes.map(String), 'or');
  const sizeNotes = !sized
    ? []
    : side === null
      ? [say`The list has ${count(cards, 'card')}. Needed: ${numbers} (${source}).`]
      : [say`The ${side} deck has ${count(cards, 'card')}. Needed: ${numbers} (${source}).`];
  const counted = parts.map(({ part }) => ({
    part,
    cards: sum(sections.filter(({ heading }) => partOf(heading, parts) === part)),
  }));
  if (parts.length > 1 && sections.every(({ heading }) => heading === '')) {
    const headings = listed(
      parts.map(({ part }) => PART_NAMES[part]),
      'and',
    );
    return { cards, parts: [], notes: [say`The list has no headings, so its parts cannot be counted: ${headings}.`] };
  }
  const partNotes = parts.flatMap((limits, index) => notesOf(limits, counted[index]!.cards, source));
  return { cards, parts: counted, notes: [...sizeNotes, ...partNotes] };
}

function notesOf({ part, least, most }: PartLimits, cards: number, source: Text): Text[] {
  const name = PART_NAMES[part];
  const isLess = least !== null && cards < least;
  const isMore = most !== null && cards > most;
  if (least !== null && least === most) {
    return isLess || isMore ? [say`${name}: ${cards}. Needed: ${least} (${source}).`] : [];
  }
  return [
    ...(isLess ? [say`${name}: ${cards}. Needed: at least ${least} (${source}).`] : []),
    ...(isMore ? [say`${name}: ${cards}. Allowed: at most ${most} (${source}).`] : []),
  ];
}

/** The words of headings by which a part is recognized. */
const HEADINGS: Readonly<Record<DeckPart, RegExp>> = {
  missions: /mission/i,
  // In First Edition dilemmas, artifacts and facilities are seeded.
  seed: /seed|dilemma|artifact|facilit|outpost|doorway/i,
  dilemmas: /dilemma/i,
  affiliations: /affiliation|faction/i,
  'objective-sets': /objective/i,
  draw: /draw|deck|main/i,
};

export const PART_NAMES: Readonly<Record<DeckPart, Text>> = {
  missions: say`Missions`,
  seed: say`Seed cards`,
  dilemmas: say`Dilemmas`,
  affiliations: say`Affiliation cards`,
  'objective-sets': say`Objective sets`,
  draw: say`Draw deck`,
};

/** The part below a heading; cards below an unknown heading belong to the draw deck, where the rules count one. */
function partOf(heading: string, parts: readonly PartLimits[]): DeckPart | null {
  const named = parts.find(({ part }) => HEADINGS[part].test(heading));
  return (named ?? parts.find(({ part }) => part === 'draw'))?.part ?? null;
}

const SIDES = ['Dark', 'Light'] as const;

/** A heading with Dark or Light begins that deck; other headings are within it. */
function splitDecks(sections: readonly Section[]): Map<string, Section[]> {
  const decks = new Map<string, Section[]>();
  let side: string | null = null;
  for (const section of sections) {
    const words = section.heading.toLowerCase().split(/\W+/);
    side = SIDES.find((each) => words.includes(each.toLowerCase())) ?? side;
    if (side !== null) decks.set(side, [...(decks.get(side) ?? []), section]);
  }
  return decks;
}

const sum = (sections: readonly Section[]): number => sections.reduce((cards, section) => cards + section.cards, 0);

/** Matches lines like `3 Name`, `3x Name` and `3 x Name`. The count is first. */
const COUNT_FIRST = /^(\d{1,3})(?:\s*[x×]\s*|\s+)\S/i;
/** Matches lines like `Name x3` and `Name (3)`. The count is last. */
const COUNT_LAST = /\s(?:[x×]\s?(\d{1,3})|\((\d{1,3})\))$/i;
/** `Missions:`, `# Missions`, `[Missions]` and `== Missions ==`; the number of cards may follow. */
const HEADING = /^(?:#+|==+|\[|\*\*)|:(?:\s*\(?\d*\)?)?$|(?:\]|==|\*\*)$/;
/** A line that is nothing but a known heading, such as `Draw deck (35)` or `Command deck`. */
const KNOWN_HEADING =
  /^(?:missions?|seed(?: cards)?|dilemmas?|draw|(?:[a-z]+ )?(?:deck|pile)|affiliations?|objectives?(?: sets?)?|(?:dark|light)(?: side)?(?: deck)?|personnel|ships?|equipment|events?|interrupts?|characters?)(?:\s*\(\d+\))?$/i;

function sectionsOf(list: string): Section[] {
  const sections: { heading: string; cards: number }[] = [{ heading: '', cards: 0 }];
  for (const line of list.split('\n')) {
    if (line === '') continue;
    if (HEADING.test(line) || KNOWN_HEADING.test(line)) sections.push({ heading: line, cards: 0 });
    else sections.at(-1)!.cards += copiesIn(line);
  }
  return sections.filter(({ heading, cards }) => heading !== '' || cards > 0);
}

/** A line without a number is one card. */
function copiesIn(line: string): number {
  const first = COUNT_FIRST.exec(line);
  if (first !== null) return Number(first[1]);
  const last = COUNT_LAST.exec(line);
  return last === null ? 1 : Number(last[1] ?? last[2]);
}
