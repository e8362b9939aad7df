import { f, nullable } from '@quadrant/http';

export class SplitQuery {
  @f.Handle('The player') handle: string;
}

export class OwnEntryDto {
  @f.AnyText({ about: 'Id of the tournament' }) tournament: string;
  @f.AnyText() name: string;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') day: string;
  @f.AnyText({ nullable }) venue: string | null;
  @f.AnyText({ about: 'The handle that leads from the entry to the player; another one after a merge' }) as: string;
}

export class PlayerToSplitDto {
  @f.AnyText() handle: string;
  @f.List(OwnEntryDto, { about: 'Sorted by day' }) entries: OwnEntryDto[];
}

export class SplitDto extends SplitQuery {
  @f.Lines(5000, 40, { about: 'The tournaments whose entries leave the player' }) tournaments: string[];
  @f.Line(64, { about: 'Handle of the new player' }) as: string;
  @f.Text(1000, { about: 'Why they are two people' }) reason: string;
}
