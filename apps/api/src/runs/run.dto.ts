import type { Text } from '@quadrant/rules/message';
import { f, nullable } from '@quadrant/http';
import { RUN_KINDS, type RunChange } from '@quadrant/rules/history';
import type { RunRow } from '@quadrant/store/runs';
import { PageDto } from '../paging/page.dto.js';

class RunChangeDto implements RunChange {
  @f.Choice(RUN_KINDS) kind: RunChange['kind'];
  @f.Id({ nullable, about: 'Id of the tournament' }) tournament: string | null;
  @f.Integer({ nullable, about: 'Revision of the tournament, for a report' }) revision: number | null;
  @f.Id({ nullable, about: 'Id of the merge of players' }) playerMerge: string | null;
  @f.AnyText({ nullable, about: 'Slug of the league whose rules changed' }) league: string | null;
  @f.AnyText() requestedBy: string;
  @f.AnyText({ nullable, about: 'Null for a report' }) reason: Text | null;
}

class ClosedPartDto {
  @f.AnyText('Slug') league: string;
  @f.AnyText({ example: '2014-15' }) season: string;
  @f.Choice(['first-half', 'second-half', 'season']) part: string;
}

export class RunDto implements RunRow {
  @f.Ordinal('Without gaps') number: number;
  @f.Choice(RUN_KINDS) kind: string;
  @f.AnyText('"several" where several people asked for its changes') requestedBy: string;
  @f.AnyText({ example: '12 tournaments, 1 withdrawal' }) reason: Text;
  @f.Integer('Changes that it was made for; 0 for refreshes and rollbacks') changeCount: number;
  @f.List(ClosedPartDto, 'Closed parts of seasons in which it moved points') closedParts: readonly ClosedPartDto[];
  @f.List(RunChangeDto, 'What it was made for: all changes in a single run, the first five in a list of runs')
  changes: readonly RunChangeDto[];
  @f.Integer('Tournaments that were replayed') tournaments: number;
  @f.Integer('Rated games in them') games: number;
  @f.Integer('Tournaments whose outcome differed and was written') tournamentsChanged: number;
  @f.Integer('Rating changes written') ratingChanges: number;
  @f.Integer('Awards written') awards: number;
  @f.AnyText('Hash of everything that went in, in hex') inputsSha256: string;
  @f.AnyText('Hash of all of history as this run left it, in hex') chainSha256: string;
  @f.AnyText('Version of the rules that computed it') engineVersion: string;
  @f.AnyText('Hash of the rating policies and k-tables, in hex') rulesSha256: string;
  @f.Integer({ nullable, about: 'The run that was official when this one was published' }) officialRun: number | null;
  @f.Integer({ nullable, about: 'Of a rollback: the run whose numbers are published again' })
  rolledBackTo: number | null;
  @f.Other({ type: 'object', additionalProperties: { type: 'integer' } }, 'Milliseconds by part of the work')
  timings: Readonly<Record<string, number>>;
  @f.Instant() startedAt: Date;
  @f.Instant() publishedAt: Date;
}

export class RunPageDto extends PageDto {
  @f.List(RunDto) rows: RunDto[];
}
