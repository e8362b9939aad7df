import { Inject, Injectable, type InjectionToken } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

/** Anything that runs SQL; TypeORM's DataSource does. */
export interface Database {
  query(sql: string): Promise<unknown>;
}

/** The application keeps its `Database` under this token. */
export const DATABASE_TOKEN = Symbol('token of the database');

const PATIENCE_MS = 1_000;

/** Asks the database for an answer, to see whether it is up. */
@Injectable()
export class DatabaseCheck {
  constructor(
    private readonly modules: ModuleRef,
    @Inject(DATABASE_TOKEN) private readonly token: InjectionToken<Database>,
  ) {}

  /** Returns null when `select 1` came back within a second, otherwise the reason why it did not. */
  async findTrouble(): Promise<Error | null> {
    const database = this.modules.get<Database>(this.token, { strict: false });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Error>((resolve) => {
      timer = setTimeout(() => resolve(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    const answer = database.query('select 1').then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
