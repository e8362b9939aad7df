import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { PlayerMergeRepository } from '@quadrant/store/player-merges';
import { readStoredReport } from '@quadrant/rules/report';
import { LeagueRepository } from '@quadrant/store/leagues';
import { PublishedReader } from '@quadrant/store/export';
import { asOwner, emptyTables, useTestDatabase } from '../../../../test/builders/database.js';
import { createPublisher, forgetPublished, handIn } from '../../../../test/builders/history.js';
import { stories } from '../../../../test/builders/length.js';
import { actingAs } from '../../../../test/builders/principals.js';
import { pods, round } from '../../../../test/builders/round-text.js';
import { report } from '../../../../test/builders/report.js';
import { SAMPLES } from '../../../../test/builders/samples.js';
import { person } from '../../../../test/builders/surroundings.js';
import { EXPORT_FILES, MANIFEST, MANIFEST_HASH, type Manifest } from '../export/manifest.js';
import type { DataSource } from 'typeorm';

const DAY = 86_400_000;
const EPOCH = Date.parse('2015-01-01T12:00:00Z');

interface Played {
  readonly tournament: number;
  readonly day: number;
  readonly sample: string;
  readonly results: readonly number[];
  readonly league: boolean;
  /** Sent without an external id. */
  readonly anonymous: boolean;
  readonly level: number | null;
  readonly refreshAfter: boolean;
}

const played: fc.Arbitrary<Played> = fc.record({
  tournament: fc.nat(6),
  day: fc.nat(9),
  sample: fc.constantFrom('2e', 'tribbles', ...Object.keys(SAMPLES)),
  results: fc.array(fc.nat(3), { minLength: 4, maxLength: 8 }),
  league: fc.boolean(),
  anonymous: fc.boolean(),
  level: fc.option(fc.integer({ min: 1, max: 5 })),
  refreshAfter: fc.boolean(),
});

const RESULTS = ['FW', 'FL', 'TT', 'FW'] as const;

function toReport(history: number, { tournament, day, sample, results, league, anonymous }: Played): TournamentReport {
  const result = (index: number) => RESULTS[results[index % results.length]!]!;
  const header = {
    externalId: anonymous ? null : `history-${history}:${tournament}`,
    startsAt: new Date(EPOCH + day * DAY).toISOString(),
    registeredAt: new Date(EPOCH - 30 * DAY).toISOString(),
    endsAt: null,
    league: league ? 'alpha' : null,
  };
  if (sample === '2e') {
    return report(
      round(`ann bob ${result(0)}`, `cy dee ${result(1)}`),
      round(`ann cy ${result(2)}`, `bob dee ${result(3)}`),
      round(`ann dee ${result(4)}`, `bob cy ${result(5)}`),
      { tournament: header },
    );
  }
  if (sample === 'tribbles') {
    return report(...results.map((n) => pods(`ann ${n * 100}, bob 20, cy 30, dee ${n}`)), {
      tournament: { ...header, game: 'tribbles', pairing: 'tribbles', rules: null },
    });
  }
  const chosen = SAMPLES[sample]!;
  return { ...chosen, tournament: { ...chosen.tournament, ...header } };
}

describe('export and verify', () => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home }));
  const reader = person(() => ({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/nowhere' }));
  let dataSource: DataSource;
  let history = 0;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    const author = { handle: 'thsch', at: new Date(), requestId: null };
    const leagues = new LeagueRepository(dataSource);
    await leagues.create({ slug: 'alpha', name: 'Alpha, "the" first', director: 'thsch' }, author);
    const alpha = (await leagues.findBySlug('alpha'))!;
    await leagues.addSeason(alpha, { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-01-05' }, author);
  });
  afterAll(() => {
    operator.leave();
    reader.leave();
  });

  const refresh = () =>
    createPublisher(dataSource).publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: true,
      onProgress: () => undefined,
    });

  async function play(all: readonly Played[]): Promise<void> {
    await forgetPublished(dataSource);
    await emptyTables(
      dataSource,
      'standings',
      'matches',
      'pods',
      'entries',
      'tournaments',
      'outbox',
      'pending_changes',
    );
    history++;
    const publisher = createPublisher(dataSource);
    for (const each of all) {
      const receivedAt = new Date(EPOCH + (each.day + (each.anonymous ? 8 : 1)) * DAY);
      const { tournamentId, revision, state } = await handIn(dataSource, toReport(history, each), { receivedAt });
      if (state === 'accepted') await publisher.publishTournament(tournamentId, revision);
      if (each.level !== null) {
        await dataSource.query(`update tournaments set level_override = $2 where key = $1`, [tournamentId, each.level]);
        await dataSource.query(`update scorecards set engine_version = 'before the override'`);
        await dataSource.query(
          `insert into pending_changes (tournament_id, kind, starts_at, key, actor, reason, at)
           select t.id, 'level', s.starts_at, t.key, 'spec', '"spec"', now()
           from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.key = $1`,
          [tournamentId],
        );
      }
      if (each.refreshAfter) await refresh();
    }
  }

  it('agree where players were merged, and name as whom they count', async () => {
    const at = { league: false, anonymous: false, level: null, refreshAfter: false };
    await play([{ ...at, tournament: 0, day: 0, sample: '2e', results: [0, 1, 2, 3] }]);
    const twins = report(
      round('Ann-2 eve FW', 'fay gus FL'),
      round('Ann-2 fay FW', 'eve gus TT'),
      round('Ann-2 gus FL', 'eve fay FW'),
      { tournament: { externalId: 'merged:1', startsAt: new Date(EPOCH + DAY).toISOString() } },
    );
    const { tournamentId } = await handIn(dataSource, twins, { receivedAt: new Date(EPOCH + 2 * DAY) });
    await createPublisher(dataSource).publishTournament(tournamentId, 1);
    const merges = new PlayerMergeRepository(dataSource);
    const order = {
      reason: 'spec',
      versions: null,
      actor: actingAs('coordinator', 'thsch'),
      author: { handle: 'thsch', at: new Date(), requestId: null },
    };
    const merged = await merges.merge({ handle: 'Ann-2', into: 'ann', ...order });
    if (merged.kind !== 'stored') throw new Error(merged.kind);
    // A mere request moves nothing that is published.
    expect(await operator.call('verify', '--json')).toMatchObject({ code: 0 });
    await createPublisher(dataSource).publishMerge(merged.mergeId);
    expect(await operator.call('verify', '--json')).toMatchObject({ code: 0 });
    expect(await operator.call('export', 'out')).toMatchObject({ code: 0 });
    expect(await reader.call('verify', path.join(operator.folder, 'out'), '--json')).toMatchObject({ code: 0 });
    const players = readFileSync(path.join(operator.folder, 'out/players.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    const [ann, twin] = ['ann', 'Ann-2'].map((handle) => players.find((player) => player['handle'] === handle)!);
    expect(ann!['countsAs']).toBe(ann!['publicId']);
    expect(twin!['countsAs']).toBe(ann!['publicId']);
    await merges.undo({ mergeId: merged.mergeId, ...order });
    await createPublisher(dataSource).publishMerge(merged.mergeId);
    expect(await operator.call('verify', '--json')).toMatchObject({ code: 0 });
  });

  it('agree over random histories of every rule system, with corrections, levels and leagues', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(played, { minLength: 1, maxLength: 12 }), async (all) => {
        await play(all);
        expect(await operator.call('export', 'out')).toMatchObject({ code: 0 });
        const alone = await reader.call('verify', path.join(operator.folder, 'out'), '--json');
        const live = await operator.call('verify', '--json');
        const [one, other] = [alone, live].map(({ out, err }) => {
          expect([err, out]).toEqual(['', expect.stringContaining('"verified": true')]);
          const { seconds: _seconds, gamesPerSecond: _speed, ...rest } = JSON.parse(out) as Record<string, unknown>;
          return rest;
        });
        expect(one).toMatchObject({ verified: true, difference: null });
        expect(other).toEqual(one);
        expect([alone.code, live.code]).toEqual([0, 0]);
      }),
      { numRuns: stories(5, 12), seed: 4471 },
    );
  });

  describe('of one history', () => {
    const one: Played = {
      tournament: 1,
      day: 1,
      sample: '2e',
      results: [0, 1, 2, 0],
      league: true,
      anonymous: false,
      level: null,
      refreshAfter: false,
    };
    const file = (name: string) => path.join(operator.folder, 'whole', name);
    const verifyIt = () => reader.call('verify', path.join(operator.folder, 'whole'));

    beforeAll(async () => {
      // The league tournament that moved out of its season is published. Its late revision waits, so it does not count
      // yet.
      await play([
        one,
        { ...one, tournament: 2, sample: 'opg-4.2', day: 2 },
        { ...one, tournament: 3, sample: 'tribbles' },
      ]);
      const national = toReport(history, { ...one, tournament: 4, day: 4, league: false });
      const { tournamentId } = await handIn(
        dataSource,
        { ...national, tournament: { ...national.tournament, level: 3, kind: 'national', country: 'DE' } },
        { receivedAt: new Date(EPOCH + 5 * DAY) },
      );
      await createPublisher(dataSource).publishTournament(tournamentId, 1);
      const late = toReport(history, { ...one, results: [1, 1, 1, 1] });
      await handIn(dataSource, late, { receivedAt: new Date(EPOCH + 30 * DAY) });
      await operator.call('export', 'whole');
    });

    it('prints the chain and that it is verified', async () => {
      const { code, out } = await verifyIt();
      expect(code).toBe(0);
      expect(out).toMatch(/^Run 4: 4 tournaments, \d+ rated games \(.* games\/s\)\.\nChain [0-9a-f]{64}\nverified\n$/);
    });

    it('has every file, and the document that is published beside the current one', () => {
      expect(readdirSync(file('.')).sort()).toEqual([...EXPORT_FILES, MANIFEST, MANIFEST_HASH].sort());
      const [earlier] = readFileSync(file('earlier-reports.ndjson'), 'utf8').trimEnd().split('\n');
      const [first] = readFileSync(file('tournaments.ndjson'), 'utf8').split('\n');
      expect(JSON.parse(first!)).toMatchObject({ revision: 1, report: { file: 'earlier-reports.ndjson', line: 1 } });
      expect(earlier).toContain('Winter Local');
      expect(JSON.parse(readFileSync(file('leagues.ndjson'), 'utf8'))).toMatchObject({
        slug: 'alpha',
        name: 'Alpha, "the" first',
        director: 'thsch',
        seasons: [{ season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-01-05', tournamentsPerPhase: 4 }],
        schemes: [],
        manualAwards: [],
      });
    });

    it.each([...EXPORT_FILES, MANIFEST, MANIFEST_HASH])('finds any byte of %s that is another', async (name) => {
      const whole = readFileSync(file(name));
      await fc.assert(
        fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
          const altered = Buffer.from(whole);
          altered[at] = altered[at]! ^ change;
          writeFileSync(file(name), altered);
          expect(await verifyIt()).toMatchObject({
            code: 1,
            out: expect.stringContaining('is not the file that was exported'),
          });
        }),
        { numRuns: 15, seed: 77 },
      );
      writeFileSync(file(name), whole);
      expect(await verifyIt()).toMatchObject({ code: 0 });
    });

    it.each([...EXPORT_FILES, MANIFEST, MANIFEST_HASH])('says in a sentence that %s is missing', async (name) => {
      const whole = readFileSync(file(name));
      rmSync(file(name));
      const { code, err } = await verifyIt();
      writeFileSync(file(name), whole);
      expect(code).toBe(2);
      expect(err).toMatch(/cannot be read: there is no such file\.\n$/);
    });

    it('finds what the hashes of files do not: numbers of an export that somebody has sealed anew', async () => {
      const rewrite = async (name: (typeof EXPORT_FILES)[number], alter: (text: string) => string) => {
        const before = [name, MANIFEST, MANIFEST_HASH].map((each) => [each, readFileSync(file(each))] as const);
        seal(name, alter(readFileSync(file(name), 'utf8')));
        const answer = await verifyIt();
        for (const [each, content] of before) writeFileSync(file(each), content);
        return answer;
      };
      const raise = (text: string) => text.replace(/,(\d+\.\d+),(\d+)\n/, ',1234.5,$2\n');
      expect(await rewrite('rating-changes.csv', raise)).toMatchObject({
        code: 1,
        out: expect.stringMatching(/Winter Local .*: rating after of .*\n {2}expected \d+\.\d+\n {2}got {6}1234\.5\n/),
      });
      expect(await rewrite('ratings.csv', (text) => text.replace(/\d+\.\d+\n$/, '1\n'))).toMatchObject({
        code: 1,
        out: expect.stringMatching(/\nrating of .*\n.*\n {2}got {6}1\n/),
      });
      expect(await rewrite('awards.csv', (text) => text.replace(',4,12,alpha', ',4,13,alpha'))).toMatchObject({
        code: 1,
        out: expect.stringMatching(/points of .*, league\n {2}expected 12\n {2}got {6}13\n/),
      });
      expect(await rewrite('entitlements.csv', (text) => text.replace('place 1 of 4', 'place 1 of 40'))).toMatchObject({
        code: 1,
        out: expect.stringContaining('rule of bob, entitlement'),
      });
      expect(await rewrite('badges.csv', (text) => text.replace('gold', 'silver'))).toMatchObject({
        code: 1,
        out: expect.stringContaining('badge of bob, badge'),
      });
      expect(await rewrite('standings.csv', (text) => text.replace(/,,computed,\n/, ',,stated,\n'))).toMatchObject({
        code: 1,
        out: expect.stringContaining('basis of a place'),
      });
      expect(
        await rewrite('standings.csv', (text) => text.replace(/,points,,computed,\n/, ',seed,,computed,\n')),
      ).toMatchObject({
        code: 1,
        out: expect.stringContaining('decidedBy at place'),
      });
      const officialFrom = (text: string) => text.replace(/("number":3,.*"officialRun":)null/, '$13');
      expect(await rewrite('runs.ndjson', officialFrom)).toMatchObject({
        code: 1,
        out: expect.stringContaining(
          'Run 3 is official, but its kind is tournament\n  expected refresh or rules-change',
        ),
      });
      expect(await rewrite('reports.ndjson', (text) => text.replaceAll('FW', 'FL'))).toMatchObject({
        code: 1,
        out: expect.stringContaining('hash of the document'),
      });
    });

    type Alteration = (texts: Map<string, string>) => void;
    const edit =
      (name: (typeof EXPORT_FILES)[number], change: (text: string) => string): Alteration =>
      (texts) =>
        texts.set(name, change(texts.get(name)!));
    const lines = (change: (lines: string[]) => string[]) => (text: string) =>
      change(text.trimEnd().split('\n'))
        .map((line) => `${line}\n`)
        .join('');
    const swapped = lines(([first, second, ...rest]) => [second!, first!, ...rest]);
    const headed = (change: (rows: string[]) => string[]) => lines(([head, ...rows]) => [head!, ...change(rows)]);
    /** Puts another result into a document, and its hash into the line of its tournament. */
    const rehashed: Alteration = (texts) => {
      const before = texts.get('reports.ndjson')!;
      const after = before.replaceAll('"FW"', '"FL"');
      texts.set('reports.ndjson', after);
      const [old = [], young = []] = [before, after].map((text) =>
        text
          .trimEnd()
          .split('\n')
          .map((line) => readStoredReport(Buffer.from(line)).sha256!),
      );
      const rows = old.reduce(
        (text, sha256, line) => text.replace(sha256, young[line]!),
        texts.get('tournaments.ndjson')!,
      );
      texts.set('tournaments.ndjson', rows);
    };

    it.each<[string, Alteration, RegExp]>([
      [
        'exchanged tournaments',
        edit('tournaments.ndjson', swapped),
        /order of the tournaments .* another one than that of history\n {2}expected "Winter Local" \(.*\) before ".+" \(.*\)\n {2}got {6}".+" \(.*\) before "Winter Local" \(/,
      ],
      ['exchanged documents', edit('reports.ndjson', swapped), /this document is not the one that was published: hash/],
      [
        'exchanged rating changes',
        edit(
          'rating-changes.csv',
          headed(([one, ...rows]) => [...rows, one!]),
        ),
        /./,
      ],
      [
        'a tournament that is gone',
        edit(
          'tournaments.ndjson',
          lines(([, ...rest]) => rest),
        ),
        /./,
      ],
      [
        'a tournament that stands twice',
        edit(
          'tournaments.ndjson',
          lines(([one, ...rest]) => [one!, one!, ...rest]),
        ),
        /"Winter Local".*\n {2}expected once\n {2}got {6}twice/,
      ],
      [
        'a document that is gone',
        edit(
          'reports.ndjson',
          lines((all) => all.slice(0, -1)),
        ),
        /reports\.ndjson: documents in the order/,
      ],
      [
        'a document that stands twice',
        edit(
          'reports.ndjson',
          lines(([one, ...rest]) => [one!, one!, ...rest]),
        ),
        /this document is not the one/,
      ],
      [
        'a document with another result',
        edit('reports.ndjson', (text) => text.replaceAll('"FW"', '"FL"')),
        /this document is not the one that was published: hash/,
      ],
      [
        'a document with another result and its hash',
        rehashed,
        /\(.*\): this document is not the one that was published, or/,
      ],
      [
        'a player who is gone',
        edit(
          'players.ndjson',
          lines((all) => all.filter((line) => !line.includes('"handle":"bob"'))),
        ),
        /player\n {2}expected one of the players/,
      ],
      ['a rating', edit('ratings.csv', (text) => text.replace(/\d+\.\d+\n$/, '1\n')), /rating of/],
      [
        'a rating that is no number',
        edit('ratings.csv', (text) => text.replace(/\d+\.\d+\n$/, 'many\n')),
        /rating\n {2}expected a number\n {2}got {6}"many"/,
      ],
      [
        'a rating that is gone',
        edit(
          'ratings.csv',
          headed(([, ...rows]) => rows),
        ),
        /rating|row of/,
      ],
      ['a column', edit('ratings.csv', (text) => text.replace('category', 'kind')), /columns of ratings\.csv/],
      [
        'a row with a field more',
        edit(
          'awards.csv',
          headed(([one, ...rows]) => [`${one!},1`, ...rows]),
        ),
        /number of fields in awards\.csv, line 2/,
      ],
      ['points', edit('awards.csv', (text) => text.replace(',4,12,alpha', ',4,13,alpha')), /points of/],
      [
        'a run that is gone',
        edit(
          'runs.ndjson',
          lines(([, ...rest]) => rest),
        ),
        /Run 1/,
      ],
      [
        'the handle of a player',
        edit('players.ndjson', (text) => text.replace('"handle":"ann"', '"handle":"anne"')),
        /^handle of the player \S+ in players\.ndjson, which is another one in \S+\.csv, line \d+\n {2}expected ann\n {2}got {6}anne$/m,
      ],
      [
        'the kind of a run',
        edit('runs.ndjson', (text) => text.replace('"kind":"tournament"', '"kind":"refresh"')),
        /The kind of run 1 is refresh, but that of its changes another\n {2}expected tournament\n {2}got {6}refresh/,
      ],
      [
        'a line that is no JSON',
        edit('runs.ndjson', (text) => text.replace('{', '')),
        /runs\.ndjson, line 1\n {2}expected a JSON object/,
      ],
    ])('finds %s in an export that somebody has sealed anew, and could run', async (_what, alter, told) => {
      const before = [...EXPORT_FILES, MANIFEST, MANIFEST_HASH].map(
        (each) => [each, readFileSync(file(each))] as const,
      );
      const texts = new Map<string, string>(before.map(([name, bytes]) => [name, bytes.toString()]));
      alter(texts);
      sealAll(texts);
      const answer = await verifyIt();
      for (const [each, content] of before) writeFileSync(file(each), content);
      expect(answer).toMatchObject({ code: 1, out: expect.stringMatching(told), err: '' });
    });

    /** Writes files with their hashes and numbers of lines. */
    function sealAll(texts: ReadonlyMap<string, string>): void {
      const hash = (content: string) => createHash('sha256').update(content).digest('hex');
      const manifest = JSON.parse(texts.get(MANIFEST)!) as Manifest;
      const files = Object.fromEntries(
        EXPORT_FILES.map((name) => {
          const text = texts.get(name)!;
          writeFileSync(file(name), text);
          const records = text.split('\n').length - 1 - (name.endsWith('.csv') ? 1 : 0);
          return [name, { ...manifest.files[name], sha256: hash(text), records }];
        }),
      );
      const whole = `${JSON.stringify({ ...manifest, files }, null, 2)}\n`;
      writeFileSync(file(MANIFEST), whole);
      writeFileSync(file(MANIFEST_HASH), `${hash(whole)}  ${MANIFEST}\n`);
    }

    function seal(name: (typeof EXPORT_FILES)[number], text: string): void {
      const hash = (content: string) => createHash('sha256').update(content).digest('hex');
      writeFileSync(file(name), text);
      const manifest = JSON.parse(readFileSync(file(MANIFEST), 'utf8')) as Manifest;
      const whole = `${JSON.stringify({ ...manifest, files: { ...manifest.files, [name]: { ...manifest.files[name], sha256: hash(text) } } }, null, 2)}\n`;
      writeFileSync(file(MANIFEST), whole);
      writeFileSync(file(MANIFEST_HASH), `${hash(whole)}  ${MANIFEST}\n`);
    }

    it.each([
      [`update rating_changes set after = after + 1e-9`, 'rating after of'],
      [`update rating_changes set games = games + 1 where category = 'overall'`, 'games of'],
      [`update ratings set rating = 3000 where category = 'overall'`, 'rating of'],
      [`update awards set points = 99`, 'points of'],
      [`delete from awards`, 'row of'],
      [`update entitlements set earned_byes = '{1,2}'`, 'earned byes of bob, entitlement'],
      [`update entitlements set player_id = (select max(id) from players)`, 'row of'],
      [`delete from entitlements`, 'row of'],
      [
        `insert into entitlements select tournament_id, 9, player_id, 2, into_kind, edition, continent, earned_byes, head_start, rule, section, since_run from entitlements limit 1`,
        'row of',
      ],
      [`update badges set badge = 'silver'`, 'badge of bob, badge'],
      [`delete from badges`, 'row of'],
      [`update standings set points = points + 1 where place = 2`, 'points at place 2'],
      [`update standings set entry = 1 - entry where entry < 2`, 'player at place'],
      [`update outcomes set outcome_sha256 = input_sha256`, 'outcome hash'],
      [`update history_chain set sha256 = inputs_sha256`, 'chain hash'],
      [`update runs set chain_sha256 = '\\x00'`, 'chain hash of the run'],
      [`update runs set official_run = 1 where number = 3`, 'Run 3 changes the official run'],
      [`delete from runs where number = 2`, 'Run 2 is missing'],
      [
        `update submissions set raw = decode(replace(encode(raw, 'escape'), 'FW', 'FL'), 'escape')`,
        'hash of the document',
      ],
      [`update matches set result = 'TT' where result = 'FW' and number = 1`, 'stored report, /rounds/'],
      [`update pods set scores[1] = 7`, 'stored report, /rounds/0/pods/0/scores/0'],
      [`update entries set head_start = 9`, 'stored report, /entries/0/headStart'],
      [`update submissions set header = header || '{"level": 4}'`, 'stored report, /tournament/level'],
      [`update scorecards set players = array(select unnest(players) order by 1 desc)`, 'player at place 1'],
    ])('finds what was changed in the database by %s', async (sql, what) => {
      const tables = /(?:update|from) (\w+)/.exec(sql)![1]!;
      await asOwner(dataSource, `create table kept as table ${tables}; ${sql}`);
      const { code, out } = await operator.call('verify');
      await asOwner(
        dataSource,
        `set local session_replication_role = replica; delete from ${tables};
         insert into ${tables} overriding system value select * from kept; drop table kept`,
      );
      expect([code, out]).toEqual([1, expect.stringContaining(what)]);
      expect(await operator.call('verify')).toMatchObject({ code: 0 });
    });

    it('stops verifying when somebody interrupts it, and says how far it came', async () => {
      jest.spyOn(PublishedReader.prototype, 'countTournaments').mockImplementation(() => {
        process.emit('SIGINT', 'SIGINT');
        return Promise.resolve(4);
      });
      const { code, err } = await operator.call('verify');
      jest.restoreAllMocks();
      expect([code, err]).toEqual([2, 'Stopped half way: nothing differs in the first 4 tournaments.\n']);
    });

    it('leaves nothing unfinished behind when somebody interrupts it, and says what is whole', async () => {
      const impatient = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home }));
      impatient.write('manifest.json', '{}');
      jest.spyOn(PublishedReader.prototype, 'readRuns').mockImplementation(async function* () {
        process.emit('SIGINT', 'SIGINT');
        yield await Promise.resolve([]);
      });
      const { code, out, err } = await impatient.call('export', '.');
      jest.restoreAllMocks();
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^Stopped half way: ratings\.csv, .*standings\.csv in .* are whole, .*run it again\.\n$/);
      expect(
        readdirSync(impatient.folder)
          .filter((name) => !name.startsWith('.'))
          .sort(),
      ).toEqual(EXPORT_FILES.filter((name) => name !== 'runs.ndjson').sort());
      expect(existsSync(path.join(impatient.folder, MANIFEST))).toBe(false);
      impatient.leave();
    });
  });
});
