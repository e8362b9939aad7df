import { f } from '@quadrant/http';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '@quadrant/rules/files';

/** `docs/formats/downloads.md` says what each download format cannot hold. */
const FORMATS = ['quadrant-1', ...DOWNLOAD_FORMATS] as const;

export class TournamentDocumentQuery {
  @f.Choice(FORMATS, {
    about:
      'The document itself, a workbook with matches and scorecards, a table with a row for each match, scorecards, a crosstable, or TRF16 of FIDE',
    default: 'quadrant-1',
  })
  format: DownloadFormat | 'quadrant-1' = 'quadrant-1';
}
