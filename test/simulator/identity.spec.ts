import fc from 'fast-check';
import { Dice } from '@quadrant/demo';
import { useTestDatabase } from '../builders/database.js';
import { readPublished } from '../builders/history.js';
import { stories } from '../builders/length.js';
import type { Command } from './commands.js';
import { drawContent, HANDLES, type Content } from './content.js';
import {
  IDENTITY_REGRESSIONS,
  identityStories,
  type IdentityCommand,
  type IdentityStory,
} from './identity-commands.js';
import { People } from './identity-people.js';
import { findDifference, readPublishedLists, type Published } from './published.js';
import { Quadrant } from './quadrant.js';

const DAY = 9;
/** IDENTITY_STORIES=300 plays so many, once; IDENTITY_SEED=6 plays others. */
const STORIES = Number(process.env['IDENTITY_STORIES'] ?? stories(4, 20));
const SEED = Number(process.env['IDENTITY_SEED'] ?? 5);

/** Draws a report of few players. Most are of titles in which few may play. */
function drawReport(seed: number): Content {
  const dice = new Dice(`identity ${seed}`);
  const game = dice.pick([
    '2e',
    '2e',
    '2e',
    '1e',
    '1e',
    'tribbles',
    'tribbles',
    'stccg-1996',
    'ffg-swlcg-2016',
  ] as const);
  const content = drawContent(dice, game, DAY - dice.between(1, 6));
  return { ...content, players: content.players.slice(0, 4) };
}

/** A history added this, in its order. It is repeated without merging, hiding, claiming and renaming players. */
type Taken = { readonly report: Command } | { readonly freed: readonly string[] };

describe('whatever is done to who people are, in any order', () => {
  const database = useTestDatabase();
  let quadrant: Quadrant;
  let people: People;
  const done = new Map<string, number>();
  let tosses = 0;

  beforeAll(async () => {
    const [dataSource, owner] = [await database.dataSource(), await database.owner()];
    quadrant = new Quadrant(dataSource, owner);
    people = new People(dataSource, owner);
  });

  const read = async (): Promise<Published> =>
    readPublishedLists(await readPublished(quadrant.dataSource, 'public_id'));

  const begin = async () => {
    await quadrant.forgetEverything();
    await people.begin();
  };

  const submission = (tournament: number, seed: number): Command => ({
    does: 'submit',
    day: DAY,
    tournament,
    imported: false,
    content: drawReport(seed),
  });

  /** Checks who is shown, only by the names that lead to people. */
  const expectVisibility = async (hidden: ReadonlySet<string>) => {
    const persons = await people.list();
    const concealed = new Set(persons.filter(({ publicId }) => hidden.has(publicId)).map(({ countsAs }) => countsAs));
    for (const { publicId, countsAs, shown, handle, isFound, isAnonymised } of persons) {
      const isHidden = concealed.has(countsAs) && !isAnonymised;
      expect([publicId, shown === handle, isFound]).toEqual([publicId, !isHidden, !isHidden && !isAnonymised]);
    }
    const findable = persons.filter(
      ({ publicId, countsAs, isFound, isAnonymised }) => publicId === countsAs && isFound && !isAnonymised,
    );
    const wrong = (await people.listOffered()).filter((each) => !findable.some(({ handle }) => handle === each));
    expect(wrong).toEqual([]);
  };

  /** Checks that published data are the same as before, unless the command asked for a run. */
  async function playQuietly(command: IdentityCommand, hidden: Set<string>): Promise<string[]> {
    const before = await read();
    const persons = await people.list();
    const answer = await people.play(command);
    done.set(command.does, (done.get(command.does) ?? 0) + (answer === null ? 0 : 1));
    expect({ command, difference: findDifference(await read(), before) }).toEqual({ command, difference: null });
    expect({ command, difference: await quadrant.verify() }).toEqual({ command, difference: null });
    const after = await people.list();
    const known = new Map(persons.map((person) => [person.publicId, person]));
    const freed = after.filter(({ publicId, isAnonymised }) => isAnonymised && !known.get(publicId)?.isAnonymised);
    for (const { publicId } of freed) hidden.delete(publicId);
    if (answer === 'hide' || answer === 'unhide') {
      const handle = HANDLES[(command as { player: number }).player]!;
      for (const publicId of await people.listMembers(handle)) {
        if (answer === 'hide') hidden.add(publicId);
        else hidden.delete(publicId);
      }
    }
    return freed.map(({ publicId }) => publicId);
  }

  async function playStory({ reports, commands }: IdentityStory): Promise<Taken[]> {
    const hidden = new Set<string>();
    const taken: Taken[] = [];
    let tournaments = 0;
    const submit = async (seed: number) => {
      const report = submission(tournaments++, seed);
      if ((await quadrant.play(report)) === 'done') taken.push({ report });
    };
    for (const seed of reports) await submit(seed);
    for (const command of commands) {
      const asked = runOf(command);
      if (command.does === 'report') await submit(command.seed);
      else if (asked !== null) {
        const answer = await quadrant.play(asked);
        done.set(command.does, (done.get(command.does) ?? 0) + (answer === 'done' ? 1 : 0));
        expect({ command, difference: await quadrant.verify() }).toEqual({ command, difference: null });
      } else {
        const freed = await playQuietly(command, hidden);
        if (freed.length > 0) {
          taken.push({ freed });
          await people.bearAgain();
        }
      }
      await expectVisibility(hidden);
    }
    return taken;
  }

  const runOf = (command: IdentityCommand): Command | null => {
    switch (command.does) {
      case 'merge':
        return { does: 'merge-players', day: DAY, player: command.player, into: command.into };
      case 'undo':
        return { does: 'undo-player-merge', day: DAY, player: command.player };
      case 'refresh':
        return { does: 'refresh', day: DAY, scope: command.scope };
      case 'roll-back':
        return { does: 'roll-back', day: DAY, runs: command.runs };
      case 'resume':
        return { does: 'resume', day: DAY };
      default:
        return null;
    }
  };

  const settle = async () => {
    await quadrant.play({ does: 'resume', day: DAY });
    await quadrant.play({ does: 'refresh', day: DAY, scope: 'incremental' });
  };

  const playControl = async (taken: readonly Taken[]) => {
    await begin();
    for (const each of taken) {
      if ('freed' in each) await people.free(each.freed);
      else expect(await quadrant.play(each.report)).toBe('done');
    }
    await settle();
  };

  const check = async (story: IdentityStory) => {
    await begin();
    const taken = await playStory(story);
    await settle();
    await quadrant.undoMerges();
    const undone = await read();
    expect(await quadrant.verify()).toBeNull();
    await quadrant.play({ does: 'refresh', day: DAY, scope: 'full' });
    expect(findDifference(await read(), undone)).toBeNull();
    tosses += (undone['standings'] ?? []).filter((row) => row.at(-1) === 'coin-toss').length;
    await playControl(taken);
    // This compares every number, every place and every hash of the chains.
    expect(findDifference(undone, await read())).toBeNull();
  };

  it('leaves the numbers and hashes of a history in which it never was, once all merges are undone', async () => {
    await fc.assert(fc.asyncProperty(identityStories, check), {
      seed: SEED,
      numRuns: IDENTITY_REGRESSIONS.length + STORIES,
      examples: IDENTITY_REGRESSIONS.map((story): [IdentityStory] => [story]),
      endOnFailure: true,
    });
    // A story in which nothing happens tests nothing. Few stories do not contain everything.
    if (STORIES < 20) return;
    for (const does of ['merge', 'hide', 'unhide', 'claim', 'release', 'rename', 'add-alias', 'anonymise', 'roll-back'])
      expect([does, (done.get(does) ?? 0) > 0]).toEqual([does, true]);
    expect(tosses).toBeGreaterThan(0);
  }, 3_000_000);
});
