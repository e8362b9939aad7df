import { Option } from 'commander';
import type { RulingOptions } from '../commands/ruling.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addRulingCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const ruling = command('ruling', 'interim rulings; uses QUADRANT_URL and QUADRANT_TOKEN');
  ruling
    .command('list')
    .description('list every interim ruling')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => {
      const { listRulings } = await import('../commands/ruling.js');
      finish(await listRulings(surroundings, { json: isJson(options) }));
    });
  ruling
    .command('make')
    .description('make an interim ruling, which overrides the guide for tournaments on its days')
    .option('--text <text>', 'what is ruled, and why')
    .option('--source <text>', 'where it was published')
    .option('--from <day>', 'first day of tournaments that it is in force for; without it, all')
    .option('--to <day>', 'first day on which it no longer is; without it, until further notice')
    .option('--beside <reading>', 'reading that it belongs to, as in /readings#on-time')
    .addOption(
      new Option('--set <name=value>', 'value of the policy, or switch, that it sets').conflicts('sameWeekend'),
    )
    .option('--same-weekend <country>', 'let the National of this country share its weekend')
    .option('--preview', 'only show what a switch would move')
    .option(...JSON_OPTION)
    .action(async ({ json, preview = false, ...options }: JsonOption & RulingOptions & { preview?: boolean }) => {
      const { makeRuling, previewRuling } = await import('../commands/ruling.js');
      const act = preview ? previewRuling : makeRuling;
      finish(await act(surroundings, options, { json: isJson({ json }) }));
    });
  ruling
    .command('end <number>')
    .description('let an interim ruling end earlier, or take it back')
    .requiredOption('--on <day>', 'first day on which it is no longer in force')
    .requiredOption('--reason <text>', 'reason, for the audit')
    .option(...JSON_OPTION)
    .action(async (number: string, { json, ...end }: JsonOption & { on: string; reason: string }) => {
      const { endRuling } = await import('../commands/ruling.js');
      finish(await endRuling(surroundings, number, end, { json: isJson({ json }) }));
    });
}
