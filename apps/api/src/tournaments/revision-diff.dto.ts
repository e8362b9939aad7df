import { f, optional } from '@quadrant/http';

const MOST_REVISIONS = 1_000_000;

export class RevisionDiffQuery {
  @f.QueryWhole(1, MOST_REVISIONS, {
    optional,
    about: 'Revision to compare with; the one before, unless another is named',
  })
  against?: number;
}

export class FieldDifferenceDto {
  @f.AnyText({
    about: 'JSON pointer into the revision; of what it no longer has, into the one it is compared with',
    example: '/rounds/0/matches/1/result',
  })
  pointer: string;
  @f.Other({ type: Object }, { optional, about: 'Missing where there was nothing', example: 'FW' }) from?: unknown;
  @f.Other({ type: Object }, { optional, about: 'Missing where nothing stays', example: 'MW' }) to?: unknown;
}

export class RevisionDiffDto {
  @f.Ordinal() revision: number;
  @f.Ordinal('The revision that it is compared with') against: number;
  @f.Count('How many fields differ') total: number;
  @f.List(FieldDifferenceDto, 'The first 1,000 of them, in the order of the document')
  differences: readonly FieldDifferenceDto[];
}
