import { awardLeaguePoints, LEAST_PARTICIPANTS, type Award } from '../award.js';
import { placingPoints } from '../points-table.js';
import { phaseOn } from '../season.js';
import { awardBonus, evaluateSchemes } from './award-bonus.js';
import { foldFacts } from './folded-facts.js';
import type { LeagueTournament } from './league-tournament.js';
import type { PlayerRecord, PreviousEvent, RememberedLeague, SeasonRecord, SeasonSoFar } from './remembered-league.js';
import type { UntoldFacts } from './untold-facts.js';

const newSeason = (id: number): SeasonSoFar => ({
  id,
  events: 0,
  inPhase: new Map(),
  headquarters: new Set(),
  missions: new Set(),
});

/**
 * What one league remembers at a moment of history: what its next tournament is worth hangs on it (000, sections 12.2 to
 * 12.5). A tournament that does not count enters nothing.
 */
export class LeagueLedger implements RememberedLeague {
  events = 0;
  previous: PreviousEvent | null = null;
  private season = newSeason(Number.NaN);
  private readonly players = new Map<number, PlayerRecord>();

  seasonBefore({ season }: LeagueTournament): Readonly<SeasonSoFar> {
    return this.season.id === season.id ? this.season : newSeason(season.id);
  }

  findPlayer(player: number): Readonly<PlayerRecord> | null {
    return this.players.get(player) ?? null;
  }

  /**
   * Whether a tournament counts: its places are worth points, at least four took part, and the part of the season that it
   * lies in has not had its number of tournaments yet.
   */
  counts(tournament: LeagueTournament): boolean {
    const { awardsPoints, participants, season, localDate } = tournament;
    if (!awardsPoints || participants < LEAST_PARTICIPANTS) return false;
    const phase = phaseOn(season, localDate);
    return phase === null || (this.seasonBefore(tournament).inPhase.get(phase) ?? 0) < season.tournamentsPerPhase;
  }

  /** What a tournament is worth in its league: points by table 12.4.1, then bonuses; nothing where it does not count. */
  award(tournament: LeagueTournament): Award[] {
    if (!this.counts(tournament)) return [];
    const { season, localDate, placings, participants } = tournament;
    // Whoever only missed games has no points and stands below every participant.
    const placed = placings.slice(0, participants).map((entry, index) => ({ entry, place: index + 1 }));
    const phase = phaseOn(season, localDate);
    return [
      ...awardLeaguePoints({ placings: placed, participants }, season, phase),
      ...awardBonus(this, tournament, phase),
    ];
  }

  /** What schemes in force ask about a tournament and its report does not tell; nothing where it does not count. */
  listUntold(tournament: LeagueTournament): UntoldFacts[] {
    if (!this.counts(tournament)) return [];
    return evaluateSchemes(this, tournament).flatMap(({ scheme, entry, missing }) =>
      missing.length === 0 ? [] : [{ scheme: scheme.scheme, version: scheme.version, entry, facts: missing }],
    );
  }

  /** Takes a tournament into what is remembered. */
  add(tournament: LeagueTournament): void {
    if (!this.counts(tournament)) return;
    const { season, localDate, facts, placings, participants, players } = tournament;
    if (this.season.id !== season.id) this.season = newSeason(season.id);
    this.events += 1;
    this.season.events += 1;
    const phase = phaseOn(season, localDate);
    if (phase !== null) this.season.inPhase.set(phase, (this.season.inPhase.get(phase) ?? 0) + 1);
    const event = { headquarters: new Set<string>(), missions: new Set<string>() };
    for (let place = 1; place <= participants; place++) {
      const entry = placings[place - 1]!;
      const { headquarters, missions } = foldFacts(facts.entries[entry]!);
      const record = this.recordOf(players[entry]!);
      record.events += 1;
      record.points += placingPoints(participants, place);
      if (place === 1) record.wins += 1;
      for (const sets of [record, this.season, event]) {
        if (headquarters !== null) sets.headquarters.add(headquarters);
        missions?.forEach((mission) => sets.missions.add(mission));
      }
    }
    this.previous = event;
  }

  private recordOf(player: number): SeasonRecord {
    let record = this.players.get(player);
    if (record === undefined) this.players.set(player, (record = { events: 0, lastEvent: 0, season: null }));
    record.events += 1;
    record.lastEvent = this.events;
    if (record.season?.seasonId !== this.season.id) {
      const { id: seasonId } = this.season;
      record.season = { seasonId, events: 0, points: 0, wins: 0, headquarters: new Set(), missions: new Set() };
    }
    return record.season;
  }
}

/** What all leagues remember at a moment of history. */
export class LeagueLedgers {
  private readonly leagues = new Map<string, LeagueLedger>();

  /** The ledger of a league, empty when it is asked for first. */
  of(slug: string): LeagueLedger {
    let ledger = this.leagues.get(slug);
    if (ledger === undefined) this.leagues.set(slug, (ledger = new LeagueLedger()));
    return ledger;
  }
}
