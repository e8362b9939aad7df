import { say } from '@quadrant/rules/message';
import { groupRounds, type RoundRow } from '../parts/group-rounds.js';
import { findObjects, type FoundObject } from '../parts/walk-json.js';
import { asCount, asList, asNumber, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, forfeited, played, resultOf, holdsPoints } from '../parts/results.js';
import { localStart } from '../parts/local-start.js';
import { collectPlayers } from '../parts/roster.js';
import { tournamentOf, type FileMatch, type FileResult } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { checkPages, type Page } from '../parts/check-pages.js';

/**
 * Reads GraphQL answers of start.gg: events (or phases, or phase groups) with `sets`, and `entrants` or `standings`.
 * The structure is the one of its public schema (developer.start.gg), as BrandonCookeDev/smashgg.js requests it.
 * Several answers of one event may be in one list; `pageInfo` tells when some are missing.
 */
export const startGgReader: FileReader = {
  format: 'start.gg',
  title: 'start.gg JSON (GraphQL)',
  recognizes: ({ json }) => json !== undefined && eventsIn(json).length > 0,
  read: ({ json }, findings) => readEvents(json, findings),
};

/** The list is in a connection of GraphQL, or alone. */
const nodesOf = (value: unknown): readonly unknown[] | null => asList(value) ?? asList(asObject(value)?.['nodes']);

const isSet = (value: unknown): boolean => asList(asObject(value)?.['slots']) !== null;

/** Members that only a set of start.gg has. */
const OF_SET = ['fullRoundText', 'displayScore', 'lPlacement', 'wPlacement', 'winnerId'];

/** Sets that were asked for without their slots say nothing about who played. */
const isWithoutSlots = (value: unknown): boolean => {
  const set = asObject(value);
  return set !== null && asList(set['slots']) === null && OF_SET.some((key) => key in set);
};

const eventsIn = (json: unknown): FoundObject[] =>
  findObjects(json, (value) => {
    const sets = nodesOf(value['sets']);
    const paged = asObject(value['sets']) ?? asObject(value['entrants']);
    return (
      sets?.some((set) => isSet(set) || isWithoutSlots(set)) === true ||
      (paged !== null && asObject(paged['pageInfo']) !== null)
    );
  });

function readEvents(json: unknown, findings: FileFindings) {
  const parts = new Map<string, FoundObject[]>();
  for (const part of eventsIn(json)) {
    const key = asText(part.value['id']) ?? asText(part.value['slug']) ?? asText(part.value['name']) ?? '';
    // Pages that were requested without the id belong to the event before them.
    const known = key === '' ? ([...parts.keys()].at(-1) ?? '') : key;
    parts.set(known, [...(parts.get(known) ?? []), part]);
  }
  return [...parts.values()].map((ofEvent) => readEvent(json, ofEvent, findings));
}

function pagesOf({ value, pointer }: FoundObject): Page[] {
  return ['sets', 'entrants', 'standings'].flatMap((what) => {
    const info = asObject(asObject(value[what])?.['pageInfo']);
    const nodes = nodesOf(value[what]);
    if (nodes === null) return [];
    const [pages, page] = [asCount(info?.['totalPages']), asCount(info?.['page']) ?? 1];
    const hasMore = pages !== null && page < pages;
    return [
      {
        what,
        pointer: `${pointer}/${what}`,
        length: nodes.length,
        total: asCount(info?.['total']),
        hasMore,
        page,
        pages,
      },
    ];
  });
}

function readEvent(json: unknown, parts: readonly FoundObject[], findings: FileFindings) {
  checkPages(parts.flatMap(pagesOf), say`Ask for every page and send all answers together in one list.`, findings);
  const [{ value: event, pointer }] = parts as readonly [FoundObject];
  if (parts.every(({ value }) => nodesOf(value['sets']) === null)) {
    const advice = say`Ask for the sets of the event too, and send both answers in one list.`;
    findings.add('one-page-of-several', { pointer }, say`The file has the event without its sets.`, advice);
  }
  const withoutSlots = parts.find(({ value }) => nodesOf(value['sets'])?.some(isWithoutSlots));
  if (withoutSlots !== undefined) {
    const message = say`The sets of this answer have no slots, so they do not say who played.`;
    const advice = say`Ask for slots { entrant { id name } standing { stats { score { value } } } } of each set, and send the whole answer.`;
    findings.add('one-page-of-several', { pointer: `${withoutSlots.pointer}/sets` }, message, advice);
  }
  const state = asText(event['state']);
  if (state !== null && !/^(completed|3)$/i.test(state)) {
    const message = say`start.gg says that the event is ${state.toLowerCase()}, not completed.`;
    findings.add(
      'tournament-not-finished',
      { pointer: `${pointer}/state` },
      message,
      say`Finish it there and ask again.`,
    );
  }
  const roster = collectPlayers(findings);
  const listed = new Set<string>();
  const places = placesOf(parts);
  const list = (entrant: Json | null, at: string): string | null => {
    const id = asText(entrant?.['id']) ?? asText(entrant?.['name']);
    if (id === null || listed.has(id)) return id;
    const name = nameOf(entrant!);
    if (name === null) {
      const advice = say`Ask for the name of each entrant, and send the whole answer.`;
      findings.add('value-missing-in-file', { pointer: at }, say`This entrant has no name.`, advice);
      return null;
    }
    listed.add(id);
    const place = places.get(id) ?? asCount(asObject(entrant!['standing'])?.['placement']);
    roster.add({ id, name, place, seed: asCount(entrant!['initialSeedNum']) }, { pointer: at });
    return id;
  };
  for (const part of parts) {
    for (const [index, each] of (nodesOf(part.value['entrants']) ?? []).entries())
      list(asObject(each), `${part.pointer}/entrants/nodes/${index}`);
  }
  const seen = new Set<string>();
  const rows = parts.flatMap((part) =>
    (nodesOf(part.value['sets']) ?? []).flatMap((each, index): RoundRow[] => {
      const set = asObject(each) ?? {};
      const id = asText(set['id']);
      if (id !== null && seen.has(id)) return [];
      if (id !== null) seen.add(id);
      const pointer = `${part.pointer}/sets/nodes/${index}`;
      const match = readSet(set, pointer, list, findings);
      return match === null ? [] : [{ ...roundOf(set, part.value), match: { ...match, place: { pointer } } }];
    }),
  );
  const tournament =
    asObject(event['tournament']) ?? findObjects(json, (value) => asList(value['events']) !== null)[0]?.value;
  const names = [asText(tournament?.['name']), asText(event['name'])].filter((name) => name !== null);
  const facts = {
    name: names.join(': ') || null,
    ...localStart(event['startAt'] ?? tournament?.['startAt'], asText(tournament?.['timezone'])),
    hasGameScores: holdsPoints(rows.flatMap(({ match }) => match ?? [])),
  };
  return tournamentOf(facts, roster.list(), groupRounds(rows));
}

/** Returns the tag alone: names of entrants begin with the sponsor, as in "TSM | Ann". */
function nameOf(entrant: Json): string | null {
  const people = (asList(entrant['participants']) ?? []).map(asObject);
  const tag = people.length === 1 ? asText(people[0]?.['gamerTag']) : null;
  return tag ?? asText(asText(entrant['name'])?.split(' | ').at(-1));
}

function placesOf(parts: readonly FoundObject[]): Map<string, number> {
  const rows = parts.flatMap(({ value }) => nodesOf(value['standings']) ?? []).map(asObject);
  return new Map(
    rows.flatMap((row) => {
      const [id, place] = [asText(asObject(row?.['entrant'])?.['id']), asCount(row?.['placement'])];
      return id === null || place === null ? [] : [[id, place] as const];
    }),
  );
}

/** Sets of a losers' bracket have negative rounds; the time of the first one that ended gives the order of play. */
function roundOf(set: Json, part: Json): Omit<RoundRow, 'match'> {
  const round = asNumber(set['round']) ?? 0;
  const group = asObject(set['phaseGroup']) ?? part;
  const phase = asObject(group['phase']) ?? part;
  const type = asText(group['bracketType']) ?? asText(phase['bracketType']) ?? asText(part['bracketType']) ?? '';
  const text = asText(set['fullRoundText']) ?? '';
  const isSwiss = /swiss|round_robin|matchmaking/i.test(type) || (type === '' && /^round \d/i.test(text));
  const ended = asNumber(set['completedAt']);
  const order = ended ?? Math.abs(round) * 2 + Number(round < 0);
  return {
    key: `${asText(phase['id']) ?? asText(phase['name']) ?? ''} ${round} ${isSwiss ? '' : text}`,
    order: isSwiss ? round : order,
    stage: isSwiss ? 'swiss' : 'elimination',
  };
}

type List = (entrant: Json | null, pointer: string) => string | null;

function readSet(set: Json, pointer: string, list: List, findings: FileFindings): FileMatch | null {
  const slots = (asList(set['slots']) ?? []).map(asObject);
  const ids = slots.map((slot, index) => list(asObject(slot?.['entrant']), `${pointer}/slots/${index}/entrant`));
  const present = ids.filter((id) => id !== null);
  const winner = asText(set['winnerId']);
  const [first, second] = present;
  if (first === undefined) return null;
  // A set that waits for its second player is no bye.
  if (second === undefined) {
    if (winner === first) return bye(first);
    const message = say`This set has one entrant and no winner, so it is left out.`;
    findings.add('row-left-out', { pointer }, message, say`If it was played, ask start.gg for the sets again.`);
    return null;
  }
  const [own, other] = slots.map((slot) =>
    asNumber(asObject(asObject(asObject(slot?.['standing'])?.['stats'])?.['score'])?.['value']),
  );
  const isCompleted = /^(completed|3)$/i.test(asText(set['state']) ?? '3');
  const isDraw = isCompleted && own != null && own === other && own > 0;
  const result: FileResult = winner === first ? 'win' : winner === second ? 'loss' : isDraw ? 'draw' : null;
  // A player who was disqualified from the set has the score -1.
  const ofScores = own === -1 || other === -1 ? resultOf(own ?? 0, other ?? 0) : null;
  if (ofScores !== null) return forfeited(first, second, result ?? (ofScores === 'draw' ? null : ofScores));
  if (/^dq$/i.test(asText(set['displayScore']) ?? '')) return forfeited(first, second, result);
  if (result === null) {
    findings.add(
      'match-without-result',
      { pointer },
      say`This set has no winner.`,
      say`Enter the result on start.gg and ask for the sets again.`,
    );
  }
  return { ...played(first, second, result), score: own != null && other != null ? [own, other] : null };
}
