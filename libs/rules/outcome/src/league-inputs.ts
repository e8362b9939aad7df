import { findSeason, findSeasonBefore, type LeagueRules, type ManualAward } from '@quadrant/rules/league';
import type { LeagueInput } from './compute-outcome.js';
import type { Scorecard } from './scorecard.js';

/** Finds what the leagues' rules say about each of their tournaments. */
export class LeagueInputs {
  private readonly manualAwards = new Map<string, ManualAward[]>();

  /** @param rules by slug */
  constructor(readonly rules: ReadonlyMap<string, LeagueRules>) {
    for (const { manualAwards } of rules.values()) {
      for (const award of manualAwards) {
        const known = this.manualAwards.get(award.tournament);
        if (known) known.push(award);
        else this.manualAwards.set(award.tournament, [award]);
      }
    }
  }

  /** Public ids of everybody to whom something was given by hand, and of recorded champions. */
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
   * Null for a tournament of no league, and where no season of its league covers the local date.
   *
   * @param entryOf the entry behind which a player stands, by public id; negative: they took no part
   */
  find(
    key: string,
    { league, localDate }: Pick<Scorecard, 'league' | 'localDate'>,
    entryOf: (player: string) => number,
  ): LeagueInput | null {
    const rules = league === null ? undefined : this.rules.get(league);
    const season = rules && findSeason(rules.seasons, localDate);
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
