import { count, type Text, say, joined } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import { sourceFor } from '@quadrant/rules/systems';
import type { AnnouncementRefusal } from '@quadrant/store/announcements';

const dayOf = (startsAt: string): string => startsAt.slice(0, 10);

const tellPerson = ({ handle, meant }: { readonly handle: string; readonly meant: readonly string[] }): Text =>
  meant.length === 0
    ? `"${handle}"`
    : say`"${handle}" (did you mean ${joined(
        meant.map((each) => `"${each}"`),
        ' or ',
      )}?)`;

export const problemOfAnnouncement = refusalProblems<AnnouncementRefusal>({
  'announcement-not-found': {
    code: 'not-found',
    detail: say`There is no announcement with this id.`,
    advice: say`Announced tournaments are listed at /api/v1/announcements and on /calendar.`,
  },
  'announcement-changed': {
    code: 'version-changed',
    detail: ({ version }) => say`The announcement has version ${version} now.`,
    extra: ({ version }) => ({ version }),
  },
  'announced-already': {
    detail: ({ name, startsAt }) =>
      say`The same director has announced "${name}" in the same game for ${startsAt.slice(0, 16).replace('T', ' ')}.`,
    advice: say`Change that announcement, or choose another time. A heat or a table of Tribbles is announced with structure "heat".`,
    extra: ({ id }) => ({ announcement: id }),
  },
  'announced-people-unknown': {
    detail: ({ unknown }) => say`No account and no player has the handle ${joined(unknown.map(tellPerson), ', ')}.`,
    advice: say`Check the spelling. A director who is new signs up first.`,
    extra: ({ unknown }) => ({ unknown }),
  },
  'announced-league-unknown': {
    detail: ({ slug }) => say`There is no league with the slug "${slug}".`,
    advice: say`Take the slug from /api/v1/leagues, or leave the league out.`,
  },
  'announcement-cancelled': {
    detail: say`The announcement is cancelled, and players have seen why.`,
    advice: say`Announce the tournament again, with a new date.`,
  },
  'announcement-reported': {
    detail: ({ tournamentId }) => say`The results of this tournament were submitted: tournament ${tournamentId}.`,
    advice: say`To correct them, send a revision of that tournament.`,
    extra: ({ tournamentId }) => ({ tournamentId }),
  },
  'date-locked': {
    detail: ({ startsAt, lockDays, ruleSystem }) =>
      say`The tournament begins on ${dayOf(startsAt)}. Date and time can be changed until ${count(lockDays, 'day')} before (${sourceFor(ruleSystem, 'date-lock')}).`,
    advice: say`Leave date and time as they are. If it cannot take place then, postpone or cancel it, with a reason.`,
  },
  'new-date-too-near': {
    detail: ({ startsAt, lockDays, ruleSystem }) =>
      say`${dayOf(startsAt)} is less than ${count(lockDays, 'day')} ahead, so players may not hear of it (${sourceFor(ruleSystem, 'date-lock')}).`,
    advice: say`Choose a later date.`,
  },
  'rounds-need-approval': {
    detail: ({ from, to, hasStarted, ruleSystem }) =>
      hasStarted
        ? say`The tournament has begun with ${from} planned rounds. ${to} need the approval of all players, or an emergency (${sourceFor(ruleSystem, 'change-of-rounds')}).`
        : say`${from} rounds were announced. Changing them to ${to} needs the approval of everybody who takes part (${sourceFor(ruleSystem, 'change-of-rounds')}).`,
    advice: say`Ask the players, then send it with roundsApproval "everybody"; after the start also "emergency". It is recorded.`,
  },
  'announcement-reason-needed': {
    detail: ({ because, ruleSystem }) =>
      because === 'emergency'
        ? say`The number of rounds changes because of an emergency, and the reason is missing (${sourceFor(ruleSystem, 'change-of-rounds')}).`
        : say`The last day becomes a later one, and the reason is missing.`,
    advice: say`Give a reason. Players read it with the change.`,
  },
  'tournament-began': {
    detail: ({ fields }) => say`After the start these stay as they were announced: ${fields.join(', ')}.`,
    advice: say`Leave them as they are. If one of them is wrong, ask a coordinator after submitting the results.`,
    extra: ({ fields }) => ({ fields }),
  },
  'not-postponed': {
    detail: ({ startsAt }) => say`The tournament begins on ${dayOf(startsAt)}, and the new start is not after that.`,
    advice: say`Choose a later date. To move a tournament to an earlier one, change it at least a week before.`,
  },
});
