import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import { continentOf } from '@quadrant/rules/permissions';
import { loadRulings } from '@quadrant/store/history';
import type { AllottedChampionship, ApplicationFacts } from '@quadrant/rules/championships';
import { listAnnouncedWindows } from './championship-window.repository.js';
import type { NewApplication } from './application.js';

/** Loads what decides about an application apart from itself: the windows, and the allotments of the years around it. */
export async function loadApplicationFacts(
  client: PoolClient,
  manager: EntityManager,
  { plannedOn }: NewApplication,
): Promise<ApplicationFacts> {
  const year = Number(plannedOn.slice(0, 4));
  const { rows } = await client.query<Omit<AllottedChampionship, 'continent'>>(
    `select p.name, a.kind, a.game, a.planned_on::text as "plannedOn", a.country, p.region
     from allotments a join applications p on p.id = a.application_id
     where a.year between $1 - 1 and $1 + 1 order by a.planned_on, p.id, a.game`,
    [year],
  );
  return {
    announced: await listAnnouncedWindows(manager, year),
    allotted: rows.map((each) => ({ ...each, continent: continentOf(each.country) })),
    sharedWeekends: (await loadRulings(client)).flatMap(({ from, to, sets }) =>
      sets.kind === 'same-weekend' ? { from, to, country: sets.country } : [],
    ),
  };
}

/** Locks the allotments: each transaction that allots something waits for the others, since one allotment may forbid another. */
export async function lockAllotments(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('allotments', 0))`);
}
