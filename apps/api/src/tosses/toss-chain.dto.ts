import { ApiProperty } from '@nestjs/swagger';
import type { TossChain } from '@quadrant/store/explanations';

const HASH = { example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' } as const;

/** A hash chain of seeds, known by its end before any of its seeds is drawn. */
export class TossChainDto implements TossChain {
  @ApiProperty({
    ...HASH,
    description: 'SHA-256 of the first seed, in hex; the first is SHA-256 of the second, and so on',
  })
  end: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many seeds it has' })
  length: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many are drawn: each belongs to one tournament' })
  used: number;

  @ApiProperty({ description: 'When its end was first published here' })
  publishedAt: Date;
}

export class TossChainListDto {
  @ApiProperty({ type: [TossChainDto], description: 'Newest first' })
  rows: TossChainDto[];
}
