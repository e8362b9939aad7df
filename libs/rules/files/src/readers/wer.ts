import { say } from '@quadrant/rules/message';
import { bye, forfeited, played, resultOf } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { tournamentOf, type FileMatch, type FileResult, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { type XmlElement, childOf, childrenOf, textOf } from '../parts/read-xml.js';
import { countOf, descendantsOf, fullName, placeOf } from '../parts/xml-files.js';

/**
 * Reads the `.wer` file of Wizards Event Reporter: `event` with `participation` (persons, and the role PL with places) and
 * `matches` by round. A match names its winner first; `win`, `loss` and `draw` count its games. The structure is that which
 * the reader of JohannesKuehnel/wp_mtg_league takes.
 */
export const werReader: FileReader = {
  format: 'wer',
  title: say`a .wer file of Wizards Event Reporter`,
  recognizes: ({ xml }) => eventOf(xml) !== null || isStandings(xml),
  read: ({ xml }, findings) => {
    const event = eventOf(xml);
    if (event !== null) return [readEvent(event, findings)];
    const message = say`The file has the standings of an event without its matches.`;
    findings.add('one-page-of-several', placeOf(xml!), message, say`Send the .wer file that Event Reporter saves.`);
    return [];
  },
};

/** Event Reporter also exports standings alone: rows with rank, name, DCI number and match points. */
const isStandings = (xml: XmlElement | null): boolean =>
  xml?.children.some((row) => textOf(row, 'DCI') !== null && textOf(row, 'MatchPoints') !== null) === true;

function eventOf(xml: XmlElement | null): XmlElement | null {
  const event = xml?.name === 'event' ? xml : childOf(xml, 'event');
  return childOf(event, 'participation') !== null && childOf(event, 'matches') !== null ? event : null;
}

function readEvent(event: XmlElement, findings: FileFindings) {
  const participation = childOf(event, 'participation')!;
  const roster = collectPlayers(findings);
  const roles = childrenOf(participation, 'role').filter((role) => textOf(role, 'cd') === 'PL');
  const places = new Map(
    roles.flatMap((role) => childrenOf(role, 'ref').map((ref) => [textOf(ref, 'person'), countOf(ref, 'seq')])),
  );
  const inMatches = new Set(
    descendantsOf(event, 'match').flatMap((match) => [textOf(match, 'person'), textOf(match, 'opponent')]),
  );
  for (const person of childrenOf(participation, 'person')) {
    const [id, name] = [textOf(person, 'id'), fullName(person, 'first', 'last')];
    // Judges and the scorekeeper are persons too.
    if (id === null || (!places.has(id) && !inMatches.has(id))) continue;
    if (name === null)
      findings.add('value-missing-in-file', placeOf(person), say`This person has no name.`, say`Save the event again.`);
    else roster.add({ id, name, place: places.get(id) || null }, placeOf(person));
  }
  const playoff = countOf(event, 'playoffstartround') || Infinity;
  const names = new Map(roster.list().map(({ id, name }) => [id, name]));
  const elements = childrenOf(childOf(event, 'matches'), 'round');
  const isBracket = (countOf(event, 'eliminationType') ?? 0) > 0 && halves(elements);
  const rounds = elements.map((round, index): FileRound => ({
    round: index + 1,
    stage: isBracket || (countOf(round, 'number') ?? index + 1) >= playoff ? 'elimination' : 'swiss',
    matches: childrenOf(round, 'match').flatMap((match) =>
      readMatch(match, roster.find, names, findings).map((read) => ({ ...read, place: placeOf(match) })),
    ),
  }));
  const plannedRounds = countOf(event, 'numberofrounds');
  const facts = {
    name: textOf(event, 'title'),
    // The hour has no offset to UTC, so only the day is certain.
    startsAt: textOf(event, 'startdate')?.slice(0, 10) ?? null,
    plannedRounds: plannedRounds === null ? null : Math.min(plannedRounds, playoff - 1),
  };
  return tournamentOf(facts, roster.list(), rounds);
}

/** Whether each round has the half of the players of the round before it, as in a single elimination. */
function halves(rounds: readonly XmlElement[]): boolean {
  const players = rounds.map(
    (round) =>
      new Set(childrenOf(round, 'match').flatMap((match) => [textOf(match, 'person'), textOf(match, 'opponent')])),
  );
  return (
    players.length > 1 &&
    players
      .slice(1)
      .every(
        (later, index) =>
          later.size === Math.ceil(players[index]!.size / 2) && [...later].every((each) => players[index]!.has(each)),
      )
  );
}

type Find = (id: string | null, place: ReturnType<typeof placeOf>) => string | null;

function readMatch(
  match: XmlElement,
  find: Find,
  names: ReadonlyMap<string, string>,
  findings: FileFindings,
): FileMatch[] {
  const first = find(textOf(match, 'person'), placeOf(match));
  if (first === null) return [];
  if (textOf(match, 'opponent') === null || textOf(match, 'opponent') === '0') return [bye(first)];
  const second = find(textOf(match, 'opponent'), placeOf(match));
  if (second === null) return [];
  const [win, loss] = [countOf(match, 'win'), countOf(match, 'loss')];
  // Outcome 1 is a win of the person who is named first, 2 a draw. A match whose result nobody entered has 2 too, and -1 everywhere.
  const isOpen = ['win', 'loss', 'draw'].some((name) => Number(textOf(match, name)) < 0);
  const outcome = OUTCOMES[textOf(match, 'outcome') ?? ''] ?? null;
  const isByDrop = /^(true|1)$/i.test(textOf(match, 'winbydrop') ?? '');
  const result: FileResult =
    win !== null && loss !== null && win !== loss ? resultOf(win, loss) : isOpen && outcome === 'draw' ? null : outcome;
  // The opponent of a player who dropped wins without a game.
  if (isByDrop && result !== 'draw') return [forfeited(first, second, result ?? 'win')];
  if (result === null)
    findings.add(
      'match-without-result',
      placeOf(match),
      say`Nobody entered the result of this match of ${names.get(first)!} and ${names.get(second)!}.`,
      say`Enter the result and save the event again.`,
    );
  return [{ ...played(first, second, result), score: win !== null && loss !== null ? [win, loss] : null }];
}

const OUTCOMES: Readonly<Record<string, FileResult>> = { 1: 'win', 2: 'draw' };
