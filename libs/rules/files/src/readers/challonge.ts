import { say } from '@quadrant/rules/message';
import { findObjects, type FoundObject } from '../parts/walk-json.js';
import { asCount, asList, asObject, asText, type Json } from '../parts/json-values.js';
import { addUnlistedByes } from '../parts/unlisted-byes.js';
import { forfeited, holdsPoints, played, resultOf } from '../parts/results.js';
import { collectPlayers } from '../parts/roster.js';
import { withDrops, type FileMatch, type FileResult, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { tellPairing } from '../parts/tell-pairing.js';
import { checkPages, type Page } from '../parts/check-pages.js';

/**
 * Reads a tournament of Challonge's API, version 1, with its participants and matches (`include_participants=1` and
 * `include_matches=1`). Losers' rounds have negative numbers there; here rounds are in the order of play.
 */
export const challongeReader: FileReader = {
  format: 'challonge',
  title: say`Challonge API JSON`,
  recognizes: ({ json }) => tournamentOf(json) !== null || (json !== undefined && hasRows(json)),
  read: ({ json }, findings) => {
    const tournament = tournamentOf(json);
    if (tournament === null || (!('matches' in tournament) && hasRows(json)))
      return [readChallonge(gatherAnswers(json, tournament), findings)];
    const [participants, matches] = ['participants', 'matches'].map((key) =>
      asList(tournament[key])?.map((each, index) => ({
        value: asObject(asObject(each)?.[key === 'matches' ? 'match' : 'participant']) ?? asObject(each),
        pointer: `/tournament/${key}/${index}`,
      })),
    );
    return [readChallonge({ tournament, participants: participants ?? null, matches: matches ?? null }, findings)];
  },
};

const isMatch = (value: unknown): boolean => {
  const match = asObject(value);
  return match !== null && 'player1_id' in match && 'scores_csv' in match;
};

/** Tells whether the answer has matches or participants, which people requested one list at a time. */
const hasRows = (json: unknown): boolean =>
  findObjects(json, (value) => isMatch(value['match']) || 'final_rank' in (asObject(value['participant']) ?? {}))
    .length > 0;

/** Gathers a tournament from several answers in one file, each of which is a list or an object. */
function gatherAnswers(json: unknown, tournament: Json | null): Source {
  const rowsOf = (key: 'match' | 'participant'): readonly Located[] | null => {
    const rows = findObjects(json, (value) => asObject(value[key]) !== null);
    return rows.length === 0 ? null : rows.map(({ value, pointer }) => ({ value: asObject(value[key]), pointer }));
  };
  // Only the tournament itself says whether it is finished.
  const found =
    tournament ?? asObject(findObjects(json, (value) => tournamentOf(value) !== null)[0]?.value['tournament']);
  return { tournament: found ?? { state: 'complete' }, participants: rowsOf('participant'), matches: rowsOf('match') };
}

/**
 * Reads answers of Challonge's API, version 2.1 (JSON:API): the tournament, its participants and its matches, in one
 * file in any order. A match names its players in `points_by_participant` (api.challonge.com/docs/v2_1).
 */
export const challongeV2Reader: FileReader = {
  format: 'challonge-2.1',
  title: say`Challonge API 2.1 JSON`,
  recognizes: ({ json }) =>
    json !== undefined &&
    (resourcesIn(json, 'match').some(({ value }) => asList(attributesOf(value)['points_by_participant']) !== null) ||
      resourcesIn(json, 'tournament').some(({ value }) => 'tournament_type' in attributesOf(value))),
  read: ({ json }, findings) => {
    const counts = findObjects(json, (value) => asList(value['data']) !== null);
    const pages = counts.map(({ value, pointer }): Page => {
      const list = asList(value['data'])!;
      const total = asCount(asObject(value['meta'])?.['count']);
      return {
        what: say`${asText(asObject(list[0])?.['type']) ?? 'rows'} rows`,
        pointer,
        length: list.length,
        total,
        hasMore: false,
      };
    });
    checkPages(pages, say`Ask for every page and send all answers together in one list.`, findings);
    const participants = resourcesIn(json, 'participant').map(({ value, pointer }) => ({
      value: { ...attributesOf(value), id: value['id'] },
      pointer,
    }));
    const matches = resourcesIn(json, 'match').map(({ value, pointer }) => ({ value: likeVersion1(value), pointer }));
    const [found] = resourcesIn(json, 'tournament');
    const attributes = found === undefined ? null : attributesOf(found.value);
    // Only the tournament itself says whether it is finished.
    const tournament =
      attributes === null ? { state: 'complete' } : { ...attributes, ...asObject(attributes['timestamps']) };
    const source = {
      tournament,
      participants: participants.length > 0 ? participants : null,
      matches: matches.length > 0 ? matches : null,
    };
    return [readChallonge(source, findings)];
  },
};

const resourcesIn = (json: unknown, type: string): FoundObject[] =>
  findObjects(json, (value) => value['type'] === type && asObject(value['attributes']) !== null);

const attributesOf = (resource: Json): Json => asObject(resource['attributes']) ?? {};

/** Converts a match of version 2.1 to the members that it has in version 1. */
function likeVersion1(resource: Json): Json {
  const attributes = attributesOf(resource);
  const relations = asObject(resource['relationships']);
  const sides = (asList(attributes['points_by_participant']) ?? []).map(asObject);
  const related = (name: string) => asObject(asObject(relations?.[name])?.['data'])?.['id'];
  const sets = (asList(attributes['score_in_sets']) ?? []).map((set) => (asList(set) ?? []).join('-'));
  return {
    ...attributes,
    player1_id: related('player1') ?? sides[0]?.['participant_id'],
    player2_id: related('player2') ?? sides[1]?.['participant_id'],
    group_id: related('group') ?? attributes['group_id'],
    scores_csv: sets.length > 0 ? sets.join(',') : (asText(attributes['scores']) ?? '').replaceAll(' ', ''),
  };
}

/** A tournament of either version: its own members, and its participants and matches with their places. */
interface Source {
  readonly tournament: Json;
  readonly participants: readonly Located[] | null;
  readonly matches: readonly Located[] | null;
}
interface Located {
  readonly value: Json | null;
  readonly pointer: string;
}

/** Returns the tournament of the answer. Members that only Challonge has distinguish it from others. */
function tournamentOf(json: unknown): Json | null {
  const tournament = asObject(asObject(json)?.['tournament']) ?? asObject(json);
  const isChallonge = tournament !== null && ['tournament_type', 'full_challonge_url'].some((key) => key in tournament);
  return isChallonge ? tournament : null;
}

/** A report has words for these. */
const HAS_WORD = /^(?:swiss|(?:single|double) elimination)$/;
const SWISS: ReadonlySet<string | null> = new Set(['swiss', 'round robin']);

function readChallonge({ tournament, participants, matches }: Source, findings: FileFindings) {
  if (participants === null || matches === null) {
    const missing = participants === null ? 'participants' : 'matches';
    const advice = say`Ask the API with include_participants=1 and include_matches=1, and send the whole answer.`;
    findings.add(
      'one-page-of-several',
      { pointer: '' },
      say`The file has the tournament without its ${missing}.`,
      advice,
    );
  }
  if (asText(tournament['state']) !== 'complete') {
    const message = say`Challonge says that the tournament is ${asText(tournament['state']) ?? say`in no state`}, not complete.`;
    findings.add(
      'tournament-not-finished',
      { pointer: '/tournament/state' },
      message,
      say`Finish it on Challonge and export it again.`,
    );
  }
  const listed = asCount(tournament['participants_count']);
  if (participants !== null && participants.length > 0 && listed !== null && participants.length < listed) {
    const message = say`The file has ${participants.length} of ${listed} participants: other pages are missing.`;
    const advice = say`Ask for every page and send all answers together in one list.`;
    findings.add('one-page-of-several', { pointer: '/tournament/participants' }, message, advice);
  }
  const roster = collectPlayers(findings);
  /** Group stages know participants by other ids. */
  const idOf = new Map<string, string>();
  for (const { value: participant, pointer } of participants ?? []) {
    const id = asText(participant?.['id']);
    const name =
      asText(participant?.['display_name']) ?? asText(participant?.['name']) ?? asText(participant?.['username']);
    if (participant?.['on_waiting_list'] === true) continue;
    if (id === null || name === null) {
      const message = say`This participant has no id or no name.`;
      findings.add('value-missing-in-file', { pointer }, message, say`Export the tournament again.`);
      continue;
    }
    for (const other of [id, ...(asList(participant?.['group_player_ids']) ?? []).map(asText)])
      if (other) idOf.set(other, id);
    roster.add(
      { id, name, seed: asCount(participant?.['seed']), place: asCount(participant?.['final_rank']) },
      { pointer },
    );
  }
  const type = asText(tournament['tournament_type']);
  if (type !== null && !HAS_WORD.test(type))
    tellPairing('Challonge', type, { pointer: '/tournament/tournament_type' }, findings);
  // Without participants nobody has a name; the finding about the missing list says so once.
  const read = (participants === null ? [] : (matches ?? [])).flatMap(({ value: match, pointer }, index) => {
    const isOpen = match?.['player1_id'] == null || match['player2_id'] == null;
    // The reset of a double elimination has no players when it was not needed.
    if (match === null || (isOpen && match['optional'] === true)) return [];
    const ids = ['player1_id', 'player2_id'].map((key) => {
      const id = asText(match[key]);
      return roster.find(id === null ? null : (idOf.get(id) ?? id), { pointer: `${pointer}/${key}` });
    });
    const [first, second] = ids as [string | null, string | null];
    if (first === null || second === null) return [];
    const order = asCount(match['suggested_play_order']) ?? index;
    const inGroup = match['group_id'] != null;
    return [
      {
        round: Number(asText(match['round']) ?? 0),
        order,
        inGroup,
        match: { ...matchOf(match, first, second, pointer, findings), place: { pointer } },
      },
    ];
  });
  const keys = new Map<string, { order: number; isSwiss: boolean; matches: FileMatch[] }>();
  for (const { round, order, inGroup, match } of read) {
    const key = `${inGroup} ${round}`;
    const known = keys.get(key) ?? { order, isSwiss: inGroup || SWISS.has(type), matches: [] };
    keys.set(key, known);
    known.order = Math.min(known.order, order);
    known.matches.push(match);
  }
  const paired = [...keys.values()]
    .sort((a, b) => Number(b.isSwiss) - Number(a.isSwiss) || a.order - b.order)
    .map(({ isSwiss, matches: ofRound }, index): FileRound => ({
      round: index + 1,
      stage: isSwiss ? 'swiss' : 'elimination',
      matches: ofRound,
    }));
  const nameOf = new Map(roster.list().map(({ id, name }) => [id, name]));
  const rounds =
    type === 'swiss' && participants !== null && matches !== null
      ? addUnlistedByes(paired, activeIn(participants), nameOf, findings)
      : paired;
  return {
    name: asText(tournament['name']),
    startsAt: asText(tournament['started_at']) ?? asText(tournament['start_at']),
    endsAt: asText(tournament['completed_at']),
    country: null,
    place: null,
    plannedRounds: type === 'swiss' ? asCount(tournament['swiss_rounds']) || null : null,
    players: withDrops(roster.list(), rounds),
    rounds,
    hasGameScores: holdsPoints(read.map(({ match }) => match)),
  };
}

const activeIn = (participants: readonly Located[]): Map<string | null, boolean> =>
  new Map(
    participants.flatMap(({ value }) => {
      const active = value?.['active'];
      return typeof active === 'boolean' ? [[asText(value!['id']), active] as const] : [];
    }),
  );

function matchOf(match: Json, first: string, second: string, pointer: string, findings: FileFindings): FileMatch {
  const winner = asText(match['winner_id']);
  const winnerIsFirst = winner !== null && winner === asText(match['player1_id']);
  const games = (asText(match['scores_csv']) ?? '').split(',').flatMap((set) => {
    const [, own, other] = /^(-?\d{1,9})-(-?\d{1,9})$/.exec(set.trim()) ?? [];
    return own === undefined ? [] : [[Number(own), Number(other)] as const];
  });
  const score = games.length === 1 ? games[0]! : games.length === 0 ? null : winsOf(games);
  // A match that waits for its result has 0-0 in some answers; a player who did not appear has a score below 0.
  const state = asText(match['state']) ?? (score !== null && score[0] + score[1] === 0 ? 'open' : 'complete');
  const isPlayed = !OPEN_STATES.has(state);
  const isForfeited = match['forfeited'] === true || games.some((game) => game.some((points) => points < 0));
  if (winner !== null && !winnerIsFirst && winner !== asText(match['player2_id'])) {
    const message = say`The winner “${winner.slice(0, 40)}” is neither of the two players of this match.`;
    const advice = say`Enter the result on Challonge and export the tournament again.`;
    findings.add('value-not-understood', { pointer: `${pointer}/winner_id` }, message, advice);
  }
  const decided: FileResult = winner === null ? null : winnerIsFirst ? 'win' : 'loss';
  const result = decided ?? (isPlayed && score !== null ? resultOf(...score) : null);
  if (isForfeited && isPlayed) return forfeited(first, second, result === 'draw' ? null : result);
  if (result === null || (decided === null && result !== 'draw')) {
    const message = say`This match has no winner and no result.`;
    const advice = say`Enter the result on Challonge and export the tournament again.`;
    findings.add('match-without-result', { pointer }, message, advice);
  }
  const winners = games.length < 2 ? [] : games.map(([own, other]) => (own > other ? 0 : own < other ? 1 : null));
  return { ...played(first, second, result), score, games: winners };
}

const OPEN_STATES: ReadonlySet<string> = new Set(['pending', 'open']);

const winsOf = (games: readonly (readonly [number, number])[]): [number, number] => [
  games.filter(([own, other]) => own > other).length,
  games.filter(([own, other]) => own < other).length,
];
