import { Logger } from '@nestjs/common';
import type { Half, SeasonOutcome } from '@quadrant/rules/leagues';
import { localDateOf } from '@quadrant/rules/tournament';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import type { Acceptance } from '@quadrant/store/intake';
import { ChampionsLeagueReadModel, LeagueSeasonReadModel, PlayerLeaguePointsReadModel, PointsReadModel } from '@quadrant/store/leagues';
import type { SpecPublisher } from '../builders/publisher.js';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, createRefresher, handIn } from '../builders/history.js';
import { publishedAwards, publishedBadges, publishedEntitlements, settled } from './published-season.js';
import { DOCUMENTS, expectedAwards, expectedBadges, expectedEntitlements, numberOf, sectionOf, wordOf, type Line } from './season-tables.js';
import { BY_HAND, deliver, formLeagues, giveByHand, handInAll, NOW, toss } from './two-leagues.js';
import type { DataSource } from 'typeorm';

const TODAY = localDateOf(NOW.toISOString());
const DAY = 86_400_000;
const inOrder = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).sort();

/** Imports all reports at once, then refreshes. */
async function importAll(dataSource: DataSource, publisher: SpecPublisher): Promise<Acceptance[]> {
  const answers = await handInAll(
    dataSource,
    DOCUMENTS.map((document) => deliver(document)),
  );
  for (const given of BY_HAND) await giveByHand(dataSource, given);
  const { id } = await new RefreshRequestRepository(dataSource).request(
    'golden',
    { handle: 'lara', at: NOW, requestId: null },
    { scope: 'full' },
  );
  await createRefresher(dataSource, publisher, () => NOW).work(id);
  return answers;
}

/** Publishes each report before the next one comes. Points by hand are given on the day after. */
async function playAll(dataSource: DataSource, publisher: SpecPublisher): Promise<Acceptance[]> {
  const answers: Acceptance[] = [];
  for (const document of DOCUMENTS) {
    const { report } = deliver(document);
    const { startsAt, externalId } = report.tournament;
    const answer = await handIn(dataSource, report, { receivedAt: new Date(Date.parse(startsAt) + DAY) });
    expect(await publisher.publishTournament(answer.tournamentId, answer.revision)).not.toBeNull();
    for (const given of BY_HAND.filter(([, tournament]) => externalId === `league-season:${tournament}`)) {
      await giveByHand(dataSource, given);
      expect(await publisher.publishLeague(given[0])).not.toBeNull();
    }
    answers.push(answer);
  }
  return answers;
}

describe.each([
  ['imported at once and refreshed', importAll],
  ['handed in one after the other', playAll],
])('a season of two leagues, %s', (_, takeIn) => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let answers: readonly Acceptance[];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    await formLeagues(dataSource);
    const publisher = createPublisher(dataSource, () => NOW);
    answers = await takeIn(dataSource, publisher);
    await toss(dataSource);
    expect(await publisher.publishLeague('beta')).not.toBeNull();
  });

  // @row 117, 127, 129, 130, 131, 132
  it('gives every award and every bonus of the page, and no other', async () => {
    expect(inOrder(await publishedAwards(dataSource))).toEqual(inOrder(expectedAwards()));
  });

  // @row 100, 103, 105, 108
  it('gives every badge and every entitlement of the page, and no other', async () => {
    expect(inOrder(await publishedBadges(dataSource))).toEqual(inOrder(expectedBadges()));
    expect(inOrder(await publishedEntitlements(dataSource))).toEqual(inOrder(expectedEntitlements()));
  });

  // @row 89, 100, 103, 105, 108
  it('lets become of the entitlements what the page says', async () => {
    const { entitlements, uncovered } = await settled(dataSource);
    const linesOf = (heading: string) => sectionOf(heading).rows.map((row) => Object.values(row));
    expect(inOrder(entitlements)).toEqual(inOrder(linesOf('What became of the entitlements')));
    expect(inOrder(uncovered)).toEqual(inOrder(linesOf('Claims that nothing covers')));
  });

  it.each([
    ['X1', 'out-of-season', '/tournament/league'],
    ['X2', 'league-too-small', '/tournament/league'],
    ['X4', 'league-part-full', '/tournament/league'],
    ['A6', 'bonus-fact-missing', '/players'],
  ])('warns about %s: %s', (id, code, pointer) => {
    const at = DOCUMENTS.findIndex((document) => document.includes(`"league-season:${id}"`));
    expect(answers[at]!.findings).toContainEqual(expect.objectContaining({ severity: 'warning', code, pointer }));
  });

  describe.each(['alpha', 'beta'])('%s', (league) => {
    let outcome: SeasonOutcome<string>;
    let handleOf: (publicId: string | null) => string;

    beforeAll(async () => {
      const view = await new LeagueSeasonReadModel(dataSource).find(league, '2014-15', TODAY);
      outcome = view!.outcome;
      handleOf = (publicId) => view!.players.get(publicId ?? '')?.handle ?? '';
    });

    // @row 117, 134
    it.each<Half>(['first-half', 'second-half'])('ranks its %s, and lets the right ones qualify', (half) => {
      const rows = outcome.halves[half]!.rows.map((row) => ({
        rank: row.rank,
        player: handleOf(row.player),
        points: row.points,
        bonus: row.bonus,
        total: row.total,
        seasonPoints: row.seasonPoints,
        wins: row.wins,
        decidedBy: row.decidedBy,
        qualified: [row.qualifyingPlace, row.reason].filter((word) => word !== null).join(' '),
      }));
      const expected = sectionOf('Half ranking', league, half).rows.map((row) => ({
        rank: numberOf(row['rank']),
        player: row['player'],
        points: numberOf(row['points']),
        bonus: numberOf(row['bonus']),
        total: numberOf(row['total']),
        seasonPoints: numberOf(row['season points']),
        wins: numberOf(row['wins']),
        decidedBy: wordOf(row['decided by']),
        qualified: row['qualified'],
      }));
      expect(rows).toEqual(expected);
    });

    // @row 133, 135
    it('ranks its playoffs by all tiebreakers, and has its champion', () => {
      const { rows: expected, body } = sectionOf('Playoff ranking', league);
      const rows = outcome.playoffs.rows.map((row) => ({ ...row, player: handleOf(row.player) }));
      expect(rows).toEqual(
        expected.map((row) => ({
          rank: numberOf(row['rank']),
          player: row['player'],
          playoffPoints: numberOf(row['playoff points']),
          seasonPoints: numberOf(row['season points']),
          playoffsAttended: numberOf(row['playoffs attended']),
          attended: numberOf(row['attended']),
          lifetimePoints: numberOf(row['lifetime']),
          decidedBy: wordOf(row['decided by']),
        })),
      );
      const { player, reason } = outcome.champion;
      expect(reason).toBe('highest-ranked');
      expect(body).toContain(`Champion: ${handleOf(player)}.`);
    });

    it('has its table with bonus', () => {
      const rows = outcome.table.map(({ rank, player, points, bonus, total, decidedBy }) => {
        return { rank, player: handleOf(player), points, bonus, total, decidedBy };
      });
      expect(rows).toEqual(
        sectionOf('League table', league).rows.map((row) => ({
          rank: numberOf(row['rank']),
          player: row['player'],
          points: numberOf(row['points']),
          bonus: numberOf(row['bonus']),
          total: numberOf(row['total']),
          decidedBy: wordOf(row['decided by']),
        })),
      );
    });
  });

  // @row 122, 125, 127
  it('adds the season and the lifetime of every player up over both leagues, without bonus', async () => {
    const points = new PlayerLeaguePointsReadModel(dataSource);
    const { rows } = sectionOf('Both leagues together');
    for (const row of rows) {
      const found = await points.find(row['player'] ?? '', TODAY);
      expect(found?.lifetime.points).toBe(numberOf(row['lifetime']));
      expect(found?.seasons.find(({ season }) => season === '2014-15')?.points).toBe(numberOf(row['season']));
    }
    expect(rows).toHaveLength(24);
  });

  // @row 136
  it('seeds the Champions League', async () => {
    const { players, cutOff } = await new ChampionsLeagueReadModel(dataSource).find(2015, TODAY);
    // T9 is played on the following day.
    expect(cutOff).toEqual({ until: '2015-09-16', dayBefore: 'champions-league' });
    const seeds = players.map(({ handle, rank, lifetimePoints, wins, best, decidedBy }) => {
      return { handle, rank, lifetimePoints, wins, best, decidedBy };
    });
    const expected = sectionOf('Seeds of the Champions League 2015').rows.map((row) => ({
      handle: row['player'],
      rank: numberOf(row['seed']),
      lifetimePoints: numberOf(row['lifetime']),
      wins: numberOf(row['wins']),
      best: numberOf(row['best']),
      decidedBy: wordOf(row['decided by']),
    }));
    const drawn = ['quin', 'ros', 'vic'];
    const drawnLast = (rows: typeof seeds | typeof expected) =>
      rows.map((row) => (drawn.includes(row.handle ?? '') ? { ...row, handle: 'one of three' } : row));
    expect(drawnLast(seeds)).toEqual(drawnLast(expected));
    expect(
      seeds
        .slice(12, 15)
        .map(({ handle }) => handle)
        .sort(),
    ).toEqual(drawn);
  });

  // @row 110
  it('adds Masters Points up', async () => {
    const rows = await new PointsReadModel(dataSource).listMasters(2015);
    const lines = rows.map(({ rank, handle, points, wins, best }): Line => [rank, handle, points, wins, best]);
    const expected = sectionOf('Trek Masters table 2015').rows.map((row): Line => {
      const { rank, player = '', points, wins, best } = row;
      return [numberOf(rank), player, numberOf(points), numberOf(wins), numberOf(best)];
    });
    expect(lines.map(([rank]) => rank)).toEqual(expected.map(([rank]) => rank));
    expect(inOrder(lines)).toEqual(inOrder(expected));
  });
});
