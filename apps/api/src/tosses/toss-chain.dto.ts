import { f } from '@quadrant/http';
import type { TossChain } from '@quadrant/store/tosses';

const HASH = { example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' } as const;

/** The end of a hash chain of seeds is known before any of its seeds is drawn. */
export class TossChainDto implements TossChain {
  @f.AnyText({ ...HASH, about: 'SHA-256 of the first seed, in hex; the first is SHA-256 of the second, and so on' })
  end: string;
  @f.Ordinal('How many seeds it has') length: number;
  @f.Count('How many are drawn: each belongs to one tournament') used: number;
  @f.Instant('When its end was first published here') publishedAt: Date;
}

export class TossChainListDto {
  @f.List(TossChainDto, 'Newest first') rows: TossChainDto[];
}
