import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { foldHandle } from '@quadrant/rules/tournament';
import { inTransaction, mention, recordAudit, type Author } from '@quadrant/store/audit';
import { accountsOfHandles, tellPeople } from '@quadrant/store/notices';
import { findHiddenNames } from '@quadrant/store/players';

/** A person is named as a director of a tournament that another person announced or began, and has not answered. */
export interface DirectingInvitation {
  /** It is the id of the announcement or the live tournament. */
  readonly id: string;
  readonly kind: 'announcement' | 'live';
  readonly name: string;
  readonly startsAt: Date;
  /** The handle of the person who announced or began it. */
  readonly invitedBy: string;
}

export type InvitationAnswer = 'agreed' | 'declined' | 'withdrawn';

const ACTIONS = {
  agreed: 'directing.agree',
  declined: 'directing.decline',
  withdrawn: 'directing.withdraw',
} as const;

/** SQL: tells whether a live tournament l belongs to $1, an announcement or a live tournament. Its heats belong to it too. */
const BELONGS = `(l.id = $1 or l.announcement_id = $1 or l.finals_id in
  (select f.id from live_tournaments f where f.id = $1 or f.announcement_id = $1))`;

/** Stores invitations to direct a tournament. Agreeing gives rights and a place in lists. */
@Injectable()
export class DirectingInvitationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Lists unanswered invitations to tournaments that are not over, the earliest first. An announcement, its live
   * tournament and its heats appear once.
   *
   * @param today `YYYY-MM-DD`
   */
  async list(handleKey: string, today: string, limit: number): Promise<DirectingInvitation[]> {
    const rows = await this.dataSource.query<DirectingInvitation[]>(
      `select n.id, 'announcement' as kind, n.facts->>'name' as name, n.starts_at as "startsAt", c.handle as "invitedBy"
       from announcements n join accounts c on c.id = n.account_id
       where $1 = any(n.invited_keys) and n.state = 'announced' and n.ends_on >= $2::date - 1 and n.tournament_id is null
       union all
       select l.id, 'live', l.facts->'header'->>'name', l.began_at, c.handle
       from live_tournaments l join accounts c on c.id = l.account_id
       where $1 = any(l.invited_keys) and l.finished_at is null
         and not exists (select from announcements n where n.id = l.announcement_id and $1 = any(n.invited_keys))
         and not exists (select from live_tournaments f where f.id = l.finals_id and $1 = any(f.invited_keys))
       order by "startsAt", id limit $3`,
      [handleKey, today, limit],
    );
    const names = await findHiddenNames(this.dataSource);
    return rows.map((row) => ({ ...row, name: names.showText(row.name), invitedBy: names.show(row.invitedBy) }));
  }

  /**
   * Invites another director to a live tournament that is not over, also to its heats, and tells them. The answer does not say whether
   * the handle has an account.
   *
   * @returns the tournament; null where it is over, or the person is invited or directs it already
   */
  async invite(id: string, director: string, author: Author): Promise<Pick<DirectingInvitation, 'id' | 'name'> | null> {
    const key = foldHandle(director);
    const name = await inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `update live_tournaments l set invited_keys = invited_keys || $2::text
         where ${BELONGS} and finished_at is null and $2 <> all(invited_keys || director_keys)
         returning facts->'header'->>'name' as name`,
        [id, key],
      );
      const [invited] = rows;
      if (invited === undefined) return null;
      const { at, handle, requestId } = author;
      const notice = { about: `${id} ${at.toISOString()}`, facts: { id, name: invited.name } };
      await tellPeople(client, { kind: 'directing-invited', ...notice }, await accountsOfHandles(client, [key]), at);
      const entry = {
        at,
        actor: handle,
        action: 'directing.invite' as const,
        subject: id,
        detail: { director: key },
        requestId,
      };
      await recordAudit(client, { ...entry, mentions: [mention('account', key)] });
      return invited.name;
    });
    return name === null ? null : { id, name: (await findHiddenNames(this.dataSource)).showText(name) };
  }

  /**
   * Answers an invitation, or takes it back.
   *
   * @param handleKey folded handle of the invited person
   * @returns the tournament; null where they are not invited
   */
  async answer(
    id: string,
    handleKey: string,
    answer: InvitationAnswer,
    author: Author,
  ): Promise<Pick<DirectingInvitation, 'id' | 'name'> | null> {
    const name = await inTransaction(this.dataSource, async (client) => {
      const written = await write(client, id, handleKey, answer === 'agreed');
      if (written === null) return null;
      const { at, handle, requestId } = author;
      await recordAudit(client, {
        at,
        actor: handle,
        action: ACTIONS[answer],
        subject: id,
        detail: { director: handleKey },
        requestId,
        mentions: [mention('account', foldHandle(handleKey))],
      });
      return written;
    });
    return name === null ? null : { id, name: (await findHiddenNames(this.dataSource)).showText(name) };
  }
}

/** Returns the name of the tournament; null when nobody with this handle is invited. */
async function write(client: PoolClient, id: string, key: string, hasAgreed: boolean): Promise<string | null> {
  const set = `invited_keys = array_remove(invited_keys, $2), director_keys = director_keys || $3::text[]`;
  const values = [id, key, hasAgreed ? [key] : []];
  const announced = await client.query<{ name: string }>(
    `update announcements set ${set} where id = $1 and $2 = any(invited_keys) and state = 'announced' returning facts->>'name' as name`,
    values,
  );
  const live = await client.query<{ name: string }>(
    `update live_tournaments l set ${set} where ${BELONGS} and $2 = any(invited_keys) returning facts->'header'->>'name' as name`,
    values,
  );
  return [...announced.rows, ...live.rows][0]?.name ?? null;
}
