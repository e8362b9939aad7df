import { ApiPropertyOptional } from '@nestjs/swagger';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '@quadrant/rules/files';
import { IsIn, IsOptional } from 'class-validator';

/** What a document can be downloaded as; `docs/formats/downloads.md` says what each cannot hold. */
const FORMATS = ['quadrant-1', ...DOWNLOAD_FORMATS] as const;

export class TournamentDocumentQuery {
  @ApiPropertyOptional({
    enum: FORMATS,
    default: 'quadrant-1',
    description: 'The document itself, a table with a row for each match, scorecards, a crosstable, or TRF16 of FIDE',
  })
  @IsOptional()
  @IsIn(FORMATS)
  format: DownloadFormat | 'quadrant-1' = 'quadrant-1';
}
