import { isCalendarDay } from '@quadrant/rules/tournament';
import { words } from '../languages/t.js';
import { outsideQuotes, readableInstants } from './readable-instants.js';
import { told } from '../told/told.js';
import { tellDate } from './tell-day.js';

/** Names of fields of a report, as findings and differences tell them, in words. */
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

/** A field of a report in words; any other text as it is. */
export const fieldWords = (text: string): string => (Object.hasOwn(FIELD_WORDS, text) ? FIELD_WORDS[text]! : text);

const WORD = /\w+/g;
/** A day by itself; one after "as" is an example of how to write it. */
const DAY = /(?<!\b(?:as|als|wie) )\b\d{4}-\d\d-\d\d\b(?!T)/g;

/** A text of a finding for people: days, instants and fields of documents as pages write them. */
export const plainly = (text: string): string =>
  outsideQuotes(readableInstants(told(text)), (piece) =>
    piece.replace(DAY, (day) => (isCalendarDay(day) ? tellDate(day) : day)).replace(WORD, fieldWords),
  );
