import { f } from '@quadrant/http';
import { DISPUTE_TOPICS, type DisputeTopic } from '@quadrant/rules/permissions';

export const LONGEST_TEXT = 4000;

// A report has far fewer rounds or matches; whether there is such a one is looked up later.
const MOST = 9999;

export class NewDisputeDto {
  @f.Choice(DISPUTE_TOPICS, 'director: goes straight to a coordinator, and the directors get no notice')
  about: DisputeTopic;
  @f.Text(LONGEST_TEXT, { example: 'Our game was reported the wrong way round.' }) text: string;
  @f.Whole(1, MOST, { optional: 'or-null', about: 'Round of the current revision that it is about' })
  round?: number | null;
  @f.Whole(1, MOST, {
    optional: 'or-null',
    about: 'Match or pod of that round, counted from 1 in the order of the report; only with a round',
  })
  match?: number | null;
}

/** A correction that answers a dispute. */
class AnsweringCorrectionDto {
  @f.Ordinal('The version that it gave the tournament') version: number;
}

/** An answer has words, a correction that was made, or both. */
export class AnswerDto {
  @f.Text(LONGEST_TEXT, { optional: 'or-null', example: 'Both slips say so; the result counts.' })
  words?: string | null;
  @f.Of(AnsweringCorrectionDto, { optional: 'or-null' }) correction?: AnsweringCorrectionDto | null;
}

/** Why an answer does not settle a dispute. */
export class ObjectionDto {
  @f.Text(LONGEST_TEXT) text: string;
}
