import { plain, say } from '@quadrant/rules/message';
import { groupRounds, type RoundRow } from '../parts/group-rounds.js';
import { bye, forfeited, played, tellNoForfeits } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { tournamentOf, type FileMatch } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { type XmlElement, childOf, childrenOf, textOf } from '../parts/read-xml.js';
import { dayOfProgram } from '../parts/cell-values.js';
import { countOf, descendantsOf, fullName, placeOf } from '../parts/xml-files.js';

/**
 * Reads the `.Tournament` file of Konami Tournament Software: `TournamentPlayers` with names, ranks and drops, and
 * `Matches` with two players, the round, a status and the winner. The structure is the one that kirbyUK/challonge2kts
 * writes.
 */
export const konamiReader: FileReader = {
  format: 'konami',
  title: say`a .Tournament file of Konami`,
  recognizes: ({ xml }) => rootOf(xml) !== null,
  read: ({ xml }, findings) => [readKonami(rootOf(xml)!, findings)],
};

function rootOf(xml: XmlElement | null): XmlElement | null {
  const root = xml?.name === 'Tournament' ? xml : childOf(xml, 'Tournament');
  return childOf(root, 'TournamentPlayers') !== null ? root : null;
}

function readKonami(root: XmlElement, findings: FileFindings) {
  const roster = collectPlayers(findings);
  for (const entry of descendantsOf(childOf(root, 'TournamentPlayers')!, 'TournPlayer')) {
    const person = childOf(entry, 'Player') ?? entry;
    const [id, name] = [withoutZeros(textOf(person, 'ID')), fullName(person, 'FirstName', 'LastName')];
    if (id === null || name === null) {
      findings.add(
        'value-missing-in-file',
        placeOf(entry),
        say`This player has no id or no name.`,
        say`Save the tournament again.`,
      );
      continue;
    }
    if (isNobody(id, name)) continue;
    const dropped = countOf(entry, 'DropRound') ?? 0;
    // A player who missed the cut to the playoff played all of Swiss.
    const isActive = /^active$|cut/i.test(textOf(entry, 'DropReason') ?? 'Active');
    roster.add(
      {
        id,
        name,
        place: countOf(entry, 'Rank') || null,
        droppedAfterRound: isActive || dropped === 0 ? null : dropped,
      },
      placeOf(entry),
    );
  }
  const list = childOf(root, 'Matches');
  if (list === null) {
    const advice = say`Save the tournament again, with its matches.`;
    findings.add('one-page-of-several', placeOf(root), say`The file has players and no matches.`, advice);
  }
  if (/^false$/i.test(textOf(root, 'Finalized') ?? '')) {
    const message = say`The file says that the tournament is not finalized.`;
    findings.add('tournament-not-finished', placeOf(root), message, say`Finalize the tournament and save it again.`);
  }
  const rows = (list === null ? [] : descendantsOf(list, 'TournMatch')).map((match, index): RoundRow => {
    const round = countOf(match, 'Round') ?? 0;
    const isPlayoff = /^true$/i.test(textOf(match, 'PlayoffMatch') ?? '');
    const read = readMatch(match, roster.find, findings);
    return {
      key: String(round),
      order: round || index,
      stage: isPlayoff ? 'elimination' : 'swiss',
      match: read && { ...read, place: placeOf(match) },
    };
  });
  const facts = { name: textOf(root, 'Name'), startsAt: dateOf(textOf(root, 'Date')) };
  const rounds = groupRounds(rows);
  tellNoForfeits(plain`Konami Tournament Software`, rounds, findings);
  return tournamentOf(facts, roster.list(), rounds);
}

type Find = (id: string | null, place: ReturnType<typeof placeOf>) => string | null;

/** The opponent of a bye is the player with the id 0; in some versions they have another id and this name. */
const isNobody = (id: string | null, name = ''): boolean =>
  /^(0+|-1|bye)$/i.test(id ?? '0') || /^\W*bye\W*$/i.test(name);

/** Reads an id that is alone, or inside an element. */
const idOf = (player: XmlElement): string | null =>
  withoutZeros(textOf(player, 'ID') ?? (player.text === '' ? null : player.text));

/** The ids of players have ten digits; matches in some files leave out leading zeros. */
const withoutZeros = (id: string | null): string | null =>
  id !== null && /^\d+$/.test(id) ? id.replace(/^0+/, '') || '0' : id;

function readMatch(match: XmlElement, find: Find, findings: FileFindings): FileMatch | null {
  const ids = childrenOf(match, 'Player').map(idOf);
  const present = ids.filter((id) => !isNobody(id));
  if (present.length < 2) {
    const alone = find(present[0] ?? null, placeOf(match));
    return alone === null ? null : bye(alone);
  }
  const [first, second] = [find(ids[0]!, placeOf(match)), find(ids[1]!, placeOf(match))];
  if (first === null || second === null) return null;
  const status = (textOf(match, 'Status') ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  const winner = withoutZeros(textOf(match, 'Winner'));
  if (status === 'draw' || status === 'tie') return played(first, second, 'draw');
  if (status === 'doubleloss') return forfeited(first, second, null);
  if (winner === first || winner === second) {
    const isForfeit = /forfeit|noshow|nothere|bydrop|bydefault/.test(status);
    return (isForfeit ? forfeited : played)(first, second, winner === first ? 'win' : 'loss');
  }
  findings.add(
    'match-without-result',
    placeOf(match),
    say`This match has no result.`,
    say`Enter the result and save the tournament again.`,
  );
  return played(first, second, null);
}

/** Reads YYYY-MM-DD, and month, day and year as the program shows them; other texts stay as they are. */
function dateOf(text: string | null): string | null {
  return dayOfProgram(text, 'month-first') ?? text?.slice(0, 10) ?? null;
}
