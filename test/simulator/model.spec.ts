import { stories } from '../builders/length.js';
import { checkOnModel, PUBLIC_IDS } from './check-model.js';
import { drawCommands, lengthOf } from './draw-commands.js';
import { Model } from './model.js';
import { REGRESSIONS } from './regressions.js';

const SEEDS = stories(60, 1_000);

describe('random commands on the pure rooms', () => {
  it('publish live, bit for bit, what a replay from nothing does', async () => {
    for (const { seed, length } of REGRESSIONS) await checkOnModel(seed, length);
    for (let seed = 1; seed <= SEEDS; seed++) await checkOnModel(seed, lengthOf(seed));
  });

  it('are of every kind, and each is done as well as refused', async () => {
    const answers = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) {
      const model = new Model(PUBLIC_IDS);
      for (const command of drawCommands(seed, 12)) answers.add(`${command.does}: ${await model.play(command)}`);
    }
    const kinds = [
      'add-season',
      'award-by-hand',
      'change-season',
      'end-scheme',
      'merge',
      'merge-players',
      'publish-dry-run',
      'refresh',
      'reinstate',
      'resume',
      'roll-back',
      'set-level',
    ];
    const all = [...kinds, 'submit', 'take-award-back', 'undo-player-merge', 'withdraw'].flatMap((kind) => [
      `${kind}: done`,
      `${kind}: refused`,
    ]);
    all.push('start-scheme: done');
    expect([...answers].sort()).toEqual(all.sort());
  });

  it('are the same for the same seed', () => {
    expect(drawCommands(7, 12)).toEqual(drawCommands(7, 12));
    expect(drawCommands(7, 12)).not.toEqual(drawCommands(8, 12));
  });
});
