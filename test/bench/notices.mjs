import { RunNoticeRepository } from '../../dist/libs/store/runs/src/index.js';
import { generateHistory } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase } from './installations.mjs';
import { publishRefresh } from './publisher.mjs';
import { quantile } from './quantile.mjs';

const A_TOURNAMENT = 50;
/** Each player is drawn by so many tournaments on average, so that nearly all of them play. */
const TOURNAMENTS_EACH = 3;
const TURNS = 5;

/**
 * Measures a run that moves everybody's rating, with and without accounts to notify, and the job that then writes the notices with
 * their mails.
 *
 * @returns seconds of the runs and of the job, medians, and how many notices and mails there are
 */
export const benchNotices = (population) =>
  withDatabase(async ({ dataSource }) => {
    const tournaments = Math.ceil((population * TOURNAMENTS_EACH) / A_TOURNAMENT);
    await importDocuments(dataSource, generateHistory({ tournaments, players: A_TOURNAMENT, population }));
    await dataSource.query(
      `insert into accounts (handle, handle_key, created_at) select handle, handle_key, now() from players`,
    );
    await dataSource.query(
      `insert into account_addresses (account_id, address, address_key, confirmed_at)
       select id, id || '@mail.example', id || '@mail.example', now() from accounts`,
    );
    // Mails at once cost the most: each has a row and a job.
    await dataSource.query(
      `insert into notice_choices (account_id, kind, channel, choice) select id, 'rating-moved', 'mail', 'at-once' from accounts`,
    );
    const link = (isLinked) =>
      dataSource.query(
        isLinked
          ? `update accounts a set player_id = p.id from players p where p.handle_key = a.handle_key`
          : `update accounts set player_id = null`,
      );
    const runOf = async (isLinked) => {
      await link(isLinked);
      await dataSource.query(`truncate outcomes, history_chain, rating_changes, awards, entitlements, badges, ratings`);
      await dataSource.query(`analyze`);
      const start = performance.now();
      await publishRefresh(dataSource, 'full');
      return (performance.now() - start) / 1000;
    };
    const notices = new RunNoticeRepository(dataSource);
    const seconds = { without: [], with: [], telling: [] };
    let told = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      seconds.without.push(await runOf(false));
      seconds.with.push(await runOf(true));
      const [{ run }] = await dataSource.query(`select head_run as run from publication`);
      const start = performance.now();
      told = await notices.tell(run, new Date());
      seconds.telling.push((performance.now() - start) / 1000);
    }
    const [{ mails }] = await dataSource.query(`select count(*)::integer / ${TURNS} as mails from mails`);
    return {
      told,
      mails,
      without: quantile(seconds.without, 0.5),
      with: quantile(seconds.with, 0.5),
      telling: quantile(seconds.telling, 0.5),
    };
  });
