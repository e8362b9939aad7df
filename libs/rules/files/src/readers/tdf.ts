import { say } from '@quadrant/rules/message';
import { bye, played } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import {
  tournamentOf,
  type FileMatch,
  type FileResult,
  type FileRound,
  type FileTournament,
} from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { type XmlElement, childOf, childrenOf, textOf } from '../parts/read-xml.js';
import { dayOfProgram } from '../parts/cell-values.js';
import { countOf, descendantsOf, fullName, placeOf } from '../parts/xml-files.js';

/**
 * Reads the `.tdf` file of Play! Pokémon's Tournament Operations Manager. Each age division is a pod with its own
 * rounds, which is a tournament here. The type of a round is 1 for elimination and 3 for Swiss; `dropped` of a player
 * names the last round that they played, and `standings` list finished players of each division apart from the others.
 */
export const tdfReader: FileReader = {
  format: 'tdf',
  title: say`a .tdf file of Tournament Operations Manager`,
  recognizes: ({ xml }) =>
    xml?.name === 'tournament' && childOf(xml, 'pods') !== null && childOf(xml, 'players') !== null,
  read: ({ xml }, findings) => readTdf(xml!, findings),
};

/** The key is the id of a person in the file. */
type Named = ReadonlyMap<string, { readonly name: string; readonly element: XmlElement }>;

function readTdf(root: XmlElement, findings: FileFindings): FileTournament[] {
  const data = childOf(root, 'data');
  const named = namesIn(root, findings);
  const divisions = childrenOf(childOf(root, 'pods'), 'pod').filter((pod) => descendantsOf(pod, 'match').length > 0);
  const places = placesIn(root);
  const name = textOf(data, 'name');
  const startsAt = dateOf(textOf(data, 'startdate'));
  return divisions.map((pod, index) => {
    const title = DIVISIONS[textOf(pod, 'category') ?? ''] ?? String(index + 1);
    const facts = { name: divisions.length > 1 && name !== null ? `${name} ${title}` : name, startsAt };
    return readDivision(pod, facts, divisions.length === 1 ? [...named.keys()] : [], { named, places }, findings);
  });
}

/** Other numbers are mixed divisions. */
const DIVISIONS: Readonly<Record<string, string>> = { 0: 'Junior', 1: 'Senior', 2: 'Masters' };

function namesIn(root: XmlElement, findings: FileFindings): Named {
  const named = new Map<string, { name: string; element: XmlElement }>();
  for (const player of childrenOf(childOf(root, 'players'), 'player')) {
    const [id, name] = [textOf(player, 'userid'), fullName(player, 'firstname', 'lastname')];
    if (id !== null && name !== null) named.set(id, { name, element: player });
    else
      findings.add(
        'value-missing-in-file',
        placeOf(player),
        say`This player has no id or no name.`,
        say`Save the tournament again.`,
      );
  }
  return named;
}

/** Returns places by the id of a player; players who did not finish may have none. */
const placesIn = (root: XmlElement): ReadonlyMap<string, number> =>
  new Map(
    childrenOf(childOf(root, 'standings'), 'pod').flatMap((pod) =>
      childrenOf(pod, 'player').flatMap((player): [string, number][] => {
        const [id, place] = [textOf(player, 'id'), countOf(player, 'place')];
        return id === null || !place ? [] : [[id, place]];
      }),
    ),
  );

interface Known {
  readonly named: Named;
  readonly places: ReadonlyMap<string, number>;
}

function readDivision(
  pod: XmlElement,
  facts: Pick<FileTournament, 'name' | 'startsAt'>,
  everybody: readonly string[],
  { named, places }: Known,
  findings: FileFindings,
): FileTournament {
  const roster = collectPlayers(findings);
  // A player without a match came late or not at all; the subgroups list them too.
  const ids = [
    ...everybody,
    ...descendantsOf(pod, 'subgroup').flatMap((group) =>
      descendantsOf(group, 'player').map((each) => textOf(each, 'userid')),
    ),
    ...descendantsOf(pod, 'match').flatMap((match) =>
      ['player', 'player1', 'player2'].map((key) => textOf(childOf(match, key), 'userid')),
    ),
  ];
  for (const id of new Set(ids)) {
    const known = id === null ? undefined : named.get(id);
    if (known === undefined) continue;
    const dropped = countOf(childOf(known.element, 'dropped'), 'round');
    roster.add(
      { id: id!, name: known.name, place: places.get(id!) ?? null, droppedAfterRound: dropped },
      placeOf(known.element),
    );
  }
  const rounds = descendantsOf(pod, 'round')
    .filter((round) => childOf(round, 'matches') !== null)
    .map((round, index): FileRound => ({
      round: index + 1,
      stage: textOf(round, 'type') === '1' ? 'elimination' : 'swiss',
      matches: descendantsOf(round, 'match').flatMap((match) =>
        readMatch(match, roster.find, findings).map((read) => ({ ...read, place: placeOf(match) })),
      ),
    }));
  return tournamentOf(facts, roster.list(), rounds);
}

/** 1 and 2 name the winner, 3 is a tie, 5 a bye, 10 a loss of both; 8 is a player who came late and lost the round. */
const RESULTS: Readonly<Record<string, FileResult>> = { 1: 'win', 2: 'loss', 3: 'draw' };

type Find = (id: string | null, place: ReturnType<typeof placeOf>) => string | null;

function readMatch(match: XmlElement, find: Find, findings: FileFindings): FileMatch[] {
  const outcome = textOf(match, 'outcome') ?? '0';
  const alone = childOf(match, 'player');
  if (alone !== null) {
    const id = find(textOf(alone, 'userid'), placeOf(match));
    return id === null ? [] : outcome === '5' ? [bye(id)] : [{ ...bye(id), kind: 'absent' }];
  }
  const first = find(textOf(childOf(match, 'player1'), 'userid'), placeOf(match));
  const second = find(textOf(childOf(match, 'player2'), 'userid'), placeOf(match));
  if (first === null || second === null) return [];
  const result = RESULTS[outcome] ?? null;
  if (outcome === '10') return [{ ...played(first, second, null), kind: 'forfeit' }];
  if (result === null)
    findings.add(
      'match-without-result',
      placeOf(match),
      say`This match has no result.`,
      say`Enter the result and save the tournament again.`,
    );
  return [played(first, second, result)];
}

/** TOM writes month, day and year: 06/01/2024. */
function dateOf(text: string | null): string | null {
  return dayOfProgram(text, 'month-first') ?? text;
}
