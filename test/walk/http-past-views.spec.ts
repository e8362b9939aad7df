import { FAR_VIEWS_PER_HOUR } from '@quadrant/http';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const BOARD = '/api/v1/leaderboards/2e/constructed';

beforeAll(async () => {
  for (const number of [1, 2]) {
    const played = round('ann 100-35 bob FW', 'cy 100-35 dee FW');
    const document = report(played, played, played, { tournament: { externalId: `past:${number}` } });
    const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
    await walk.publisher.publishTournament(tournamentId, revision);
  }
});

describe('views of the past', () => {
  it('are limited for an address where they are far, and nowhere else', async () => {
    // People who are signed in get no cached answers.
    const token = await walk.createToken('coordinator', 'thsch');
    await walk.get(`${BOARD}?playedBy=2014-11-09&limit=1`).expect(200);
    for (let asked = 1; asked < FAR_VIEWS_PER_HOUR; asked++) {
      await walk.get('/api/v1/masters/2014?playedBy=2014-11-09').set('authorization', `Bearer ${token}`).expect(200);
    }
    const refused = await walk.get(`${BOARD}?playedBy=2014-11-09&limit=2`).expect(429);
    expect(refused.body).toMatchObject({ type: '/problems/too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await walk.get('/players/ann?playedBy=2014-11-09').expect(429);
    // Cached answers are still served.
    await walk.get(`${BOARD}?playedBy=2014-11-09&limit=1`).expect(200);
    await walk.get(`${BOARD}?knownBy=1`).expect(200);
    await walk.get(BOARD).expect(200);
    walk.setTime(new Date(ON_TIME.getTime() + 91 * 86_400_000));
    await walk.get(`${BOARD}?knownBy=1`).expect(429);
    await walk.get(BOARD).expect(200);
    await walk.get('/players/ann').expect(200);
  }, 300_000);
});
