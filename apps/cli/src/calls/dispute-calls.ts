import { DISPUTE_TOPICS } from '@quadrant/rules/permissions';
import type { DisputeWish } from '../commands/dispute.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';
import { InvalidArgumentError, Option } from 'commander';

export function addDisputeCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('dispute <tournament>', 'report an error in a tournament, by its id; uses QUADRANT_URL and QUADRANT_TOKEN')
    .addOption(new Option('--about <topic>', 'what is wrong').choices(DISPUTE_TOPICS).makeOptionMandatory())
    .requiredOption('--text <text>', 'what happened, and what should be changed')
    .option('--round <number>', 'round that it is about', readNumber)
    .option('--match <number>', 'match or pod of that round, counted from 1; only with --round', readNumber)
    .option(...JSON_OPTION)
    .action(async (id: string, { json, ...wish }: JsonOption & DisputeWish) => {
      const { openDispute } = await import('../commands/dispute.js');
      finish(await openDispute(surroundings, id, wish, { json: isJson({ json }) }));
    });
}

function readNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number from 1 to 9999.');
}
