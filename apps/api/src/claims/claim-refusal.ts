import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { ClaimRefusal } from '@quadrant/store/players';

/** Says why a claim is refused, and the way out. */
export const problemOfClaim = refusalProblems<ClaimRefusal>({
  'player-not-found': {
    code: 'not-found',
    detail: say`No player has this handle.`,
    advice: say`Look them up at /api/v1/players?name=…`,
  },
  'claim-not-found': {
    code: 'not-found',
    detail: say`There is no claim with this id.`,
    advice: say`See /api/v1/claims for those that wait for you.`,
  },
  'claim-code-wrong': {
    detail: say`The code is unknown, used, or older than 90 days.`,
    advice: say`Compare it with the receipt, ask the director for a new one, or claim without a code.`,
  },
  'claim-code-of-another': {
    detail: say`The code belongs to another player. It stays valid.`,
    advice: say`Claim the player that the receipt names beside the code.`,
  },
  'own-claim': {
    detail: say`This claim is your own.`,
    advice: say`Another director or a coordinator has to decide it.`,
  },
  'player-claimed': {
    detail: say`This player belongs to an account.`,
    advice: say`If this is wrong, ask a coordinator to release the player: DELETE /api/v1/players/{handle}/claim.`,
  },
  'account-has-player': {
    detail: (refusal) => say`The account is the player "${refusal.player}".`,
    advice: say`If both are the same person, ask a coordinator to merge the two players; otherwise release that one first.`,
    extra: (refusal) => ({ player: refusal.player }),
  },
  'claim-waits': {
    detail: say`You claimed this player before, and nobody has decided yet.`,
    advice: say`Ask a director of their tournaments or a coordinator to decide.`,
    extra: (refusal) => ({ claim: refusal.id }),
  },
  'claim-decided': {
    detail: (refusal) => say`The claim is ${refusal.state}.`,
    advice: say`There is nothing left to do; a new claim can be made.`,
  },
  'not-claimed': {
    detail: say`No account has claimed this player.`,
    advice: say`There is nothing to release.`,
  },
});
