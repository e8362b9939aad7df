import { say, type Text } from '@quadrant/rules/message';
import { PickType } from '@nestjs/swagger';
import { f, nullable, optional } from '@quadrant/http';
import { FindingDto, NewAnnouncementDto } from '@quadrant/views';
import {
  ACT_KINDS,
  describeMembers,
  MOST_HEATS,
  PLANNED_CUTS,
  type AskedAct,
  type LiveView,
  type PlannedCut,
} from '@quadrant/rules/live';
import { type Finding } from '@quadrant/rules/tournament';
import type { LiveRecord } from '@quadrant/store/live';
import { ReportOfLiveDto } from '../drafts/live-draft.dto.js';

/** A page cannot have seen a higher version. */
const MOST_ENTRIES = 10_000_000;
export const MOST_IN_BATCH = 500;
const MOST_FIRST_PLAYERS = 500;

/** A tournament can be run without an announcement. */
class TournamentNowDto extends PickType(NewAnnouncementDto, [
  'name',
  'zone',
  'game',
  'ruleSystem',
  'format',
  'cardPool',
  'rules',
  'scenario',
  'unrated',
  'pairing',
  'structure',
  'bracket',
  'finalConfrontation',
  'online',
  'country',
  'region',
  'venue',
  'secondaryDirector',
  'tertiaryDirector',
  'league',
] as const) {
  @f.Whole(1, 50, { optional, about: 'If left out, as many as are recommended for the players who came (Table 3.0.1)' })
  plannedRounds?: number;
}

/** Finals may be played after heats, as announced before the first heat. */
class HeatsPlanDto {
  @f.Whole(2, MOST_HEATS, 'Number of heats') heats: number;
  @f.Line(64, {
    optional,
    about: 'Bracket of the finals, such as standard-8; left out for Tribbles, where everybody plays on by tables',
  })
  bracket?: string;
  @f.Whole(1, 3, { optional, about: 'Games of a match at the most', enum: [1, 3], default: 1 }) bestOf?: number;
}

/** A new live tournament comes from an announcement, from these facts alone, or as a heat of finals. */
export class NewLiveDto {
  @f.IdOf('an announcement', { optional, about: 'Id of the announcement' }) announcement?: string;
  @f.Flag({ optional, about: 'Begin although it was announced for an earlier day' }) isLate?: boolean;
  @f.Of(TournamentNowDto, { optional, about: 'Where it was not announced' }) tournament?: TournamentNowDto;
  @f.Of(HeatsPlanDto, { optional, about: 'If these are finals after heats' }) heats?: HeatsPlanDto;
  @f.Choice(PLANNED_CUTS, {
    optional,
    about:
      'After the Swiss rounds the best players play a bracket: so many, or a number that fits the players who came',
  })
  cut?: PlannedCut;
  @f.IdOf('a live tournament', {
    optional,
    about: 'Id of the finals whose next heat begins. Then leave out the tournament',
  })
  heatOf?: string;
  @f.Handles(MOST_FIRST_PLAYERS, { optional, about: 'Handles of players who are entered at once' }) players?: string[];
}

const actSchema = (kind: AskedAct['kind']) => ({
  type: 'object' as const,
  required: ['kind', ...describeMembers(kind).flatMap(([name, , isOptional]) => (isOptional ? [] : [name]))],
  properties: {
    kind: { type: 'string' as const, enum: [kind] },
    ...Object.fromEntries(describeMembers(kind).map(([name, wanted]) => [name, { description: wanted }])),
  },
});

const ACT = { oneOf: ACT_KINDS.map(actSchema) };

/** An act has the version it was based on, and a key by which a repetition is recognized. */
export class NewEntryDto {
  @f.IdOf('an entry', {
    optional,
    about: 'The same key again is the same entry. If left out, it is a new one',
    says: say`must be a UUID`,
  })
  key?: string;
  @f.Whole(0, MOST_ENTRIES, {
    optional,
    about: 'The version that you had seen. Two results that did not see each other are kept beside each other',
  })
  basedOn?: number;
  @f.AnyObject(
    {
      about: 'What happens. docs/live.md lists the kinds',
      example: { kind: 'result', round: 1, players: ['ann', 'bob'], told: { result: 'FW', score: [100, 35] } },
    },
    ACT,
  )
  act: object;
}

export class NewBatchDto {
  @f.ListOf(NewEntryDto, {
    least: 1,
    most: MOST_IN_BATCH,
    says: {
      list: say`must be a list of entries`,
      least: say`must have at least one entry`,
      most: say`must have at most ${MOST_IN_BATCH} entries`,
    },
  })
  entries: NewEntryDto[];
}

/** A player sends the same, with the secret of their link. */
export class OwnEntryDto extends NewEntryDto {
  @f.Handle('The last part of the address of the link') link: string;
}

/** A browser says where its push service is. The names are those of the Push API. */
export class NoticesDto {
  @f.Line(1000, { about: 'Address of the push service for this browser' }) endpoint: string;
  @f.Line(200, { optional, about: 'Public key of the browser. Leave out both keys to end the notices' })
  p256dh?: string;
  @f.Line(100, { optional, about: 'Secret of the browser' }) auth?: string;
}

/** A browser of a player, who is known by their link. */
export class OwnNoticesDto extends NoticesDto {
  @f.Handle('The last part of the address of the link') link: string;
}

export class OwnNoticesSetDto {
  @f.Flag('The browser takes notices now') isOn: boolean;
}

export class EntryDto {
  @f.Integer('The version after it') version: number;
  @f.Flag('False where it had been done before') isNew: boolean;
  @f.List(
    FindingDto,
    'What else is to be known: players whom it checks in, and who play in another live tournament too',
  )
  warnings: Finding[];
}

class BatchAnswerDto {
  @f.Integer({ optional }) version?: number;
  @f.Flag({ optional }) isNew?: boolean;
  @f.List(FindingDto, { optional }) warnings?: Finding[];
  @f.AnyObject({ optional, about: 'Why it was refused, as a problem document' }) problem?: object;
}

export class BatchDto {
  @f.List(BatchAnswerDto, 'In the order of the entries') answers: BatchAnswerDto[];
}

export class LiveSummaryDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.AnyText() game: string;
  @f.Integer() version: number;
  @f.Instant() beganAt: Date;
  @f.Instant({ nullable }) finishedAt: Date | null;
  @f.Id({ nullable, about: 'Of the announcement' }) announcement: string | null;
  @f.Link() link: string;
}

/** One of your own tournaments also shows what became of its report. */
export class OwnLiveDto extends LiveSummaryDto {
  @f.Of(ReportOfLiveDto, { nullable, about: 'Its newest report; null where there is none' })
  report: ReportOfLiveDto | null;
}

export class LiveListDto {
  @f.List(OwnLiveDto, 'The newest first') rows: OwnLiveDto[];
}

export const summaryOf = ({ id, version, announcementId, facts, beganAt, finishedAt }: LiveRecord): LiveSummaryDto => ({
  id,
  name: facts.header.name,
  game: facts.header.game,
  version,
  beganAt,
  finishedAt,
  announcement: announcementId,
  link: `/api/v1/live/${id}`,
});

export class LiveTournamentDto implements Record<keyof LiveView, unknown>, Record<'heats' | 'finals', unknown> {
  @f.Id() id: string;
  @f.Integer('Entries in its log') version: number;
  @f.AnyObject('What was announced, as quadrant/1 has it') tournament: object;
  @f.Choice(['running', 'finished']) state: string;
  @f.Integer({ nullable }) plannedRounds: number | null;
  @f.AnyText('SHA-256 of the seed that everything is drawn by') commitment: string;
  @f.AnyText({ nullable, about: 'The seed itself, once the tournament is finished' }) seed: string | null;
  @f.AnyObjects() players: readonly object[];
  @f.AnyObjects() rounds: readonly object[];
  @f.AnyObject({ nullable }) bracket: object | null;
  @f.AnyObjects() standings: readonly object[];
  @f.Other({ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'As they were drawn')
  draftGroups: readonly (readonly string[])[];
  @f.AnyObject({ nullable }) confrontation: object | null;
  @f.AnyObject('What the director does next') next: object;
  @f.AnyObject({ nullable, about: 'Of finals: the plan of the heats, and how far each of them has come' })
  heats: object | null;
  @f.Id({ nullable, about: 'Of a heat: its finals' }) finals: string | null;
}

export class LiveLinkDto {
  @f.AnyText() player: string;
  @f.AnyText('The secret of the link. Anybody who has it can act for the player in this tournament, until it ends')
  link: string;
  @f.Link() address: string;
}

export class LiveLinksDto {
  @f.List(LiveLinkDto) rows: LiveLinkDto[];
}

export class LiveLogEntryDto {
  @f.Integer() version: number;
  @f.AnyText() at: string;
  @f.AnyText() by: string;
  @f.Choice(['director', 'player']) role: string;
  @f.AnyText('What happened, in a sentence') text: Text;
  @f.AnyObject() act: object;
}

export class LiveLogDto {
  @f.List(LiveLogEntryDto) rows: LiveLogEntryDto[];
}

export class LiveDraftDto {
  @f.Id('Id of the draft of the report: check and submit it at /submit/{draft}') draft: string;
}
