import { refusalProblems } from '@quadrant/http';
import { sourceIn, count } from '@quadrant/rules/tournament';
import type { AnnouncementRefusal } from '@quadrant/store/intake';

/** Where a guide says until when a date can change, and who agrees to another number of rounds. */
const LOCKED = { 'opg-4.2': 'appendix A' };
const ROUNDS = { 'opg-4.2': 'section 6' };

const dayOf = (startsAt: string): string => startsAt.slice(0, 10);

const tellPerson = ({ handle, meant }: { readonly handle: string; readonly meant: readonly string[] }): string =>
  meant.length === 0 ? `"${handle}"` : `"${handle}" (did you mean ${meant.map((each) => `"${each}"`).join(' or ')}?)`;

/** Why a tournament is not announced, or its announcement not changed. */
export const problemOfAnnouncement = refusalProblems<AnnouncementRefusal>({
  'announcement-not-found': {
    like: 'not-found',
    detail: 'There is no announcement with this id.',
    advice: 'Announced tournaments are listed at /api/v1/announcements and on /calendar.',
  },
  'announcement-changed': {
    like: 'version-changed',
    detail: ({ version }) => `The announcement has version ${version} now.`,
    extra: ({ version }) => ({ version }),
  },
  'announced-already': {
    status: 409,
    title: 'This tournament is announced already',
    detail: ({ name, startsAt }) =>
      `The same director has announced "${name}" in the same game for ${startsAt.slice(0, 16).replace('T', ' ')}.`,
    advice:
      'Change that announcement, or choose another time. A heat or a table of Tribbles is announced with structure "heat".',
    extra: ({ id }) => ({ announcement: id }),
  },
  'announced-people-unknown': {
    status: 422,
    title: 'A director is unknown',
    detail: ({ unknown }) => `No account and no player has the handle ${unknown.map(tellPerson).join(', ')}.`,
    advice: 'Check the spelling. A director who is new signs up first.',
    extra: ({ unknown }) => ({ unknown }),
  },
  'announced-league-unknown': {
    status: 422,
    title: 'The league is unknown',
    detail: ({ slug }) => `There is no league with the slug "${slug}".`,
    advice: 'Take the slug from /api/v1/leagues, or leave the league out.',
  },
  'announcement-cancelled': {
    status: 409,
    title: 'The tournament was cancelled',
    detail: 'The announcement is cancelled, and players have seen why.',
    advice: 'Announce the tournament again, with a new date.',
  },
  'announcement-reported': {
    status: 409,
    title: 'The results are here',
    detail: ({ tournamentId }) => `The results of this tournament were submitted: tournament ${tournamentId}.`,
    advice: 'To correct them, send a revision of that tournament.',
    extra: ({ tournamentId }) => ({ tournamentId }),
  },
  'date-locked': {
    status: 409,
    title: 'The date is fixed',
    detail: ({ startsAt, lockDays, ruleSystem }) =>
      `The tournament begins on ${dayOf(startsAt)}. Date and time can be changed until ${count(lockDays, 'day')} before (${sourceIn(ruleSystem, LOCKED)}).`,
    advice: 'Leave date and time as they are. If it cannot take place then, postpone or cancel it, with a reason.',
  },
  'new-date-too-near': {
    status: 409,
    title: 'The new date is too near',
    detail: ({ startsAt, lockDays, ruleSystem }) =>
      `${dayOf(startsAt)} is less than ${count(lockDays, 'day')} ahead, so players may not hear of it (${sourceIn(ruleSystem, LOCKED)}).`,
    advice: 'Choose a later date.',
  },
  'rounds-need-approval': {
    status: 409,
    title: 'Another number of rounds needs approval',
    detail: ({ from, to, hasStarted, ruleSystem }) =>
      hasStarted
        ? `The tournament has begun with ${from} planned rounds. ${to} need the approval of all players, or an emergency (${sourceIn(ruleSystem, ROUNDS)}).`
        : `${from} rounds were announced. Changing them to ${to} needs the approval of everybody who takes part (${sourceIn(ruleSystem, ROUNDS)}).`,
    advice:
      'Ask the players, then send it with roundsApproval "everybody"; after the start also "emergency". It is recorded.',
  },
  'announcement-reason-needed': {
    status: 409,
    title: 'Players need a reason',
    detail: ({ because, ruleSystem }) =>
      because === 'emergency'
        ? `The number of rounds changes because of an emergency, and the reason is missing (${sourceIn(ruleSystem, ROUNDS)}).`
        : 'The last day becomes a later one, and the reason is missing.',
    advice: 'Give a reason. Players read it with the change.',
  },
  'tournament-began': {
    status: 409,
    title: 'The tournament has begun',
    detail: ({ fields }) => `After the start these stay as they were announced: ${fields.join(', ')}.`,
    advice: 'Leave them as they are. If one of them is wrong, ask a coordinator after submitting the results.',
    extra: ({ fields }) => ({ fields }),
  },
  'not-postponed': {
    status: 409,
    title: 'The new start is not later',
    detail: ({ startsAt }) => `The tournament begins on ${dayOf(startsAt)}, and the new start is not after that.`,
    advice: 'Choose a later date. To move a tournament to an earlier one, change it at least a week before.',
  },
});
