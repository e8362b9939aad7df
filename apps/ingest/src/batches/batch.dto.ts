import { f, nullable, optional } from '@quadrant/http';
import {
  BATCH_STATES,
  BATCH_STEPS,
  type Halves,
  ITEM_DECISIONS,
  ITEM_STATES,
  type ItemDecision,
  type ItemState,
} from '@quadrant/rules/batches';
import type { Text } from '@quadrant/rules/message';
import { VERDICTS, type Verdict } from '@quadrant/rules/identity';
import { RECORDS, type RecordKind, ROUND_INFERENCES, type RoundInference } from '@quadrant/rules/tournament';
import { FindingDto, StandingDto, TournamentRoundDto } from '@quadrant/views';
import type { Batch, JoinedFile } from '@quadrant/store/batches';

const ANSWERS = { type: 'object', additionalProperties: { type: 'string' } } as const;

export class NewBatchDto {
  @f.Line(200, { about: 'What it is called' }) name: string;
  @f.Text(2000, { optional, about: 'Where the files come from' }) note?: string;
  @f.Ordinal({ optional, about: 'The history window in which a director brings it' }) window?: number;
}

export class BatchCountsDto {
  @f.Integer() read: number;
  @f.Integer() asks: number;
  @f.Integer() refused: number;
  @f.Integer() double: number;
  @f.Integer() ready: number;
  @f.Integer() leftOut: number;
}

export class BatchJobDto {
  @f.Choice(BATCH_STEPS, 'The step that a worker does') step: string;
  @f.Integer({ about: 'So much is done' }) done: number;
  @f.Integer({ about: 'Of so much; 0 before it is known' }) total: number;
}

export class KeptThingDto {
  @f.Choice(['tournament', 'player']) kind: string;
  @f.AnyText({ about: 'Name of the tournament, or handle of the player' }) name: string;
  @f.AnyText({ about: 'Why it stays' }) reason: string;
}

export class ReturnedBatchDto {
  @f.AnyText({ about: 'Handle' }) by: string;
  @f.Instant() at: string;
  @f.AnyText() reason: string;
}

export class BatchDto {
  @f.Ordinal() number: number;
  @f.AnyText() name: string;
  @f.AnyText({ nullable }) note: string | null;
  @f.Choice(BATCH_STATES, 'How far it is') state: string;
  @f.AnyText({ about: 'Handle' }) openedBy: string;
  @f.Instant() openedAt: string;
  @f.Integer({ nullable, about: 'The history window in which a director brings it' }) window: number | null;
  @f.Flag({ about: 'It splits a player, and brings no files' }) isSplit: boolean;
  @f.Instant({ nullable, about: 'When its director sent it' }) sentAt: string | null;
  @f.Of(ReturnedBatchDto, { nullable, about: 'Why it went back to its director' }) returned: ReturnedBatchDto | null;
  @f.Integer({ about: 'Number of files' }) files: number;
  @f.Integer({ about: 'So many files of which nothing can be read' }) refusedFiles: number;
  @f.Of(BatchCountsDto, { about: 'Numbers of tournaments by state' }) items: BatchCountsDto;
  @f.Of(BatchJobDto, { nullable, about: 'What a worker does; null: nothing' }) job: BatchJobDto | null;
  @f.AnyText({ nullable, about: 'Why the last step failed' }) error: Text | null;
  @f.AnyText({ nullable, about: 'Identifies the diff; null without one' }) fingerprint: string | null;
  @f.Integer({ about: 'So many of its tournaments have an inferred result' }) inferred: number;
  @f.AnyText({ nullable, about: 'Why these results are rated; null: they are not' }) inferredRated: string | null;
  @f.AnyText({ nullable, about: 'Handle of the second coordinator' }) approvedBy: string | null;
  @f.Integer({ nullable, about: 'The run that published it' }) run: number | null;
  @f.Instant({ nullable }) publishedAt: string | null;
  @f.AnyText({ nullable }) publishedBy: string | null;
  @f.Integer({ nullable, about: 'The run that took it back' }) undoRun: number | null;
  @f.Instant({ nullable }) undoneAt: string | null;
  @f.AnyText({ nullable }) undoneBy: string | null;
  @f.List(KeptThingDto, { about: 'What undoing it kept' }) kept: KeptThingDto[];
}

export class BatchesDto {
  @f.List(BatchDto) batches: BatchDto[];
}

export const batchOf = (batch: Batch): BatchDto => ({
  number: batch.number,
  name: batch.name,
  note: batch.note,
  state: batch.state,
  openedBy: batch.openedBy,
  openedAt: batch.openedAt.toISOString(),
  window: batch.window,
  isSplit: batch.isSplit,
  sentAt: batch.sentAt?.toISOString() ?? null,
  returned: batch.returned && { ...batch.returned, at: batch.returned.at.toISOString() },
  files: batch.files,
  refusedFiles: batch.refusedFiles,
  items: {
    read: batch.items.read ?? 0,
    asks: batch.items.asks ?? 0,
    refused: batch.items.refused ?? 0,
    double: batch.items.double ?? 0,
    ready: batch.items.ready ?? 0,
    leftOut: batch.items['left-out'] ?? 0,
  },
  job: batch.step === null ? null : { step: batch.step, done: batch.stepDone, total: batch.stepTotal },
  error: batch.stepError,
  fingerprint: batch.fingerprint,
  inferred: batch.inferred,
  inferredRated: batch.inferredRated,
  approvedBy: batch.approvedBy,
  run: batch.run,
  publishedAt: batch.publishedAt?.toISOString() ?? null,
  publishedBy: batch.publishedBy,
  undoRun: batch.undoRun,
  undoneAt: batch.undoneAt?.toISOString() ?? null,
  undoneBy: batch.undoneBy,
  kept: [...(batch.kept ?? [])],
});

export class BatchPathQuery {
  @f.Line(300, { about: 'Path of the file within the batch, with slashes' }) path: string;
}

export class SentFilesQuery extends BatchPathQuery {
  @f.Matching(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits', { optional, about: 'SHA-256 of what was checked' })
  sha256?: string;
  @f.Matching(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits', {
    optional,
    about: 'SHA-256 of the file that it replaces: one that changed meanwhile stays',
  })
  replaces?: string;
}

export class NotTakenDto {
  @f.AnyText() path: string;
  @f.AnyText({ about: 'Why, and what to do' }) reason: Text;
}

export class ReceivedFilesDto {
  @f.Integer({ about: 'New files' }) received: number;
  @f.Integer({ about: 'Files that replace those of the same path' }) replaced: number;
  @f.Integer({ about: 'Files that were there already' }) unchanged: number;
  @f.List(NotTakenDto, { about: 'Files that were not taken' }) refused: NotTakenDto[];
}

export class BatchPageQuery {
  @f.Line(320, { optional, about: 'The page begins behind this path or item' }) after?: string;
  @f.QueryWhole(1, 1000, { optional, about: 'Rows of a page; 100 by default' }) limit?: number;
}

export class BatchFilesQuery extends BatchPageQuery {
  @f.QueryFlag({ optional, about: 'Only files that are refused, and not left out' }) refused?: boolean;
  @f.QueryFlag({ optional, about: 'Only files that are left out: they are no tournaments' }) leftOut?: boolean;
}

export class BatchItemsQuery extends BatchPageQuery {
  @f.Choice(ITEM_STATES, { optional, about: 'Only those in this state' }) state?: ItemState;
}

export class BatchFileDto {
  @f.AnyText() path: string;
  @f.Integer() bytes: number;
  @f.AnyText() sha256: string;
  @f.AnyText({ nullable, about: 'Fingerprint of its shape' }) shape: string | null;
  @f.Flag({ about: 'Whether it was read' }) read: boolean;
  @f.AnyText({ nullable, about: 'games, standings or refused; null before it was read' }) kind: string | null;
  @f.Texts({ about: 'Keys of answers that are missing' }) open: string[];
  @f.List(FindingDto) findings: FindingDto[];
  @f.AnyText({ nullable, about: 'Why it is no tournament, where somebody left it out' }) leftOut: string | null;
}

export class FilesDecisionDto {
  @f.Lines(10_000, 300, { optional, about: 'Paths of the files' }) paths?: string[];
  @f.Line(64, { optional, about: 'Fingerprint of a shape in place of paths: all of its files' }) shape?: string;
  @f.Choice(['leave-out', 'take'], 'leave-out: they are no tournaments; take: they are read and asked about again')
  decision: 'leave-out' | 'take';
  @f.Text(1000, { about: 'Why' }) reason: string;
}

export class FilesDecidedDto {
  @f.Integer({ about: 'So many files changed' }) files: number;
}

export class BatchFilesDto {
  @f.List(BatchFileDto) files: BatchFileDto[];
  @f.AnyText({ nullable, about: 'The next page begins behind this path' }) next: string | null;
}

export class ShapeAnswersDto {
  @f.AnyObject({}, ANSWERS) answers: Record<string, string>;
}

export class EarlierRecipeDto extends ShapeAnswersDto {
  @f.Integer({ about: 'Number of the batch' }) batch: number;
  @f.AnyText({ about: 'Name of the batch' }) name: string;
}

export class BatchShapeDto extends ShapeAnswersDto {
  @f.AnyText() fingerprint: string;
  @f.AnyText({ about: 'The columns that its files have' }) label: string;
  @f.Integer() files: number;
  @f.AnyText({ about: 'Path of one of them' }) example: string;
  @f.Texts({ about: 'Keys of answers that are missing in one of them, and of columns that are not read' })
  open: string[];
  @f.Of(EarlierRecipeDto, { nullable, about: 'What the last published batch with files of this shape answered' })
  earlier: EarlierRecipeDto | null;
  @f.Integer({ about: 'So many of them are refused' }) refused: number;
  @f.Integer({ about: 'So many of them are left out' }) leftOut: number;
  @f.AnyText({ nullable, about: 'day-first or month-first, where a day after the 12th proves it' }) dates:
    string | null;
}

export class EarlierShapeDto {
  @f.Line(64, { optional, about: 'Fingerprint of the only shape that is meant; all without it' }) shape?: string;
}

export class TakenRecipeDto {
  @f.AnyText({ about: 'Fingerprint of the shape' }) shape: string;
  @f.Integer({ about: 'Number of the batch with these answers' }) batch: number;
}

export class TakenRecipesDto {
  @f.List(TakenRecipeDto) taken: TakenRecipeDto[];
}

export class BatchShapesDto {
  @f.List(BatchShapeDto) shapes: BatchShapeDto[];
}

export class ManifestRowDto {
  @f.Line(300, { about: 'Path of the file' }) file: string;
  @f.AnyObject({}, ANSWERS) values: Record<string, string>;
}

export class ShownManifestRowDto extends ManifestRowDto {
  @f.Other(ANSWERS) proposed: Record<string, string>;
  @f.Texts({ about: 'Keys of answers that are missing' }) open: string[];
  @f.AnyText({ nullable, about: 'Fingerprint of its shape' }) shape: string | null;
  @f.Texts({ about: 'Texts that an answer changed when the file was read' }) textsRead: string[];
}

export class SentManifestRowDto extends ManifestRowDto {
  @f.AnyObject(
    {
      optional,
      about: 'The answers as you saw them: only what you changed is stored. Without it, `values` replace all',
    },
    ANSWERS,
  )
  before?: Record<string, string>;
}

export class ManifestDto {
  @f.ListOf(SentManifestRowDto, { most: 10_000 }) rows: SentManifestRowDto[];
}

export class ShownManifestDto {
  @f.List(ShownManifestRowDto) rows: ShownManifestRowDto[];
}

export class DoubleOfDto {
  @f.AnyText({ nullable, about: 'The other one of the batch' }) item: string | null;
  @f.Id({ nullable, about: 'The stored one' }) tournament: string | null;
  @f.Choice(['equal', 'more', 'less', 'contradicts'], 'This one says the same, more, less, or something else')
  relation: string;
}

export class BatchItemDto {
  @f.AnyText({ about: 'Path of the file, with a number where it has several' }) id: string;
  @f.AnyText() file: string;
  @f.Texts({ about: 'Other files that are read as parts of it' }) parts: string[];
  @f.Choice(ITEM_STATES) state: string;
  @f.AnyText({ nullable }) name: string | null;
  @f.AnyText({ nullable, about: 'The first possible day' }) firstDay: string | null;
  @f.AnyText({ nullable, about: 'The last possible day' }) lastDay: string | null;
  @f.AnyText({ nullable }) place: string | null;
  @f.Integer() players: number;
  @f.AnyText({ nullable, about: 'games or standings' }) kind: string | null;
  @f.Texts({ about: 'Keys of answers that are missing' }) open: string[];
  @f.List(FindingDto) findings: FindingDto[];
  @f.Of(DoubleOfDto, { nullable }) doubleOf: DoubleOfDto | null;
  @f.Choice(ITEM_DECISIONS, { nullable }) decision: string | null;
  @f.AnyText({ nullable }) reason: string | null;
  @f.AnyText({ nullable, about: 'Handle' }) decidedBy: string | null;
  @f.Id({ nullable, about: 'Its tournament, once it is published' }) tournament: string | null;
}

export class BatchItemsDto {
  @f.List(BatchItemDto) items: BatchItemDto[];
  @f.AnyText({ nullable, about: 'The next page begins behind this item' }) next: string | null;
}

export class ItemQuery {
  @f.Line(320, { about: 'The item' }) item: string;
}

export class BatchResultsDto {
  @f.Of(BatchItemDto) item: BatchItemDto;
  @f.Flag({ about: 'Players have the handles with which they are published; otherwise names are those of the file' })
  isSettled: boolean;
  @f.Choice(RECORDS, { nullable, about: 'How much is known; null while facts or corrections are missing' })
  record: RecordKind | null;
  @f.Flag({ about: 'It is played in pods instead of matches' }) hasPods: boolean;
  @f.Integer({ nullable, about: 'How many took part, where the file says it beside its standings' })
  statedParticipants: number | null;
  @f.Choice(ROUND_INFERENCES, {
    nullable,
    about: 'The source does not say who met in which round: this rule did; null where it does',
  })
  roundsInferred: RoundInference | null;
  @f.AnyText({ nullable, about: 'Why inferred results are rated; null where they are not' })
  inferredRated: string | null;
  @f.List(StandingDto, { about: 'None while the game is not known' }) standings: StandingDto[];
  @f.List(TournamentRoundDto) rounds: TournamentRoundDto[];
  @f.Texts({ about: 'Handles of players without a page: publishing creates them' }) withoutPage: string[];
}

export class HalvesDto implements Halves {
  @f.AnyText({ about: 'The item with the earlier rounds, or with the games' }) first: string;
  @f.AnyText({ about: 'The item with the other rounds, or with the final places' }) other: string;
  @f.Choice(['rounds', 'places'], 'Each has other rounds, or one has only the final places') kind: 'rounds' | 'places';
  @f.Other({ type: 'array', items: { type: 'integer' } }) rounds: number[];
  @f.Other({ type: 'array', items: { type: 'integer' } }) otherRounds: number[];
  @f.Integer({ about: 'So many people are in both' }) inCommon: number;
  @f.Integer({ about: 'So many people are in the smaller one' }) people: number;
  @f.Choice(['day', 'name'], 'What is the same besides place and people') sameBy: 'day' | 'name';
}

export class JoinedFileDto implements JoinedFile {
  @f.AnyText() file: string;
  @f.AnyText({ about: 'The file of which it is a part' }) partOf: string;
  @f.AnyText({ about: 'Handle' }) decidedBy: string;
  @f.Flag({ about: 'The files were read since' }) isRead: boolean;
}

export class BatchHalvesDto {
  @f.List(HalvesDto, { about: 'Nothing joins them without a person' }) offers: HalvesDto[];
  @f.List(JoinedFileDto) joined: JoinedFileDto[];
}

export class CopiesLeftOutDto {
  @f.Integer({ about: 'So many were left out' }) copies: number;
}

export class ItemDecisionDto {
  @f.Line(320, { about: 'The item' }) item: string;
  @f.Choice(ITEM_DECISIONS, {
    about:
      'leave-out, take (earlier decisions no longer count), other (it is another tournament than its double), revise (it is the next revision of the stored one)',
  })
  decision: ItemDecision;
  @f.Text(1000, { about: 'Why' }) reason: string;
}

export class DoubleItemDto {
  @f.AnyText({ about: 'Path of the file, with a number where it has several' }) id: string;
  @f.AnyText() file: string;
  @f.Choice(ITEM_STATES) state: string;
  @f.AnyText({ nullable }) name: string | null;
  @f.AnyText({ nullable, about: 'The first possible day' }) firstDay: string | null;
  @f.AnyText({ nullable, about: 'The last possible day' }) lastDay: string | null;
  @f.Of(DoubleOfDto, { nullable }) doubleOf: DoubleOfDto | null;
  @f.Choice(ITEM_DECISIONS, { nullable }) decision: string | null;
  @f.AnyText({ nullable }) reason: string | null;
  @f.AnyText({ nullable, about: 'Handle' }) decidedBy: string | null;
}

export class DoubleGroupDto {
  @f.List(DoubleItemDto, { about: 'The one that stays where nobody decides comes first' }) items: DoubleItemDto[];
  @f.Choice(['equal', 'more', 'less', 'contradicts'], 'How the last one relates to the first')
  relation: string;
  @f.AnyText({ nullable, about: 'The item that is probably right, by the name of its file or because it says more' })
  proposed: string | null;
}

export class LostGroupDto {
  @f.List(DoubleItemDto) items: DoubleItemDto[];
}

export class BatchDoublesDto {
  @f.List(DoubleItemDto, { about: 'They may be a stored tournament' }) stored: DoubleItemDto[];
  @f.List(DoubleGroupDto, { about: 'They may be one tournament' }) groups: DoubleGroupDto[];
  @f.List(LostGroupDto, { about: 'All copies of these are left out, so that nothing of the tournament stays' })
  lost: LostGroupDto[];
  @f.List(DoubleItemDto, { about: 'Somebody has decided about them' }) decided: DoubleItemDto[];
}

export class DoubleDecisionDto {
  @f.Lines(10_000, 320, { about: 'Items that resemble each other' }) items: string[];
  @f.Line(320, {
    nullable,
    about: 'The one that is right: the others are left out. null: they are different tournaments',
  })
  kept: string | null;
  @f.Text(1000, { about: 'Why' }) reason: string;
}

export class EntryNameDto {
  @f.Line(320, { about: 'The item, or what a card names' }) tournament: string;
  @f.Line(200, { about: 'As it is written there' }) spelling: string;
}

export class PersonAnswerDto {
  @f.Of(EntryNameDto) one: EntryNameDto;
  @f.Of(EntryNameDto) other: EntryNameDto;
  @f.Choice(VERDICTS) verdict: Verdict;
  @f.Text(1000, { optional, about: 'How you know' }) reason?: string;
}

export class ChosenNameDto {
  @f.Of(EntryNameDto, { about: 'An entry of the person' }) one: EntryNameDto;
  @f.Line(200, { about: 'The person is published with it' }) name: string;
}

export class PersonAnswersDto {
  @f.Flag({ optional, about: 'Each answers a question that the batch asks now; others are refused' })
  toQuestions?: boolean;
  @f.ListOf(PersonAnswerDto, { least: 0, most: 5000 }) answers: PersonAnswerDto[];
  @f.ListOf(ChosenNameDto, { most: 5000 }, { optional, about: 'Names with which people are published' })
  names?: ChosenNameDto[];
  @f.Wholes(5000, 1, 2_147_483_647, {
    optional,
    about: 'Ids of earlier answers that these replace: they are taken back',
  })
  instead?: number[];
}

export class KeptEntryDto extends EntryNameDto {
  @f.AnyText({ nullable, about: 'The first possible day of its tournament' }) firstDay: string | null;
  @f.AnyText({ nullable, about: 'The last possible day' }) lastDay: string | null;
  @f.AnyText({ nullable, about: 'Where it was' }) place: string | null;
}

export class KeptNameDto {
  @f.Integer() id: number;
  @f.Of(KeptEntryDto) one: KeptEntryDto;
  @f.AnyText() name: string;
  @f.AnyText({ about: 'Handle' }) decidedBy: string;
  @f.Instant() decidedAt: string;
  @f.AnyText({ nullable, about: 'Handle of the person who took it back' }) takenBackBy: string | null;
}

export class RefusedNameDto {
  @f.Of(ChosenNameDto) chosen: ChosenNameDto;
  @f.AnyText({ about: 'no-entry, stored or taken' }) reason: string;
}

export class KeptAnswerDto {
  @f.Integer() id: number;
  @f.Of(KeptEntryDto) one: KeptEntryDto;
  @f.Of(KeptEntryDto) other: KeptEntryDto;
  @f.Choice(VERDICTS) verdict: string;
  @f.AnyText({ nullable }) reason: string | null;
  @f.AnyText({ about: 'Handle' }) decidedBy: string;
  @f.Instant() decidedAt: string;
  @f.AnyText({ nullable, about: 'Handle of the person who took it back' }) takenBackBy: string | null;
}

export class SpellingCountDto {
  @f.AnyText() spelling: string;
  @f.Integer({ about: 'Number of entries' }) count: number;
}

export class PersonSideDto extends EntryNameDto {
  @f.List(SpellingCountDto, { about: 'All spellings of the person, the most frequent first' })
  spellings: SpellingCountDto[];
  @f.AnyText({ nullable, about: 'Where they usually play' }) scene: string | null;
  @f.Integer({ about: 'Number of entries' }) entries: number;
  @f.AnyText({ nullable, about: 'First date, as far as it is known: a day, a month or a year' }) first: string | null;
  @f.AnyText({ nullable, about: 'Last date, as far as it is known' }) last: string | null;
  @f.AnyText({ nullable, about: 'Handle of the stored player that they are' }) handle: string | null;
}

export class WrittenNameDto extends EntryNameDto {
  @f.AnyText({ nullable, about: 'Where it plays' }) scene: string | null;
  @f.Integer({ about: 'Number of entries' }) count: number;
  @f.AnyText({ nullable, about: 'First date, as far as it is known' }) first: string | null;
  @f.AnyText({ nullable, about: 'Last date, as far as it is known' }) last: string | null;
}

export class SettledPersonDto {
  @f.AnyText({ nullable, about: 'Handle of the stored player that they are' }) handle: string | null;
  @f.AnyText({ nullable, about: 'The name with which publishing creates them; null for a stored player' })
  publishedAs: string | null;
  @f.List(WrittenNameDto, { about: 'Their spellings by place, the most frequent first' }) written: WrittenNameDto[];
}

export class PersonPairDto {
  @f.Of(PersonSideDto) one: PersonSideDto;
  @f.Of(PersonSideDto) other: PersonSideDto;
}

export class PersonQuestionDto extends PersonPairDto {
  @f.AnyText({ about: 'Why it is asked' }) kind: string;
  @f.Texts({ about: 'Names with which both played' }) inCommon: string[];
}

export class PersonCardDto {
  @f.Decimal({ about: 'How many pairs of entries its answers are expected to join' }) effect: number;
  @f.List(PersonQuestionDto) questions: PersonQuestionDto[];
}

export class PersonLinksDto {
  @f.AnyText() reason: string;
  @f.Integer() count: number;
  @f.List(PersonPairDto, { about: 'At most 20 of them, drawn by chance; the same links give the same sample' })
  sample: PersonPairDto[];
}

class QuestionDto {
  @f.Of(EntryNameDto) one: EntryNameDto;
  @f.Of(EntryNameDto) other: EntryNameDto;
}

export class AskedLeaseDto extends QuestionDto {
  @f.Whole(2, 15, { optional, about: 'For so long, where no script asks again; 2 when absent' }) minutes?: number;
}

export class LeaseDto {
  @f.AnyText({ about: 'The two entries, as JSON' }) question: string;
  @f.AnyText({ about: 'Handle' }) by: string;
  @f.Instant() until: string;
}

export class LinkKindDto {
  @f.Line(40, { about: 'The kind of links' }) kind: string;
  @f.Choice(['confirm', 'open', 'link'], {
    about: 'confirm: all are right; open: ask about each; link: take the decision back',
  })
  decision: 'confirm' | 'open' | 'link';
}

export class DecidedKindDto {
  @f.AnyText() kind: string;
  @f.Choice(['confirm', 'open']) decision: string;
  @f.Integer({ about: 'So many links the kind had then' }) links: number;
  @f.AnyText({ about: 'Handle' }) decidedBy: string;
}

export class RefusedAnswerDto {
  @f.Of(PersonAnswerDto) answer: PersonAnswerDto;
  @f.AnyText({ about: 'no-entry, met, one-bearer or contradiction' }) reason: string;
}

export class PeopleDto {
  @f.AnyText({ nullable, about: 'scenes or company; null before people were settled' }) method: string | null;
  @f.Decimal() compactness: number;
  @f.Decimal() expectedPrecision: number;
  @f.Integer() people: number;
  @f.Integer() spellings: number;
  @f.Integer({ about: 'So many of them are stored players' }) known: number;
  @f.Integer({ about: 'Number of cards' }) cardsInAll: number;
  @f.List(PersonCardDto, { about: 'The card that joins most comes first' }) cards: PersonCardDto[];
  @f.List(PersonLinksDto) links: PersonLinksDto[];
  @f.List(KeptAnswerDto) answers: KeptAnswerDto[];
  @f.List(KeptNameDto, { about: 'Names that somebody chose for people' }) names: KeptNameDto[];
  @f.List(RefusedNameDto, { about: 'Chosen names that were not used when people were settled' })
  refusedNames: RefusedNameDto[];
  @f.List(DecidedKindDto, { about: 'What was decided about all links of a kind' }) kinds: DecidedKindDto[];
  @f.List(LeaseDto, { about: 'Questions that others have open' }) leases: LeaseDto[];
  @f.List(RefusedAnswerDto, { about: 'Answers that cannot be true' }) refused: RefusedAnswerDto[];
  @f.List(SettledPersonDto, {
    about: 'Everybody with a name that is looked for, sorted by name; without a name, those of the files',
  })
  everybody: SettledPersonDto[];
  @f.Integer({ about: 'So many have it in all' }) everybodyInAll: number;
}

export class PeopleQuery {
  @f.QueryWhole(0, 1_000_000, { optional, about: 'So many cards are skipped' }) skip?: number;
  @f.QueryWhole(1, 1000, { optional, about: 'Cards of a page; 50 by default' }) limit?: number;
  @f.Line(200, { optional, about: 'Words of a name that `everybody` has; several names with a semicolon between them' })
  name?: string;
  @f.QueryWhole(0, 1_000_000, { optional, about: 'So many of `everybody` are skipped' }) from?: number;
  @f.QueryWhole(0, 100_000, { optional, about: 'People in `everybody`; none by default' }) most?: number;
  @f.QueryFlag({ optional, about: 'Without a name, `everybody` also has stored players who are in no file' })
  stored?: boolean;
}

export class EntriesQuery {
  @f.Line(200, { about: 'Words that the name has' }) text: string;
}

export class BatchEntryDto {
  @f.AnyText({ about: 'The item in which the name is' }) tournament: string;
  @f.AnyText({ about: 'As it is written there' }) spelling: string;
  @f.AnyText({ nullable, about: 'Name of the tournament' }) name: string | null;
  @f.AnyText({ nullable, about: 'The first possible day' }) firstDay: string | null;
  @f.AnyText({ nullable, about: 'The last possible day' }) lastDay: string | null;
  @f.AnyText({ nullable }) place: string | null;
  @f.AnyText({
    nullable,
    about: 'The handle with which the person would be published; null before people were settled',
  })
  handle: string | null;
}

export class StoredEntryDto extends EntryNameDto {
  @f.AnyText({ about: 'Handle of the stored player' }) handle: string;
}

export class BatchEntriesDto {
  @f.List(BatchEntryDto, { about: 'At most 500, the oldest first' }) entries: BatchEntryDto[];
  @f.List(StoredEntryDto, { about: 'One entry in a stored tournament of each stored player among these people' })
  stored: StoredEntryDto[];
}

export class SenderWinnerDto {
  @f.AnyText() handle: string;
  @f.Integer() tournaments: number;
}

export class SenderReviewDto {
  @f.AnyText({ about: 'Handle of who sent the files' }) sender: string;
  @f.Integer() tournaments: number;
  @f.Integer({ about: 'So many of them the sender won' }) own: number;
  @f.List(SenderWinnerDto, { about: 'At most five, the one with most wins first' }) winners: SenderWinnerDto[];
}

export class NewPlayerDto {
  @f.AnyText() handle: string;
  @f.Integer() tournaments: number;
}

export class BatchDiffDto {
  @f.AnyText() fingerprint: string;
  @f.Flag({ about: 'Nothing was published, sent or decided since that changes it' }) fits: boolean;
  @f.Integer({ about: 'The run that it was computed on' }) baseRun: number;
  @f.Instant() diffedAt: string;
  @f.AnyText({ about: 'What would move, in one line' }) summary: Text;
  @f.Other({ type: 'object', additionalProperties: true }, { about: 'As a dry run of a refresh tells it' })
  diff: object;
  @f.List(SenderReviewDto, { about: 'Who won the tournaments of each sender' }) senders: SenderReviewDto[];
  @f.List(NewPlayerDto, { about: 'Players that publishing creates' }) newPlayers: NewPlayerDto[];
}

export class PublishBatchDto {
  @f.Matching(/^[0-9a-f]{64}$/, 'must be the fingerprint of the diff', {
    about: 'The fingerprint of the diff that you read',
  })
  fingerprint: string;
  @f.Text(1000, { about: 'Why, for the audit and the run' }) reason: string;
}

export class ApproveBatchDto {
  @f.Matching(/^[0-9a-f]{64}$/, 'must be the fingerprint of the diff', {
    about: 'The fingerprint of the diff that you read',
  })
  fingerprint: string;
}

export class UndoPreviewDto {
  @f.Integer({ about: 'Tournaments that are withdrawn' }) withdrawn: number;
  @f.Integer({ about: 'Tournaments whose earlier revision counts again' }) restored: number;
  @f.Integer({ about: 'Players that go' }) players: number;
  @f.List(KeptThingDto, { about: 'What stays, and why' }) kept: KeptThingDto[];
}
