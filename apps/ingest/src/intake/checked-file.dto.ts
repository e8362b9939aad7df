import { VerdictDto, FindingDto } from '@quadrant/views';
import { f, nullable } from '@quadrant/http';
import type { CheckedFile, FileCounts, Origin } from '@quadrant/rules/files';

export class FileCountsDto implements FileCounts {
  @f.AnyText({ nullable, about: 'As the file says it' }) name: string | null;
  @f.Count() players: number;
  @f.Count() rounds: number;
  @f.Count('Pairings of two, played or forfeited') matches: number;
  @f.Count('Players who got points without an opponent') byes: number;
  @f.Count('Players who left before the last round they could play') drops: number;
}

class OriginDto implements Origin {
  @f.Id() tournamentId: string;
  @f.Ordinal({ nullable, about: 'Null where the file does not say it' }) revision: number | null;
}

export class CheckedFileDto implements CheckedFile {
  @f.AnyText({ nullable, about: 'Null for an unknown format', example: 'csv-matches' }) format: string | null;
  @f.List(FileCountsDto) tournaments: readonly FileCountsDto[];
  @f.List(FindingDto) findings: readonly FindingDto[];
  @f.Of(VerdictDto, { nullable, about: 'Null for a file that is no single readable report' })
  sanctioned: VerdictDto | null;
  @f.Of(VerdictDto, { nullable, about: 'Null for a file that is no single readable report' }) rated: VerdictDto | null;
  @f.Of(OriginDto, {
    nullable,
    about: 'The stored tournament that the file was downloaded from; null where it names none',
  })
  origin: OriginDto | null;
}
