import { Injectable } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { isOpen, type HistoryWindow } from '@quadrant/rules/intake';
import { CONTINENTS, type Place } from '@quadrant/rules/permissions';
import {
  HistoryWindowRepository,
  RegionRepository,
  type Region,
  type ShownHistoryWindow,
} from '@quadrant/store/places';

export interface HistoryWindowRow extends ShownHistoryWindow {
  /** Tells whether directors can use it now. */
  readonly isOpen: boolean;
}

/** Answers in which times directors may report old tournaments. */
@Injectable()
export class HistoryWindowView {
  constructor(
    private readonly windows: HistoryWindowRepository,
    private readonly regions: RegionRepository,
    private readonly clock: Clock,
  ) {}

  /** Lists the regions that a window may be for. */
  listRegions(): Promise<Region[]> {
    return this.regions.list();
  }

  /** Lists all, the newest first. */
  async list(): Promise<HistoryWindowRow[]> {
    const now = this.clock.now();
    return (await this.windows.list()).map((window) => ({
      ...window,
      isOpen: window.closedAt === null && isOpen(window, now),
    }));
  }

  /** Lists those that directors can use now. */
  async listOpen(): Promise<HistoryWindowRow[]> {
    return (await this.list()).filter((window) => window.isOpen);
  }

  /** Returns null for a number that no window has. */
  async find(number: number): Promise<HistoryWindowRow | null> {
    return (await this.list()).find((window) => window.number === number) ?? null;
  }

  /** Calls `require` for every place that a window is for. */
  async requirePlace(
    { continent, region }: Pick<HistoryWindow, 'continent' | 'region'>,
    require: (place: Place) => Promise<unknown>,
  ): Promise<void> {
    for (const each of continent === null ? CONTINENTS : [continent]) await require({ continent: each, region });
  }
}
