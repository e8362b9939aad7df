import { InvalidArgumentError } from 'commander';
import type { DeckFact, LeagueFacts } from '../commands/league.js';
import { countUpTo } from './count-up-to.js';
import { JSON_OPTION, sub, type CallContext, type JsonOption } from './call-context.js';

interface LeagueCall extends JsonOption {
  readonly name?: string;
  readonly director?: string;
  readonly player?: readonly string[];
  readonly alternate?: readonly string[];
  readonly reason?: string;
}

interface SeasonCall extends JsonOption {
  readonly reason: string;
  readonly name?: string;
  readonly from?: string;
  readonly to?: string;
  readonly qualifiers?: { readonly firstHalf: number; readonly secondHalf: number };
  readonly bestOfSeason?: number;
  readonly bestOfHalf?: number;
  readonly columns?: readonly number[];
  readonly points?: readonly { readonly from: number; readonly points: readonly number[] }[];
  readonly champion?: string;
  readonly preview?: boolean;
}

/** Adds the calls about leagues, their seasons, and the facts that schemes may use, over HTTP. */
export function addLeagueSetupCalls(context: CallContext): void {
  addLeague(context);
  addSeason(context);
  context
    .command('card-names <kind>', 'change the names of headquarters or missions that reports are compared with')
    .option('--add <name>', 'a name to add; may be repeated', several, [])
    .option('--remove <name>', 'a name to remove; may be repeated', several, [])
    .requiredOption('--reason <text>', 'reason, for the audit')
    .option(...JSON_OPTION)
    .action(async (kind: string, call: JsonOption & { add: string[]; remove: string[]; reason: string }) => {
      const { changeCardNames } = await import('../commands/league.js');
      const { add, remove, reason, ...options } = call;
      const settings = { reason, json: context.isJson(options) };
      context.finish(await changeCardNames(context.surroundings, kind, { add, remove }, settings));
    });
}

function addLeague({ command, isJson, finish, surroundings }: CallContext): void {
  const league = command('league', 'form, change and delete leagues; uses QUADRANT_URL and QUADRANT_TOKEN');
  sub(league, 'create <slug>', 'form a league')
    .requiredOption('--name <name>', 'its name')
    .requiredOption('--director <handle>', 'the league director')
    .option('--player <handle>', 'a player who is committed to it; repeat it for all of them', several)
    .action(async (slug: string, { name, director, player, ...options }: LeagueCall) => {
      const { createLeague } = await import('../commands/league.js');
      const facts = factsOf({ name, director, handles: player });
      finish(await createLeague(surroundings, slug, facts, { json: isJson(options) }));
    });
  sub(league, 'change <slug>', 'change its name, its director or their alternates')
    .option('--name <name>', 'another name')
    .option('--director <handle>', 'another director; coordinators appoint them, with a reason')
    .option('--alternate <handle>', 'an alternate; repeat it for all of them, they replace those before', several)
    .option('--reason <text>', 'reason, for the audit')
    .action(async (slug: string, { name, director, alternate, reason, ...options }: LeagueCall) => {
      const { changeLeague } = await import('../commands/league.js');
      const facts = factsOf({ name, director, handles: alternate, reason });
      finish(await changeLeague(surroundings, slug, facts, { json: isJson(options) }));
    });
  sub(league, 'delete <slug>', 'delete a league that no tournament ever named')
    .requiredOption('--reason <text>', 'reason, for the audit')
    .action(async (slug: string, { reason, ...options }: JsonOption & { reason: string }) => {
      const { deleteLeague } = await import('../commands/league.js');
      finish(await deleteLeague(surroundings, slug, null, { reason, json: isJson(options) }));
    });
  sub(
    league,
    'deck-facts <slug>',
    'declare the numbers of decks that its reports may contain; replaces all earlier ones',
  )
    .option('--fact <name=most:means>', 'as in "ships=30:the number of ships"; may be repeated', readFact, [])
    .requiredOption('--reason <text>', 'reason, for the audit')
    .action(async (slug: string, call: JsonOption & { fact: DeckFact[]; reason: string }) => {
      const { declareDeckFacts } = await import('../commands/league.js');
      const { fact, reason, ...options } = call;
      finish(await declareDeckFacts(surroundings, slug, fact, { reason, json: isJson(options) }));
    });
}

function addSeason({ command, isJson, finish, surroundings }: CallContext): void {
  const season = command('season', 'add, change and delete seasons of leagues; uses QUADRANT_URL and QUADRANT_TOKEN');
  for (const [name, isNew] of [
    ['create', true],
    ['change', false],
  ] as const) {
    const call = sub(season, `${name} <league> <season>`, `${isNew ? 'add' : 'change'} a season`)
      .option('--from <day>', 'its first day, as 2014-10-01')
      .option('--to <day>', 'its last day')
      .option('--qualifiers <first,second>', 'how many players of each half qualify, as 4,4', readQualifiers)
      .option('--best-of-season <number>', 'how many results count in the season', countUpTo(999))
      .option('--best-of-half <number>', 'how many results count in each half', countUpTo(999))
      .option('--columns <places>', 'last place of each column of its points, as 1,2,4,8', readNumbers)
      .option('--points <row>', 'points from so many players on, as 8=20,16,12,10; repeat it', readPoints)
      .requiredOption('--reason <text>', 'reason; shown with the run');
    if (!isNew) {
      call
        .option('--name <name>', 'another name')
        .option('--champion <handle>', 'the champion of a season that is over')
        .option('--preview', 'only show what it would move');
    }
    call.action(async (league: string, named: string, facts: SeasonCall) => {
      const { previewSeason, storeSeason } = await import('../commands/league.js');
      const settings = { reason: facts.reason, json: isJson(facts) };
      if (facts.preview === true) {
        finish(await previewSeason(surroundings, { league, season: named }, seasonFactsOf(facts), settings));
        return;
      }
      finish(await storeSeason(surroundings, { league, season: named, isNew }, seasonFactsOf(facts), settings));
    });
  }
  sub(season, 'log <league> <season>', 'show what was decided about a season, who decided, and why').action(
    async (league: string, named: string, options: JsonOption) => {
      const { showSeasonLog } = await import('../commands/season.js');
      finish(await showSeasonLog(surroundings, { league, season: named }, { json: isJson(options) }));
    },
  );
  sub(season, 'delete <league> <season>', 'delete a season in which nothing was ever played')
    .requiredOption('--reason <text>', 'reason, for the audit')
    .action(async (league: string, named: string, { reason, ...options }: JsonOption & { reason: string }) => {
      const { deleteLeague } = await import('../commands/league.js');
      finish(await deleteLeague(surroundings, league, named, { reason, json: isJson(options) }));
    });
}

/** Leaves out options that were not given. */
const factsOf = (facts: { readonly [Key in keyof LeagueFacts]: LeagueFacts[Key] | undefined }): LeagueFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const seasonFactsOf = ({
  name,
  from,
  to,
  qualifiers,
  bestOfSeason,
  bestOfHalf,
  champion,
  columns,
  points,
}: SeasonCall) => ({
  ...(name !== undefined && { season: name }),
  ...(from !== undefined && { startsOn: from }),
  ...(to !== undefined && { endsOn: to }),
  ...(qualifiers !== undefined && { qualifiers }),
  ...((bestOfSeason !== undefined || bestOfHalf !== undefined) && {
    best: {
      ...(bestOfSeason !== undefined && { season: bestOfSeason }),
      ...(bestOfHalf !== undefined && { half: bestOfHalf }),
    },
  }),
  ...(champion !== undefined && { champion }),
  ...((columns !== undefined || points !== undefined) && {
    pointsTable: { lastPlaces: columns ?? [], rows: points ?? [] },
  }),
});

function readNumbers(text: string): readonly number[] {
  if (!/^\d{1,5}(,\d{1,5}){0,31}$/.test(text)) throw new InvalidArgumentError('Give numbers, as in 1,2,4,8.');
  return text.split(',').map(Number);
}

function readPoints(text: string, before: NonNullable<SeasonCall['points']> = []): NonNullable<SeasonCall['points']> {
  const [, from, points] = /^(\d{1,4})=([\d,]+)$/.exec(text) ?? [];
  if (points === undefined) throw new InvalidArgumentError('Give a row, as in 8=20,16,12,10.');
  return [...before, { from: Number(from), points: readNumbers(points) }];
}

const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function readFact(text: string, before: readonly DeckFact[]): readonly DeckFact[] {
  const [, name, most, means] = /^(\w{1,32})=(\d{1,4}):(.{1,100})$/.exec(text) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError('Write NAME=MOST:MEANING, as in "ships=30:the number of ships".');
  return [...before, { name, most: Number(most), means: means! }];
}

function readQualifiers(text: string): { firstHalf: number; secondHalf: number } {
  const [, firstHalf, secondHalf] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  if (firstHalf === undefined) throw new InvalidArgumentError('Give two numbers, as in 4,4.');
  return { firstHalf: Number(firstHalf), secondHalf: Number(secondHalf) };
}
