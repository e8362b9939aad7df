import type { PoolClient } from 'pg';
import type { LeagueRules } from '@quadrant/rules/leagues';
import type { TournamentSide } from '@quadrant/rules/history-diff';
import type { PublishedStep } from '@quadrant/store/history';
import { loadLifetimePoints, listPlaced, rowsAt, type SeasonTournament } from '@quadrant/store/leagues';
import type { SeasonSides } from './season-pair.js';
import { loadSeasonSide } from './season-side.js';

/** Collects what a replay changes in seasons of leagues. It grows with the number of league tournaments that differ. */
export class PreviewedSeasons {
  /** The key is a row id. Null means that the tournament no longer counts in a league. */
  private readonly replayed = new Map<number, SeasonTournament | null>();

  /** Notes a tournament that differs, where it counts in a league, or did before. */
  note({ tournament, step }: PublishedStep, before: TournamentSide | null, playerOf: (entry: number) => number): void {
    const { tournamentRowId, position, input } = tournament;
    const { awards } = step.outcome;
    const first = awards.find(({ leagueSeason }) => leagueSeason !== null);
    if (!first?.leagueSeason) return this.noteGone(tournamentRowId, before);
    const { scorecard } = input;
    this.replayed.set(tournamentRowId, {
      seasonRowId: first.leagueSeason.id,
      tournamentRowId,
      key: position.key,
      startsAt: position.startsAt,
      localDate: scorecard.localDate,
      phase: first.phase,
      attended: listPlaced(scorecard.placings, scorecard.participants).map(playerOf),
      awards: awards.flatMap(({ kind, entry, points, place }) =>
        kind === 'masters' ? [] : [{ player: playerOf(entry), kind, points, place }],
      ),
    });
  }

  /** Notes that a tournament is gone, or no longer counts in a league. */
  noteGone(tournamentRowId: number, before: TournamentSide | null): void {
    if (before?.awards.some(({ table }) => table.kind !== 'masters')) this.replayed.set(tournamentRowId, null);
  }

  /** Loads a season as a run published it, and as the replay changes it. @param rules of the replay, by slug */
  async load(
    client: PoolClient,
    seasonRowId: number,
    run: number,
    rules: ReadonlyMap<string, LeagueRules>,
  ): Promise<SeasonSides> {
    const before = await loadSeasonSide(client, seasonRowId, run);
    const ofLeague = [...rules.values()].find(({ seasons }) => seasons.some(({ id }) => id === seasonRowId));
    const season = ofLeague?.seasons.find(({ id }) => id === seasonRowId);
    if (ofLeague === undefined || season === undefined) return { before, after: null };
    const replayed = [...this.replayed.values()].filter((each) => each !== null);
    const kept = (before?.tournaments ?? []).filter((each) => !this.replayed.has(each.tournamentRowId));
    const own = replayed.filter((each) => each.seasonRowId === seasonRowId);
    const lifetimePoints = await loadLifetimePoints(client, season.endsOn, { rowsOf: rowsAt(run) }, [
      ...this.replayed.keys(),
    ]);
    for (const { localDate, awards } of replayed) {
      if (localDate > season.endsOn) continue;
      for (const { player, kind, points } of awards) {
        if (kind === 'league') lifetimePoints.set(player, (lifetimePoints.get(player) ?? 0) + points);
      }
    }
    return { before, after: { season, tournaments: [...kept, ...own], lifetimePoints, tosses: ofLeague.tosses ?? [] } };
  }
}
