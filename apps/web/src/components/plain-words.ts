import type { Text } from '@quadrant/rules/message';
import { words } from '../languages/t.js';
import { outsideQuotes } from '../languages/readable-times.js';
import { tell } from '../languages/tell.js';

/** Findings and differences name fields of a report, which people read in these words. */
const FIELD_WORDS: Readonly<Record<string, string>> = words({
  startsAt: 'start',
  endsAt: 'end',
  registeredAt: 'registration',
  plannedRounds: 'planned rounds',
  ruleSystem: 'rule system',
  cardPool: 'card pool',
  secondaryDirector: 'secondary director',
  tertiaryDirector: 'tertiary director',
  externalId: 'id of the sender',
  endedBy: 'ending',
  finalConfrontation: 'final confrontation',
  bestOf: 'games of a match',
  wentOut: 'who went out',
  headStart: 'head start',
  earnedByes: 'earned byes',
  droppedAfterRound: 'dropped after round',
});

/** Returns a field of a report in words; any other text stays as it is. */
export const fieldWords = (text: string): string => (Object.hasOwn(FIELD_WORDS, text) ? FIELD_WORDS[text]! : text);

const WORD = /\w+/g;

/** Returns a text of a finding for people, with fields of documents in words. */
export const plainly = (text: Text): string => outsideQuotes(tell(text), (piece) => piece.replace(WORD, fieldWords));

/** Capitalizes a text that stands alone, such as the value of a cell. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
