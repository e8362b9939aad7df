import { f, nullable, optional } from '@quadrant/http';
import { DELETION_WAITS_FOR, type AskedDeletion } from '@quadrant/store/own-data';

const AFTERWARDS = ['hide', 'anonymise'] as const;

export class NewDeletionDto {
  @f.AnyText('The handle of the account again, so that nobody deletes it by mistake') confirmation: string;
  @f.Choice(AFTERWARDS, {
    optional,
    nullable,
    about: 'Needed if the account has a player. hide: shown as a label; anonymise: the name is removed for good',
  })
  player?: (typeof AFTERWARDS)[number] | null;
}

export class DeletionDto {
  @f.AnyText() handle: string;
  @f.Choice(AFTERWARDS, { nullable, about: 'What becomes of the player; null: the account has none' })
  player: string | null;
  @f.Instant() askedAt: Date;
  @f.Instant('Until then it can be taken back') dueAt: Date;
  @f.Choice(DELETION_WAITS_FOR, { nullable, about: 'Why it was not done when it was due' }) waitsFor: string | null;
}

export class KeptAccountDto {
  @f.AnyText() handle: string;
}

export const deletionOf = (handle: string, { player, askedAt, dueAt, waitsFor }: AskedDeletion): DeletionDto => ({
  handle,
  player,
  askedAt,
  dueAt,
  waitsFor,
});
