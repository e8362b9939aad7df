import { f, LONGEST_REASON, nullable } from '@quadrant/http';
import type { Claim } from '@quadrant/store/players';

const LONGEST_CODE = 40;

export class NewClaimDto {
  @f.Line(LONGEST_CODE, {
    optional: 'or-null',
    about: 'The one-time code of a receipt; without it somebody who knows the player confirms the claim',
    example: 'K7QF-2M9X-00AB-ZZ3T',
  })
  code?: string;
  @f.Line(LONGEST_REASON, { optional: 'or-null', about: 'A note for the person who confirms it' }) message?: string;
}

export class ClaimDto {
  @f.Id() id: string;
  @f.AnyText('Handle of the player') player: string;
  @f.AnyText('Handle of the account that claims them') account: string;
  @f.Choice(['waiting', 'confirmed', 'refused', 'withdrawn']) state: string;
  @f.AnyText() message: string;
  @f.Instant() createdAt: string;
  @f.AnyText({ nullable }) decidedBy: string | null;
  @f.Instant({ nullable }) decidedAt: string | null;
  @f.AnyText({ nullable }) reason: string | null;
}

export class ClaimPageDto {
  @f.List(ClaimDto, 'The newest first') rows: ClaimDto[];
  @f.AnyText({ nullable, about: 'Cursor of the next page' }) next: string | null;
}

export class ReleasedPlayerDto {
  @f.AnyText('Handle of the player without an account now') released: string;
}

export const claimOf = ({ id, player, account, state, message, createdAt, ...rest }: Claim): ClaimDto => ({
  id,
  player,
  account,
  state,
  message,
  createdAt: createdAt.toISOString(),
  decidedBy: rest.decidedBy,
  decidedAt: rest.decidedAt?.toISOString() ?? null,
  reason: rest.reason,
});
