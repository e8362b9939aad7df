import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { DeletionRefusal } from '@quadrant/store/own-data';
import { problemOfAccount } from './account-refusal.js';

type Refusal = DeletionRefusal | { readonly kind: 'confirmation-differs'; readonly handle: string };

export const problemOfDeletion = refusalProblems<Refusal>({
  'last-administrator': () => problemOfAccount({ kind: 'last-administrator' }),
  'deletion-asked': {
    detail: say`Somebody asked to delete this account before.`,
    advice: say`Nothing else is needed. To keep the account, take the deletion back on the page of the account.`,
  },
  'deletion-not-asked': {
    detail: say`Nobody asked to delete this account, or it is deleted already.`,
    advice: say`Nothing is needed.`,
  },
  'player-choice-needed': {
    detail: say`This account has a player, whose results stay.`,
    advice: say`Send "player": "hide" to hide the player, or "anonymise" to remove the name for good.`,
  },
  'directs-live': {
    detail: ({ tournaments }) =>
      tournaments.length === 1
        ? say`This account directs a live tournament alone: ${tournaments[0]!.name}.`
        : say`This account directs ${tournaments.length} live tournaments alone.`,
    advice: say`Invite somebody else at the page that runs the tournament (“Hand over”), or finish it. Then ask again.`,
    extra: ({ tournaments }) => ({
      tournaments: tournaments.map(({ id, name }) => ({ id, name, link: `/live/${id}/run` })),
    }),
  },
  'confirmation-differs': {
    detail: say`"confirmation" is not the handle of the account.`,
    advice: ({ handle }) => say`Send ${JSON.stringify(handle)}. It keeps people from deleting an account by mistake.`,
  },
});
