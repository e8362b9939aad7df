import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';
import { withRulings, type Policies, type Ruling } from '@quadrant/rules/policy';
import { SELECT_RULINGS } from '@quadrant/store/history';

/** Interim rulings, and the policies that they leave. */
@Injectable()
export class RulingReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Every ruling, in the order in which they were made. */
  list(): Promise<Ruling[]> {
    return ask<Ruling>(this.dataSource, SELECT_RULINGS);
  }

  /** Every policy and switch with its days. */
  async policies(): Promise<Policies> {
    return withRulings(await this.list());
  }
}
