import { f, nullable, PageQuery } from '@quadrant/http';
import { FindingDto } from '@quadrant/views';
import type { ConfirmedFinding, Suspicion } from '@quadrant/store/suspicions';

export class SuspicionQuery extends PageQuery {
  @f.QueryFlag({ about: 'true: those that somebody says are fine', default: false }) excluded: boolean = false;
}

class ImprobableFactDto {
  @f.Id() tournamentId: string;
  @f.AnyText('Name of the tournament') tournament: string;
  @f.Day('Local date of the tournament') date: string;
  @f.AnyText({ nullable }) country: string | null;
  @f.AnyText({ nullable }) region: string | null;
  @f.Of(FindingDto) finding: FindingDto;
}

/** The nightly checks found this improbable. */
export class SuspicionDto extends ImprobableFactDto {
  @f.Id() id: string;
  @f.Instant() foundAt: Date;
  @f.AnyText({ nullable, about: 'Handle of the account that excluded it' }) excludedBy: string | null;
  @f.Instant({ nullable }) excludedAt: Date | null;
  @f.AnyText({ nullable, about: 'Why it is fine' }) exclusionReason: string | null;
  @f.Link() link: string;
}

export class SuspicionPageDto {
  @f.List(SuspicionDto) rows: SuspicionDto[];
  @f.AnyText({ nullable, about: 'Cursor of the next page' }) next: string | null;
}

/** An improbable fact counts when its sender says why it is right. */
export class ConfirmedSuspicionDto extends ImprobableFactDto {
  @f.AnyText({ nullable, about: 'Handle of the account that sent the report' }) confirmedBy: string | null;
  @f.AnyText('Why it is right, in their words') reason: string;
  @f.Instant('When the report was received') receivedAt: Date;
  @f.Link() link: string;
}

/** All confirmed findings of a number of tournaments are on this page. */
export class ConfirmedSuspicionPageDto {
  @f.List(ConfirmedSuspicionDto) rows: ConfirmedSuspicionDto[];
  @f.AnyText({ nullable, about: 'Cursor of the next page' }) next: string | null;
}

export const confirmedSuspicionOf = (confirmed: ConfirmedFinding): ConfirmedSuspicionDto => ({
  ...confirmed,
  link: `/api/v1/tournaments/${confirmed.tournamentId}`,
});

export const suspicionOf = (suspicion: Suspicion): SuspicionDto => ({
  ...suspicion,
  link: `/api/v1/tournaments/${suspicion.tournamentId}`,
});
