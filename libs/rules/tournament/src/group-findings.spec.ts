import { isForReaders, type FindingCode } from '@quadrant/rules/findings';
import { say, type Text } from '@quadrant/rules/message';
import { finding, type Finding } from './finding.js';
import { groupFindings, orderFindings, tellPlace } from './group-findings.js';

const of = (code: FindingCode, message: Text, more: Partial<Finding> = {}): Finding => ({
  ...finding(code, '', message, say`Check it.`),
  ...more,
});

const met = (a: string, b: string, round: number) => of('met-before', say`${a} met ${b} again in round ${round}.`);
const unknown = (handle: string, others: readonly string[] = []): Finding => ({
  ...of('player-created', say`"${handle}" is not known, so the report creates a new player.`),
  ...(others.length > 0 && {
    candidates: others.map((each) => ({ handle: each })) as unknown as Finding['candidates'],
  }),
});

/** Returns a line for each group: its sentence and its items. */
const told = (findings: readonly Finding[]) =>
  groupFindings(findings).map(({ message, items }) =>
    `${message} ${items.map(({ text, finding: { line, column } }) => text || tellPlace({ line, column })).join('; ')}`.trim(),
  );

describe('Findings of one kind', () => {
  it.each<[string, readonly Finding[], readonly string[]]>([
    ['no findings', [], []],
    ['one finding as it is', [met('ann', 'bob', 2)], ['ann met bob again in round 2.']],
    [
      'several with the values in which they differ',
      [met('ann', 'bob', 2), met('ann', 'cid', 3), met('dora', 'bob', 2)],
      ['ann met bob again in round 2. The same is true for: ann (cid, 3); dora (bob, 2)'],
    ],
    [
      'several that differ in one value by this value',
      [met('ann', 'bob', 2), met('ann', 'cid', 2)],
      ['ann met bob again in round 2. The same is true for: cid'],
    ],
    [
      'new players by their handles, with those who may be meant',
      [unknown('x'), unknown('Jon', ['john', 'jo']), unknown('y')],
      ['3 players are new here: x; Jon (similar: john, jo); y'],
    ],
    [
      'players who were found by their names, with their handles',
      ['Quist, Oscar', 'Ann S.'].map((name) => of('player-linked', say`Nobody is ${name}; it is ${'"ann"'}.`)),
      ['2 players were found by their names: Quist, Oscar → "ann"; Ann S. → "ann"'],
    ],
    [
      'rounds with pairs of unequal points by their numbers',
      [3, 4].map((round) =>
        of(
          'pair-downs-avoidable',
          say`Round ${round} has ${2} pairs of unequal ${'points'}; ${1} would have been enough.`,
        ),
      ),
      ['2 rounds have more pairs of unequal points than necessary: round 3 (2 instead of 1); round 4 (2 instead of 1)'],
    ],
    ['one new player in full', [unknown('x')], ['"x" is not known, so the report creates a new player.']],
    [
      'equal sentences by their places',
      [3, 5].map((line) => of('cell-not-used', say`Half a score.`, { line, column: 2 })),
      ['Half a score. The same is true for: line 5, column 2'],
    ],
    [
      'equal sentences without places by their number',
      [of('cell-not-used', say`Half a score.`), of('cell-not-used', 'Half a score.')],
      ['Half a score. This was found 2 times.'],
    ],
    [
      'stored sentences that are plain strings each in full',
      [of('met-before', 'ann met bob again.'), of('met-before', 'ann met cid again.')],
      ['ann met bob again.', 'ann met cid again.'],
    ],
    [
      'sentences of one code that say different things apart',
      [of('score-missing', say`No game has a score.`), of('score-missing', say`${'ann'} has none.`)],
      ['No game has a score.', 'ann has none.'],
    ],
    [
      'values that are sentences as sentences',
      [1, 2].map((round) => of('missed-rounds', say`${`p${round}`} has no result in ${say`round ${round}`}.`)),
      ['p1 has no result in round 1. The same is true for: p2 (round 2)'],
    ],
  ])('are grouped: %s', (_, findings, expected) => {
    expect(told(findings)).toEqual(expected);
  });

  it('are all kept, in the order in which they were found', () => {
    const findings = [met('ann', 'bob', 2), unknown('x'), met('ann', 'cid', 3), unknown('y')];
    expect(groupFindings(findings).map((group) => group.findings)).toEqual([
      [findings[0], findings[2]],
      [findings[1], findings[3]],
    ]);
    expect(orderFindings(findings)).toEqual([findings[0], findings[2], findings[1], findings[3]]);
  });
});

describe('The order of findings', () => {
  const codesOf = (codes: readonly FindingCode[]) =>
    orderFindings(codes.map((code) => of(code, say`It is so.`))).map(({ code }) => code);

  it.each<[string, readonly FindingCode[], readonly FindingCode[]]>([
    [
      'has what stops, what must be decided, what may be wrong, what is only said',
      ['late-report', 'met-before', 'sender-not-approved', 'not-json'],
      ['not-json', 'sender-not-approved', 'met-before', 'late-report'],
    ],
    [
      'has what the sender must confirm among what must be decided, and their answer among what is only said',
      ['is-announced', 'key-not-used', 'possible-duplicate', 'part-closed'],
      ['possible-duplicate', 'part-closed', 'key-not-used', 'is-announced'],
    ],
    [
      'keeps the order of one weight',
      ['winner-not-ahead', 'met-before', 'second-bye', 'late-report'],
      ['met-before', 'second-bye', 'winner-not-ahead', 'late-report'],
    ],
    ['has the count of the others last', ['more-findings', 'late-report'], ['late-report', 'more-findings']],
  ])('%s', (_, found, expected) => {
    expect(codesOf(found)).toEqual(expected);
    expect(codesOf(expected)).toEqual(expected);
  });

  it('puts a finding with a code of an earlier list by its severity', () => {
    const old = { ...of('met-before', 'It was so.'), code: 'of-an-earlier-list' as FindingCode };
    expect(orderFindings([of('late-report', 'It is late.'), old])[0]).toBe(old);
  });
});

describe('Readers of a tournament need', () => {
  it.each<[FindingCode, boolean]>([
    ['met-before', true],
    ['lead-time-unknown', true],
    ['possible-duplicate', true],
    ['league-not-flagged', true],
    ['late-report', true],
    ['head-start-unknown', true],
    ['missed-rounds', true],
    ['player-created', false],
    ['player-linked', false],
    ['column-not-used', false],
    ['answer-remembered', false],
    ['unknown-key', false],
    ['sender-not-approved', false],
    ['venue-waits', false],
    ['deck-name-near', false],
    ['winner-not-ahead', false],
  ])('%s: %s', (code, expected) => {
    expect(isForReaders(of(code, ''))).toBe(expected);
  });
});
