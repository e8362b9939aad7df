import type { UnknownPlayers } from '@quadrant/rules/intake';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import type { Entry, Finding } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { loadReports } from '@quadrant/store/history';
import { PreviewRepository } from '@quadrant/store/previews';
import { VerificationRepository } from '@quadrant/store/verification';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { createPublisher, deliveryOf } from '../../../../../test/builders/history.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { SubmissionRepository, type AcceptAnswer } from '../submission.repository.js';
import type { Delivery } from '../acceptance.js';
import type { DataSource } from 'typeorm';

const receivedAt = new Date('2014-11-09T12:00:00Z');
const database = useTestDatabase();
let dataSource: DataSource;
let tournaments = 0;

type People = Readonly<Record<string, Partial<Entry>>>;

/** Ann and bob meet the first two of the people, or the first and dee, in six games. */
function delivery(people: People, unknownPlayers: UnknownPlayers): Delivery {
  const rounds = [
    round('ann 100-35 bob FW', 'one 100-20 two FW'),
    round('ann 40-100 one FL', 'bob 55-50 two MW'),
    round('ann 100-0 two FW', 'one 30-30 bob TT'),
  ];
  const told = report(...rounds, { tournament: { externalId: `names:${++tournaments}` } });
  const [ann, bob, ...others] = told.entries;
  const named = Object.entries(people).map(([handle, facts]) => ({ ...ann!, handle, ...facts }));
  if (named.length < others.length) named.push({ ...ann!, handle: 'dee' });
  const of = deliveryOf({ ...told, entries: [ann!, bob!, ...named] }, { receivedAt });
  return { ...of, unknownPlayers };
}

const accept = (of: Delivery): Promise<AcceptAnswer> => new SubmissionRepository(dataSource).accept(of, null);

async function take(people: People, unknownPlayers: UnknownPlayers = 'create') {
  const answer = await accept(delivery(people, unknownPlayers));
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  return answer.acceptance;
}

async function playersOf(submission: string): Promise<string[]> {
  const rows = await dataSource.query<{ handle: string }[]>(
    `select p.handle from entries e join players p on p.id = e.player_id join submissions s on s.id = e.submission_id
     where s.public_id = $1 order by e.number`,
    [submission],
  );
  return rows.map(({ handle }) => handle);
}

const onPlayers = (findings: readonly Finding[]) =>
  findings.filter(({ code }) => code.startsWith('player-')).map(({ code, pointer }) => [code, pointer]);

const count = async (table: string): Promise<number> =>
  Number((await dataSource.query<{ n: string }[]>(`select count(*) as n from ${table}`))[0]!.n);

beforeAll(async () => {
  dataSource = await database.dataSource();
  await take(
    {
      jsmith: { name: 'John Smith', country: 'US' },
      cmueller: { name: 'Christoph Müller', country: 'DE' },
      twin1: { name: 'Alex Twin' },
      twin2: { name: 'Alex Twin' },
      solo: { name: 'Cher' },
      'Bea Arthurs': {},
      dee: {},
    },
    'by-handle',
  );
});

describe('a report with handles that nobody has', () => {
  it.each<[string, Partial<Entry>, string]>([
    ['js', { name: 'John Smith' }, 'jsmith'],
    ['js', { name: 'SMITH, John', country: 'US' }, 'jsmith'],
    ['Smith, John', {}, 'jsmith'],
    ['chris', { name: 'Muller, Christoph' }, 'cmueller'],
    ['Arthurs, Bea', {}, 'Bea Arthurs'],
  ])('counts %j %j for the only player of the name', async (handle, facts, player) => {
    const before = await count('players');
    const { id, findings } = await take({ [handle]: facts });
    expect(onPlayers(findings)).toEqual([['player-linked', `/players/2/handle`]]);
    expect(findings.find(({ code }) => code === 'player-linked')!.message).toContain(`"${player}"`);
    expect(await playersOf(id)).toEqual(['ann', 'bob', player, 'dee']);
    expect(await count('players')).toBe(before);
  });

  it.each<[string, Partial<Entry>]>([
    ['a name that two have', { name: 'Alex Twin' }],
    ['a name of one word', { name: 'Cher' }],
    ['a name with an initial', { name: 'J. Smith' }],
    ['a name that is nearly right', { name: 'Jhon Smith' }],
    ['the words turned round without a comma', { name: 'Smith John' }],
    ['Cyrillic letters in it', { name: 'Jоhn Smith' }],
    ['the name of somebody from elsewhere', { name: 'John Smith', country: 'NZ' }],
  ])('makes a new player of %s', async (_what, facts) => {
    const handle = `stranger${await count('players')}`;
    const { id, findings } = await take({ [handle]: facts });
    expect(onPlayers(findings)).toEqual([['player-created', `/players/2/handle`]]);
    expect((await playersOf(id))[2]).toBe(handle);
    await dataSource.query(`update players set name = null, search_name = null where handle = $1`, [handle]);
  });

  it('tells who may be meant, and keeps that nowhere', async () => {
    const of = delivery({ fresh: { name: 'Jhon Smith' } }, 'create');
    const answer = await accept(of);
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
    const { id, findings } = answer.acceptance;
    const created = findings.find(({ code }) => code === 'player-created')!;
    expect(created.candidates).toEqual([
      {
        handle: 'jsmith',
        name: 'John Smith',
        country: 'US',
        rating: null,
        ratingTrack: null,
        lastTournament: { id: expect.any(String) as string, name: 'Winter Local', date: '2014-11-08' },
        similarity: expect.any(Number) as number,
        reason: 'spelling',
      },
    ]);
    expect(created.advice).toBe(
      'Did you mean "jsmith" (John Smith)? If this is a misspelt known handle, send a corrected report.',
    );
    const [stored] = await dataSource.query<{ findings: Finding[] }[]>(
      `select findings from submissions where public_id = $1`,
      [id],
    );
    const kept = stored!.findings.find(({ code }) => code === 'player-created')!;
    expect(kept).toEqual({
      ...created,
      advice: 'If this is a misspelt known handle, send a corrected report.',
      candidates: undefined,
    });
    expect(await accept(of)).toMatchObject({ acceptance: { id, created: false } });
    await dataSource.query(`update players set name = null, search_name = null where handle = 'fresh'`);
  });

  it('is refused where no players are to be created, and stores nothing but that in the audit', async () => {
    const before = [await count('players'), await count('submissions'), (await count('audit_entries')) + 1];
    const answer = await accept(delivery({ unheard: { name: 'Jon Smith' }, nobody: {} }, 'refuse'));
    expect(answer).toMatchObject({
      kind: 'report-refused',
      findings: [
        { severity: 'error', code: 'player-unknown', pointer: '/players/2/handle', candidates: [{ handle: 'jsmith' }] },
        { severity: 'error', code: 'player-unknown', pointer: '/players/3/handle' },
      ],
    });
    expect([await count('players'), await count('submissions'), await count('audit_entries')]).toEqual(before);
    expect(onPlayers((await take({ js: { name: 'John Smith' } }, 'refuse')).findings)).toEqual([
      ['player-linked', '/players/2/handle'],
    ]);
  });

  it.each<[string, People]>([
    ['one by handle and one by name', { jsmith: {}, js: { name: 'John Smith' } }],
    ['both by name', { js1: { name: 'John Smith' }, js2: { name: 'Smith, John' } }],
  ])('is refused when two entries mean one player, %s', async (_what, people) => {
    const before = [await count('players'), await count('submissions')];
    const answer = await accept(delivery(people, 'create'));
    expect(answer).toMatchObject({ kind: 'report-refused' });
    const [error] = answer.kind === 'report-refused' ? answer.findings.filter((each) => each.severity === 'error') : [];
    expect(error).toMatchObject({ code: 'player-linked-twice', pointer: '/players/3/handle' });
    expect([await count('players'), await count('submissions')]).toEqual(before);
  });

  it('goes by handle alone where history is imported', async () => {
    const { id, findings } = await take({ imported: { name: 'John Smith' } }, 'by-handle');
    expect(onPlayers(findings)).toEqual([['player-created', '/players/2/handle']]);
    expect((await playersOf(id))[2]).toBe('imported');
    await dataSource.query(`update players set name = null, search_name = null where handle = 'imported'`);
  });

  it('is previewed with the findings that it is then taken in with', async () => {
    const both = [
      delivery({ pre1: { name: 'John Smith' }, pre2: { name: 'Alex Twinn' } }, 'create'),
      delivery({ pre3: {}, pre4: { name: 'Jhon Smith' } }, 'refuse'),
      delivery({ pre5: { name: 'John Smith' }, jsmith: {} }, 'create'),
    ];
    for (const of of both) {
      const previewed = await new PreviewRepository(dataSource).open(async (preview) => {
        const judged = await preview.judgeReport(of);
        return 'findings' in judged ? judged.findings : [];
      });
      const answer = await accept(of);
      const taken = answer.kind === 'accepted' ? answer.acceptance.findings : 'findings' in answer && answer.findings;
      expect(onPlayers(previewed).length).toBeGreaterThan(0);
      expect(taken).toEqual(previewed);
    }
  });
});

describe('a player who is found by name', () => {
  it('keeps the handle of the report for what is made of it, and is verified', async () => {
    const publisher = createPublisher(dataSource, () => receivedAt);
    const { tournamentId, revision, id } = await take({ zz: { name: 'John Smith' } });
    await publisher.publishTournament(tournamentId, revision);
    const [row] = await dataSource.query<{ id: number }[]>(`select id from submissions where public_id = $1`, [id]);
    const [stored] = await inTransaction(dataSource, (client) => loadReports(client, [row!.id]));
    expect(stored!.report.entries.map(({ handle }) => handle)).toEqual(['ann', 'bob', 'zz', 'dee']);
    const verifications = new VerificationRepository(dataSource);
    const verification = await verifications.verify(DEFAULT_RATING_RULES);
    expect(verification).toMatchObject({ difference: null });
  });

  it('is found by the name that a later report gives them', async () => {
    await take({ nameless: {} });
    await take({ nameless: { name: 'Łucja Żółć' } });
    const { id } = await take({ lz: { name: 'Zolc, Lucja' } });
    expect((await playersOf(id))[2]).toBe('nameless');
  });
});
