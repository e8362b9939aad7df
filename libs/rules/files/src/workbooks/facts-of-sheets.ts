import type { FileTournament } from '../parts/file-tournament.js';
import { findHead, MOST_LINES_ABOVE } from '../parts/find-head.js';
import type { SuggestedFacts } from '../parts/suggested-facts.js';
import { isLabelled, readTitleRows } from '../parts/title-rows.js';
import { withoutOrigin } from '../origin.js';
import { isOverview } from './overview-sheets.js';
import type { SheetTable } from './sheet-tables.js';

type Told = Pick<FileTournament, 'suggested' | 'startsWritten'>;

/**
 * Returns the facts that the rows above the tables of some sheets say of their tournament, and the rows with labels of
 * sheets without a table. Facts about which they contradict each other are left out, and so is a sheet about a season.
 */
export function factsOfSheets(tables: readonly SheetTable[]): Told {
  const told = tables.filter(({ name, text }) => !isOverview(name, text)).map(({ text }) => factsAbove(text));
  const facts = told.map((each) => each.facts);
  const only = <Key extends keyof SuggestedFacts>(key: Key): Pick<SuggestedFacts, Key> | null => {
    const [first, ...others] = facts.flatMap((each) => (each[key] === undefined ? [] : [each]));
    return first === undefined || others.some((each) => JSON.stringify(each[key]) !== JSON.stringify(first[key]))
      ? null
      : first;
  };
  const suggested: SuggestedFacts = Object.fromEntries(
    FACTS.flatMap((key) => {
      const found = only(key);
      return found === null ? [] : [[key, found[key]] as const];
    }),
  );
  const [startsWritten = null, ...others] = new Set(told.flatMap((each) => each.startsWritten ?? []));
  const isDated = facts.some(({ startsAt }) => startsAt !== undefined);
  return {
    ...(Object.keys(suggested).length > 0 && { suggested }),
    ...(startsWritten !== null && others.length === 0 && !isDated && { startsWritten }),
  };
}

const FACTS = ['name', 'startsAt', 'months', 'director', 'venue', 'games', 'daysOfYear', 'field'] as const;

function factsAbove(text: string) {
  const head = findHead(text);
  // Two cells in a row are a label and its value.
  const isTable = head !== null && head.names.filter((name) => name !== '').length > 2;
  const above = isTable ? text.slice(0, head.offset) : labelledIn(text);
  return readTitleRows(withoutOrigin(above), head?.delimiter ?? '\t');
}

const labelledIn = (text: string): string =>
  text
    .split(/\r\n|\n|\r/, MOST_LINES_ABOVE)
    .filter((line) => isLabelled(line.replace(/:?\t/, ': ')))
    .join('\n');

/** Adds to a tournament what other sheets say; its own sheet counts more. */
export function withFacts(tournament: FileTournament, { suggested, startsWritten }: Told): FileTournament {
  const own = tournament.suggested;
  const isDated = own?.startsAt !== undefined || tournament.startsWritten !== undefined;
  const { startsAt, ...others } = suggested ?? {};
  const added = { ...others, ...(startsAt !== undefined && !isDated && { startsAt }), ...own };
  return {
    ...tournament,
    ...(Object.keys(added).length > 0 && { suggested: added }),
    ...(startsWritten !== undefined && !isDated && { startsWritten }),
  };
}
