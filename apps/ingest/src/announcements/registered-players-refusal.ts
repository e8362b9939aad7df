import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { PlayerRefusal } from '@quadrant/store/intake';
import { problemOfAnnouncement } from './announcement-refusal.js';

/** Says why a player is not registered for an announced tournament, or not removed from its list. */
export const problemOfRegistration = refusalProblems<PlayerRefusal>({
  'announcement-not-found': problemOfAnnouncement,
  'announcement-cancelled': problemOfAnnouncement,
  'announcement-reported': problemOfAnnouncement,
  'registration-closed': {
    status: 409,
    title: say`Registration is closed`,
    detail: say`A director has closed the list of players.`,
    advice: say`Ask the director, who can still register you or take you off the list.`,
  },
  'registration-over': {
    status: 409,
    title: say`The tournament has begun`,
    detail: ({ startsAt }) => say`The tournament began on ${startsAt.slice(0, 16).replace('T', ' ')}.`,
    advice: say`Players who come late are entered by the director.`,
  },
  'player-registered': {
    status: 409,
    title: say`The player is registered already`,
    detail: ({ handle }) => say`"${handle}" is on the list of players.`,
    advice: say`No change is needed.`,
  },
  'player-not-registered': {
    status: 409,
    title: say`The player is not registered`,
    detail: ({ handle }) => say`"${handle}" is not on the list of players.`,
    advice: say`Check the spelling; the announcement lists its players.`,
  },
  'registered-player-unknown': {
    status: 422,
    title: say`The player is unknown`,
    detail: ({ handle, meant }) =>
      say`No account and no player has the handle "${handle}"${meant.length === 0 ? '' : say` (did you mean ${meant.map((each) => `"${each}"`).join(' or ')}?)`}.`,
    advice: say`Check the spelling. A new player signs up first, or is entered on the day.`,
  },
});
