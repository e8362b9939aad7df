import { FORMATS, GAME_TITLES, RULES, type Format, type GameTitle, type Rules } from '@quadrant/rules/tournament';
import { Argument, Option } from 'commander';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

interface TimeLimitsCall extends JsonOption {
  readonly rules?: Rules;
  readonly online?: true;
  readonly matchPlay?: true;
}

/** Adds the calls that print the rules as text and tables; they need no database. */
export function addRulesCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('rules [document] [section]', 'the rulebook: texts, tables and what implements them; needs no database')
    .option('--search <words>', 'only sections that have these words')
    .option(...JSON_OPTION)
    .action(
      async (
        document: string | undefined,
        section: string | undefined,
        { search, ...options }: JsonOption & { search?: string },
      ) => {
        const { rules } = await import('../commands/rules.js');
        const wanted = { document: document ?? null, section: section ?? null, search: search ?? null };
        finish(rules(surroundings, { ...wanted, json: isJson(options) }));
      },
    );
  command('time-limits', 'how long a round or a game lasts; needs no database')
    .addArgument(new Argument('<game>', 'the game title').choices(GAME_TITLES))
    .addArgument(new Argument('<format>', 'the format').choices(FORMATS))
    .addOption(new Option('--rules <rules>', 'the set of rules').choices(RULES))
    .option('--online', 'the tournament is played online')
    .option('--match-play', 'a game of the elimination stage')
    .option(...JSON_OPTION)
    .action(async (game: GameTitle, format: Format, { rules, online, matchPlay, ...options }: TimeLimitsCall) => {
      const { timeLimits } = await import('../commands/time-limits.js');
      const stage = matchPlay ? 'elimination' : 'swiss';
      const tournament = { game, format, rules: rules ?? null, online: online === true };
      finish(timeLimits(surroundings, { ...tournament, stage, json: isJson(options) }));
    });
}
