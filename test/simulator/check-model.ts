import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { printCommands, type Command } from './commands.js';
import { HANDLES } from './content.js';
import { drawCommands } from './draw-commands.js';
import { awardsByDefinition } from './league-by-definition.js';
import { Model } from './model.js';
import { findDifference } from './published.js';
import { publishAnew, type ModelTournament, type PublishedHistory } from './model-history.js';

/** A simulation failed: it says what went wrong, and which commands caused it. */
export class SimulationFailed extends Error {
  constructor(
    readonly seed: number,
    what: string,
    commands: readonly Command[],
  ) {
    super(`seed ${seed}: ${what}, after\n${printCommands(commands)}`);
  }
}

/** The model gives players these public ids when no database does. */
export const PUBLIC_IDS = HANDLES.map((handle) => createHash('sha256').update(handle).digest().subarray(0, 16));

/** Returns all that readers can see of it, without what was only needed to compute it. */
const told = (published: PublishedHistory) =>
  published.map(({ tournament, step }) => ({ key: tournament.position.key, revision: tournament.revision, step }));

const linksOf = (published: PublishedHistory) => published.at(-1)?.step.links;

/** Compares the awards of leagues with {@link awardsByDefinition}; returns null when they are the same. */
export function findLeagueDifference(model: Model): string | null {
  const { published } = model;
  const history = published.map(({ tournament }) => ({
    input: tournament.input,
    report: model.reportOf(tournament),
  }));
  const byDefinition = awardsByDefinition(history);
  for (const [index, { tournament, step }] of published.entries()) {
    const told = step.outcome.awards
      .filter(({ kind }) => kind !== 'masters')
      .map(({ kind, entry, place, participants, points, leagueSeason, phase, rule, section, reason }) => [
        kind,
        entry,
        place,
        participants,
        points,
        leagueSeason?.season,
        phase,
        rule,
        section,
        reason,
      ]);
    const difference = findDifference({ awards: told }, { awards: byDefinition[index]! });
    if (difference !== null) return `tournament ${tournament.position.key}: ${difference}`;
  }
  return null;
}

/**
 * Plays the commands of a seed on the model. After each command, compares what live runs and refreshes have published
 * with a replay from nothing of the same tournaments, by the chains, which include every rating and every award. At the
 * end, compares everything with what a replay of all that is due publishes.
 *
 * @throws SimulationFailed where they differ
 */
export async function checkOnModel(seed: number, length: number): Promise<void> {
  const commands = drawCommands(seed, length);
  const model = new Model(PUBLIC_IDS);
  for (const [index, command] of commands.entries()) {
    await model.play(command);
    // After a rollback, later changes wait.
    const retake = (tournament: ModelTournament) => (model.isPaused ? tournament : model.retake(tournament));
    const takenIn = model.published.map(({ tournament }) => retake(tournament));
    if (new Set(takenIn.map(({ position }) => position.key)).size < takenIn.length) {
      throw new SimulationFailed(seed, 'a tournament is published twice', commands.slice(0, index + 1));
    }
    const difference = findLeagueDifference(model);
    if (difference !== null) {
      throw new SimulationFailed(seed, `a league against its definition: ${difference}`, commands.slice(0, index + 1));
    }
    if (!isDeepStrictEqual(linksOf(model.published), linksOf(await publishAnew(DEFAULT_RATING_RULES, takenIn)))) {
      throw new SimulationFailed(seed, 'live runs differ from a replay from nothing', commands.slice(0, index + 1));
    }
  }
  await model.play({ does: 'resume', day: 0 });
  await model.play({ does: 'refresh', day: 0, scope: 'incremental' });
  if (!isDeepStrictEqual(told(model.published), told(await publishAnew(DEFAULT_RATING_RULES, model.listDue())))) {
    throw new SimulationFailed(seed, 'an incremental refresh differs from a full one', commands);
  }
}
