import type { Switches } from '@quadrant/rules/policy';
import {
  rememberInLeague,
  type ChainLinks,
  type TournamentInput,
  bringIn,
  linksAfterOpenings,
  hashInput,
  compareHistory,
  type HistoryPosition,
  scoreReport,
  type Scoring,
  HistoryState,
  takeIn,
  LeagueInputs,
} from '@quadrant/rules/history';
import { findDifference, type Deviation, type Difference } from './difference.js';
import { countPackedGames, type RatingRules } from '@quadrant/rules/rating';
import { readStoredReport } from '@quadrant/rules/report';
import { bytesOfHex, hexOfBytes, hasErrors, type TournamentReport } from '@quadrant/rules/tournament';
import { compareStored } from './compare-stored.js';
import { compareTournament, type ComputedTournament } from './compare-tournament.js';
import type { DocumentedTournament, PublishedHistory, PublishedPlayer } from './published-history.js';

/** Replays history one tournament at a time, and compares each with what is published. */
export class TournamentVerifier {
  readonly state = new HistoryState();
  links: ChainLinks;
  tournaments = 0;
  games = 0;
  taken = 0;
  private last: HistoryPosition | null = null;

  private readonly numbers: ReadonlyMap<string, number>;
  private readonly leagues: LeagueInputs;
  /** The public id that a player counts as, by their own public id. */
  private readonly counted: ReadonlyMap<string, string>;

  private readonly players: readonly PublishedPlayer[];
  private readonly switches: Switches;

  /** The constructor expects players in the order of their numbers. */
  constructor(
    private readonly rules: RatingRules,
    { leagues, players, switches, openings }: Pick<PublishedHistory, 'leagues' | 'players' | 'switches' | 'openings'>,
  ) {
    this.players = players;
    this.switches = switches;
    this.leagues = new LeagueInputs(new Map(leagues.map((each) => [each.slug, each])));
    this.counted = new Map(players.map(({ publicId, countsAs }) => [publicId, countsAs]));
    // A player who counts as another has no numbers.
    this.numbers = new Map(
      players.flatMap(({ publicId, countsAs }, number) => (countsAs === publicId ? [[publicId, number]] : [])),
    );
    this.links = linksAfterOpenings(openings);
    bringIn(this.state, openings.ratings, (player) => {
      const counted = this.counted.get(player);
      const number = counted === undefined ? undefined : this.numbers.get(counted);
      return number === undefined ? null : { number, isOwn: counted === player };
    });
  }

  /** Takes in the next tournament of history, and returns the first value that is published differently. */
  verify(published: DocumentedTournament): Difference | null {
    const { report, findings, sha256 } = readStoredReport(published.document);
    const deviation =
      this.checkPlace(published) ??
      findDifference('', { [OTHER_DOCUMENT]: sha256 }, { [OTHER_DOCUMENT]: published.sha256 }) ??
      (report === null ? unreadable(findings.find((each) => hasErrors([each]))?.message?.toString()) : null) ??
      this.verifyReport(report!, published);
    this.tournaments += 1;
    if (deviation === null) return null;
    const startsAt = new Date(published.startsAt).toISOString();
    return { tournament: { key: published.key, name: report?.tournament.name ?? '', startsAt }, ...deviation };
  }

  private checkPlace({ key, startsAt }: DocumentedTournament): Deviation | null {
    const { last } = this;
    this.last = { startsAt, key };
    if (last === null || compareHistory(last, this.last) < 0) return null;
    return { what: 'place in history', expected: `after ${tellPosition(last)}`, got: tellPosition(this.last) };
  }

  private verifyReport(report: TournamentReport, published: DocumentedTournament): Deviation | null {
    const { players, changeWaits, inputSha256 } = published;
    const stranger = players.find((player) => !this.numbers.has(player));
    if (stranger !== undefined) return { what: 'player', expected: 'one of the players', got: stranger };
    const deviation = findDifference('', { entries: report.entries.length }, { entries: players.length });
    if (deviation !== null) return deviation;

    let computed: ComputedTournament;
    try {
      const [scoring, input] = this.score(report, published);
      this.games += countPackedGames(input.scorecard.games);
      if (changeWaits && hexOfBytes(hashInput(this.rules, input)) !== inputSha256) {
        return this.takeAsPublished(report, published);
      }
      computed = { scoring, input, step: takeIn(this.rules, this.state, this.links, input) };
    } catch (error) {
      return { what: 'outcome', expected: error instanceof Error ? error.message : String(error), got: 'published' };
    }
    this.links = computed.step.links;
    const inTables = published.stored && compareStored(report, published.stored);
    if (inTables !== null) return inTables;
    const difference = compareTournament(this.rules, computed, published, this.handleOf);
    const isOtherInput = hexOfBytes(computed.step.inputSha256) !== inputSha256;
    return difference && isOtherInput ? { ...difference, what: `${OTHER_INPUT}: ${difference.what}` } : difference;
  }

  private score(report: TournamentReport, published: DocumentedTournament): [Scoring, TournamentInput] {
    const { key, players, sha256, leadTimeCountsAsMet, announced, toss } = published;
    const { levelOverride, ratedOverride, leagueOverride } = published;
    const scoring = scoreReport(report, key, {
      sha256: bytesOfHex(sha256),
      leadTimeCountsAsMet,
      announced,
      level: levelOverride,
      rated: ratedOverride,
      league: leagueOverride,
      tossSeed: toss?.seed ?? null,
      switches: this.switches,
    });
    const input: TournamentInput = {
      key,
      scorecard: scoring.scorecard,
      players: this.numbersOf(players),
      publicIds: players.map((player) => bytesOfHex(player.replaceAll('-', ''))),
      league: this.leagues.find(key, scoring.scorecard, (player) => players.indexOf(this.counted.get(player) ?? '')),
    };
    return [scoring, input];
  }

  /** The input is gone. Its ratings only have to follow those before it. */
  private takeAsPublished(report: TournamentReport, published: DocumentedTournament): Deviation | null {
    const { game } = report.tournament;
    for (const { category, player, games, before, after } of published.changes) {
      const track = this.state.track(game, category);
      const number = this.numbers.get(player);
      if (number === undefined) return { what: 'player', expected: 'one of the players', got: player };
      const what = `rating before of ${player}, ${category}`;
      // The policy decides where a player begins.
      const expected = track.gamesOf(number) === 0 ? before : track.ratingOf(number);
      const deviation = findDifference('', { [what]: expected }, { [what]: before });
      if (deviation !== null) return deviation;
      track.set(number, after, track.gamesOf(number) + games, published.startsAt);
    }
    this.rememberAsPublished(report, published);
    this.links = { ...this.links, chain: bytesOfHex(published.chainSha256) };
    this.taken += 1;
    return null;
  }

  /** A tournament that counts in a league gives its first place points there, so its awards show in which league it counted. */
  private rememberAsPublished(report: TournamentReport, published: DocumentedTournament): void {
    const leagueOverride = published.awards.find(({ kind }) => kind === 'league')?.league ?? '';
    const [, input] = this.score(report, { ...published, leagueOverride });
    rememberInLeague(this.state, input);
  }

  /** It is not the handle of the document, because a player may be hidden. */
  private readonly handleOf = (player: string): string =>
    this.players[this.numbers.get(player) ?? -1]?.handle ?? player;

  private numbersOf(players: readonly string[]): number[] {
    return players.map((player) => this.numbers.get(player)!);
  }
}

const OTHER_DOCUMENT = 'this document is not the one that was published: hash of the document';
/** Its hashes agree with each other, but the published hash of its input does not. */
const OTHER_INPUT =
  'this document is not the one that was published, or its players or what was decided about it were changed';

const unreadable = (message = ''): Deviation => ({
  what: 'document',
  expected: 'a report without errors',
  got: message,
});

const tellPosition = ({ startsAt, key }: HistoryPosition): string => `${new Date(startsAt).toISOString()} ${key}`;
