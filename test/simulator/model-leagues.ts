import { findSeason, newLeagueRules, type LeagueRules } from '@quadrant/rules/leagues';
import type { LeagueInput, Scorecard } from '@quadrant/rules/history';
import type { LeagueCommand } from './commands.js';
import { LEAGUES } from './content.js';
import { editRules, type LeagueEdit } from './league-edits.js';

/** Converts a public id to text. */
export const uuidOf = (publicId: Uint8Array): string =>
  Buffer.from(publicId)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Keeps the requested rules of leagues. Everything that runs publish, unless it is rolled back, is published by them. */
export class ModelLeagues {
  private readonly rules = new Map<string, LeagueRules>(LEAGUES.map((slug) => [slug, newLeagueRules(slug)]));

  /**
   * Returns null when the command is refused.
   *
   * @param playerId public id of a player, by number; null when the player is unknown
   */
  edit(command: LeagueCommand, playerId: (player: number) => string | null): LeagueEdit | null {
    const edit = editRules(this.rules.get(command.league)!, command, playerId);
    if (edit !== null) this.rules.set(command.league, edit.rules);
    return edit;
  }

  /** @param entryOf the entry of a player, by public id; negative: they took no part */
  find(key: string, { league, localDate }: Scorecard, entryOf: (playerId: string) => number): LeagueInput | null {
    const rules = this.rules.get(league ?? '');
    const season = rules && findSeason(rules.seasons, localDate);
    if (!rules || !season) return null;
    const manualAwards = rules.manualAwards
      .filter(({ tournament, player }) => tournament === key && entryOf(player) !== -1)
      .map(({ id, player, points, reason }) => ({ id, entry: entryOf(player), points, reason }));
    return { rules, season, manualAwards, champion: null };
  }
}
