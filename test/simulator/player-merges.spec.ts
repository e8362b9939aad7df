import { Dice } from '@quadrant/demo';
import { useTestDatabase } from '../builders/database.js';
import { readPublished } from '../builders/history.js';
import { stories } from '../builders/length.js';
import { PUBLIC_IDS } from './check-model.js';
import type { Command } from './commands.js';
import { drawContent, HANDLES, type Content } from './content.js';
import { Model } from './model.js';
import type { ModelTournament, PublishedHistory } from './model-history.js';
import { findDifference, readPublishedLists, type Published } from './published.js';
import { Quadrant } from './quadrant.js';

const SEEDS = stories(5, 20);
const PLAYERS = [...HANDLES.keys()];

interface Story {
  /** Each report is on time. */
  readonly contents: readonly Content[];
  /** These commands are about the players of the reports, and about what is published. */
  readonly commands: readonly Command[];
}

/** Draws a small history, and merges and undoings in any order, sometimes with a rollback. */
function drawStory(seed: number): Story {
  const dice = new Dice(`merges ${seed}`);
  const day = 9;
  const contents = Array.from({ length: dice.between(3, 6) }, () => {
    const game = dice.pick(['2e', '2e', '2e', '2e', '1e', '1e', '1e', 'tribbles'] as const);
    const content = drawContent(dice, game, day - dice.between(1, 6));
    // Few play at a table: players who have met stay two.
    return { ...content, players: content.players.slice(0, 4) };
  });
  const pairs = apart(contents);
  const commands = Array.from({ length: 8 }, (): Command[] => {
    if (dice.chance(0.15))
      return [
        { does: 'roll-back', day, runs: dice.between(1, 3) },
        { does: 'resume', day },
      ];
    if (dice.chance(0.1)) return [{ does: 'refresh', day, scope: dice.pick(['full', 'incremental']) }];
    if (pairs.length > 0 && dice.chance(0.7)) return [{ does: 'merge-players', day, ...dice.pick(pairs) }];
    return [{ does: 'undo-player-merge', day, player: dice.pick(PLAYERS) }];
  }).flat();
  return { contents, commands };
}

function apart(contents: readonly Content[]): { player: number; into: number }[] {
  const known = PLAYERS.filter((player) => contents.some(({ players }) => players.includes(player)));
  return known.flatMap((player) =>
    known
      .filter((into) => !contents.some(({ players }) => players.includes(player) && players.includes(into)))
      .map((into) => ({ player, into })),
  );
}

const submissionsOf = (contents: readonly Content[]): Command[] =>
  contents.map((content, tournament) => ({ does: 'submit', day: 9, tournament, imported: false, content }));

const undoings: readonly Command[] = PLAYERS.map((player) => ({ does: 'undo-player-merge', day: 9, player }));

/** In a pod, games are added up in the order of the handles under which they were played: the last bit depends on it. */
const hasPods = (contents: readonly Content[]): boolean => contents.some(({ game }) => game === 'tribbles');

/** Leaves out the hashes of the input: those of other documents differ. */
const withoutDocument = ({ input: { scorecard, ...input } }: ModelTournament) => ({
  ...input,
  scorecard: { ...scorecard, sha256: null },
});

const outcomesOf = (published: PublishedHistory) => published.map(({ step }) => step.outcome);

describe('players who are merged', () => {
  const database = useTestDatabase();
  let quadrant: Quadrant;
  const read = async (): Promise<Published> => readPublishedLists(await readPublished(quadrant.dataSource));

  beforeAll(async () => (quadrant = new Quadrant(await database.dataSource(), await database.owner())));

  const playAll = async (commands: readonly Command[]) => {
    for (const command of commands) await quadrant.play(command);
  };

  /** Reads which player each player counts as, by number. */
  const readCounting = async (): Promise<number[]> => {
    const rows = await quadrant.dataSource.query<{ handle: string; counts: string }[]>(
      `select p.handle, c.handle as counts from players p join players c on c.id = p.counts_as`,
    );
    return HANDLES.map((each) => HANDLES.indexOf(rows.find(({ handle }) => handle === each)?.counts ?? each));
  };

  it('count as one, as if reports had named the one, and as two again once it is undone', async () => {
    let merged = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { contents, commands } = drawStory(seed);
      await quadrant.forgetEverything();
      await playAll(submissionsOf(contents));
      const before = await read();
      await playAll(commands);
      const standing = await read();
      const counting = await readCounting();
      expect({ seed, difference: await quadrant.verify() }).toEqual({ seed, difference: null });
      await playAll(undoings);
      // This compares every number and every hash of the chains.
      expect({ seed, difference: findDifference(await read(), before) }).toEqual({ seed, difference: null });
      expect({ seed, difference: await quadrant.verify() }).toEqual({ seed, difference: null });

      if (hasPods(contents)) continue;
      merged += counting.filter((counts, player) => counts !== player).length;
      await quadrant.forgetEverything();
      const named = contents.map((content) => ({
        ...content,
        players: content.players.map((each) => counting[each]!),
      }));
      await playAll(submissionsOf(named));
      const control = await read();
      for (const list of ['ratings', 'changes'] as const) {
        const difference = findDifference({ list: standing[list]! }, { list: control[list]! });
        expect({ seed, list, difference }).toEqual({ seed, list, difference: null });
      }
    }
    expect(merged).toBeGreaterThan(SEEDS / 2);
  });

  it('make inputs that differ from those of such reports in the document alone', async () => {
    let compared = 0;
    for (let seed = 1; seed <= stories(60, 200); seed++) {
      const { contents, commands } = drawStory(seed);
      const merging = new Model(PUBLIC_IDS);
      for (const command of [...submissionsOf(contents), ...commands]) await merging.play(command);
      const named = contents.map((content) => ({ ...content, players: content.players.map(merging.merges.published) }));
      const control = new Model(PUBLIC_IDS);
      for (const command of submissionsOf(named)) await control.play(command);
      // Where lots were drawn, they were drawn for the handles under which they played.
      const isToss = [...merging.tournaments.values()].some(({ revisions }) =>
        revisions[0]!.scoring.standings.some(({ decidedBy }) => decidedBy === 'coin-toss'),
      );
      if (isToss || hasPods(contents)) continue;
      compared++;
      const inputsOf = ({ published }: Model) => published.map(({ tournament }) => withoutDocument(tournament));
      expect(inputsOf(merging)).toEqual(inputsOf(control));
      expect(outcomesOf(merging.published)).toEqual(outcomesOf(control.published));
    }
    expect(compared).toBeGreaterThan(20);
  });
});
