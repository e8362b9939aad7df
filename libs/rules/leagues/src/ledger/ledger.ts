import { playedOn } from '@quadrant/rules/tournament';
import { awardLeaguePoints, fieldOf, LEAST_PARTICIPANTS, type Award } from '../award.js';
import { foldFact, type FactName } from '@quadrant/rules/bonus-schemes';
import { placingPoints } from '../points-table.js';
import { phaseOn } from '../season.js';
import { awardBonus, evaluateSchemes } from './award-bonus.js';
import { foldHeadquarters } from './folded-facts.js';
import type { LeagueTournament, PastTournament } from './league-tournament.js';
import type {
  PlayerRecord,
  PreviousTournament,
  RememberedLeague,
  SeasonRecord,
  SeasonSoFar,
} from './remembered-league.js';

/** Notes a name in every set that is asked for it later. */
function noteIn(what: keyof Noted, name: string, record: SeasonRecord | null, ...sets: readonly Noted[]): void {
  record?.[what].add(name);
  for (const each of sets) each[what].add(name);
}

/** The names that a tournament, a season or a player in it has shown. */
type Noted = Pick<SeasonRecord, 'headquarters' | 'missions' | 'affiliations'>;

/** Players have numbers from 0. */
const NO_PLAYER = -1;

const nothingNoted = (): Noted => ({ headquarters: new Set(), missions: new Set(), affiliations: new Set() });

const newSeason = (): SeasonSoFar => ({
  tournaments: 0,
  inPhase: new Map(),
  ...nothingNoted(),
});

// @row 117
/**
 * Remembers one league at a moment of history, which decides the points of its next tournament (000, sections 12.2 to
 * 12.5). A tournament that does not count changes nothing. Seasons are kept apart by id because they can overlap in
 * history: where clocks differ, a later start can be on an earlier local date.
 */
export class LeagueLedger implements RememberedLeague {
  tournaments = 0;
  previous: PreviousTournament | null = null;
  private readonly seasons = new Map<number, SeasonSoFar>();
  private readonly players = new Map<number, PlayerRecord>();

  seasonBefore({ season }: Pick<LeagueTournament, 'season'>): Readonly<SeasonSoFar> {
    return this.seasons.get(season.id) ?? newSeason();
  }

  findPlayer(player: number): Readonly<PlayerRecord> | null {
    return this.players.get(player) ?? null;
  }

  // @reading what-counts-in-a-league
  /**
   * Tells whether a tournament counts. Its places must give points, at least four must have taken part, and its part
   * of the season must not have all its tournaments yet.
   */
  counts(tournament: PastTournament): boolean {
    const { awardsPoints, participants, season } = tournament;
    if (!awardsPoints || participants < LEAST_PARTICIPANTS) return false;
    const phase = phaseOn(season, playedOn(tournament));
    return phase === null || (this.seasonBefore(tournament).inPhase.get(phase) ?? 0) < season.tournamentsPerPhase;
  }

  /** Returns the awards of a tournament: points by table 12.4.1, then bonuses; none when it does not count. */
  award(tournament: LeagueTournament): Award[] {
    if (!this.counts(tournament)) return [];
    const { season } = tournament;
    const phase = phaseOn(season, playedOn(tournament));
    return [...awardLeaguePoints(fieldOf(tournament), season, phase), ...awardBonus(this, tournament, phase)];
  }

  /** Lists the facts that schemes in force need and the report does not state; none when the tournament does not count. */
  listUntold(tournament: LeagueTournament): UntoldFacts[] {
    if (!this.counts(tournament)) return [];
    return evaluateSchemes(this, tournament).flatMap(({ scheme, entry, missing }) =>
      missing.length === 0 ? [] : [{ scheme: scheme.scheme, version: scheme.version, entry, facts: missing }],
    );
  }

  /** Adds a tournament to what the league remembers. Without its facts, it adds only what belongs to players. */
  add(tournament: PastTournament): void {
    if (!this.counts(tournament)) return;
    const { season, facts, participants, players, unplaced = [] } = tournament;
    // A record of standings may list fewer than took part.
    const placings = tournament.placings.slice(0, participants);
    const soFar = this.seasonOf(season.id);
    this.tournaments += 1;
    soFar.tournaments += 1;
    const phase = phaseOn(season, playedOn(tournament));
    if (phase !== null) soFar.inPhase.set(phase, (soFar.inPhase.get(phase) ?? 0) + 1);
    const shown = nothingNoted();
    for (const [index, entry] of placings.entries()) {
      const place = index + 1;
      const isPlaced = !unplaced.includes(entry);
      const record = players[entry]! < 0 ? null : this.recordOf(players[entry]!, season.id);
      if (record !== null) {
        record.tournaments += 1;
        if (isPlaced) record.points += placingPoints(participants, place, season.pointsTable);
        if (isPlaced && place === 1) record.wins += 1;
      }
      if (facts === null) continue;
      const { headquarters, missions, affiliation } = facts.entries[entry]!;
      if (headquarters !== null) noteIn('headquarters', foldHeadquarters(headquarters), record, soFar, shown);
      for (const mission of missions ?? []) noteIn('missions', foldFact(mission), record, soFar, shown);
      if (affiliation !== null) noteIn('affiliations', foldFact(affiliation), record, soFar, shown);
    }
    this.previous = { ...shown, winner: unplaced.includes(placings[0]!) ? NO_PLAYER : players[placings[0]!]! };
  }

  private seasonOf(id: number): SeasonSoFar {
    let season = this.seasons.get(id);
    if (season === undefined) this.seasons.set(id, (season = newSeason()));
    return season;
  }

  private recordOf(number: number, seasonId: number): SeasonRecord {
    let player = this.players.get(number);
    if (player === undefined)
      this.players.set(number, (player = { tournaments: 0, lastTournament: 0, streak: 0, seasons: new Map() }));
    player.tournaments += 1;
    // Two entries of one tournament may turn out to be one player.
    if (player.lastTournament !== this.tournaments) {
      player.streak = player.lastTournament === this.tournaments - 1 ? player.streak + 1 : 1;
    }
    player.lastTournament = this.tournaments;
    let record = player.seasons.get(seasonId);
    if (record === undefined) {
      record = { tournaments: 0, points: 0, wins: 0, ...nothingNoted() };
      player.seasons.set(seasonId, record);
    }
    return record;
  }
}

/** Keeps the ledgers of all leagues at a moment of history. */
export class LeagueLedgers {
  private readonly leagues = new Map<string, LeagueLedger>();

  /** Returns the ledger of a league, which is empty when it is first asked for. */
  of(slug: string): LeagueLedger {
    let ledger = this.leagues.get(slug);
    if (ledger === undefined) this.leagues.set(slug, (ledger = new LeagueLedger()));
    return ledger;
  }
}

/** The facts of an entry that a report does not state although the outcome of a scheme depends on them. */
export interface UntoldFacts {
  readonly scheme: string;
  readonly version: number;
  readonly entry: number;
  readonly facts: readonly FactName[];
}
