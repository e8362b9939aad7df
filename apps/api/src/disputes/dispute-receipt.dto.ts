import { ApiProperty } from '@nestjs/swagger';
import { DISPUTE_STATES, disputeStateAt, type DisputeState } from '@quadrant/rules/permissions';
import type { StoredDispute } from '@quadrant/store/disputes';

class DisputeReceiptLinksDto {
  @ApiProperty({ format: 'uri-reference', description: 'All that was said' })
  self: string;

  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

/** How a dispute stands after what was done. */
export class DisputeReceiptDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ enum: [...DISPUTE_STATES] })
  state: DisputeState;

  @ApiProperty()
  links: DisputeReceiptLinksDto;
}

export const disputeReceiptOf = (dispute: StoredDispute, at: Date): DisputeReceiptDto => ({
  id: dispute.id,
  tournamentId: dispute.tournamentId,
  state: disputeStateAt(dispute, at),
  links: { self: `/api/v1/disputes/${dispute.id}`, tournament: `/api/v1/tournaments/${dispute.tournamentId}` },
});
