import { notFound, Problem } from '@quadrant/http';
import type { ClaimRefusal } from '@quadrant/store/people';

const problem = (status: number, code: string, title: string, detail: string, advice: string, extra?: object) =>
  new Problem({ status, code, title, detail, advice, ...(extra && { extra: { ...extra } }) });

/** The answer to a claim that is refused: what is so, and the way out. */
export function problemOfClaim(refusal: ClaimRefusal): Problem {
  switch (refusal.kind) {
    case 'player-not-found':
      return notFound('No player has this handle.', 'Look them up at /api/v1/players?name=…');
    case 'claim-not-found':
      return notFound('There is no claim with this id.', 'See /api/v1/claims for those that wait for you.');
    case 'claim-code-wrong':
      return problem(
        422,
        'claim-code-wrong',
        'The code is not valid',
        'The code is unknown, used, or older than 90 days.',
        'Compare it with the receipt, ask the director for a new one, or claim without a code.',
      );
    case 'claim-code-of-another':
      return problem(
        422,
        'claim-code-of-another',
        'The code is for another player',
        'The code belongs to another player. It stays valid.',
        'Claim the player that the receipt names beside the code.',
      );
    case 'own-claim':
      return problem(
        403,
        'own-claim',
        'You cannot confirm your own claim',
        'This claim is your own.',
        'Another director or a coordinator has to decide it.',
      );
    case 'player-claimed':
      return problem(
        409,
        'player-claimed',
        'The player already has an account',
        'This player belongs to an account.',
        'If this is wrong, ask a coordinator to release the player: DELETE /api/v1/players/{handle}/claim.',
      );
    case 'account-has-player':
      return problem(
        409,
        'account-has-player',
        'The account has a player already',
        `The account is the player "${refusal.player}".`,
        'If both are the same person, ask a coordinator to merge the two players; otherwise release that one first.',
        { player: refusal.player },
      );
    case 'claim-waits':
      return problem(
        409,
        'claim-waits',
        'The claim waits already',
        'You claimed this player before, and nobody has decided yet.',
        'Ask a director of their tournaments or a coordinator to decide.',
        { claim: refusal.id },
      );
    case 'claim-decided':
      return problem(
        409,
        'claim-decided',
        'The claim is decided already',
        `The claim is ${refusal.state}.`,
        'There is nothing left to do; a new claim can be made.',
      );
    case 'not-claimed':
      return problem(
        409,
        'not-claimed',
        'The player has no account',
        'No account has claimed this player.',
        'There is nothing to release.',
      );
  }
}
