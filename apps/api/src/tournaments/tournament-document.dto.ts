import { f } from '@quadrant/http';
import { DOWNLOAD_FORMATS, STANDINGS_FORMAT } from '@quadrant/rules/files';

/** `docs/formats/downloads.md` says what each download format cannot hold. */
const FORMATS = ['quadrant-1', ...DOWNLOAD_FORMATS, STANDINGS_FORMAT] as const;

/** Everything that a tournament can be downloaded as. */
export type DocumentFormat = (typeof FORMATS)[number];

export class TournamentDocumentQuery {
  @f.Choice(FORMATS, {
    about:
      'The document itself, a workbook with matches and scorecards, a table with a row for each match, scorecards, a crosstable, or TRF16 of FIDE; where not all games are known, the table `csv-standings`',
    default: 'quadrant-1',
  })
  format: DocumentFormat = 'quadrant-1';
}
