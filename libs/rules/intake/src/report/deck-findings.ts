import { say, joined, listed, nearestName, type Text } from '@quadrant/rules/message';
import { compileScheme, foldFact, type FactName } from '@quadrant/rules/bonus-schemes';
import { listEntryFacts, schemesOn, type EntryFacts, type LeagueRules } from '@quadrant/rules/leagues';
import { getRuleSystem } from '@quadrant/rules/systems';
import { finding, type Finding, type TournamentReport } from '@quadrant/rules/tournament';

/** Names with which reports of a league are compared, in their own spelling. */
export interface KnownNames {
  readonly headquarters: readonly string[];
  readonly missions: readonly string[];
}

/** More are counted, and not named. */
const MOST_NAMED = 20;

function listSome(names: readonly string[]): Text {
  const shown = names.slice(0, MOST_NAMED);
  const rest = names.length - shown.length;
  return listed(rest === 0 ? shown : [...shown, say`${rest} more`]);
}

/** The member of a player in a report that states a fact. */
const PLACES: Partial<Record<FactName, readonly [keyof EntryFacts, string]>> = {
  'entry.headquarters': ['headquarters', 'deck.headquarters'],
  'entry.affiliation': ['affiliation', 'deck.affiliation'],
  'entry.headquartersShare': ['personnel', 'deck.personnel'],
  'entry.nonAlignedShare': ['personnel', 'deck.personnel'],
  'entry.missions': ['missions', 'deck.missionsCompleted'],
};

interface AskedFact {
  /** The path is as in a player of a report. */
  readonly place: string;
  readonly isTold: (facts: EntryFacts) => boolean;
  readonly schemes: Set<string>;
}

function factsAsked(rules: LeagueRules, date: string): AskedFact[] {
  const asked = new Map<string, AskedFact>();
  for (const { name: scheme, text } of schemesOn(rules, date)) {
    const compiled = compileScheme(text);
    for (const name of compiled.ok ? compiled.scheme.facts : []) {
      const found = askedFact(name);
      if (found === null) continue;
      const known = asked.get(found.place) ?? { ...found, schemes: new Set<string>() };
      asked.set(found.place, known);
      known.schemes.add(scheme);
    }
  }
  return [...asked.values()];
}

/** Returns null when a report always states the fact. */
function askedFact(name: FactName): Omit<AskedFact, 'schemes'> | null {
  if (name.startsWith('deck.')) {
    const own = name.slice('deck.'.length);
    return { place: `deck.facts.${own}`, isTold: (facts) => facts.own?.[own] !== undefined };
  }
  const place = PLACES[name];
  if (place === undefined) return null;
  const [fact, at] = place;
  // A deck without such cards has no percentage.
  return {
    place: at,
    isTold: (facts) => facts[fact] !== null && (fact !== 'personnel' || facts.personnel?.total !== 0),
  };
}

/**
 * Finds facts that schemes in force need and a report does not state: one finding for each fact, with all players
 * concerned. Some games have no such decks.
 */
export function missingFactFindings(
  report: TournamentReport,
  rules: LeagueRules,
  date: string,
  participants: readonly number[],
): Finding[] {
  const { ruleSystem, game } = report.tournament;
  if (getRuleSystem(ruleSystem).players.deckFacts(game).length === 0) return [];
  const facts = listEntryFacts(report);
  const schemes = new Set<string>();
  const parts = factsAsked(rules, date).flatMap(({ place, isTold, schemes: asking }) => {
    const lacking = participants.filter((entry) => !isTold(facts[entry]!));
    if (lacking.length === 0) return [];
    for (const scheme of asking) schemes.add(scheme);
    return [say`${place} of ${listSome(lacking.map((entry) => report.entries[entry]!.handle))}`];
  });
  if (parts.length === 0) return [];
  const names = listed([...schemes].map((name) => `"${name}"`));
  const message = say`The report does not say ${joined(parts, '; ')}. The bonus ${schemes.size === 1 ? 'scheme' : 'schemes'} ${names} ${schemes.size === 1 ? 'asks' : 'ask'} for it: no bonus.`;
  const advice = say`Send a revision with these facts, or leave it: nothing else depends on them.`;
  return [finding('bonus-fact-missing', '/players', message, advice)];
}

/** Finds names of headquarters and missions that are nearly names the league knows; each once, with its players. */
export function nearNameFindings({ entries }: TournamentReport, known: KnownNames): Finding[] {
  const told = entries.flatMap(({ deck, handle }, index) => {
    const at = `/players/${index}/deck`;
    const missions = (deck?.missionsCompleted ?? []).map((name, mission) => {
      return { kind: 'missions' as const, name, handle, pointer: `${at}/missionsCompleted/${mission}` };
    });
    if (deck?.headquarters == null) return missions;
    return [
      { kind: 'headquarters' as const, name: deck.headquarters, handle, pointer: `${at}/headquarters` },
      ...missions,
    ];
  });
  const unknown = new Map<string, { readonly first: (typeof told)[number]; readonly handles: string[] }>();
  const keys = {
    headquarters: new Map(known.headquarters.map((name) => [foldFact(name), name])),
    missions: new Map(known.missions.map((name) => [foldFact(name), name])),
  };
  for (const each of told) {
    const key = foldFact(each.name);
    if (keys[each.kind].has(key)) continue;
    const group = unknown.get(`${each.kind} ${key}`);
    if (group) group.handles.push(each.handle);
    else unknown.set(`${each.kind} ${key}`, { first: each, handles: [each.handle] });
  }
  return [...unknown.values()].flatMap(({ first: { kind, name, pointer }, handles }) => {
    const near = nearestName(foldFact(name), [...keys[kind].keys()]);
    if (near === null) return [];
    const meant = keys[kind].get(near)!;
    const what = kind === 'missions' ? 'mission' : 'headquarters';
    const message = say`No earlier report of the league has the ${what} "${name}" (${listSome([...new Set(handles)])}). Did you mean "${meant}"?`;
    const advice = say`Correct the spelling if you did: bonus schemes take it for another one. Otherwise no change is needed.`;
    return [finding('deck-name-near', pointer, message, advice)];
  });
}

/** Our choice: nobody completes more missions in a round, counting those of both players on one table. */
const MISSIONS_OF_A_ROUND = 12;

/** Finds impossible decks: more cards playable than there are, or more missions than the rounds allow. */
export function impossibleDeckFindings({ entries, rounds }: TournamentReport): Finding[] {
  const mostMissions = MISSIONS_OF_A_ROUND * rounds.length;
  return entries.flatMap(({ deck, handle }, index) => {
    const at = `/players/${index}/deck`;
    const found: Finding[] = [];
    const advice = say`Correct the numbers: bonus schemes compute with them as they are.`;
    const { personnel, missionsCompleted: missions } = deck ?? { personnel: null, missionsCompleted: null };
    if (personnel !== null) {
      const { total, nonAligned, playable } = personnel;
      const others = total - nonAligned;
      const message =
        others < 0
          ? say`The deck of ${handle} has ${nonAligned} Non-Aligned of ${total} personnel.`
          : playable > others
            ? say`The deck of ${handle} has ${playable} playable of ${others} personnel that are not Non-Aligned.`
            : null;
      if (message !== null) found.push(finding('deck-impossible', `${at}/personnel`, message, advice));
    }
    const different = new Set((missions ?? []).map(foldFact)).size;
    if (different > mostMissions) {
      const message = say`${handle} completed ${different} missions in ${rounds.length} rounds; more than ${mostMissions} are impossible.`;
      found.push(finding('deck-impossible', `${at}/missionsCompleted`, message, say`Correct the list.`));
    }
    return found;
  });
}

/** Finds numbers of decks that the league has not declared, or that are too large. */
export function ownFactFindings({ entries }: TournamentReport, { deckFacts = [] }: LeagueRules): Finding[] {
  const names = deckFacts.map(({ name }) => name);
  const told = entries.flatMap(({ deck, handle }, index) =>
    Object.entries(deck?.facts ?? {}).map(([name, value]) => ({
      name,
      value,
      handle,
      at: `/players/${index}/deck/facts/${name}`,
    })),
  );
  const unknown = [
    ...new Map(told.filter(({ name }) => !names.includes(name)).map((each) => [each.name, each])).values(),
  ];
  const tooLarge = told.flatMap(({ name, value, handle, at }) => {
    const most = deckFacts.find((each) => each.name === name)?.most ?? Infinity;
    if (value <= most) return [];
    const message = say`${handle} has ${value} as ${name}; the league allows at most ${most}.`;
    return [finding('deck-impossible', at, message, say`Correct the number: bonus schemes compute with it as it is.`)];
  });
  return [
    ...tooLarge,
    ...unknown.map(({ name, at }) => {
      const near = nearestName(name, names);
      const question = near === null ? '' : say` Did you mean "${near}"?`;
      const message = say`The league has not declared the fact "${name}" of decks.${question}`;
      const advice =
        names.length === 0
          ? say`Leave it out, or ask the league director to declare it.`
          : say`Use one of ${listed(names)}.`;
      return finding('deck-fact-unknown', at, message, advice);
    }),
  ];
}
