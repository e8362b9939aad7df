import { PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';
import type { LeagueRules, Phase, SchemeInForce } from '@quadrant/rules/leagues';
import { tournamentKey } from '@quadrant/rules/history';
import { readReport } from '@quadrant/rules/report';
import { OPERATING, SubmissionRepository, type Acceptance, type Delivery } from '@quadrant/store/intake';
import { LeagueRepository, TossRepository } from '@quadrant/store/leagues';
import { changeRules } from '../../libs/store/leagues/src/change-rules.js';
import { inTransaction } from '../../libs/store/audit/src/transaction.js';
import type { DataSource } from 'typeorm';

/** Everything was played before this moment. */
export const NOW = new Date('2015-12-01T12:00:00Z');
const AUTHOR = { handle: 'lara', at: NOW, requestId: null };

const DECEMBER = `award 1 when event.month = 12 and event.participants >= 5 because "{event.participants} players in December"`;

const LEAGUES = [
  {
    slug: 'alpha',
    director: 'lara',
    qualifiers: { firstHalf: 2, secondHalf: 3 },
    schemes: ['headquarters', 'participation', 'new-mission'],
  },
  {
    slug: 'beta',
    director: 'bert',
    qualifiers: { firstHalf: 5, secondHalf: 4 },
    schemes: ['participation', 'december'],
  },
] as const;

const TOSSES: readonly (readonly [stage: Phase, ...order: string[]])[] = [
  ['first-half', 'vic', 'quin', 'ros', 'pat'],
  ['second-half', 'ros', 'pat', 'quin', 'vic'],
  ['playoffs', 'ros', 'quin'],
];

/** League directors gave these by hand: league, tournament, player, points and reason. */
export const BY_HAND = [
  ['alpha', 'A2', 'cy', 1, 'brought the score sheets'],
  ['beta', 'B9', 'pat', 3, 'set up the hall and cleaned it'],
  ['beta', 'B9', 'quin', 1, 'kept the clock'],
  ['beta', 'B9', 'ros', 2, 'set up the hall'],
] as const;

/** Makes the two leagues as they were before their first tournament. */
export async function formLeagues(dataSource: DataSource): Promise<void> {
  const leagues = new LeagueRepository(dataSource);
  for (const { slug, director, qualifiers, schemes } of LEAGUES) {
    await leagues.create({ slug, name: slug, director }, AUTHOR);
    const league = (await leagues.findBySlug(slug))!;
    await leagues.addSeason(league, { season: '2013-14', startsOn: '2013-10-01', endsOn: '2014-03-31' }, AUTHOR);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31', qualifiers };
    await leagues.addSeason(league, season, AUTHOR);
    await change(dataSource, slug, (rules) => ({ ...rules, schemes: schemes.map(inForce) }));
  }
}

function inForce(id: string): SchemeInForce {
  const printed = PRINTED_SCHEMES.find((each) => each.id === id);
  const { name, text } = printed ?? { name: id, text: DECEMBER };
  const section = printed ? `000 §${printed.section}` : '000 §12.5';
  return { scheme: id, version: 1, name, section, text, from: '2014-10-01', to: null };
}

async function change(dataSource: DataSource, slug: string, edit: (rules: LeagueRules) => LeagueRules): Promise<void> {
  const changed = await inTransaction(dataSource, (client) =>
    changeRules(client, slug, AUTHOR, (rules) =>
      Promise.resolve({
        rules: edit(rules),
        from: '2014-10-01',
        to: null,
        action: 'league.change',
        reason: 'as announced',
        detail: {},
      }),
    ),
  );
  if (changed === null || 'refusal' in changed) throw new Error(`The rules of ${slug} could not be changed.`);
}

/** Gives points by hand; the players must already be stored. */
export async function giveByHand(dataSource: DataSource, given: (typeof BY_HAND)[number]): Promise<void> {
  const [slug, tournament, handle, points, reason] = given;
  const [row] = await dataSource.query<{ player: string }[]>(
    `select public_id as player from players where handle = $1`,
    [handle],
  );
  const key = tournamentKey(`league-season:${tournament}`, '');
  const [{ id } = { id: '' }] = await dataSource.query<{ id: string }[]>(`select gen_random_uuid() as id`);
  const award = { id, tournament: key, player: row!.player, points, reason };
  await change(dataSource, slug, (rules) => ({ ...rules, manualAwards: [...rules.manualAwards, award] }));
}

/** Records the tosses in the league that bert directs. */
export async function toss(dataSource: DataSource): Promise<void> {
  const tosses = new TossRepository(dataSource);
  for (const [stage, ...order] of TOSSES) {
    const answer = await tosses.record(
      { league: 'beta', season: '2014-15' },
      { stage, order, reason: 'a coin' },
      AUTHOR,
    );
    if ('kind' in answer) throw new Error(`The toss was refused: ${JSON.stringify(answer)}`);
  }
}

/** Builds a delivery of a document, as the import does it at a moment. */
export function deliver(document: string, receivedAt = NOW): Delivery {
  const raw = Buffer.from(document);
  const { report, findings, rawSha256, sha256 } = readReport(raw, { now: receivedAt });
  if (report === null || sha256 === null) throw new Error(`It cannot be read: ${JSON.stringify(findings)}`);
  return { report, findings, raw, rawSha256, sha256, ...OPERATING, revisionOf: null, receivedAt, requestId: null };
}

/** Submits deliveries, all at once; throws when one is refused. */
export async function handInAll(dataSource: DataSource, deliveries: readonly Delivery[]): Promise<Acceptance[]> {
  const answers = await new SubmissionRepository(dataSource).acceptAll(deliveries);
  return answers.map((answer) => {
    if (answer.kind !== 'accepted') throw new Error(`Refused: ${JSON.stringify(answer)}`);
    return answer.acceptance;
  });
}
