import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRuleSystem } from '@quadrant/rules/systems';
import { basisOfPlace, hasCertainPlace, hexOfBytes, sha256 } from '@quadrant/rules/tournament';
import { scoreReport, type ScoringFacts } from '@quadrant/rules/history';
import { awardMastersPoints, fieldOf } from '@quadrant/rules/leagues';
import { SWITCHES } from '@quadrant/rules/policy';
import { report, reportDocument } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { SAMPLES } from '../../../../test/builders/samples.js';
import { standingsDocument, standingsReport, type StandingsRow } from '../../../../test/builders/standings-document.js';
import { readReport, readReportValue, readStoredReport } from './read-report.js';
import { redactDocument } from './redact-document.js';
import { documentOf } from './write-document.js';

const FIVE: readonly StandingsRow[] = [
  ['ann', 1, 12],
  ['bob', 2, 9],
  ['cy', 3, 6],
  ['dee', 3, 6],
  ['eve', 5],
];

const NOW = new Date('2026-11-21T10:00:00Z');
const bytesOf = (document: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(document));

const errorsIn = (document: unknown): string[] =>
  readReportValue(document, { now: NOW })
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);

const FACTS: ScoringFacts = {
  announced: null,
  sha256: new Uint8Array(32),
  leadTimeCountsAsMet: true,
  tossSeed: null,
  switches: SWITCHES,
  level: null,
  rated: null,
  league: null,
};

// @row 256
describe('a document that has only the final places', () => {
  // @row 264
  it('is read with its places, and says what is unknown', () => {
    const { report: read, findings } = readReportValue(standingsDocument(FIVE), { now: NOW });
    expect(read).toMatchObject({
      record: 'standings',
      rounds: [],
      tournament: { date: '2014-11-08', startsAt: '2014-11-08T23:59:59Z' },
    });
    expect(read?.statedStandings?.[4]).toEqual({ entry: 4, place: 5, points: null });
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'lead-time-unknown /tournament',
      'place-undecided /statedStandings/2',
      'place-undecided /statedStandings/3',
      'games-unknown /record',
    ]);
  });

  it('is written back to a document that reads to the same report, also after somebody was removed from it', () => {
    const read = standingsReport(FIVE, {}, { participants: 12 });
    const written = documentOf(read);
    expect(written['tournament']).not.toHaveProperty('startsAt');
    expect(readReportValue(written).report).toEqual(read);
    const { document, report: redacted } = redactDocument(
      bytesOf(written),
      new Map([['bob', 'removed-0123456789ab']]),
      'key',
    );
    expect(readStoredReport(document).report).toMatchObject({
      ...redacted,
      participants: 12,
      statedStandings: read.statedStandings,
    });
  });

  // @row 265
  it('may have a place that was concluded below a shared one, and marks everybody who shares it', () => {
    const concluded = { inferred: [{ pointer: '/statedStandings/3', rule: 'shared' }] };
    const { report: read, findings } = readReportValue(standingsDocument(FIVE, {}, concluded), { now: NOW });
    expect(read!.statedStandings![3]).toEqual({ entry: 3, place: 3, points: 6, inferred: 'shared' });
    const standings = getRuleSystem(read!.tournament.ruleSystem).computeStandings(read!, '');
    expect(standings.map(({ stated }) => stated)).toEqual(['1', '2', '3-4~', '3-4~', '5']);
    expect(standings.map((row) => basisOfPlace(row))).toEqual(['stated', 'stated', 'inferred', 'inferred', 'stated']);
    const undecided = findings.filter(({ code }) => code === 'place-undecided');
    expect(undecided.map(({ message }) => String(message))).toEqual([
      expect.stringContaining('places 3 to 4 are shared; this is inferred'),
      expect.stringContaining('places 3 to 4 are shared; this is inferred'),
    ]);
    expect(documentOf(read!)).toMatchObject(concluded);
    expect(readReportValue(documentOf(read!)).report).toEqual(read);
  });

  it.each([
    [
      'rounds',
      { rounds: [{ round: 1, matches: [{ players: ['ann', 'bob'], result: 'FW' }] }] },
      'not-of-record /rounds',
    ],
    ['an order of the director', { standings: ['ann', 'bob', 'cy', 'dee', 'eve'] }, 'not-of-record /standings'],
    ['no rows', { statedStandings: [] }, 'missing-key /statedStandings'],
    ['no standings', { statedStandings: null }, 'missing-key '],
    ['a stranger', { statedStandings: [{ handle: 'zoe', place: 1 }] }, 'player-not-listed /statedStandings/0/handle'],
    [
      'a player twice',
      {
        statedStandings: [
          { handle: 'ann', place: 1 },
          { handle: 'Ann', place: 2 },
        ],
      },
      'duplicate-place /statedStandings/1',
    ],
    [
      'a tie with somebody who has another place',
      {
        statedStandings: [
          { handle: 'ann', place: 1, tiedWith: ['bob'] },
          { handle: 'bob', place: 2 },
        ],
      },
      'stated-tie /statedStandings/0/tiedWith',
    ],
    ['place 0', { statedStandings: [{ handle: 'ann', place: 0 }] }, 'out-of-range /statedStandings/0/place'],
    ['fewer participants than players', { participants: 4 }, 'participants-too-few /participants'],
    ['inferred results', { inferred: [{ pointer: '/rounds/0/matches/0', rule: 'totals' }] }, 'not-of-record /inferred'],
    [
      'a concluded place that nobody above has',
      { inferred: [{ pointer: '/statedStandings/2', rule: 'shared' }] },
      'inferred-pointer /inferred/0/pointer',
    ],
    [
      'a place concluded by the rule for results',
      { inferred: [{ pointer: '/statedStandings/3', rule: 'totals' }] },
      'unknown-literal /inferred/0/rule',
    ],
    ['some of the games', { record: 'some-games' }, 'missing-key '],
    ['an unknown record', { record: 'rumours' }, 'unknown-literal /record'],
  ])('is refused with %s', (_, rest, expected) => {
    expect(errorsIn(standingsDocument(FIVE, {}, rest))).toContain(expected);
  });

  it('may state everybody beside games that give another order, and names each difference', () => {
    const { report: read, findings } = readReportValue(
      {
        ...reportDocument(report(round('ann 100-0 bob FW'))),
        statedStandings: [
          { handle: 'bob', place: 1, points: 2 },
          { handle: 'ann', place: 2 },
        ],
      },
      { now: NOW },
    );
    expect(read!.record).toBeUndefined();
    expect(read!.statedStandings).toHaveLength(2);
    expect(findings.filter(({ code }) => code === 'standings-contradict').map(({ pointer }) => pointer)).toEqual([
      '/statedStandings/0',
      '/statedStandings/1',
    ]);
  });

  it('is refused where stated standings stand beside games and leave somebody out', () => {
    const document = {
      ...reportDocument(report(round('ann 100-0 bob FW'))),
      statedStandings: [{ handle: 'ann', place: 1 }],
    };
    expect(errorsIn(document)).toEqual(['not-of-record /statedStandings']);
  });

  it.each([
    ['a month that the calendar does not have', { date: '2006-13' }, 'bad-date /tournament/date'],
    ['a month that is not over', { date: '2026-11' }, 'starts-in-future /tournament/date'],
    ['a year before the games appeared', { date: '1993' }, 'date-out-of-range /tournament/date'],
    ['a day that the calendar does not have', { date: '2006-02-30' }, 'bad-date /tournament/date'],
    ['a text', { date: 'spring' }, 'bad-date /tournament/date'],
    ['a start besides', { startsAt: '2014-11-08T10:00:00Z' }, 'date-twice /tournament/date'],
    ['a day that is not over', { date: '2026-11-21' }, 'starts-in-future /tournament/date'],
    ['a day before the games appeared', { date: '1993-01-01' }, 'date-out-of-range /tournament/date'],
    ['no date at all', { date: null }, 'missing-key /tournament'],
  ])('is refused with %s', (_, tournament, expected) => {
    expect(errorsIn(standingsDocument(FIVE, tournament))).toContain(expected);
  });
});

describe('the places of stated standings', () => {
  const placesOf = (...facts: Parameters<typeof standingsReport>) =>
    getRuleSystem('opg-4.2')
      .computeStandings(standingsReport(...facts), 'key')
      .map((row) => `${row.stated} ${hasCertainPlace(row) ? 'certain' : 'open'} ${row.points} ${row.decidedBy}`);

  it('are those of the source, and are drawn nowhere', () => {
    expect(placesOf(FIVE)).toEqual([
      '1 certain 12 stated',
      '2 certain 9 stated',
      '3-4 open 6 stated',
      '3-4 open 6 stated',
      '5 certain null stated',
    ]);
  });

  it('are open behind a place that is missing, and where the source gives none', () => {
    expect(
      placesOf([
        ['ann', 1],
        ['bob', null],
        ['cy', 3],
      ]),
    ).toEqual(['1 certain null stated', '3? open null stated', '? open null stated']);
  });

  it('are settled by the places of the director', () => {
    const places = [
      { handle: 'dee', place: 3, reason: 'The winner of their game.' },
      { handle: 'cy', place: 4, reason: 'The winner of their game.' },
    ];
    expect(placesOf(FIVE, {}, { places }).slice(2, 4)).toEqual(['3 certain 6 director', '4 certain 6 director']);
  });
});

describe('a scorecard of stated standings', () => {
  const scored = (...facts: Parameters<typeof standingsReport>) => scoreReport(standingsReport(...facts), 'key', FACTS);

  it('is never rated, also where a coordinator says so, and has no games', () => {
    for (const rated of [null, true]) {
      const { scorecard, rated: verdict } = scoreReport(standingsReport(FIVE), 'key', { ...FACTS, rated });
      expect([scorecard.rated, scorecard.games.length]).toEqual([false, 0]);
      expect(String(verdict.rule)).toBe('only the final places are known, and no game (games-unknown)');
    }
  });

  it('awards points for certain places only, by the stated number of participants', () => {
    const pointsOf = (...facts: Parameters<typeof standingsReport>) =>
      awardMastersPoints(fieldOf(scored(...facts).scorecard), '2014-11-08').map(({ entry, place }) => [entry, place]);
    expect(pointsOf(FIVE)).toEqual([
      [0, 1],
      [1, 2],
      [4, 5],
    ]);
    expect(pointsOf(FIVE.slice(0, 3))).toEqual([]);
    expect(scored(FIVE, {}, { participants: 30 }).scorecard.participants).toBe(30);
  });

  it('leaves the facts about games open for leagues, and states none of them as 0', () => {
    const { scorecard } = scored(FIVE, { league: 'alpha' });
    expect(scorecard.leagueFacts?.entries[0]).toMatchObject({ wins: null, losses: null, ties: null, byes: null });
  });
});

describe('documents of games', () => {
  const lines = readFileSync(join(process.cwd(), 'test/golden/history-150.ndjson'), 'utf8').trim().split('\n');
  const samples = Object.values(SAMPLES).map((sample) => JSON.stringify(reportDocument(sample)));

  it('keep the hashes of their documents and final orders from before there were records', () => {
    const hashes = [...lines, ...samples].map((text) => {
      const { report: read, sha256: hash } = readReport(new TextEncoder().encode(text));
      return [hash, read && hexOfBytes(scoreReport(read, 'key', FACTS).scorecard.standingsSha256)];
    });
    expect(hashes.length).toBeGreaterThan(150);
    expect(sha256(JSON.stringify(hashes))).toBe('a811b4c8fcd87a0d236414c88e72cb1a65994b587e3fecc5d19eb9868255934f');
  });

  it('get none of the keys that records have', () => {
    for (const text of samples) {
      const { report: read } = readReport(new TextEncoder().encode(text));
      expect(Object.keys(documentOf(read!))).not.toEqual(expect.arrayContaining(['record']));
      expect(documentOf(read!)['tournament']).not.toHaveProperty('date');
    }
  });
});

describe('a date that the sender concluded', () => {
  const CONCLUDED = { inferred: [{ pointer: '/tournament/date', rule: 'order' }] };

  it.each(['2006-03', '2006'])('is marked wherever the date stands: %s', (date) => {
    const document = standingsDocument(FIVE, { date, director: 'ann' }, CONCLUDED);
    const { report } = readReportValue(document, { now: NOW });
    expect(report?.tournament.date).toBe(`${date}?`);
    expect(documentOf(report!)).toMatchObject({ tournament: { date }, ...CONCLUDED });
    expect(readReportValue(documentOf(report!)).report?.tournament.date).toBe(`${date}?`);
    const day = date === '2006' ? '2006-12-31' : '2006-03-31';
    expect(scoreReport(report!, 'key', FACTS).scorecard).toMatchObject({ localDate: day, knownDate: `${date}?` });
  });

  it.each([
    ['a day', { date: '2006-03-04' }, CONCLUDED.inferred, 'inferred-pointer /inferred/0/pointer'],
    ['a date that is not known', { date: 'unknown' }, CONCLUDED.inferred, 'inferred-pointer /inferred/0/pointer'],
    [
      'another rule',
      { date: '2006' },
      [{ ...CONCLUDED.inferred[0], rule: 'totals' }],
      'unknown-literal /inferred/0/rule',
    ],
    ['the mark in the date itself', { date: '2006?' }, [], 'bad-date /tournament/date'],
  ])('is refused for %s', (_, tournament, inferred, error) => {
    expect(errorsIn(standingsDocument(FIVE, { ...tournament, director: 'ann' }, { inferred }))).toEqual([error]);
  });
});
