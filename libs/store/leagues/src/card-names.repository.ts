import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldFact } from '@quadrant/rules/bonus-schemes';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { CardName, type CardNameKind } from './card-name.entity.js';

/** Stores the names of cards that reports are compared with. Different spellings of a name count as one. */
@Injectable()
export class CardNameRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the names in alphabetical order. */
  async list(kind: CardNameKind): Promise<string[]> {
    const names = this.dataSource.getRepository(CardName).createQueryBuilder('c').where({ kind });
    const rows = await names.orderBy('c.key collate "C"').getMany();
    return rows.map(({ name }) => name);
  }

  /** Adds names and removes others. A name that exists already gets the given spelling. */
  change(
    kind: CardNameKind,
    {
      add,
      remove,
      reason,
    }: { readonly add: readonly string[]; readonly remove: readonly string[]; readonly reason: string },
    { handle, at, requestId }: Author,
  ): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`delete from card_names where kind = $1 and key = any($2)`, [kind, remove.map(foldFact)]);
      for (const name of add) {
        await client.query(
          `insert into card_names (kind, key, name) values ($1, $2, $3) on conflict (kind, key) do update set name = excluded.name`,
          [kind, foldFact(name), name],
        );
      }
      const detail = { add, remove, reason };
      await recordAudit(client, { at, actor: handle, action: 'card-names.change', subject: kind, detail, requestId });
    });
  }
}
