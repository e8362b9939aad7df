import { report, reportDocument } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { readReport, readReportValue, type ReadResult } from './read-report.js';

type Json = Record<string, unknown>;

const bytesOf = (document: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(document));
const NOW = new Date('2026-11-21T10:00:00Z');

/** Writes `code pointer` for every finding of this severity. */
const said = ({ findings }: Pick<ReadResult, 'findings'>, severity = 'error'): string[] =>
  findings.filter((each) => each.severity === severity).map(({ code, pointer }) => `${code} ${pointer}`);

const ordinary = (): Json =>
  reportDocument(
    report(
      round('ann 100-35 bob FW normal', 'cy 80-60 dee MW time'),
      round('ann 100-20 cy FW', 'bob dee FW concession'),
      round('ann 100-20 dee FW', 'bob 20-100 cy FL'),
    ),
  );

/** Returns an ordinary document with one value replaced; the keys are given as a path. */
function withValue(path: readonly (string | number)[], value: unknown): Json {
  const document = structuredClone(ordinary());
  let at = document as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return document;
}

const errorsWith = (path: readonly (string | number)[], value: unknown): string[] =>
  said(readReport(bytesOf(withValue(path, value)), { now: NOW }));

describe('a good document', () => {
  it('is read without a word', () => {
    const { report: read, findings, sha256, rawSha256 } = readReport(bytesOf(ordinary()), { now: NOW });
    expect(findings).toEqual([]);
    expect(read?.entries.map(({ handle }) => handle)).toEqual(['ann', 'bob', 'cy', 'dee']);
    expect(read?.rounds[1]?.matches[1]).toEqual({
      players: [1, 3],
      result: 'FW',
      score: null,
      endedBy: 'concession',
      differential: null,
      missions: null,
      games: [],
      bonusExcluded: null,
      victoryConditionsDiffer: false,
      bestOf: null,
    });
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(rawSha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has one canonical hash, however it is written', () => {
    const document = ordinary();
    const turned = Object.fromEntries(Object.entries(document).reverse());
    const pretty = new TextEncoder().encode(`\ufeff${JSON.stringify(turned, null, 2)}`);
    const one = readReport(bytesOf(document));
    const other = readReport(pretty);
    expect(other.sha256).toBe(one.sha256);
    expect(other.rawSha256).not.toBe(one.rawSha256);
    expect(other.report).toEqual(one.report);
  });

  it('may name players with other capitals and spaces in its matches', () => {
    const document = withValue(['players', 0, 'handle'], ' The  Ánn ');
    for (const index of [0, 1, 2]) {
      const matches = (document['rounds'] as { matches: { players: string[] }[] }[])[index]?.matches ?? [];
      if (matches[0]) matches[0].players[0] = 'THE ann';
    }
    const { report: read, findings } = readReport(bytesOf(document));
    expect(findings).toEqual([]);
    expect(read?.entries[0]?.handle).toBe('The Ánn');
  });

  it('needs no more than handles, results and the words that nobody can guess', () => {
    const small = {
      schema: 'quadrant/1',
      tournament: {
        name: 'Local',
        game: '1e',
        ruleSystem: 'opg-4.2',
        format: 'sealed',
        level: 1,
        startsAt: '2014-11-08T10:00Z',
      },
      players: [{ handle: 'ann' }, { handle: 'bob' }],
      rounds: [{ round: 1, matches: [{ players: ['ann', 'bob'], result: 'TT' }] }],
    };
    const { report: read } = readReport(bytesOf(small));
    expect(read?.tournament).toMatchObject({ kind: 'local', pairing: 'swiss', unrated: false, registeredAt: null });
    expect(read?.rounds[0]?.stage).toBe('swiss');
  });

  it('is read from a value as well', () => {
    expect(readReportValue(ordinary())).toEqual({ report: readReport(bytesOf(ordinary())).report, findings: [] });
  });
});

describe('level and kind', () => {
  const importance = (level: unknown, kind: unknown) => {
    const document = withValue(['tournament', 'level'], level);
    Object.assign(document['tournament'] as Json, { kind });
    const { report: read, findings } = readReport(bytesOf(document));
    return read ? [read.tournament.level, read.tournament.kind] : said({ findings });
  };

  it('give each other', () => {
    expect(importance(2, null)).toEqual([2, 'regional']);
    expect(importance(null, 'masters')).toEqual([3, 'masters']);
    expect(importance(null, 'release')).toEqual([1, 'release']);
    expect(importance(null, 'champions-league')).toEqual([1, 'champions-league']);
    expect(importance(4, 'chairmans-challenge')).toEqual([4, 'chairmans-challenge']);
    expect(importance(2, 'worlds')).toEqual(['kind-against-level /tournament/kind']);
    expect(importance(null, null)).toEqual(['missing-key /tournament']);
  });
});

describe('what is refused', () => {
  const match = ['rounds', 0, 'matches', 0] as const;

  it.each([
    [['schema'], undefined, ['wrong-schema ']],
    [['schema'], 'quadrant/2', ['wrong-schema /schema']],
    [['tournament'], 'Local', ['wrong-type /tournament']],
    [['tournament', 'name'], undefined, ['missing-key /tournament']],
    [['tournament', 'name'], '  ', ['empty-text /tournament/name']],
    [['tournament', 'name'], '\u202e\u200b', ['empty-text /tournament/name']],
    [['tournament', 'name'], 'x'.repeat(201), ['too-long /tournament/name']],
    [['tournament', 'name'], 'a\u0007b', ['control-character /tournament/name']],
    [['tournament', 'name'], 'a\u0000b', ['broken-text /tournament/name']],
    [['tournament', 'name'], 'a\ud800b', ['broken-text /tournament/name']],
    [['tournament', 'ruleSystem'], 'opg-4.3', ['unknown-literal /tournament/ruleSystem']],
    [['tournament', 'ruleSystem'], undefined, ['missing-key /tournament']],
    [['tournament', 'game'], 'swccg', ['game-not-of-rule-system /tournament/game']],
    [['tournament', 'format'], 'constucted', ['unknown-literal /tournament/format']],
    [['tournament', 'level'], 6, ['out-of-range /tournament/level']],
    [['tournament', 'level'], 1.5, ['wrong-type /tournament/level']],
    [['tournament', 'externalId'], '4711', ['bad-external-id /tournament/externalId']],
    [['tournament', 'league'], 'WCT East', ['bad-slug /tournament/league']],
    [['tournament', 'league'], 'x'.repeat(41), ['too-long /tournament/league']],
    [['tournament', 'country'], 'Germany', ['bad-country /tournament/country']],
    [['tournament', 'region'], ' ', ['bad-region /tournament/region']],
    [['tournament', 'region'], 'x'.repeat(65), ['bad-region /tournament/region']],
    [['tournament', 'region'], 'a\u202eb', ['bad-region /tournament/region']],
    [['tournament', 'director'], 'a\u200bb', ['bad-handle /tournament/director']],
    [['tournament', 'online'], 'yes', ['wrong-type /tournament/online']],
    [['tournament', 'startsAt'], '2014-11-08', ['bad-date /tournament/startsAt']],
    [['tournament', 'startsAt'], '2014-11-08T10:00:00', ['bad-date /tournament/startsAt']],
    [['tournament', 'startsAt'], '2015-02-29T10:00:00Z', ['bad-date /tournament/startsAt']],
    [['tournament', 'startsAt'], '2014-11-08T24:00:00Z', ['bad-date /tournament/startsAt']],
    [['tournament', 'startsAt'], '2014-11-08T10:00:00+15:00', ['bad-date /tournament/startsAt']],
    [['tournament', 'startsAt'], '1850-11-08T10:00:00Z', ['date-out-of-range /tournament/startsAt']],
    [['tournament', 'startsAt'], '2850-11-08T10:00:00Z', ['date-out-of-range /tournament/startsAt']],
    [['tournament', 'startsAt'], '2026-11-21T10:00:01Z', ['starts-in-future /tournament/startsAt']],
    [['tournament', 'endsAt'], '2014-11-07T10:00:00Z', ['ends-before-start /tournament/endsAt']],
    [['tournament', 'endsAt'], '2026-11-22T10:00:00Z', ['ends-in-future /tournament/endsAt']],
    [['players'], [], ['no-players /players']],
    [['players'], {}, ['wrong-type /players']],
    [['players'], undefined, ['missing-key ']],
    [['players', 1], 'bob', ['wrong-type /players/1']],
    [['players', 1, 'handle'], '', ['bad-handle /players/1/handle']],
    [['players', 1, 'seed'], 0, ['out-of-range /players/1/seed']],
    [['players', 1, 'earnedByes'], [1, 99], ['out-of-range /players/1/earnedByes/1']],
    [['rounds'], [], ['no-rounds /rounds']],
    [['rounds'], undefined, ['missing-key ']],
    [['rounds', 1], null, ['wrong-type /rounds/1']],
    [['rounds', 1, 'round'], 3, ['round-number /rounds/1/round']],
    [['rounds', 1, 'round'], 1, ['round-number /rounds/1/round']],
    [['rounds', 1, 'matches'], [], ['empty-round /rounds/1']],
    [['rounds', 1, 'stage'], 'finals', ['unknown-literal /rounds/1/stage']],
    [['rounds', 1, 'pods'], [{}], ['pods-not-for-game /rounds/1/pods']],
    [['rounds', 1], { round: 2, pods: {} }, ['pods-not-for-game /rounds/1/pods']],
    [['rounds', 1], { round: 2, pods: [] }, ['missing-key /rounds/1']],
    [[...match, 'players'], ['ann', 'zoe'], ['player-not-listed /rounds/0/matches/0/players/1']],
    [[...match, 'players'], ['ann', 'Ann'], ['self-match /rounds/0/matches/0/players']],
    [[...match, 'players'], ['ann', 'cy'], ['player-twice-in-round /rounds/0/matches/1/players/0']],
    [[...match, 'players'], [], ['wrong-length /rounds/0/matches/0/players']],
    [[...match, 'players'], ['ann', 7], ['wrong-type /rounds/0/matches/0/players/1']],
    [[...match, 'players'], ['ann'], ['result-without-opponent /rounds/0/matches/0/result']],
    [[...match, 'result'], 'BYE', ['opponent-without-result /rounds/0/matches/0/result']],
    [[...match, 'result'], 'WIN', ['result-not-of-rule-system /rounds/0/matches/0/result']],
    [[...match, 'result'], 'WON', ['unknown-literal /rounds/0/matches/0/result']],
    [[...match, 'endedBy'], 'boredom', ['unknown-literal /rounds/0/matches/0/endedBy']],
    [[...match, 'score'], [100], ['wrong-length /rounds/0/matches/0/score']],
    [[...match, 'score'], [100, 1e300], ['out-of-range /rounds/0/matches/0/score/1']],
    [[...match, 'score'], [100, '35'], ['wrong-type /rounds/0/matches/0/score/1']],
    [[...match, 'differential'], 1e9, ['out-of-range /rounds/0/matches/0/differential']],
    [[...match, 'missions'], { cy: {} }, ['player-not-listed /rounds/0/matches/0/missions/cy']],
    [[...match, 'missions'], { ann: {}, ANN: {} }, ['duplicate-player /rounds/0/matches/0/missions/ANN']],
    [[...match, 'bestOf'], 9, ['out-of-range /rounds/0/matches/0/bestOf']],
    [[...match, 'bestOf'], 4, ['even-best-of /rounds/0/matches/0/bestOf']],
    [['finalConfrontation'], { players: ['ann'], winner: 'ann' }, ['wrong-length /finalConfrontation/players']],
    [
      ['finalConfrontation'],
      { players: ['ann', 'bob'], winner: 'cy' },
      ['winner-not-in-confrontation /finalConfrontation/winner'],
    ],
    [
      ['places'],
      [
        { handle: 'ann', place: 1 },
        { handle: 'bob', place: 1 },
      ],
      ['duplicate-place /places/1'],
    ],
    [['places'], [{ handle: 'ann', place: 5 }], ['out-of-range /places/0/place']],
    [['standings'], ['ann', 'ann'], ['duplicate-place /standings/1']],
    [['standings'], ['zoe'], ['player-not-listed /standings/0']],
  ] as const)('%j = %j: %j', (path, value, expected) => {
    expect(errorsWith(path, value)).toEqual(expected);
  });

  it.each([
    [['tournament'], [], 'Give an object.'],
    [['rounds'], {}, 'Give a list.'],
    [['players', 3], 'p4', 'Give an object.'],
    [['rounds', 0, 'matches', 0, 'score', 1], '35', 'Give a whole number.'],
    [['tournament', 'name'], ' ', 'Write something.'],
    [['tournament', 'venue'], ' ', 'Write something, or leave it out.'],
    [['tournament', 'online'], 1, 'Give true or false, or leave it out.'],
    [['rounds', 0, 'matches', 0, 'score'], '100-35', 'Give a list, or leave it out.'],
  ])('%j = %j: only what is optional may be left out: %s', (path, value, advice) => {
    expect(readReport(bytesOf(withValue(path, value))).findings[0]?.advice).toBe(advice);
  });

  it.each([
    [{ players: ['ann', 'cy'], result: 'WON' }, 'unknown-literal /rounds/0/matches/1/result'],
    [{ players: ['ann', 'zoe'], result: 'FW' }, 'player-not-listed /rounds/0/matches/1/players/1'],
  ])('finds a player twice in a round also in a match with another error: %j', (match, other) => {
    const expected = [other, 'player-twice-in-round /rounds/0/matches/1/players/0'];
    expect(errorsWith(['rounds', 0, 'matches', 1], match).sort()).toEqual(expected.sort());
  });

  it('lets level be left out where kind says the same', () => {
    const adviceWith = (kind: string | null) => {
      const document = withValue(['tournament', 'level'], '1');
      Object.assign(document['tournament'] as Json, { kind });
      return readReport(bytesOf(document)).findings.map(({ advice }) => advice);
    };
    expect(adviceWith(null)).toEqual(['Give a whole number.']);
    expect(adviceWith('local')).toEqual(['Give a whole number, or leave it out.']);
  });

  it('repeats nothing that a terminal would obey', () => {
    const [finding] = readReport(bytesOf(withValue(['players', 1, 'handle'], 'a\u202eb\u009b31m'))).findings;
    expect(finding?.message).toContain('The handle "a\\u202eb\\u009b31m" contains');
  });

  it('names a player who is listed twice, whatever their capitals and accents', () => {
    const document = withValue(['players', 1, 'handle'], 'ÁNN');
    expect(said(readReport(bytesOf(document)))).toContain('duplicate-player /players/1/handle');
  });

  it('says everything at once', () => {
    const document = withValue(['tournament', 'format'], 'sealt');
    Object.assign(document, { players: [{ handle: 'ann', handel: 1 }, { handle: 'bob' }, { handle: 'cy' }] });
    expect(said(readReport(bytesOf(document)))).toEqual([
      'unknown-literal /tournament/format',
      'player-not-listed /rounds/0/matches/1/players/1',
      'player-not-listed /rounds/1/matches/1/players/1',
      'player-not-listed /rounds/2/matches/0/players/1',
    ]);
    expect(said(readReport(bytesOf(document)), 'warning')).toEqual(['unknown-key /players/0/handel']);
  });

  it('offers the word that was probably meant', () => {
    const [literal] = readReport(bytesOf(withValue(['tournament', 'format'], 'constucted'))).findings;
    expect(literal?.message).toBe('"constucted" is not a known format. Did you mean constructed?');
    expect(literal?.advice).toBe('Use one of constructed, draft, sealed, junior.');
    const [key] = readReport(bytesOf(withValue(['tournament', 'startAt'], '2014'))).findings;
    expect(key).toMatchObject({ severity: 'warning', code: 'unknown-key', pointer: '/tournament/startAt' });
    expect(key?.message).toContain('Did you mean startsAt?');
  });

  it.each([
    ['WIN', 'Use FW or MW.'],
    ['MODIFIED_LOSS', 'Use ML or FL.'],
    ['TRUE_TIE', 'Use TT.'],
  ])('says what %s of another rule system is called here', (result, advice) => {
    const { findings } = readReport(bytesOf(withValue(['rounds', 0, 'matches', 0, 'result'], result)));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'result-not-of-rule-system', advice }));
  });

  it('stops listing after 200 findings and counts the rest', () => {
    const document = withValue(
      ['players'],
      Array.from({ length: 300 }, () => ({ handle: '' })),
    );
    const { findings } = readReport(bytesOf(document));
    expect(findings).toHaveLength(201);
    expect(findings.at(-1)).toMatchObject({ severity: 'note', code: 'more-findings' });
    expect(findings.at(-1)?.message).toMatch(/^100 of 300 /);
  });

  it('takes no more players and rounds than it can keep', () => {
    const crowd = Array.from({ length: 5001 }, (_, index) => ({ handle: `p${index}` }));
    expect(errorsWith(['players'], crowd)).toEqual(['too-many /players']);
    expect(
      errorsWith(
        ['rounds'],
        Array.from({ length: 51 }, () => ({})),
      ),
    ).toEqual(['too-many /rounds']);
  });
});

describe('what is only warned of', () => {
  const warnings = (path: readonly (string | number)[], value: unknown): string[] =>
    said(readReport(bytesOf(withValue(path, value)), { now: NOW }), 'warning');

  it.each([
    [['comment'], 'hello', ['unknown-key /comment']],
    [['tournament', 'registeredAt'], '2014-11-09T10:00:00Z', ['registered-after-start /tournament/registeredAt']],
    [['tournament', 'name'], 'Local \u202e2E', ['invisible-characters /tournament/name']],
    [['tournament', 'venue'], 'Town\u200b Hall', ['invisible-characters /tournament/venue']],
    [['rounds', 0, 'matches', 0, 'bonusExcluded'], [0, 15], ['key-not-used /rounds/0/matches/0/bonusExcluded']],
    [['rounds', 0, 'matches', 0, 'victoryConditionsDiffer'], false, []],
    [['rounds', 0, 'pods'], [], []],
  ] as const)('%j = %j: %j', (path, value, expected) => {
    expect(warnings(path, value)).toEqual(expected);
    expect(errorsWith(path, value)).toEqual([]);
  });
});
