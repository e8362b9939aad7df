import { bye, played } from '../results.js';
import { collectPlayers } from '../roster.js';
import { childOf, childrenOf, descendantsOf, fullName, placeOf, textOf } from './xml-files.js';
import { tournamentOf, type FileMatch, type FileResult, type FileRound } from '../file-tournament.js';
import type { FileFindings } from '../file-findings.js';
import type { FileReader } from '../file-reader.js';
import type { XmlElement } from '../read-xml.js';

/**
 * Reads the `.tdf` file of Play! Pokémon's Tournament Operations Manager. Each age division is a pod with rounds of its own:
 * a tournament here. The type of a round is 1 for elimination and 3 for Swiss.
 */
export const tdfReader: FileReader = {
  format: 'tdf',
  title: 'a .tdf file of Tournament Operations Manager',
  recognizes: ({ xml }) =>
    xml?.name === 'tournament' && childOf(xml, 'pods') !== null && childOf(xml, 'players') !== null,
  read: ({ xml }, findings) => readTdf(xml!, findings),
};

function readTdf(root: XmlElement, findings: FileFindings) {
  const data = childOf(root, 'data');
  const names = new Map<string, { name: string; element: XmlElement }>();
  for (const player of childrenOf(childOf(root, 'players'), 'player')) {
    const [id, name] = [textOf(player, 'userid'), fullName(player, 'firstname', 'lastname')];
    if (id !== null && name !== null) names.set(id, { name, element: player });
    else
      findings.add(
        'value-missing-in-file',
        placeOf(player),
        'This player has no id or no name.',
        'Save the tournament again.',
      );
  }
  const pods = childrenOf(childOf(root, 'pods'), 'pod').filter((pod) => descendantsOf(pod, 'match').length > 0);
  return pods.map((pod, index) => {
    const matches = descendantsOf(pod, 'match');
    const roster = collectPlayers(findings);
    const seen = new Set<string>();
    for (const match of matches) {
      for (const key of ['player', 'player1', 'player2']) {
        const player = childOf(match, key);
        const id = textOf(player, 'userid');
        if (id === null || seen.has(id)) continue;
        seen.add(id);
        const known = names.get(id);
        if (known) roster.add({ id, name: known.name }, placeOf(known.element));
      }
    }
    const rounds = descendantsOf(pod, 'round').map((round, at): FileRound => ({
      round: at + 1,
      stage: textOf(round, 'type') === '1' ? 'elimination' : 'swiss',
      matches: descendantsOf(round, 'match').flatMap((match) => readMatch(match, roster.find, findings)),
    }));
    const name = textOf(data, 'name');
    const facts = {
      name: pods.length > 1 && name !== null ? `${name} ${index + 1}` : name,
      startsAt: dateOf(textOf(data, 'startdate')),
    };
    return tournamentOf(facts, roster.list(), rounds);
  });
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
      'This match has no result.',
      'Enter the result and save the tournament again.',
    );
  return [played(first, second, result)];
}

/** Month, day and year as TOM writes them: 06/01/2024. */
function dateOf(text: string | null): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? '') ?? [];
  return year === undefined ? text : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}
