import { joined, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { PlayerRefusal } from '@quadrant/store/announcements';
import { problemOfAnnouncement } from '@quadrant/views';

export const problemOfRegistration = refusalProblems<PlayerRefusal>({
  'announcement-not-found': problemOfAnnouncement,
  'announcement-cancelled': problemOfAnnouncement,
  'announcement-reported': problemOfAnnouncement,
  'registration-closed': {
    detail: say`A director has closed the list of players.`,
    advice: say`Ask the director, who can still register you or take you off the list.`,
  },
  'registration-over': {
    detail: ({ startsAt }) => say`The tournament began on ${startsAt.slice(0, 16).replace('T', ' ')}.`,
    advice: say`Players who come late are entered by the director.`,
  },
  'player-registered': {
    detail: ({ handle }) => say`"${handle}" is on the list of players.`,
    advice: say`No change is needed.`,
  },
  'player-not-registered': {
    detail: ({ handle }) => say`"${handle}" is not on the list of players.`,
    advice: say`Check the spelling; the announcement lists its players.`,
  },
  'registered-player-unknown': {
    detail: ({ handle, meant }) =>
      say`No account and no player has the handle "${handle}"${
        meant.length === 0
          ? ''
          : say` (did you mean ${joined(
              meant.map((each) => `"${each}"`),
              ' or ',
            )}?)`
      }.`,
    advice: say`Check the spelling. A new player signs up first, or is entered on the day.`,
  },
});
