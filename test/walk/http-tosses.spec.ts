import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { getRuleSystem } from '@quadrant/rules/systems';
import { isOfChain, type TossSeed } from '@quadrant/rules/tournament';
import { VerificationRepository } from '@quadrant/store/verification';
import { forgetPublished, readPublished } from '../builders/history.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const TIED = 'tied: decided by lot when the report is stored';

/** Everybody ties with everybody. */
const tied = (tournament: ReportChanges['tournament']) =>
  report(
    round('ann 30-30 bob TT', 'cy 30-30 dee TT'),
    round('ann 30-30 cy TT', 'bob 30-30 dee TT'),
    round('ann 30-30 dee TT', 'bob 30-30 cy TT'),
    { tournament },
  );

let coordinator: string;
beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
});

interface Shown {
  readonly toss: TossSeed | null;
  readonly standings: readonly { readonly handle: string; readonly decidedBy: string }[];
}

const listChains = async () => {
  const { body } = await walk.get('/api/v1/toss-chains').expect(200);
  return body.rows as { end: string; used: number; length: number; publishedAt: string }[];
};

const submit = async (tournament: ReportChanges['tournament']) => {
  const { body } = await walk.post(SUBMISSIONS, coordinator, reportDocument(tied(tournament))).expect(201);
  return body as { tournamentId: string; revision: number; findings: { code: string }[]; links: { revisions: string } };
};

const show = async (id: string) => (await walk.get(`/api/v1/tournaments/${id}`).expect(200)).body as Shown;

const refresh = () =>
  walk.publisher.publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });

const orderOf = ({ standings }: Shown) => standings.map(({ handle }) => handle);

describe('B.3: a toss that nobody recorded', () => {
  it('is drawn from a chain whose end everybody could read before', async () => {
    const before = await listChains();
    expect(before).toEqual([
      { end: expect.any(String), length: 10_000, used: 0, publishedAt: expect.any(String) },
      { end: expect.any(String), length: 10_000, used: 0, publishedAt: expect.any(String) },
    ]);
    const { tournamentId, findings } = await submit({ externalId: 'toss:1' });
    expect(findings.map(({ code }) => code)).toContain('toss-not-recorded');

    const shown = await show(tournamentId);
    expect(shown.toss).toMatchObject({ number: 1 });
    expect(before.map(({ end }) => end)).toContain(shown.toss!.chain);
    expect(isOfChain(shown.toss!)).toBe(true);
    expect((await listChains()).map(({ used }) => used).sort()).toEqual([0, 1]);

    const from = tied({ externalId: 'toss:1' });
    const drawn = getRuleSystem('opg-4.2').computeStandings(from, shown.toss!.seed);
    expect(orderOf(shown)).toEqual(drawn.map(({ entry }) => from.entries[entry]!.handle));
    expect(shown.standings.map(({ decidedBy }) => decidedBy)).toContain('coin-toss');

    const { text } = await walk.get(`/tournaments/${tournamentId}`).set('accept', 'text/html').expect(200);
    expect(text).toContain('The report records no toss, so a <a href="/readings#coin-toss">random draw</a> decided.');
    expect(text).toContain(`<code>${shown.toss!.seed}</code>`);
  });

  it('is not known to a preview, which says that it is decided by lot', async () => {
    const document = reportDocument(tied({ externalId: 'toss:previewed' }));
    const { body } = await walk.post(`${SUBMISSIONS}?preview=true`, coordinator, document).expect(200);
    expect((body as Shown).standings.map(({ decidedBy }) => decidedBy)).toEqual([TIED, TIED, TIED, TIED]);
    expect(JSON.stringify(body.findings)).toContain(`(${TIED})`);
    expect((await listChains()).map(({ used }) => used).sort()).toEqual([0, 1]);
  });

  it('stays with its tournament through revisions, whose preview knows it', async () => {
    const { tournamentId, links } = await submit({ externalId: 'toss:2' });
    const first = await show(tournamentId);
    const revision = reportDocument(tied({ externalId: 'toss:2', venue: 'elsewhere' }));
    const { body } = await walk.post(`${links.revisions}?preview=true`, coordinator, revision).expect(200);
    expect((body as Shown).standings.map(({ handle }) => handle)).toEqual(orderOf(first));
    expect((body as Shown).standings.map(({ decidedBy }) => decidedBy)).toContain('coin-toss');
    await walk.post(links.revisions, coordinator, revision).expect(201);
    expect(await show(tournamentId)).toMatchObject({ toss: first.toss, standings: first.standings });
  });

  it('falls the same in a refresh and in a verification, bit for bit', async () => {
    const submitted = [await submit({ externalId: 'toss:3' }), await submit({ externalId: 'toss:4' })];
    for (const { tournamentId, revision } of submitted) {
      await walk.publisher.publishTournament(tournamentId, revision);
    }
    await refresh();
    const live = await readPublished(walk.dataSource);
    await forgetPublished(walk.dataSource);
    await refresh();
    expect(await readPublished(walk.dataSource)).toEqual(live);
    const { difference, tournaments } = await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES);
    expect({ difference, tournaments }).toEqual({ difference: null, tournaments: 4 });
  });
});
