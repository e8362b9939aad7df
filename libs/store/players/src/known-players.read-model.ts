import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';
import { foldHandle } from '@quadrant/rules/tournament';
import { findHiddenNames } from './withheld-names.js';

/** Which names are players with a page: directors need not be. */
@Injectable()
export class KnownPlayersReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the handles that lead to a page. */
  async findAmong(handles: readonly string[]): Promise<ReadonlySet<string>> {
    if (handles.length === 0) return new Set();
    const rows = await ask<{ handle: string }>(
      this.dataSource,
      `select given.handle from unnest($1::text[], $2::text[]) as given (handle, handle_key)
       where find_shown_player(given.handle_key) is not null`,
      [handles, handles.map((handle) => foldHandle(handle))],
    );
    return new Set(rows.map(({ handle }) => handle));
  }

  /** Tells whether a folded handle is of somebody who is hidden now. */
  async isHidden(handleKey: string): Promise<boolean> {
    return (await findHiddenNames(this.dataSource)).labels.has(handleKey);
  }
}
