import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

interface FlagCall extends JsonOption {
  readonly reason: string;
}

/** Adds the calls of league directors, over HTTP. */
export function addLeagueCalls({ command, isJson, finish, surroundings }: CallContext): void {
  for (const [name, flagged, does] of [
    ['flag', true, 'flag tournaments for a league'],
    ['unflag', false, 'take the league flag of tournaments away'],
  ] as const) {
    command(
      `${name} <league> <tournaments...>`,
      `${does}, by their ids or as ID@VERSION; all or none; uses QUADRANT_URL and QUADRANT_TOKEN`,
    )
      .requiredOption('--reason <text>', 'reason; shown with the run')
      .option(...JSON_OPTION)
      .action(async (league: string, tournaments: string[], { reason, ...options }: FlagCall) => {
        const { flag } = await import('../commands/flag.js');
        finish(await flag(surroundings, league, tournaments, { reason, flagged, json: isJson(options) }));
      });
  }
  command(
    'close <league> <season> <part>',
    'close first-half, second-half or season: only a coordinator changes it afterwards; uses QUADRANT_URL and QUADRANT_TOKEN',
  )
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .option(...JSON_OPTION)
    .action(async (league: string, season: string, part: string, { reason, ...options }: FlagCall) => {
      const { closePart } = await import('../commands/season.js');
      finish(await closePart(surroundings, { league, season, part }, { reason, json: isJson(options) }));
    });
  command(
    'record-toss <league> <season> <stage> <handles...>',
    'record a toss between everybody who is tied at one place, the first goes first; uses QUADRANT_URL and QUADRANT_TOKEN',
  )
    .requiredOption('--reason <text>', 'how it was drawn; shown with the run')
    .option(...JSON_OPTION)
    .action(async (league: string, season: string, stage: string, handles: string[], call: FlagCall) => {
      const { recordToss } = await import('../commands/season.js');
      const { reason, ...options } = call;
      finish(await recordToss(surroundings, { league, season, stage }, handles, { reason, json: isJson(options) }));
    });
  command(
    'not-counting <league>',
    'list the tournaments that name a league and do not count, with the reason; uses QUADRANT_URL and QUADRANT_TOKEN',
  )
    .option('--only <reason>', 'only those with this reason, for example not-flagged')
    .option(...JSON_OPTION)
    .action(async (league: string, { only, ...options }: JsonOption & { readonly only?: string }) => {
      const { listNotCounting } = await import('../commands/flag.js');
      finish(await listNotCounting(surroundings, league, { only: only ?? null, json: isJson(options) }));
    });
}
