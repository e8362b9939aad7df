import { findSeason, findSeasonBefore, type LeagueRules, type ManualAward } from '@quadrant/rules/leagues';
import type { LeagueInput } from './compute-outcome.js';
import { playedOn } from '@quadrant/rules/tournament';
import type { Scorecard } from './scorecard.js';

/** Finds the league rules for each tournament. */
export class LeagueInputs {
  private readonly manualAwards = new Map<string, ManualAward[]>();

  /** @param rules the key is the slug */
  constructor(readonly rules: ReadonlyMap<string, LeagueRules>) {
    for (const { manualAwards } of rules.values()) {
      for (const award of manualAwards) {
        const known = this.manualAwards.get(award.tournament);
        if (known) known.push(award);
        else this.manualAwards.set(award.tournament, [award]);
      }
    }
  }

  /** Lists the public ids of recorded champions and of players who were given points by hand. */
  listPlayers(): string[] {
    const champions = [...this.rules.values()].flatMap(({ seasons }) =>
      seasons.flatMap(({ champion }) => champion ?? []),
    );
    return [
      ...new Set(
        [...this.manualAwards.values()]
          .flat()
          .map(({ player }) => player)
          .concat(champions),
      ),
    ];
  }

  /**
   * Returns null for a tournament without a league, and when no season of its league covers the local date.
   *
   * @param entryOf the entry behind which a player stands, by public id; negative: they took no part
   */
  find(
    key: string,
    { league, ...played }: Pick<Scorecard, 'league' | 'localDate' | 'knownDate'>,
    entryOf: (player: string) => number,
  ): LeagueInput | null {
    const rules = league === null ? undefined : this.rules.get(league);
    const season = rules && findSeason(rules.seasons, playedOn(played));
    if (!rules || !season) return null;
    const manualAwards = (this.manualAwards.get(key) ?? [])
      .filter((award) => rules.manualAwards.includes(award))
      .map(({ id, player, points, reason }) => ({ id, entry: entryOf(player), points, reason }))
      .filter(({ entry }) => entry >= 0);
    const championId = findSeasonBefore(rules.seasons, season)?.champion ?? null;
    const champion = championId === null ? null : { publicId: championId, entry: entryOf(championId) };
    return { rules, season, manualAwards, champion };
  }
}
