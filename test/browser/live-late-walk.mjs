// Two players come late into one running round, twice: without a bye they play each other, with one they divide it.
import { enterAll, expect, readLive, Run, winsOfOpenTables } from './live-steps.mjs';
import { signUp } from './sign-up.mjs';
import { WAYS } from './walking.mjs';

const PUNCTUAL = ['Alma Early', 'Bert Bright', 'Cora Clock', 'Dirk Dawn'];
const [EVE, FRED, GINA, HUGO, IDA] = ['Eve Evening', 'Fred Fallback', 'Gina Gone', 'Hugo Hurry', 'Ida Instead'];

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLiveLate(walks, installation) {
  const director = await signUp(walks.browser, installation, 'Lara Late', ['director']);
  const steps = async ({ page, hands, address, look, lookInGerman }) => {
    const run = new Run(page, hands);
    await page.goto(`${address}/live/new?game=2e`);
    await hands.fill('Name of the tournament', 'Late Night');
    await hands.fill('Rounds', '3');
    await hands.choose('Time zone', 'UTC');
    await hands.fill('Players', PUNCTUAL.join('\n'));
    await hands.press('Open the tournament');
    await hands.press('Check in everybody (4)');
    await run.begin(1);

    await comeLate(run, [EVE, FRED]);
    await look();
    await lookInGerman();
    await hands.press(`Play ${FRED}`);
    await hands.sees(`${EVE} plays against ${FRED}.`);
    const [first] = (await readLive(address, run.id)).rounds;
    expect(first.tables.length === 3, `Round 1 has ${first.tables.length} tables.`);
    await run.win(EVE);
    await enterAll(page, run.id, await winsOfOpenTables(address, run.id));
    await page.reload();

    await comeLate(run, [GINA]);
    await run.begin(2);
    const [withBye] = (await readLive(address, run.id)).rounds[1].byes;
    await comeLate(run, [HUGO, IDA]);
    await hands.press(`Play ${withBye}, who has the bye`);
    await hands.sees(`${HUGO} plays against ${withBye}.`);
    await hands.press('Missed Game');
    await hands.sees(`${IDA} has a Missed Game in round 2.`);
    await look();
    const { byes, missedGames, tables } = (await readLive(address, run.id)).rounds[1];
    expect(byes.length === 0, `${byes.join()} still has the bye.`);
    expect(missedGames.join() === IDA, `A Missed Game is recorded for "${missedGames.join()}".`);
    expect(
      tables.some(({ players }) => players.includes(HUGO) && players.includes(withBye)),
      `${HUGO} does not play ${withBye}.`,
    );
    await enterAll(page, run.id, await winsOfOpenTables(address, run.id));
    await page.reload();
    await run.begin(3);
    await enterAll(page, run.id, await winsOfOpenTables(address, run.id));
    await page.reload();
    await run.finish();
    await run.submit();
  };
  await walks.walk('two players come late into a running round', [WAYS.telephone], steps, director);
}

async function comeLate(run, players) {
  for (const player of players) {
    await run.enter(player);
    await run.checkIn(player);
  }
}
