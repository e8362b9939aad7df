import { f, nullable, optional } from '@quadrant/http';
import { OwnBracketDto } from '@quadrant/views';
import {
  CARD_POOLS,
  FORMATS,
  GAME_TITLES,
  KINDS,
  PAIRINGS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  type TournamentHeader,
} from '@quadrant/rules/tournament';

/** The announced facts of a tournament have the names of `quadrant/1`. */
export class TournamentHeaderDto implements TournamentHeader {
  @f.AnyText() name: string;
  @f.AnyText({ nullable, example: 'own-system:4711' }) externalId: string | null;
  @f.Choice(GAME_TITLES) game: TournamentHeader['game'];
  @f.Choice(RULE_SYSTEM_IDS) ruleSystem: TournamentHeader['ruleSystem'];
  @f.Choice(FORMATS) format: TournamentHeader['format'];
  @f.Choice(CARD_POOLS, { nullable }) cardPool: TournamentHeader['cardPool'];
  @f.Choice(RULES, { nullable }) rules: TournamentHeader['rules'];
  @f.Choice(SCENARIOS, { nullable }) scenario: TournamentHeader['scenario'];
  @f.Flag() unrated: boolean;
  @f.Whole(1, 5) level: TournamentHeader['level'];
  @f.Choice(KINDS) kind: TournamentHeader['kind'];
  @f.Instant('With the offset of the place where it was played') startsAt: string;
  @f.KnownDate({
    optional,
    about: 'A day, a month, a year or unknown, where the hour is unknown; then `startsAt` is the end of its last day',
  })
  date?: string;
  @f.Instant({ nullable }) endsAt: string | null;
  @f.Instant({ nullable, about: 'Null when it is not known' }) registeredAt: string | null;
  @f.Integer({ nullable }) plannedRounds: number | null;
  @f.Choice(PAIRINGS) pairing: TournamentHeader['pairing'];
  @f.Flag() online: boolean;
  @f.AnyText({ nullable }) country: string | null;
  @f.AnyText({ nullable }) region: string | null;
  @f.AnyText({ nullable }) venue: string | null;
  @f.AnyText({ nullable, about: 'Null when it is not known' }) director: string | null;
  @f.AnyText({ nullable }) secondaryDirector: string | null;
  @f.AnyText({ nullable }) tertiaryDirector: string | null;
  @f.AnyText({ nullable, about: 'Slug of the league that it counts for' }) league: string | null;
  @f.AnyText({ nullable }) structure: string | null;
  @f.AnyText({ nullable }) tier: string | null;
  @f.Of(OwnBracketDto, { optional, about: 'The bracket that the organizers announced' }) bracket?: OwnBracketDto;
}
