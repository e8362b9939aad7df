import { newcomer } from './quotas/unapproved.js';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round, type RoundText } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk(undefined, 'silent', {}, false);
const SUBMISSIONS = '/api/v1/submissions';

let director: string;
let other: string;
let coordinator: string;

beforeAll(async () => {
  director = await walk.createToken('director', 'Director');
  other = await walk.createToken('director', 'Otto');
  coordinator = await walk.createToken('coordinator', 'thsch');
});

let times = 0;

/** Builds a tournament of separate people, with a Full Win of 60 points if wanted. */
function documentOf(
  { score = '100-20', who = (times += 1) }: { score?: string; who?: number } = {},
  tournament: ReportChanges['tournament'] = {},
) {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => `${letter}${who}`);
  const rounds: RoundText[] = [
    round(`${a} 100-35 ${b} FW`, `${c} ${score} ${d} FW`),
    round(`${a} 40-100 ${c} FL`, `${b} 55-50 ${d} MW`),
    round(`${a} 100-0 ${d} FW`, `${c} 30-30 ${b} TT`),
  ];
  return reportDocument(report(...rounds, { tournament: { externalId: `confirm:${(times += 1)}`, ...tournament } }));
}

const confirm = (...list: object[]) => `confirm=${encodeURIComponent(JSON.stringify(list))}`;
const BELOW = { code: 'full-win-below-cap', reason: 'decided by a card of the set' };
const countTournaments = async (): Promise<number> => {
  const [row] = await walk.dataSource.query<{ n: number }[]>('select count(*)::integer as n from tournaments');
  return row!.n;
};

describe('A.4: a report with a finding that may be wrong', () => {
  it('waits until its sender confirms the finding with a reason, and counts then', async () => {
    const before = await countTournaments();
    const document = documentOf({ score: '60-20' });
    const { body: held } = await walk.post(SUBMISSIONS, director, document).expect(201);
    expect(held).toMatchObject({
      state: 'held',
      stateReason: 'waits for your confirmation of its findings; it counts nothing until then',
      tournamentId: null,
      heldFor: [
        {
          kind: 'to-be-confirmed',
          message: 'The sender must confirm 1 finding, each with a reason: full-win-below-cap.',
        },
      ],
    });
    expect(held.findings).toContainEqual(expect.objectContaining({ code: 'full-win-below-cap' }));
    expect(await countTournaments()).toBe(before);

    walk.setTime(new Date(ON_TIME.getTime() + 30 * 86_400_000));
    const path = `${held.links.self}/confirmation`;
    await walk.post(path, other, { confirm: [BELOW] }).expect(404);
    const { body: receipt } = await walk.post(path, director, { confirm: [BELOW] }).expect(200);
    // It was on time when it came.
    expect(receipt).toMatchObject({ state: 'accepted', revision: 1, sha256: held.sha256, heldFor: [] });
    expect(receipt.claimCodes).toHaveLength(4);
    const { body: submission } = await walk.get(`${SUBMISSIONS}/${receipt.id}`).expect(200);
    expect(submission).toMatchObject({ confirmations: [{ ...BELOW, pointer: null }] });
    expect(Date.parse(submission.receivedAt as string)).toBe(ON_TIME.getTime());
    const { body: closed } = await walk.get(held.links.self).set('authorization', `Bearer ${director}`).expect(200);
    expect(closed).toMatchObject({ state: 'approved', submissionId: receipt.id });
    await walk.post(path, director, { confirm: [BELOW] }).expect(409);
  });

  it('counts at once when it comes with the confirmation; its hash is the same', async () => {
    const document = documentOf({ score: '60-20' });
    const { body: held } = await walk.post(SUBMISSIONS, director, document).expect(201);
    const { body: receipt } = await walk.post(`${SUBMISSIONS}?${confirm(BELOW)}`, director, document).expect(201);
    expect(receipt).toMatchObject({ state: 'accepted', sha256: held.sha256, rawSha256: held.rawSha256 });
  });

  it('is on time by when it came first, also when it is sent again with the confirmation', async () => {
    const who = 1100;
    await walk.post(SUBMISSIONS, director, documentOf({ who })).expect(201);
    const document = documentOf({ who, score: '60-20' });
    const { body: held } = await walk.post(`${SUBMISSIONS}?${confirm(BELOW)}`, director, document).expect(201);
    expect(held.heldFor[0].message).toContain('possible-duplicate');
    const late = new Date(ON_TIME.getTime() + 30 * 86_400_000);
    walk.setTime(late);
    const { body: again } = await walk.post(SUBMISSIONS, director, document).expect(200);
    expect(again).toMatchObject({ id: held.id, state: 'held', receivedAt: held.receivedAt });
    const two = { code: 'possible-duplicate', reason: 'morning and evening' };
    const { body: receipt } = await walk.post(`${SUBMISSIONS}?${confirm(two)}`, director, document).expect(201);
    expect(receipt).toMatchObject({ state: 'accepted', receivedAt: held.receivedAt });
    const { body: submission } = await walk.get(`${SUBMISSIONS}/${receipt.id}`).expect(200);
    // A finding that was confirmed while it waited stays confirmed.
    expect(submission.confirmations).toEqual([two, BELOW].map((each) => ({ ...each, pointer: null })));
  });

  it('is not asked again in a revision for what is confirmed of the one before', async () => {
    const tournament = { externalId: 'confirm:revised' };
    const first = documentOf({ who: 1200, score: '60-20' }, tournament);
    const { body: receipt } = await walk.post(`${SUBMISSIONS}?${confirm(BELOW)}`, director, first).expect(201);
    const same = documentOf({ who: 1200, score: '60-20' }, { ...tournament, name: 'Renamed' });
    const { body: revision } = await walk.post(receipt.links.revisions, director, same).expect(201);
    expect(revision).toMatchObject({ state: 'accepted', revision: 2 });
    const { body: submission } = await walk.get(`${SUBMISSIONS}/${revision.id}`).expect(200);
    expect(submission.confirmations).toEqual([{ ...BELOW, pointer: null }]);
    const other = documentOf({ who: 1200, score: '61-20' }, tournament);
    const { body: held } = await walk.post(receipt.links.revisions, director, other).expect(201);
    expect(held).toMatchObject({ state: 'held', tournamentId: receipt.tournamentId });
  });

  it('shows its confirmations to the coordinators, before it counts and afterwards', async () => {
    const who = 1300;
    await walk.post(SUBMISSIONS, director, documentOf({ who })).expect(201);
    const document = documentOf({ who, score: '60-20' });
    const { body: held } = await walk.post(`${SUBMISSIONS}?${confirm(BELOW)}`, director, document).expect(201);
    const { body: seen } = await walk.get(held.links.self).set('authorization', `Bearer ${coordinator}`).expect(200);
    expect(seen.confirmations).toEqual([{ ...BELOW, pointer: null }]);
    const approval = { reason: 'I was there' };
    const { body: approved } = await walk.post(`${held.links.self}/approval`, coordinator, approval).expect(200);
    const { body: listed } = await walk
      .get('/api/v1/suspicions/confirmed')
      .set('authorization', `Bearer ${coordinator}`)
      .expect(200);
    expect(listed.rows).toContainEqual(
      expect.objectContaining({
        tournamentId: approved.receipt.tournamentId,
        confirmedBy: 'Director',
        reason: BELOW.reason,
        finding: expect.objectContaining({ code: BELOW.code }),
      }),
    );
    await walk.get('/api/v1/suspicions/confirmed').set('authorization', `Bearer ${director}`).expect(403);
  });

  it('waits on where another finding is open, and keeps what was confirmed', async () => {
    const who = 1000;
    await walk.post(SUBMISSIONS, director, documentOf({ who })).expect(201);
    const { body: held } = await walk.post(SUBMISSIONS, director, documentOf({ who, score: '60-20' })).expect(201);
    expect(held.heldFor[0].message).toContain('The sender must confirm 2 findings');
    const path = `${held.links.self}/confirmation`;
    const { body: still } = await walk.post(path, director, { confirm: [BELOW] }).expect(200);
    expect(still).toMatchObject({ id: held.id, state: 'held', receivedAt: held.receivedAt });
    expect(still.heldFor[0].message).toBe('The sender must confirm 1 finding, each with a reason: possible-duplicate.');
    const two = { code: 'possible-duplicate', pointer: '/tournament', reason: 'morning and evening' };
    const { body: receipt } = await walk.post(path, director, { confirm: [two] }).expect(200);
    expect(receipt.state).toBe('accepted');
    const { body: submission } = await walk.get(`${SUBMISSIONS}/${receipt.id}`).expect(200);
    expect(submission.confirmations).toEqual([two, { ...BELOW, pointer: null }]);
  });

  it('waits for a coordinator, too, who sends it', async () => {
    const { body } = await walk.post(SUBMISSIONS, coordinator, documentOf({ score: '60-20' })).expect(201);
    expect(body.state).toBe('held');
  });

  it('shows in a preview what it would wait for', async () => {
    const { body } = await walk.post(`${SUBMISSIONS}?preview=true`, director, documentOf({ score: '60-20' }));
    expect(JSON.stringify(body)).toContain('full-win-below-cap');
  });

  it.each([
    ['no JSON', 'confirm=yes', 'must be a list in JSON'],
    ['no list', 'confirm=%7B%7D', 'must be a list in JSON'],
    ['an unknown code', confirm({ code: 'met-before', reason: 'x' }), 'must be one of'],
    ['no reason', confirm({ code: 'possible-duplicate' }), 'confirm'],
    ['something else in it', confirm({ ...BELOW, also: 1 }), 'confirm'],
  ])('is refused with %s in place of confirmations', async (_, query, told) => {
    const before = await walk.countRows();
    const { body } = await walk.post(`${SUBMISSIONS}?${query}`, director, documentOf({ score: '60-20' })).expect(400);
    expect(body.type).toBe('/problems/invalid-request');
    expect(JSON.stringify(body)).toContain(told);
    expect(await walk.countRows()).toEqual(before);
  });
});

describe('bad input: a report that waits for a confirmation', () => {
  const wait = async (score: string, externalId: string) => {
    const { body } = await walk
      .post(SUBMISSIONS, director, documentOf({ who: 1400, score }, { externalId }))
      .expect(201);
    expect(body.state).toBe('held');
    return body as { id: string; version: number; links: { self: string } };
  };
  const read = async (path: string) => {
    const { body } = await walk.get(path).set('authorization', `Bearer ${director}`).expect(200);
    return body as { state: string; version: number; document: unknown };
  };

  it('is one report, however often it is sent', async () => {
    const first = await wait('60-20', 'waits:twice');
    const document = documentOf({ who: 1400, score: '60-20' }, { externalId: 'waits:twice' });
    const { body: again } = await walk.post(SUBMISSIONS, director, document).expect(200);
    expect(again).toMatchObject({ id: first.id, state: 'held' });
    expect((await read(first.links.self)).version).toBe(1);
  });

  it('is replaced by another report of its tournament, which forgets what was confirmed of it', async () => {
    const first = await wait('62-20', 'waits:revised');
    await walk.post(`${first.links.self}/confirmation`, director, {
      confirm: [{ code: 'possible-duplicate', reason: 'none of this one' }],
    });
    const second = await wait('63-20', 'waits:revised');
    expect(second.id).toBe(first.id);
    expect((await read(first.links.self)).version).toBeGreaterThan(1);
    const path = `${first.links.self}/confirmation`;
    await walk
      .post(path, director, { confirm: [BELOW] })
      .set('if-match', '"v1"')
      .expect(409);
    const { body } = await walk.post(path, director, { confirm: [BELOW] }).expect(200);
    expect(body).toMatchObject({ state: 'accepted', revision: 1 });
  });

  it('cannot be confirmed once it is withdrawn or declined', async () => {
    for (const [act, sender] of [
      ['withdrawal', director],
      ['refusal', coordinator],
    ] as const) {
      const { links } = await wait('64-20', `waits:${act}`);
      await walk.post(`${links.self}/${act}`, sender, act === 'refusal' ? { reason: 'not played' } : {}).expect(200);
      const before = await countTournaments();
      const { body } = await walk.post(`${links.self}/confirmation`, director, { confirm: [BELOW] }).expect(409);
      expect(body.detail).toBeTruthy();
      expect(await countTournaments()).toBe(before);
    }
  });
});

describe('A.4: a tournament that is reported a second time', () => {
  it('under another externalId and other handles is named with the first one', async () => {
    const scores = ['100-35', '100-20', '100-60', '100-5', '100-0', '100-45', '100-90', '100-10'];
    const of = (letter: string, name: string) =>
      reportDocument(
        report(
          ...[0, 1, 2, 3].map((index) =>
            round(`${letter}1 ${scores[2 * index]} ${letter}2 FW`, `${letter}3 ${scores[2 * index + 1]} ${letter}4 FW`),
          ),
          { tournament: { externalId: `copied:${letter}`, name: `Copied ${letter}`, director: name } },
        ),
      );
    const { body: first } = await walk.post(SUBMISSIONS, director, of('o', 'Director')).expect(201);
    expect(first.state).toBe('accepted');
    const { body: second } = await walk.post(SUBMISSIONS, other, of('p', 'Otto')).expect(201);
    expect(second.state).toBe('held');
    expect(second.findings).toContainEqual(
      expect.objectContaining({
        code: 'possible-duplicate',
        message: `This may be the same tournament as "Copied o" (/api/v1/tournaments/${first.tournamentId}): all 8 scores are the same, 8 of them different.`,
      }),
    );
  });

  it('is not approved unread: a coordinator learns of the first one, which came to count meanwhile', async () => {
    const { handle, token } = await newcomer(walk.dataSource, 'Zhaban');
    const who = 4100;
    const hold = async () => {
      const { body } = await walk.post(SUBMISSIONS, token, documentOf({ who }, { director: handle })).expect(201);
      expect(body.heldFor).toMatchObject([{ kind: 'sender-not-approved' }]);
      return body.links.self as string;
    };
    const [first, second, third] = [await hold(), await hold(), await hold()];
    const approve = (self: string) => walk.post(`${self}/approval`, coordinator, { reason: 'I was there' });
    await approve(first).expect(200);
    const before = await countTournaments();
    for (const again of [second, third]) {
      const { body } = await approve(again).expect(409);
      expect(body).toMatchObject({
        type: '/problems/held-report-findings-unread',
        version: 2,
        findings: [{ code: 'possible-duplicate', message: expect.stringContaining('the same tournament') }],
      });
      const { body: waiting } = await walk.get(again).set('authorization', `Bearer ${token}`).expect(200);
      expect(waiting).toMatchObject({
        state: 'held',
        version: 2,
        heldFor: [{ kind: 'sender-not-approved' }, { kind: 'to-be-confirmed' }],
      });
      expect(waiting.findings).toContainEqual(expect.objectContaining({ code: 'possible-duplicate' }));
    }
    expect(await countTournaments()).toBe(before);
    // The sender says why it is right. Or the coordinator has read it, and knows it.
    const said = { confirm: [{ code: 'possible-duplicate', reason: 'we played twice that day' }] };
    await walk.post(`${second}/confirmation`, token, said).expect(200);
    await approve(second).expect(200);
    // Now the third one resembles two others.
    await approve(third).expect(409);
    await approve(third).expect(200);
  });

  it('names nothing that waits itself', async () => {
    const who = 2000;
    const { body: held } = await walk.post(SUBMISSIONS, director, documentOf({ who, score: '60-20' })).expect(201);
    expect(held.state).toBe('held');
    const { body } = await walk.post(SUBMISSIONS, other, documentOf({ who })).expect(403);
    expect(body.type).toBe('/problems/not-the-director');
    const mine = documentOf({ who }, { director: 'Otto' });
    expect((await walk.post(SUBMISSIONS, other, mine).expect(201)).body.state).toBe('accepted');
  });
});

describe('A.4: a player in two places', () => {
  it('is found over two countries, and over venues whose coordinates are known', async () => {
    const who = 3000;
    const at = (country: string, venue: string) => ({ country, venue, format: 'sealed' }) as const;
    const venueAt = async (name: string, latitude: number, longitude: number) => {
      const body = { name, country: 'DE', latitude, longitude };
      const { body: venue } = await walk.post('/api/v1/venues', coordinator, body).expect(201);
      expect(venue).toMatchObject({ latitude, longitude, state: 'verified' });
    };
    await venueAt('Spree', 52.52, 13.405);
    await venueAt('Isar', 48.137, 11.575);
    await walk.post(SUBMISSIONS, director, documentOf({ who }, at('DE', 'Spree'))).expect(201);
    const codes = async (tournament: ReportChanges['tournament']) => {
      const { body } = await walk.post(SUBMISSIONS, director, documentOf({ who }, tournament)).expect(201);
      const { findings } = body as { findings: { code: string; message: string }[] };
      return findings.filter(({ code }) => code === 'player-in-two-places');
    };
    const [far] = await codes({ ...at('DE', 'Isar'), format: 'draft' });
    expect(far?.message).toContain('504 km away');
    const [abroad] = await codes({ ...at('FR', 'Seine'), format: 'draft', externalId: 'places:fr' });
    expect(abroad?.message).toContain('in another country (FR and DE)');
    expect(await codes({ ...at('DE', 'Spree'), format: 'draft', externalId: 'places:de' })).toEqual([]);
  });

  it('is not looked for with half a position', async () => {
    const body = { name: 'Half', country: 'DE', latitude: 1 };
    const { body: problem } = await walk.post('/api/v1/venues', coordinator, body).expect(400);
    expect(problem.detail).toContain('the longitude is missing');
  });
});

describe('A.4: an improbable field', () => {
  it('in which a favourite loses to new players waits for a word about it', async () => {
    await walk.post(SUBMISSIONS, director, documentOf({ who: 5000 })).expect(201);
    await walk.dataSource.query(
      `insert into ratings (game, category, player_id, rating, games, last_played_at, since_run)
       select '2e', 'constructed', id, 2000, 99, now(), 0 from players where handle = 'a5000'
       on conflict (game, category, player_id) do update set rating = 2000`,
    );
    const field = reportDocument(
      report(
        round('a5000 35-100 m1 FL', 'b5000 100-20 c5000 FW'),
        round('a5000 35-100 m2 FL', 'm1 100-20 b5000 FW'),
        round('a5000 100-35 c5000 FW', 'm1 100-21 m2 FW'),
        { tournament: { externalId: 'field:2', format: 'constructed', startsAt: '2014-11-09T22:00:00-05:00' } },
      ),
    );
    const { body } = await walk.post(SUBMISSIONS, director, field).expect(201);
    expect(body).toMatchObject({ state: 'held' });
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        code: 'favourite-loses-to-newcomers',
        message: 'a5000 was expected to win 95 of 100 games against new players, and lost 2 of 2.',
      }),
    );
  });

  it('of new players with one known winner waits for a word about it', async () => {
    await walk.post(SUBMISSIONS, director, documentOf({ who: 4000 })).expect(201);
    const field = reportDocument(
      report(
        round('a4000 100-35 n1 FW', 'n2 100-20 n3 FW'),
        round('a4000 100-35 n2 FW', 'n1 100-20 n3 FW'),
        round('a4000 100-35 n3 FW', 'n1 100-21 n2 FW'),
        {
          tournament: { externalId: 'field:1', format: 'constructed' },
        },
      ),
    );
    const { body } = await walk.post(SUBMISSIONS, director, field).expect(201);
    expect(body).toMatchObject({ state: 'held' });
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        code: 'mostly-new-players',
        message: '3 of 4 players are new here, and a4000, who is known, won.',
      }),
    );
  });
});
