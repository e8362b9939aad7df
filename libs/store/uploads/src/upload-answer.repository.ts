import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';

export interface UploadAnswer {
  readonly name: string;
  readonly value: string;
  readonly answeredAt: Date;
}

/** So many answers are kept for one account, the newest ones; most of them are handles. */
const MOST_KEPT = 500;

/** Stores what directors answer about files of other programs; only their owner sees the answers. */
@Injectable()
export class UploadAnswerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists everything that an account has answered, by name. */
  list(accountId: string): Promise<UploadAnswer[]> {
    return this.dataSource.query<UploadAnswer[]>(
      `select name, value, answered_at as "answeredAt" from upload_answers where account_id = $1 order by name collate "C"`,
      [accountId],
    );
  }

  /** Stores answers for the next file; later ones replace earlier ones. */
  async remember(accountId: string, answers: ReadonlyMap<string, string>, at: Date): Promise<void> {
    if (answers.size === 0) return;
    await inTransaction(this.dataSource, async (client) => {
      await client.query(
        `insert into upload_answers (account_id, name, value, answered_at)
         select $1, * , $4 from unnest($2::text[], $3::text[])
         on conflict (account_id, name) do update set value = excluded.value, answered_at = excluded.answered_at`,
        [accountId, [...answers.keys()], [...answers.values()], at],
      );
      await client.query(
        `delete from upload_answers where account_id = $1 and name in (
           select name from upload_answers where account_id = $1 order by answered_at desc, name offset ${MOST_KEPT})`,
        [accountId],
      );
    });
  }

  /** Deletes one answer, or all of an account. @returns how many were deleted */
  async forget(accountId: string, name: string | null): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `delete from upload_answers where account_id = $1 and ($2::text is null or name = $2)`,
        [accountId, name],
      );
      return rowCount ?? 0;
    });
  }
}
