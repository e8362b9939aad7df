import { words } from '../languages/t.js';
import { told } from '../told/told.js';

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

const INSTANT = /(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)/g;
const WORD = /\w+/g;
/** Names that people gave stand in quotation marks, and stay as they are. */
const QUOTED = /("[^"]*"|„[^„“]*“)/;

/** A text of a finding for people: instants as day, time and zone, and fields of documents as words. */
export const plainly = (text: string): string =>
  told(text)
    .split(QUOTED)
    .map((piece) =>
      /^["„]/.test(piece)
        ? piece
        : piece
            .replace(INSTANT, (_, day: string, time: string, zone: string) => `${day} ${time} ${zoneWords(zone)}`)
            .replace(WORD, fieldWords),
    )
    .join('');

const zoneWords = (zone: string): string => (zone === 'Z' || zone === '+00:00' ? 'UTC' : `UTC${zone}`);
