import { countUpTo } from './count-up-to.js';
import { sub, type CallContext, type JsonOption } from './call-context.js';

interface SchemeCall extends JsonOption {
  readonly printed?: string;
  readonly scheme?: string;
  readonly season?: string;
  readonly name?: string;
  readonly from?: string;
  readonly reason: string;
  readonly leagueVersion?: number;
}

const PRINTED = ['--printed <id>', 'headquarters, participation or new-mission, in place of a file'] as const;
const VERSION = [
  '--league-version <n>',
  'refuse if the league is no longer at this version; needed for a saved scheme, `scheme list` shows it',
  countUpTo(999_999),
] as const;

/** Adds the calls about bonus schemes of leagues, and about points by hand, over HTTP. */
export function addSchemeCalls(context: CallContext): void {
  addScheme(context);
  addAward(context);
}

function addScheme({ command, isJson, finish, surroundings }: CallContext): void {
  const scheme = command('scheme', 'try, save and end bonus schemes; uses QUADRANT_URL and QUADRANT_TOKEN');
  sub(scheme, 'list <league>', 'list the bonus schemes of a league, with every version').action(
    async (league: string, options: JsonOption) => {
      const { listSchemes } = await import('../commands/scheme.js');
      finish(await listSchemes(surroundings, league, { json: isJson(options) }));
    },
  );
  sub(scheme, 'try <league> [file]', 'show what a scheme would have given; stores nothing')
    .option(...PRINTED)
    .option('--scheme <slug>', 'the scheme whose place it takes')
    .option('--season <season>', 'only in this season')
    .option('--from <day>', 'only from this day on')
    .action(async (league: string, file: string | undefined, call: SchemeCall) => {
      const { trySchemeText } = await import('../commands/scheme.js');
      const { printed, scheme: replaced, season, from } = call;
      const wanted = {
        ...(replaced !== undefined && { scheme: replaced }),
        ...(season !== undefined && { season }),
        ...(from !== undefined && { from }),
      };
      const source = { file: file ?? null, printed: printed ?? null };
      finish(await trySchemeText(surroundings, league, source, { ...wanted, json: isJson(call) }));
    });
  sub(scheme, 'save <league> <scheme> [file]', 'save a version of a scheme')
    .option(...PRINTED)
    .option('--name <name>', 'its name; a printed one has its own')
    .option('--from <day>', 'the first day on which it is in force; today without one')
    .option(...VERSION)
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .action(async (league: string, slug: string, file: string | undefined, call: SchemeCall) => {
      const { saveScheme } = await import('../commands/scheme.js');
      const { printed, name, from, reason, leagueVersion } = call;
      const source = { file: file ?? null, printed: printed ?? null };
      const facts = { ...(name !== undefined && { name }), ...(from !== undefined && { from }) };
      const settings = { ...facts, reason, leagueVersion: leagueVersion ?? null, json: isJson(call) };
      finish(await saveScheme(surroundings, { league, scheme: slug }, source, settings));
    });
  sub(scheme, 'end <league> <scheme>', 'end a scheme')
    .requiredOption('--on <day>', 'the last day on which it is in force')
    .option(...VERSION)
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .action(async (league: string, slug: string, call: SchemeCall & { readonly on: string }) => {
      const { endScheme } = await import('../commands/scheme.js');
      const { on, reason, leagueVersion } = call;
      const settings = { on, reason, leagueVersion: leagueVersion ?? null, json: isJson(call) };
      finish(await endScheme(surroundings, { league, scheme: slug }, settings));
    });
}

interface AwardCall extends JsonOption {
  readonly reason: string;
  readonly key?: string;
}

function addAward({ command, isJson, finish, surroundings }: CallContext): void {
  const award = command('award', 'give league points by hand, and undo that; uses QUADRANT_URL and QUADRANT_TOKEN');
  sub(award, 'list <league>', 'list the points that were given by hand').action(
    async (league: string, options: JsonOption) => {
      const { listAwards } = await import('../commands/award.js');
      finish(await listAwards(surroundings, league, { json: isJson(options) }));
    },
  );
  sub(award, 'give <league> <tournament> <player>', 'give points to somebody who took part in a tournament')
    .argument('<points>', 'from 1 to 50', countUpTo(50))
    .requiredOption('--reason <text>', 'reason; shown with the award')
    .option('--key <key>', 'sent twice with one key, it is given once')
    .action(async (league: string, tournament: string, player: string, points: number, call: AwardCall) => {
      const { giveAward } = await import('../commands/award.js');
      const settings = { reason: call.reason, key: call.key ?? null, json: isJson(call) };
      finish(await giveAward(surroundings, league, { tournament, player, points }, settings));
    });
  sub(award, 'undo <league> <award>', 'take points back that were given by hand')
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .action(async (league: string, id: string, { reason, ...options }: AwardCall) => {
      const { undoAward } = await import('../commands/award.js');
      finish(await undoAward(surroundings, league, id, { reason, json: isJson(options) }));
    });
}
