import * as fc from 'fast-check';
import { newLeagueRules } from '@quadrant/rules/leagues';
import type { Entry, TournamentReport } from '@quadrant/rules/tournament';
import { SubmissionRepository, type AcceptAnswer, type Delivery } from '@quadrant/store/intake';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { deliveryOf } from '../../../../test/builders/history.js';
import { report } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { PreviewRepository } from './preview.repository.js';
import type { DataSource } from 'typeorm';

const receivedAt = new Date('2014-11-09T12:00:00Z');
const database = useTestDatabase();
let dataSource: DataSource;

/** Ann was once called annie. Both Alex Twins have the same name. Only one player is called John Smith. */
const KNOWN: Record<string, Partial<Entry>> = {
  ann: {},
  bob: {},
  jsmith: { name: 'John Smith', country: 'US' },
  twin1: { name: 'Alex Twin' },
  twin2: { name: 'Alex Twin' },
};

beforeAll(async () => {
  dataSource = await database.dataSource();
  const known = report(round('ann bob FW', 'jsmith twin1 FW', 'twin2 BYE'), {
    tournament: { externalId: 'known:0', startsAt: '2014-11-01T10:00:00-05:00' },
    players: KNOWN,
  });
  const answer = await new SubmissionRepository(dataSource).accept(
    deliveryOf(known, { receivedAt, role: 'operator' }),
    null,
  );
  expect(answer.kind).toBe('accepted');
  const owner = await database.owner();
  await owner.query(
    `insert into player_handles (handle_key, handle, player_id, kind, created_at)
     select 'annie', 'Annie', id, 'former', now() from players where handle_key = 'ann'`,
  );
  await owner.query(
    `with league as (
       insert into leagues (slug, name, director, created_at) values ('north', 'North', 'dora', now()) returning id)
     insert into league_rules (league_id, version, rules, starts_at, key, actor, reason, at)
       select id, 1, $1, now(), gen_random_uuid(), 'dora', '"spec"', now() from league`,
    [JSON.stringify(newLeagueRules('north'))],
  );
});

const entry = fc.constantFrom<[string, Partial<Entry>]>(
  ['ann', {}],
  ['annie', {}],
  ['bob', {}],
  ['jsmith', {}],
  ['js', { name: 'John Smith' }],
  ['john', { name: 'Smith, John', country: 'NZ' }],
  ['alex', { name: 'Alex Twin' }],
  ['fresh', {}],
  ['close', { name: 'Jhon Smith' }],
);

const anyReport = fc
  .record({
    players: fc.uniqueArray(entry, { minLength: 4, maxLength: 4, selector: ([handle]) => handle }),
    externalId: fc.constantFrom(null, 'a:1', 'a:2'),
    league: fc.constantFrom(null, null, 'north', 'nobodys-league'),
    level: fc.constantFrom<1 | 2 | 3>(1, 1, 2, 3),
    director: fc.constantFrom('thsch', 'mallory'),
    venue: fc.constantFrom(null, 'Ten Forward', 'Vic’s Lounge', 'Quark’s Bar', 'Sandrine’s', 'The Table'),
    region: fc.constantFrom(null, 'Nowhere'),
    score: fc.constantFrom('100-35', '35-100', '80-80'),
  })
  .map(({ players, score, ...tournament }): TournamentReport => {
    const [a, b, c, d] = players.map(([handle]) => handle) as [string, string, string, string];
    return report(round(`${a} ${score} ${b} FW`, `${c} 80-80 ${d} TT`), {
      tournament: { ...tournament, startsAt: '2014-11-08T10:00:00-05:00' },
      players: Object.fromEntries(players),
    });
  });

const anyDelivery = fc
  .record({
    of: anyReport,
    by: fc.constantFrom(
      { role: 'director' as const, handle: 'thsch' },
      { role: 'director' as const, handle: 'mallory' },
      { role: 'coordinator' as const, handle: 'cora' },
      { role: 'operator' as const, handle: 'operator' },
    ),
    late: fc.boolean(),
    unknownPlayers: fc.constantFrom('by-handle' as const, 'create' as const, 'refuse' as const),
  })
  .map(({ of, by, late, unknownPlayers }): Delivery => {
    const arrived = new Date(receivedAt.getTime() + (late ? 1e9 : 0));
    const delivery = deliveryOf(of, { ...by, receivedAt: arrived });
    return { ...delivery, submitter: { ...delivery.submitter, accountId: null }, unknownPlayers };
  });

const preview = (delivery: Delivery) =>
  new PreviewRepository(dataSource).open((preview) => preview.judgeReport(delivery));

const submit = (delivery: Delivery): Promise<AcceptAnswer> =>
  new SubmissionRepository(dataSource).accept(delivery, null);

const told = (answer: Awaited<ReturnType<typeof preview>> | AcceptAnswer) => {
  if (answer.kind === 'previewed') return { kind: 'accepted', findings: answer.findings, revision: answer.revision };
  if (answer.kind !== 'accepted') return answer;
  return { kind: 'accepted', findings: answer.acceptance.findings, revision: answer.acceptance.revision };
};

describe('a preview', () => {
  it('has the findings of the submission, in the same order', async () => {
    const kinds = new Set<string>();
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyDelivery, async (delivery) => {
        const previewed = told(await preview(delivery));
        expect(previewed).toEqual(told(await submit(delivery)));
        kinds.add(previewed.kind);
        if ('findings' in previewed) previewed.findings.forEach(({ code }) => codes.add(code));
      }),
      { numRuns: 80, seed: 8 },
    );
    expect([...kinds].sort()).toEqual(['accepted', 'not-your-tournament', 'report-refused']);
    expect([...codes].sort()).toEqual(
      expect.arrayContaining([
        ...['late-report', 'league-not-flagged', 'league-unknown', 'level-not-approved', 'player-created'],
        ...[
          'player-linked',
          'player-linked-twice',
          'player-unknown',
          'region-unknown',
          'same-player-twice',
          'venue-waits',
        ],
      ]),
    );
  });

  it('names everything that is wrong with a report at once', async () => {
    const of = report(round('ann 100-35 annie FW', 'unheard 80-80 jsmith TT'), {
      tournament: { externalId: 'wrong:1', league: 'nobodys-league' },
    });
    const delivery = { ...deliveryOf(of, { receivedAt }), unknownPlayers: 'refuse' as const };
    const previewed = told(await preview(delivery));
    expect(previewed).toEqual(told(await submit(delivery)));
    expect('findings' in previewed && previewed.findings.map(({ code }) => code)).toEqual([
      'league-unknown',
      'same-player-twice',
      'player-unknown',
    ]);
  });
});
