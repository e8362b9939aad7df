import { f } from '@quadrant/http';
import { DISPUTE_STATES, disputeStateAt, type DisputeState } from '@quadrant/rules/permissions';
import type { StoredDispute } from '@quadrant/store/disputes';

class DisputeReceiptLinksDto {
  @f.Link('All that was said') self: string;
  @f.Link() tournament: string;
}

/** The state of the dispute is the one after the request. */
export class DisputeReceiptDto {
  @f.Id() id: string;
  @f.Id() tournamentId: string;
  @f.Choice(DISPUTE_STATES) state: DisputeState;
  @f.Of(DisputeReceiptLinksDto) links: DisputeReceiptLinksDto;
}

export const disputeReceiptOf = (dispute: StoredDispute, at: Date): DisputeReceiptDto => ({
  id: dispute.id,
  tournamentId: dispute.tournamentId,
  state: disputeStateAt(dispute, at),
  links: { self: `/api/v1/disputes/${dispute.id}`, tournament: `/api/v1/tournaments/${dispute.tournamentId}` },
});
