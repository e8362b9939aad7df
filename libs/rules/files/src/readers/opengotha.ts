import { say } from '@quadrant/rules/message';
import { bye, halfBye, forfeited, played } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { tournamentOf, type FileMatch, type FileResult, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { type XmlElement, childOf, childrenOf, textOf } from '../parts/read-xml.js';
import { countOf, fullName, placeOf } from '../parts/xml-files.js';

/**
 * Reads the XML of OpenGotha. Games name their players by a key: last name and first name together, in capitals and
 * without spaces. The attribute `participating` has a 1 for each round in which a player is present.
 */
export const openGothaReader: FileReader = {
  format: 'opengotha',
  title: say`OpenGotha XML`,
  recognizes: ({ xml }) =>
    xml?.name === 'Tournament' &&
    childOf(xml, 'Players') !== null &&
    // Before the first round a file has no list of games.
    (childOf(xml, 'Games') !== null || childOf(xml, 'TournamentParameterSet') !== null),
  read: ({ xml }, findings) => [readOpenGotha(xml!, findings)],
};

function readOpenGotha(root: XmlElement, findings: FileFindings) {
  const facts = childOf(childOf(root, 'TournamentParameterSet'), 'GeneralParameterSet');
  const games = childrenOf(childOf(root, 'Games'), 'Game');
  const byes = byesIn(root);
  if (games.length + byes.length === 0) {
    const message = say`The file was saved before the first round: it has players and no games.`;
    findings.add('one-page-of-several', placeOf(root), message, say`Save the tournament again after its last round.`);
  }
  const last = Math.max(0, ...[...games, ...byes].map((each) => countOf(each, 'roundNumber') ?? 0));
  const roster = collectPlayers(findings);
  for (const player of childrenOf(childOf(root, 'Players'), 'Player')) {
    const name = fullName(player, 'firstName', 'name');
    if (name === null) {
      findings.add(
        'value-missing-in-file',
        placeOf(player),
        say`This player has no name.`,
        say`Save the tournament again.`,
      );
      continue;
    }
    const [one, other] = [textOf(player, 'name') ?? '', textOf(player, 'firstName') ?? ''];
    const there = (textOf(player, 'participating') ?? '').slice(0, last).lastIndexOf('1') + 1;
    const dropped = there > 0 && there < last ? there : null;
    roster.add(
      { id: keyOf(`${one}${other}`), name, country: countryOf(textOf(player, 'country')), droppedAfterRound: dropped },
      placeOf(player),
    );
  }
  // The value counts half points.
  const byeOf = textOf(facts, 'genNBW2ValueBye') === '1' ? halfBye : bye;
  const rounds = Array.from({ length: Math.min(last, MOST_ROUNDS) }, (_, index): FileRound => ({
    round: index + 1,
    stage: 'swiss',
    matches: [
      ...games
        .filter((game) => countOf(game, 'roundNumber') === index + 1)
        .flatMap((game) => readGame(game, roster.find, findings).map((read) => ({ ...read, place: placeOf(game) }))),
      ...byes
        .filter((each) => countOf(each, 'roundNumber') === index + 1)
        .flatMap((each) => {
          const id = roster.find(keyOf(textOf(each, 'player') ?? ''), placeOf(each));
          return id === null ? [] : [{ ...byeOf(id), place: placeOf(each) }];
        }),
    ],
  }));
  return tournamentOf(
    {
      name: textOf(facts, 'name'),
      startsAt: dayOf(textOf(facts, 'beginDate')),
      endsAt: dayOf(textOf(facts, 'endDate')),
      place: textOf(facts, 'location'),
      plannedRounds: countOf(facts, 'numberOfRounds'),
    },
    roster.list(),
    rounds,
  );
}

/** Pairgoth writes the list without the s, and older files have no list around them. */
const byesIn = (root: XmlElement): XmlElement[] =>
  [root, ...childrenOf(root, 'ByePlayers'), ...childrenOf(root, 'ByePlayer')]
    .flatMap((list) => childrenOf(list, 'ByePlayer'))
    .filter((each) => textOf(each, 'player') !== null);

/** A report has the same limit. */
const MOST_ROUNDS = 64;

const keyOf = (name: string): string => name.normalize('NFC').replaceAll(/\s/g, '').toUpperCase();
/** Days are written as 2026-10-03, by older versions with slashes. */
const dayOf = (text: string | null): string | null => text?.replaceAll('/', '-') ?? null;
const countryOf = (code: string | null): string | null => (code !== null && /^[A-Z]{2}$/.test(code) ? code : null);

const RESULTS: Readonly<Record<string, FileResult>> = {
  RESULT_WHITEWINS: 'win',
  RESULT_BLACKWINS: 'loss',
  RESULT_EQUAL: 'draw',
};

type Find = (id: string | null, place: ReturnType<typeof placeOf>) => string | null;

function readGame(game: XmlElement, find: Find, findings: FileFindings): FileMatch[] {
  const white = find(keyOf(textOf(game, 'whitePlayer') ?? ''), placeOf(game));
  const black = find(keyOf(textOf(game, 'blackPlayer') ?? ''), placeOf(game));
  if (white === null || black === null) return [];
  const written = textOf(game, 'result') ?? '';
  const result = RESULTS[written.replace('_BYDEF', '')] ?? null;
  // Both players got the point without a game.
  if (/^RESULT_BOTHWINS?_BYDEF$/.test(written)) return [bye(white), bye(black)];
  if (written.endsWith('_BYDEF') || /^RESULT_BOTHLOSES?$/.test(written)) return [forfeited(white, black, result)];
  if (result === null)
    findings.add(
      'match-without-result',
      placeOf(game),
      say`This game has no result.`,
      say`Enter the result and save the tournament again.`,
    );
  return [played(white, black, result)];
}
