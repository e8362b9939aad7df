import { findDuplicates, findTwoPlaces, playedTournament } from '@quadrant/rules/suspicions';
import { readReportValue } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { inventSeason } from './season.js';
import { accountsFor } from './upcoming.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const season = inventSeason('spec', NOW);
const all = [...season.history, ...season.late, ...season.lastWeek];

const reportOf = (document: unknown) => {
  const { report, findings } = readReportValue(document, { now: NOW });
  if (report === null) throw new Error(JSON.stringify(findings));
  return { report, findings };
};

describe('demo season', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    expect(inventSeason('spec', NOW)).toEqual(season);
    expect(inventSeason('other', NOW)).not.toEqual(season);
  });

  it('has a few hundred tournaments of all three games, all levels and kinds', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.length).toBeLessThan(500);
    const headers = all.map(({ document }) => reportOf(document).report.tournament);
    expect(new Set(headers.map(({ game }) => game))).toEqual(new Set(['1e', '2e', 'tribbles']));
    expect(new Set(headers.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(headers.map(({ league }) => league))).toEqual(
      new Set([null, 'north-star', 'isar-and-elbe', 'lantern-cup']),
    );
    expect(headers.filter(({ kind }) => kind === 'masters').length).toBeGreaterThan(3);
    expect(new Set(headers.map(({ externalId }) => externalId)).size).toBe(all.length);
  });

  it.each(['2026-11-21T12:00:00Z', '2027-01-01T00:30:00Z', '2027-03-15T09:00:00Z', '2026-07-04T23:59:00Z'])(
    'has a league whose playoffs are being played, whenever it is made: %s',
    (moment) => {
      const now = new Date(moment);
      const made = inventSeason('spec', now);
      const [{ phases } = { phases: undefined }] = made.leagues.find(({ slug }) => slug === 'lantern-cup')!.seasons;
      const days = [...made.history, ...made.late, ...made.lastWeek]
        .map(({ document }) => document['tournament'] as { league: string | null; startsAt: string })
        .filter(({ league }) => league === 'lantern-cup')
        .map(({ startsAt }) => startsAt.slice(0, 10));
      for (const { from, to } of Object.values(phases!)) {
        const played = days.filter((day) => from <= day && day <= to).length;
        expect(played).toBeGreaterThan(0);
        if (to === phases!.playoffs.to) expect(played).toBeLessThan(4);
        else expect(played).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it('announces the next tournaments, early enough, and the next championship', () => {
    const { upcoming } = season;
    expect(upcoming.length).toBe(6);
    const weekAhead = new Date(NOW.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    for (const { body } of upcoming) expect(String(body['date']) > weekAhead).toBe(true);
    expect(upcoming.map(({ sender }) => sender.role).filter((role) => role !== 'director')).toHaveLength(1);
    expect(upcoming.at(-1)!.body['kind']).not.toBe('local');
  });

  it('gives an account to the director of a championship who announces nothing and sent no report lately', () => {
    // On this day `start --demo` stopped: nobody had an account with the handle of that director.
    const { upcoming, lastWeek, late } = inventSeason('quadrant demo', new Date('2026-11-26T12:30:00Z'));
    const senders = [...lastWeek, ...late, ...upcoming].map(({ sender }) => sender.handle);
    const { director } = upcoming.at(-1)!.body;
    expect(senders).not.toContain(director);
    expect(accountsFor(upcoming)).toContainEqual({ handle: director, role: 'director' });
    expect(accountsFor(upcoming)).toContainEqual(upcoming.at(-1)!.sender);
  });

  it('has Tribbles at one table, and at several with heats before the Finals', () => {
    const reports = all.map(({ document }) => reportOf(document).report);
    const tribbles = reports.filter(({ tournament }) => tournament.game === 'tribbles');
    const heats = tribbles.filter(({ tournament }) => tournament.structure === 'heat');
    const finals = tribbles.filter(({ tournament }) => tournament.pairing === 'tribbles-finals');
    expect(finals.length).toBeGreaterThan(3);
    expect(tribbles.length - heats.length - finals.length).toBeGreaterThan(20);
    for (const { tournament, entries } of finals) {
      const own = heats.filter((heat) => heat.tournament.externalId?.startsWith(`${tournament.externalId}-`));
      expect(own.length).toBeGreaterThan(1);
      const handles = own.flatMap((heat) => heat.entries.map(({ handle }) => handle));
      expect(handles.sort()).toEqual(entries.map(({ handle }) => handle).sort());
      for (const heat of own) expect(heat.tournament.startsAt < tournament.startsAt).toBe(true);
    }
    const rules = getRuleSystem('opg-4.2');
    expect(heats.filter((heat) => rules.awardsPoints(heat).value)).toEqual([]);
    expect(finals.some((each) => each.tournament.league !== null && rules.awardsPoints(each).value)).toBe(true);
  });

  it('has reports that break no rule', () => {
    const tolerated = [
      'too-few-participants',
      'lead-time-too-short',
      'second-bye',
      'winner-not-ahead',
      'score-missing',
    ];
    for (const { document } of all) {
      const { findings } = reportOf(document);
      expect(findings.filter(({ code, severity }) => severity !== 'note' && !tolerated.includes(code))).toEqual([]);
    }
  });

  it('has nothing that its directors would have to confirm', () => {
    const ids = new Map<string, number>();
    const idOf = (handle: string): number => {
      if (!ids.has(handle)) ids.set(handle, ids.size);
      return ids.get(handle)!;
    };
    const played = all.map(({ document }) => {
      const { report } = reportOf(document);
      const handles = report.entries.map(({ handle }) => handle);
      const key = report.tournament.externalId ?? '';
      return { handles, played: playedTournament(report, { key, players: handles.map(idOf), position: null }) };
    });
    const others = played.map((each) => each.played);
    const odd = played.flatMap((each) => [
      ...findDuplicates(each.played, others),
      ...findTwoPlaces(each.played, each.handles, others),
    ]);
    expect(odd.map(({ message }) => message)).toEqual([]);
  });

  it('is rated nearly everywhere', () => {
    const rated = all.filter(({ document }) => {
      const { report } = reportOf(document);
      const rules = getRuleSystem('opg-4.2');
      return rules.isRated(report, rules.isSanctioned(report, { leadTimeCountsAsMet: true })).value;
    });
    expect(rated.length).toBeGreaterThan(0.9 * all.length);
    expect(rated.length).toBeLessThan(all.length);
  });

  it.each(['2026-11-21T12:00:00Z', '2027-01-01T00:30:00Z', '2027-03-15T09:00:00Z', '2026-07-04T23:59:00Z'])(
    'has a last week and two late ones whenever it is made: %s',
    (moment) => {
      const now = new Date(moment);
      const { history, lastWeek, late } = inventSeason('spec', now);
      expect(lastWeek.length).toBeGreaterThan(0);
      expect(late).toHaveLength(2);
      for (const { startsAt } of lastWeek) expect(now.getTime() - startsAt.getTime()).toBeLessThan(7 * 86_400_000);
      for (const { startsAt } of late) expect(now.getTime() - startsAt.getTime()).toBeGreaterThan(7 * 86_400_000);
      for (const { startsAt } of history) expect(startsAt.getTime()).toBeLessThan(now.getTime());
    },
  );
});
