import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { DeckListAnswer } from '@quadrant/store/announcements';
import { problemOfAnnouncement } from '@quadrant/views';
import { problemOfRegistration } from './registered-players-refusal.js';

const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

export const problemOfDeckList = refusalProblems<Exclude<DeckListAnswer, { kind: 'stored' }>>({
  'announcement-not-found': problemOfAnnouncement,
  'announcement-cancelled': problemOfAnnouncement,
  'announcement-reported': problemOfAnnouncement,
  'player-not-registered': problemOfRegistration,
  'deck-lists-not-asked': {
    detail: say`This tournament asks for no deck lists.`,
    advice: say`No list is needed. A director can ask for them in the announcement.`,
  },
  'deck-lists-due': {
    detail: ({ until }) =>
      say`The deadline for deck lists was ${minuteOf(until)}, by the clock at the place of the tournament.`,
    advice: say`Ask the director, who can still submit your list.`,
    extra: ({ until }) => ({ until }),
  },
  'deck-lists-opened': {
    detail: say`A director has opened the deck lists, so players cannot change theirs any more.`,
    advice: say`Ask the director, who can still submit your list.`,
  },
  'deck-lists-not-due': {
    detail: ({ until }) =>
      say`Players can change their lists until ${minuteOf(until)}, by the clock at the place of the tournament.`,
    advice: say`Open the lists after that. A director may play too, so nobody reads the lists earlier.`,
    extra: ({ until }) => ({ until }),
  },
  'deck-list-too-long': {
    detail: ({ length, most }) => say`The deck list has ${length} characters, and ${most} are allowed.`,
    advice: say`Send only the cards, one line for each: the number and the name.`,
  },
  'deck-list-not-text': {
    detail: ({ line }) =>
      say`Line ${line} of the deck list has signs that no text has. It may be a picture, a PDF or a workbook.`,
    advice: say`Save the list as plain text (.txt) and choose that file, or paste the list into the field.`,
    extra: ({ line }) => ({ line }),
  },
  'deck-list-empty': {
    detail: say`The deck list is empty.`,
    advice: say`Write a card in each line: the number and the name. Or choose a file.`,
  },
  'deck-list-not-found': {
    detail: ({ handle }) => say`"${handle}" has submitted no deck list.`,
    advice: say`No change is needed.`,
  },
});
