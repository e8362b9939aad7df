// A Tribbles evening of 14: two pods for five rounds, then the best of each pod play the finals together (000, 7.6).
import { expect, readLive, Run } from './live-steps.mjs';
import { signUp } from './sign-up.mjs';
import { WAYS } from './walking.mjs';

const PLAYERS = [
  ...['Ambrose Tuft', 'Berit Fuzz', 'Caspar Coo', 'Delia Purr', 'Egon Trill', 'Frida Fluff', 'Gideon Grain'],
  ...['Hilda Hatch', 'Ivo Litter', 'Jolanda Jones', 'Kuno Klingon', 'Leonie Storage', 'Mauritz Bin', 'Nelly Nurse'],
];
const ROUNDS_IN_POD = 5;

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLiveEvening(walks, installation) {
  const director = await signUp(walks.browser, installation, 'Tobias Tribble', ['director']);
  const steps = async ({ page, hands, address }) => {
    const run = new Run(page, hands);
    await page.goto(`${address}/live/new?game=tribbles`);
    await hands.fill('Name of the tournament', 'Evening of Fourteen');
    await hands.fill('Rounds', String(2 * ROUNDS_IN_POD));
    await hands.choose('Time zone', 'UTC');
    await hands.fill('Players', PLAYERS.join('\n'));
    await hands.press('Open the tournament');
    await hands.sees('Evening of Fourteen is open.');
    for (const player of PLAYERS) await run.checkIn(player);

    const first = await playFiveRounds(run, 1);
    expect(first.length === 2 && first.every(({ length }) => length === 7), '14 players make two pods of seven.');
    const leaver = first[1].at(-1);
    await run.actOn(leaver, 'Drop');
    await hands.sees(`${leaver} dropped.`);

    const finals = await playFiveRounds(run, ROUNDS_IN_POD + 1);
    expect(!finals.flat().includes(leaver), `${leaver} dropped, but sits in a pod.`);
    for (const [winner] of first)
      expect(finals[0].includes(winner), `${winner}, who won a pod, is not in the first pod.`);
    expect(finals[0].join() !== first[0].join(), 'The pods were not made up anew.');

    await run.finish();
    const { standings } = await readLive(address, run.id);
    expect(standings.length === PLAYERS.length, 'Somebody is missing in the final order.');
    expect(standings[0].player === finals[0][0], `${standings[0].player} is first instead of ${finals[0][0]}.`);
    await run.submit();
  };
  const title = 'a director runs a Tribbles evening of 14 with finals';
  await walks.walk(title, [WAYS.telephone], steps, director);
}

/** The first player of each pod goes out every time. @returns the pods, which stay the same */
async function playFiveRounds(run, from) {
  let pods = [];
  for (let round = from; round < from + ROUNDS_IN_POD; round += 1) {
    await run.begin(round);
    const seated = await run.listTables();
    if (round === from) pods = seated;
    expect(
      tellPods(seated) === tellPods(pods),
      `The pods of round ${round} are other ones than those of round ${from}.`,
    );
    for (const pod of pods) await run.pod(pod);
  }
  return pods;
}

const tellPods = (pods) => String(pods.map((players) => String([...players].sort())).sort());
