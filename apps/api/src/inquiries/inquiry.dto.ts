import { f, nullable, optional } from '@quadrant/http';
import {
  INQUIRY_ANSWERS,
  INQUIRY_STATES,
  INQUIRY_TOPICS,
  type InquiryAnswer,
  type InquiryState,
  type InquiryTopic,
} from '@quadrant/rules/notices';
import { type Continent, CONTINENTS } from '@quadrant/rules/permissions';
import type { Inquiry } from '@quadrant/store/desk';

const LONGEST_TEXT = 4000;

/** Without a place it goes to the coordinators of all continents. */
export class NewInquiryDto {
  @f.Choice(INQUIRY_TOPICS, { about: 'question, suggestion, or an idea for a bonus scheme' }) topic: InquiryTopic;
  @f.Text(LONGEST_TEXT) text: string;
  @f.Region({
    optional: 'or-null',
    about: 'Whose coordinators: a continent, or the name or slug of a region',
    example: 'europe',
  })
  to?: string;
}

export class VisitorInquiryDto extends NewInquiryDto {
  @f.Line(200, { optional, about: 'How a coordinator can reach you; only they see it, until they have answered' })
  replyTo?: string;
}

export class InquiryMadeDto {
  @f.Id() id: string;
}

export class InquiryAnswerDto {
  @f.Choice(INQUIRY_ANSWERS, { about: 'accepted or declined: what becomes of an idea' }) state: InquiryAnswer;
  @f.Text(LONGEST_TEXT, 'The person who wrote reads it') answer: string;
}

export class InquiryDto {
  @f.Id() id: string;
  @f.Choice(INQUIRY_TOPICS) topic: InquiryTopic;
  @f.AnyText() text: string;
  @f.Choice(CONTINENTS, { nullable }) continent: Continent | null;
  @f.AnyText({ nullable, about: 'Slug of a region' }) region: string | null;
  @f.AnyText({ nullable, about: 'Handle of the account that wrote it; null for a visitor' }) from: string | null;
  @f.AnyText({ nullable, about: 'How a visitor can be reached; null once it is answered' }) replyTo: string | null;
  @f.Choice(INQUIRY_STATES) state: InquiryState;
  @f.Instant() createdAt: Date;
  @f.AnyText({ nullable }) answer: string | null;
  @f.AnyText({ nullable, about: 'Handle of the coordinator' }) answeredBy: string | null;
  @f.Instant({ nullable }) answeredAt: Date | null;
}

export class InquiryQuery {
  @f.Choice(['waiting', 'answered'], { about: 'Those that wait, or the others', default: 'waiting' }) state:
    'waiting' | 'answered' = 'waiting';
}

export class InquiryListDto {
  @f.List(InquiryDto) rows: InquiryDto[];
}

export const inquiryOf = ({ place, accountId: _, ...inquiry }: Inquiry): InquiryDto => ({ ...inquiry, ...place });
