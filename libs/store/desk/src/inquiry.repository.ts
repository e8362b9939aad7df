import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { InquiryAnswer, InquiryState, InquiryTopic } from '@quadrant/rules/notices';
import type { Continent, Place, Role, Rows } from '@quadrant/rules/permissions';
import { type Author, inTransaction, recordAudit } from '@quadrant/store/audit';
import { rowCondition } from '@quadrant/store/database';
import { coordinatorsOf, directorsOfOrganizedPlay, tellPeople } from '@quadrant/store/notices';
import { findHiddenNames } from '@quadrant/store/players';

export interface NewInquiry {
  readonly topic: InquiryTopic;
  readonly text: string;
  /** Without a place it goes to the coordinators of all continents. */
  readonly place: Place;
  /** How a visitor can be reached; null for an account, which gets a notice. */
  readonly replyTo: string | null;
}

/** Somebody wrote to the coordinators. */
export interface Inquiry extends NewInquiry {
  readonly id: string;
  readonly state: InquiryState;
  /** It is the handle of the account, and null for a visitor. */
  readonly from: string | null;
  readonly accountId: string | null;
  readonly createdAt: Date;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
}

/** Somebody who decides for a continent, a region, or everywhere. */
export interface Coordinator {
  readonly handle: string;
  readonly role: Extract<Role, 'coordinator' | 'regional-coordinator' | 'director-of-organized-play'>;
  /** It is null for everywhere, and for a regional coordinator. */
  readonly continent: Continent | null;
  /** The name of the region, or its slug where nobody has named it. */
  readonly region: { readonly slug: string; readonly name: string } | null;
}

const INQUIRIES = `select i.id, i.topic, i.text, json_build_object('continent', i.continent, 'region', i.region) as place,
  i.reply_to as "replyTo", i.state, a.handle as "from", i.account_id as "accountId", i.created_at as "createdAt", i.answer,
  i.answered_by as "answeredBy", i.answered_at as "answeredAt"
  from inquiries i left join accounts a on a.id = i.account_id`;

/** Stores what people write to coordinators, and says who these are. */
@Injectable()
export class InquiryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists who coordinates what, the Director of Organized Play first. */
  async listCoordinators(): Promise<Coordinator[]> {
    const coordinators = await this.dataSource.query<Coordinator[]>(
      `select a.handle, g.role, g.continent,
         case when g.region is not null then json_build_object('slug', g.region, 'name', coalesce(r.name, g.region)) end as region
       from role_grants g join accounts a on a.id = g.account_id and a.disabled_at is null left join regions r on r.slug = g.region
       where g.revoked_at is null and g.role in ('director-of-organized-play', 'coordinator', 'regional-coordinator')
       order by array_position(array['director-of-organized-play', 'coordinator', 'regional-coordinator'], g.role),
         g.continent nulls first, r.name, g.region, a.handle`,
    );
    const names = await findHiddenNames(this.dataSource);
    return coordinators.map((each) => ({ ...each, handle: names.show(each.handle) }));
  }

  /** Finds a message in any state; null for an unknown id, or a text that is none. */
  async find(id: string): Promise<Inquiry | null> {
    if (!isUuid(id)) return null;
    return (await this.shown(await this.dataSource.query<Inquiry[]>(`${INQUIRIES} where i.id = $1`, [id])))[0] ?? null;
  }

  /** Lists messages within `rows`: those that wait, the oldest first, or the others, the newest first. */
  async list(rows: Rows, isWaiting: boolean, limit: number): Promise<Inquiry[]> {
    const columns = { owner: 'i.account_id', continent: 'i.continent', region: 'i.region' };
    const { sql, values } = rowCondition(rows, columns, 3);
    const order = isWaiting ? 'i.created_at, i.id' : 'i.answered_at desc, i.id';
    const found = await this.dataSource.query<Inquiry[]>(
      `${INQUIRIES} where (i.state = 'waiting') = $1 and ${sql} order by ${order} limit $2`,
      [isWaiting, limit, ...values],
    );
    return this.shown(found);
  }

  /** Lists what an account wrote, the newest first. */
  async listOf(accountId: string, limit: number): Promise<Inquiry[]> {
    const sql = `${INQUIRIES} where i.account_id = $1 order by i.created_at desc, i.id limit $2`;
    return this.shown(await this.dataSource.query<Inquiry[]>(sql, [accountId, limit]));
  }

  /**
   * Stores a message, and tells the coordinators of its place. The Director of Organized Play hears of every idea.
   *
   * @param author null for a visitor
   */
  make(
    { topic, text, place, replyTo }: NewInquiry,
    author: { readonly accountId: string } | null,
    at: Date,
  ): Promise<string> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into inquiries (topic, text, continent, region, account_id, reply_to, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [topic, text, place.continent, place.region, author?.accountId ?? null, replyTo, at],
      );
      const { id } = rows[0]!;
      const near = await coordinatorsOf(client, place);
      const above = topic === 'question' ? [] : await directorsOfOrganizedPlay(client);
      const people = [...new Set([...near, ...above])].filter((account) => account !== author?.accountId);
      await tellPeople(client, { kind: 'inquiry-received', about: id, facts: { inquiry: id } }, people, at);
      return id;
    });
  }

  /**
   * Answers a message, and tells the account that wrote it. Where a visitor can be reached is forgotten.
   *
   * @returns null where somebody answered before
   */
  answer(id: string, state: InquiryAnswer, answer: string, author: Author): Promise<Inquiry | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { handle, at, requestId } = author;
      const { rows } = await client.query<{ accountId: string | null; topic: string }>(
        `update inquiries set state = $2, answer = $3, answered_by = $4, answered_at = $5, reply_to = null
         where id = $1 and state = 'waiting' returning account_id as "accountId", topic`,
        [id, state, answer, handle, at],
      );
      const [answered] = rows;
      if (answered === undefined) return null;
      const notice = { kind: 'inquiry-answered', about: id, facts: { inquiry: id } } as const;
      await tellPeople(client, notice, answered.accountId === null ? [] : [answered.accountId], at);
      // The words are personal, and go after a time; the audit stays.
      const detail = { topic: answered.topic, state };
      await recordAudit(client, { at, actor: handle, action: 'inquiry.answer', subject: id, detail, requestId });
      return readIn(client, id);
    });
  }

  /** Shows hidden people under labels. */
  private async shown(inquiries: readonly Inquiry[]): Promise<Inquiry[]> {
    const names = await findHiddenNames(this.dataSource);
    return inquiries.map((inquiry) => ({
      ...inquiry,
      text: names.showText(inquiry.text),
      answer: inquiry.answer && names.showText(inquiry.answer),
      answeredBy: inquiry.answeredBy && names.show(inquiry.answeredBy),
    }));
  }
}

async function readIn(client: PoolClient, id: string): Promise<Inquiry> {
  const { rows } = await client.query<Inquiry>(`${INQUIRIES} where i.id = $1`, [id]);
  return rows[0]!;
}
