import * as f from '../fields/fields.js';

export class ClaimCodeDto {
  @f.AnyText('Handle of the player') handle: string;
  @f.AnyText({ about: 'Shown only this once', example: 'K7QF-2M9X-00AB-ZZ3T' }) code: string;
}
