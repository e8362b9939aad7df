import { packJson } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Rows } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { mention, recordAudit, type Author, inTransaction, onConnection } from '@quadrant/store/audit';
import { isInstant, rowCondition } from '@quadrant/store/database';
import { findHiddenNames } from '@quadrant/store/players';
import {
  SAME_WEEKEND_DAYS,
  findObstacle,
  validateApplication,
  type ApplicationObstacle,
} from '@quadrant/rules/championships';
import { loadApplicationFacts } from './allotted.js';
import {
  APPLICATION,
  plannedOf,
  type Application,
  type ApplicationRefusal,
  type DecidedApplication,
  type NewApplication,
} from './application.js';
import type { ApplicationState } from './application.entity.js';
import {
  findApplication,
  listHeld,
  lockApplication,
  refuseDecision,
  writeDecision,
  type ApplicationDecision,
} from './decide-application.js';

/** A page of applications begins behind this one. */
export interface ApplicationPosition {
  /** As `toISOString` writes it. */
  readonly createdAt: string;
  readonly id: string;
}

/** Whether a value from outside, as a cursor is, can be a place in a listing of applications. */
export function isApplicationPosition(value: unknown): value is ApplicationPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { createdAt, id } = value as Record<string, unknown>;
  return isInstant(createdAt) && typeof id === 'string' && isUuid(id);
}

export interface Applicant extends Author {
  readonly accountId: string;
}

export interface AnnouncedChampionship {
  readonly id: string;
  readonly name: string;
}

/** SQL: joins the announcements n with the applications p that their reports could use once these are approved. */
const ANNOUNCED = `
  from announcements n join applications p on p.kind = n.facts->>'kind' and n.game = any(p.games)
    and p.planned_on between n.local_date - ${SAME_WEEKEND_DAYS} and n.local_date + ${SAME_WEEKEND_DAYS}
    and (p.country is null or p.country = n.country)
  join accounts c on c.id = p.applicant_id and (n.director_keys && array[p.director_key, c.handle_key]
    or n.account_id = c.id and p.director_key = any(n.invited_keys))`;

/** Applications to hold a tournament of a high level (000, section 11.4). */
@Injectable()
export class ApplicationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for an id that no application has. */
  async find(id: string): Promise<Application | null> {
    const application = await onConnection(this.dataSource, (client) => findApplication(client, id));
    return application && (await this.shown([application]))[0]!;
  }

  /** Lists the applications that this account may see, the newest first. */
  async list(
    rows: Rows,
    state: ApplicationState | null,
    limit: number,
    after: ApplicationPosition | null,
  ): Promise<Application[]> {
    const columns = { owner: 'p.applicant_id', country: 'p.country', region: 'p.region' };
    const { sql, values } = rowCondition(rows, columns, 5);
    const applications = await this.dataSource.query<Application[]>(
      `select ${APPLICATION} from applications p join accounts c on c.id = p.applicant_id
       where ($1::text is null or p.state = $1) and ${sql}
         and ($2::timestamptz is null or (p.created_at, p.id) < ($2, $3::uuid))
       order by p.created_at desc, p.id desc limit $4`,
      [state, after?.createdAt ?? null, after?.id ?? null, limit, ...values],
    );
    return this.shown(applications);
  }

  /**
   * Returns the state of the application for the level of an announced championship. An approved one comes before the
   * others; null means that there is none.
   */
  async findStateFor(announcementId: string): Promise<ApplicationState | null> {
    const [found] = await this.dataSource.query<{ state: ApplicationState }[]>(
      `select p.state ${ANNOUNCED} where n.id = $1
       order by p.state = 'approved' desc, p.state = 'open' desc, p.created_at desc limit 1`,
      [announcementId],
    );
    return found?.state ?? null;
  }

  /** Lists the announced championships that the applications are for. The key is the id of the application. */
  async listAnnounced(ids: readonly string[]): Promise<Map<string, AnnouncedChampionship[]>> {
    const rows = await this.dataSource.query<(AnnouncedChampionship & { application: string })[]>(
      `select p.id as application, n.id, n.facts->>'name' as name ${ANNOUNCED}
       where p.id = any($1) and n.state = 'announced' order by n.starts_at, n.id`,
      [ids],
    );
    const names = await findHiddenNames(this.dataSource);
    const byApplication = new Map<string, AnnouncedChampionship[]>();
    for (const { application, id, name } of rows) {
      byApplication.set(application, [...(byApplication.get(application) ?? []), { id, name: names.showText(name) }]);
    }
    return byApplication;
  }

  /**
   * @returns the open application, or the reason that forbids it
   */
  make(
    application: NewApplication,
    { handle, accountId, at, requestId }: Applicant,
  ): Promise<Application | ApplicationObstacle> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const planned = plannedOf(application);
      const facts = await loadApplicationFacts(client, manager, application);
      const obstacle = findObstacle(planned, facts);
      const audit = (subject: string, detail: object) =>
        recordAudit(client, {
          at,
          actor: handle,
          action: 'application.make',
          subject,
          detail,
          requestId,
          mentions: [mention('account', foldHandle(application.director))],
        });
      if (obstacle !== null) {
        await audit(`${application.kind} ${application.plannedOn}`, { after: application, refusal: obstacle.kind });
        return obstacle;
      }
      const findings = validateApplication(planned, facts, at.toISOString().slice(0, 10));
      const { kind, games, name, plannedOn, country, region, venue, director, message } = application;
      const { rows } = await client.query<{ id: string }>(
        `insert into applications (kind, games, name, planned_on, country, region, venue, applicant_id, director, director_key,
           message, findings, state, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', $13) returning id`,
        [
          ...[kind, games, name, plannedOn, country, region, venue, accountId, director, foldHandle(director), message],
          ...[JSON.stringify(findings, packJson), at],
        ],
      );
      const { id } = rows[0]!;
      await audit(id, { after: application });
      return (await findApplication(client, id))!;
    });
  }

  /** Decides in one transaction, or changes nothing; the audit shows the attempt either way. */
  decide(
    id: string,
    decision: ApplicationDecision,
    reason: string,
    author: Author,
  ): Promise<DecidedApplication | ApplicationRefusal> {
    return inTransaction(this.dataSource, async (client, manager) => {
      await lockApplication(client, id);
      const before = await findApplication(client, id);
      if (before === null) return { kind: 'application-not-found' };
      const refusal = await refuseDecision(client, manager, before, decision);
      if (refusal === null) await writeDecision(client, before, decision, reason, author);
      const { handle, at, requestId } = author;
      await recordAudit(client, {
        at,
        actor: handle,
        action: decision === 'withdrawn' ? 'application.withdraw' : 'application.decide',
        subject: id,
        detail: {
          before: { state: before.state },
          ...(refusal === null ? { after: { state: decision } } : { wanted: decision, refusal: refusal.kind }),
          reason,
        },
        requestId,
        mentions: [before.applicant, before.director].map((handle) => mention('account', foldHandle(handle))),
      });
      if (refusal !== null) return refusal;
      const application = (await findApplication(client, id))!;
      const held = decision === 'approved' ? await listHeld(client, application) : [];
      return { kind: 'decided', application, held };
    });
  }

  /** Shows hidden applicants under labels. */
  private async shown(applications: readonly Application[]): Promise<Application[]> {
    const names = await findHiddenNames(this.dataSource);
    return applications.map((application) => ({
      ...application,
      applicant: names.show(application.applicant),
      director: names.show(application.director),
      message: names.showText(application.message),
      decidedBy: application.decidedBy && names.show(application.decidedBy),
      reason: application.reason && names.showText(application.reason),
    }));
  }
}
