import { f, LONGEST_REASON } from '@quadrant/http';

export class InferredResultsDto {
  @f.Flag({ about: 'Whether inferred results count for ratings' }) rated: boolean;
  @f.Line(LONGEST_REASON, { about: 'Why; everybody reads it where the results are rated' }) reason: string;
}
