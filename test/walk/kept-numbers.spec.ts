import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { VerificationRepository } from '@quadrant/store/verification';
import { asOwner } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

const find = async () => (await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES)).difference;

const refresh = (isOfficial = false) =>
  walk.publisher.publishRefresh({
    ...{ requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial, onProgress: () => undefined },
  });

const change = (statement: string) => asOwner(walk.dataSource, statement);

beforeAll(async () => {
  const coordinator = await walk.createToken('coordinator', 'Thsch');
  const rounds = [1, 2, 3].map(() => round('ann 100-0 bob FW', 'fay 50-50 gus TT'));
  const document = reportDocument(report(...rounds, { tournament: { externalId: 'kept:1' } }));
  const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect(201);
  await walk.publisher.publishTournament(String(body.tournamentId), Number(body.revision));
  await refresh(true);
});

describe('numbers that publication keeps', () => {
  it('are found by verification to be what is published', async () => {
    expect(await find()).toBeNull();
  });

  it('are found wrong where somebody won more than the report says, on every category', async () => {
    await change(`update rating_changes set wins = wins + 1 where category = 'overall'`);
    await change('update board_rows set wins = wins + 1');
    expect(await find()).toMatchObject({ what: expect.stringMatching(/^row of /) as string });
    await change(`update board_rows set wins = wins - 1 where category <> 'overall'`);
    expect(await find()).toMatchObject({
      what: expect.stringMatching(/^overall games of (ann|bob|fay|gus)$/) as string,
      expected: expect.stringContaining('"games" : 3') as string,
    });
    await change(`update rating_changes set wins = wins - 1 where category = 'overall'`);
    await refresh();
    expect(await find()).toBeNull();
  });

  it('are found wrong where an official rank moved, and are right again after the next official refresh', async () => {
    await change('update official_ranks set rank = rank + 1 where rank = 1');
    expect(await find()).toMatchObject({
      what: expect.stringMatching(/^official rank of ann on the leaderboard 2e /) as string,
    });
    await refresh(true);
    expect(await find()).toBeNull();
  });

  it.each([
    ['more', 'update board_counts set players = players + 1'],
    ['fewer', 'delete from board_counts where width = 50'],
    [
      'others',
      `insert into board_counts values ('2e', 'constructed', 'c:XX', 1::smallint, 1::smallint, 0::smallint, 4)`,
    ],
  ])('are found wrong where %s players are counted, and counted again by a refresh', async (_, statement) => {
    await change(statement);
    expect(await find()).toMatchObject({ what: expect.stringMatching(/^players /) as string });
    await refresh();
    expect(await find()).toBeNull();
  });

  it('are counted as they were by a refresh that finds them right: it writes none', async () => {
    const versions = () => walk.dataSource.query<object[]>('select xmin, ctid from board_counts order by ctid');
    const before = await versions();
    await refresh();
    expect(await versions()).toEqual(before);
  });
});
