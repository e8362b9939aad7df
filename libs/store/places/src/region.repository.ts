import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Continent, VersionChanged } from '@quadrant/rules/permissions';
import { regionSlug } from '@quadrant/rules/tournament';
import { checkVersion, recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { readMoment } from '@quadrant/store/database';
import { Region } from './region.entity.js';
import { findRegion } from './regions.js';

/** A missing member stays as it is. */
export type RegionChange = Partial<Pick<Region, 'name' | 'described' | 'country'>>;

interface ChangeOfRegion {
  readonly slug: string;
  readonly change: RegionChange;
  readonly reason: string;
  readonly versions: readonly number[] | null;
}

/** Stores the regions, which coordinators maintain. */
@Injectable()
export class RegionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the regions by continent and name. */
  list(): Promise<Region[]> {
    return this.dataSource.getRepository(Region).find({ order: { continent: 'ASC', name: 'ASC', slug: 'ASC' } });
  }

  /** @param name however it is written; null for one that no region has */
  find(name: string): Promise<Region | null> {
    return readMoment(this.dataSource, (client) => findRegion(client, regionSlug(name)));
  }

  /**
   * The continent that a region belongs to, whose coordinator is responsible for it.
   *
   * @param name or slug, however it is written
   * @returns null for a region that nobody knows
   */
  async findContinent(name: string): Promise<Continent | null> {
    return (await this.find(name))?.continent ?? null;
  }

  /** @returns the region that has the slug already; null when the new one was added */
  create(region: Omit<Region, 'version'>, { handle, at, requestId }: Author): Promise<Region | null> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const { slug, name, continent, country, described, source } = region;
      const { rowCount } = await client.query(
        `insert into regions (slug, name, continent, country, described, source, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [slug, name, continent, country, described, source, at],
      );
      const isNew = rowCount === 1;
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'region.change',
        subject: slug,
        detail: isNew ? { after: region } : { after: region, refusal: 'region-exists' },
        requestId,
      });
      return isNew ? null : manager.findOneBy(Region, { slug });
    });
  }

  /**
   * @param versions that the change was made for; null for any
   * @returns the region as it is now, or that it has another version by now; null for a slug that no region has
   */
  change({ slug, change, reason, versions }: ChangeOfRegion, author: Author): Promise<Region | VersionChanged | null> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const before = await manager.findOne(Region, { where: { slug }, lock: { mode: 'pessimistic_write' } });
      if (before === null) return null;
      const { version } = before;
      const overtaken = await checkVersion(client, 'region', { key: slug, version }, versions);
      if (overtaken !== null) return overtaken;
      const after: Region = { ...before, ...change, version: version + 1 };
      await client.query(`update regions set name = $2, described = $3, country = $4, version = $5 where slug = $1`, [
        slug,
        after.name,
        after.described,
        after.country,
        after.version,
      ]);
      const { handle, at, requestId } = author;
      const detail = { before, after, reason, version: after.version };
      await recordAudit(client, { at, actor: handle, action: 'region.change', subject: slug, detail, requestId });
      return after;
    });
  }
}
