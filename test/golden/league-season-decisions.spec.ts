import { Logger } from '@nestjs/common';
import { readReport } from '@quadrant/rules/report';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { SeasonRepository, TossRepository, LeagueSeasonReadModel } from '@quadrant/store/leagues';
import { actingAs } from '../builders/principals.js';
import type { SpecPublisher } from '../builders/publisher.js';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, createRefresher, handIn } from '../builders/history.js';
import { publishedAwards } from './published-season.js';
import { DOCUMENTS, expectedAwards, type Line } from './season-tables.js';
import { BY_HAND, deliver, formLeagues, giveByHand, NOW } from './two-leagues.js';
import type { DataSource } from 'typeorm';

/*
 * The first half of the golden season, with decisions on the way: X4 is reported before A4, A4 comes late and without a
 * flag, a headquarters is spelled with ' and with ’, the half is closed, and somebody tosses after play. The page says what everything is worth in the end.
 */
const DAY = 86_400_000;
const AUTHOR = { handle: 'lara', at: NOW, requestId: null };
const idOf = (document: string): string => /"league-season:(\w+)"/.exec(document)![1]!;
/** Bob’s deck in A2 has the headquarters of the one in A1 with another apostrophe: it is no different one. */
const respell = (document: string): string =>
  idOf(document) === 'A2' ? document.replace(`"handle":"bob","deck":{"headquarters":"Qo'noS"`, `"handle":"bob","deck":{"headquarters":"Qo’noS"`) : document;
const FIRST = DOCUMENTS.slice(0, DOCUMENTS.findIndex((document) => idOf(document) === 'X4') + 1).map(respell);
const IDS = FIRST.map(idOf);
const inOrder = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).sort();

describe('C: the first half of the golden season with decisions on the way', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let publisher: SpecPublisher;
  let fourth: string;

  const awardsOf = async (...ids: string[]) => (await publishedAwards(dataSource)).filter(([id]) => ids.includes(String(id)));

  async function refresh(): Promise<void> {
    const { id } = await new RefreshRequestRepository(dataSource).request('golden', AUTHOR, { scope: 'full' });
    await createRefresher(dataSource, publisher, () => NOW).work(id);
  }

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    publisher = createPublisher(dataSource, () => NOW);
    await formLeagues(dataSource);
    for (const document of FIRST.filter((each) => idOf(each) !== 'A4')) {
      const { report } = deliver(document);
      const receivedAt = new Date(Date.parse(report.tournament.startsAt) + DAY);
      const { tournamentId, revision } = await handIn(dataSource, report, { receivedAt });
      await publisher.publishTournament(tournamentId, revision);
    }
    for (const given of BY_HAND.filter(([, tournament]) => IDS.includes(tournament))) await giveByHand(dataSource, given);
  });

  it('counts the fifth tournament while the fourth is not reported', async () => {
    expect(await awardsOf('X4')).not.toEqual([]);
  });

  it('rates a late fourth without a flag, and lets the fifth count until it is flagged', async () => {
    const { report } = deliver(FIRST.find((each) => idOf(each) === 'A4')!);
    const handing = { receivedAt: new Date('2014-12-01T12:00:00Z'), role: 'director', handle: 'otto' } as const;
    const { tournamentId, findings } = await handIn(dataSource, report, handing);
    fourth = tournamentId;
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['league-not-flagged', 'late-report']));
    await refresh();
    expect(await awardsOf('A4')).toEqual([]);
    expect(await awardsOf('X4')).not.toEqual([]);
  });

  it('takes a headquarters spelled with another apostrophe for the same', async () => {
    expect(FIRST.filter((document) => document.includes('Qo’noS'))).toHaveLength(1);
    const rules = (await awardsOf('A2')).map((line) => JSON.stringify(line)).filter((line) => line.includes('bob'));
    expect(rules.join()).not.toContain('headquarters');
  });

  it('gives every award of the page once the fourth is flagged', async () => {
    const answer = await new CorrectionRepository(dataSource).correct({
      tournamentKey: fourth,
      correction: { kind: 'league', league: 'alpha' },
      reason: 'it is ours',
      submitter: actingAs('league-director', 'lara'),
      versions: [1],
      at: NOW,
      requestId: null,
    });
    expect(answer).toMatchObject({ kind: 'corrected' });
    await publisher.publishCorrection(fourth);
    await refresh();
    const expected = expectedAwards().filter(([id]) => IDS.includes(String(id)));
    expect(inOrder(await awardsOf(...IDS))).toEqual(inOrder(expected));
  });

  it('lets a toss after play decide from its run on', async () => {
    const fifthTo8th = async () => {
      const view = (await new LeagueSeasonReadModel(dataSource).find('beta', '2014-15', '2015-12-01'))!;
      const rows = view.outcome.halves['first-half']!.rows.slice(4, 8);
      return rows.map(({ player }) => view.players.get(player)!.handle);
    };
    const before = await fifthTo8th();
    const order = ['vic', 'quin', 'ros', 'pat'];
    const toss = { stage: 'first-half', order, reason: 'a coin' } as const;
    expect(await new TossRepository(dataSource).record({ league: 'beta', season: '2014-15' }, toss, AUTHOR)).toMatchObject({
      order,
    });
    expect(await fifthTo8th()).toEqual(before);
    await publisher.publishLeague('beta');
    expect(await fifthTo8th()).toEqual(order);
  });

  it('keeps a closed half as it is when a report comes late', async () => {
    const command = { league: 'alpha', season: '2014-15', part: 'first-half', reason: 'over', versions: null } as const;
    expect(await new SeasonRepository(dataSource).close(command, AUTHOR)).toMatchObject({ kind: 'stored' });
    await publisher.publishLeague('alpha');
    const before = await awardsOf(...IDS);
    const document = FIRST.find((each) => idOf(each) === 'A4')!;
    const late = document.replace('league-season:A4', 'league-season:L1').replace('2014-11-15T', '2014-10-05T');
    const { report } = readReport(Buffer.from(late), { now: NOW });
    const handing = { receivedAt: new Date('2014-12-20T12:00:00Z'), role: 'director', handle: 'lara' } as const;
    const { findings } = await handIn(dataSource, report!, handing);
    expect(findings.map(({ code }) => code)).toContain('league-part-closed');
    await refresh();
    expect(inOrder(await awardsOf(...IDS))).toEqual(inOrder(before));
    expect(await awardsOf('L1')).toEqual([]);
  });
});
