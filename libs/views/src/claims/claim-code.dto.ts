import { f } from '@quadrant/http';
import { say } from '@quadrant/rules/message';

export class ClaimCodeDto {
  @f.AnyText('Handle of the player') handle: string;
  @f.AnyText({ about: 'Shown only this once', example: 'K7QF-2M9X-00AB-ZZ3T' }) code: string;
}

/** Every printout with a claim code explains it to the new player with this text. */
export const WHAT_A_CODE_DOES = say`This code links your results to your account. It works once, within 90 days. Do not show it to anyone else.`;
