import { tallyGames } from '@quadrant/rules/rating';
import { areBytesEqual } from '@quadrant/rules/tournament';
import type { PoolClient } from 'pg';
import { BinaryRows, copyBinary } from '@quadrant/store/database';
import { closeTournaments, unlinkTournaments } from './close-rows.js';
import type { CareerTallies } from './career-tallies.js';
import type { FreshTables } from './fresh-tables.js';
import {
  AWARD_COLUMNS,
  BADGE_COLUMNS,
  CHAIN_COLUMNS,
  ENTITLEMENT_COLUMNS,
  isChanged,
  OUTCOME_COLUMNS,
  RATING_CHANGE_COLUMNS,
  writeAwards,
  writeBadges,
  writeEntitlements,
  writeLinks,
  writeOutcome,
  writeRatingChanges,
  type PublishedStep,
  type PlayerNumbers,
} from '@quadrant/store/history';

export interface PublishedCounts {
  readonly tournaments: number;
  readonly ratingChanges: number;
  readonly awards: number;
  readonly entitlements: number;
}

export type OpenCounts = { -readonly [Count in keyof PublishedCounts]: number };

export interface LotSettings {
  readonly run: number;
  readonly players: PlayerNumbers;
  /** Whether rows that do not differ are written again. */
  readonly isRewriting: boolean;
  /** It adds up every tournament; null when only a part of history is replayed. */
  readonly tallies: CareerTallies | null;
}

/**
 * Collects the differences from what is published, for some consecutive tournaments. It turns them into rows
 * immediately, so that nothing else of a long history stays in memory.
 */
export class Lot {
  /** It counts the compared tournaments, whether they differ or not. */
  size = 0;
  private readonly outcomes = new BinaryRows(OUTCOME_COLUMNS.length);
  private readonly ratingChanges = new BinaryRows(RATING_CHANGE_COLUMNS.length);
  private readonly awards = new BinaryRows(AWARD_COLUMNS.length);
  private readonly entitlements = new BinaryRows(ENTITLEMENT_COLUMNS.length);
  private readonly badges = new BinaryRows(BADGE_COLUMNS.length);
  private readonly links = new BinaryRows(CHAIN_COLUMNS.length);
  /** Row ids of tournaments whose published rows, or chain links, have to be closed first. */
  private readonly closing: number[] = [];
  private readonly unlinking: number[] = [];
  /** Row ids of tournaments of which something new is published. */
  readonly opened: number[] = [];

  constructor(
    private readonly settings: LotSettings,
    private readonly counts: OpenCounts,
  ) {}

  add(step: PublishedStep): void {
    const { counts } = this;
    const { run, players, isRewriting, tallies } = this.settings;
    const { published, tournamentRowId, input } = step.tournament;
    this.size += 1;
    const isWritten = isRewriting || isChanged(step);
    if (!isWritten && tallies === null) return this.addLinks(step);
    const tally = tallyGames(input.scorecard.games, input.players.length);
    tallies?.add(step, tally);
    if (isWritten) {
      this.opened.push(tournamentRowId);
      if (published !== null || isRewriting) this.closing.push(tournamentRowId);
      writeOutcome(this.outcomes, run, step);
      counts.tournaments += 1;
      counts.ratingChanges += writeRatingChanges(this.ratingChanges, run, step, players, tally);
      counts.awards += writeAwards(this.awards, run, step, players);
      counts.entitlements += writeEntitlements(this.entitlements, run, step, players);
      writeBadges(this.badges, run, step, players);
    }
    this.addLinks(step);
  }

  private addLinks(step: PublishedStep): void {
    const { published, tournamentRowId } = step.tournament;
    const { isRewriting } = this.settings;
    const linked = published?.chainSha256 ?? null;
    if (isRewriting || linked === null || !areBytesEqual(linked, step.step.links.chain)) {
      if (linked !== null || isRewriting) this.unlinking.push(tournamentRowId);
      writeLinks(this.links, step);
    }
  }

  async write(client: PoolClient, fresh: FreshTables): Promise<void> {
    await closeTournaments(client, this.settings.run, this.closing);
    await unlinkTournaments(client, this.unlinking);
    const copy = async (table: string, columns: readonly string[], rows: BinaryRows) => {
      if (rows.size > 0) await copyBinary(client, fresh.nameOf(table), columns, rows.drain());
    };
    await copy('outcomes', OUTCOME_COLUMNS, this.outcomes);
    await copy('rating_changes', RATING_CHANGE_COLUMNS, this.ratingChanges);
    await copy('awards', AWARD_COLUMNS, this.awards);
    await copy('entitlements', ENTITLEMENT_COLUMNS, this.entitlements);
    await copy('badges', BADGE_COLUMNS, this.badges);
    await copy('history_chain', CHAIN_COLUMNS, this.links);
  }
}
