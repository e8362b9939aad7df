import {
  compileScheme,
  explainAward,
  listEntryFacts,
  PHASES,
  type FactName,
  type FactSource,
  type FactValue,
  type LeagueSeason,
  type Phase,
} from '@quadrant/rules/league';
import type { TournamentInput } from '@quadrant/rules/outcome';
import { foldHandle, type Deck, type TournamentReport } from '@quadrant/rules/tournament';

/** A published tournament with the report of it. */
export interface PlayedTournament {
  readonly input: TournamentInput;
  readonly report: TournamentReport;
}

/** Somebody who took part. */
interface Attendant {
  readonly player: number;
  readonly entry: number;
  readonly place: number;
  readonly points: number;
  readonly deck: Deck | null;
}

/** A tournament that counts for its league. */
interface Counting {
  readonly league: string;
  readonly season: string;
  readonly phase: Phase | null;
  readonly attendants: readonly Attendant[];
}

/**
 * League points and bonuses of every tournament of a history, each from all the tournaments before it, as 000 (12.2 to 12.5)
 * says it and not as it is computed: slow, and remembering nothing. In lists without an order of their own.
 *
 * @param history in its order
 */
export function awardsByDefinition(history: readonly PlayedTournament[]): (readonly unknown[])[][] {
  const counting: Counting[] = [];
  return history.map((played) => {
    const candidate = toCounting(played);
    if (candidate === null) return [];
    const before = counting.filter(({ league }) => league === candidate.league);
    const { season, phase } = candidate;
    const samePhase = before.filter((each) => each.season === season && each.phase === phase);
    const { tournamentsPerPhase } = played.input.league!.season;
    if (phase !== null && samePhase.length >= tournamentsPerPhase) return [];
    counting.push(candidate);
    return [...listPlacings(played, candidate), ...listBonuses(played, candidate, before)];
  });
}

/** Null for one that counts for no league, whatever was played before. */
function toCounting({ input, report }: PlayedTournament): Counting | null {
  const { league, scorecard, players } = input;
  const { participants, placings, localDate, awardsPoints } = scorecard;
  if (league === null || !awardsPoints || participants < 4) return null;
  const attendants = placings.slice(0, participants).map((entry, index) => ({
    player: players[entry]!,
    entry,
    place: index + 1,
    points: explainAward({ kind: 'league', rule: '', participants, place: index + 1 })?.points ?? 0,
    deck: report.entries[entry]!.deck,
  }));
  return {
    league: league.rules.slug,
    season: league.season.season,
    phase: phaseOf(league.season, localDate),
    attendants,
  };
}

const phaseOf = ({ phases }: LeagueSeason, date: string): Phase | null =>
  PHASES.find((phase) => phases[phase] && phases[phase].from <= date && date <= phases[phase].to) ?? null;

function listPlacings({ input }: PlayedTournament, { season, phase, attendants }: Counting): unknown[][] {
  const { participants } = input.scorecard;
  return attendants
    .filter(({ points }) => points > 0)
    .map(({ entry, place, points }) => [
      'league',
      entry,
      place,
      participants,
      points,
      season,
      phase,
      '000 table 12.4.1',
      '000 §12.4',
      null,
    ]);
}

function listBonuses(played: PlayedTournament, { season, phase, attendants }: Counting, before: readonly Counting[]) {
  const { scorecard, league } = played.input;
  const { rules, manualAwards } = league!;
  const { participants, localDate } = scorecard;
  const bonus = (entry: number, place: number | undefined, ...of: unknown[]) => [
    'bonus',
    entry,
    place,
    participants,
    of[0],
    season,
    phase,
    ...of.slice(1),
  ];
  const inForce = rules.schemes.filter(({ from, to }) => from <= localDate && (to ?? localDate) >= localDate);
  const bySchemes = inForce.flatMap(({ scheme, version, section, text }) => {
    const compiled = compileScheme(text);
    if (!compiled.ok) throw new Error(compiled.findings[0]?.message);
    return attendants.flatMap((attendant) =>
      compiled.scheme
        .evaluate(factsOf(played, attendant, season, before))
        .awards.map(({ rule, points, reason }) =>
          bonus(attendant.entry, attendant.place, points, `${scheme} v${version}, rule ${rule}`, section, reason),
        ),
    );
  });
  const byHand = manualAwards.map(({ entry, points, reason }) =>
    bonus(entry, scorecard.placings.indexOf(entry) + 1, points, 'manual', '000 §12.5', reason),
  );
  return [...bySchemes, ...byHand];
}

function factsOf(
  { input, report }: PlayedTournament,
  { player, entry, place, deck }: Attendant,
  season: string,
  before: readonly Counting[],
): FactSource {
  const { game, format, participants, localDate, sanctioned } = input.scorecard;
  const { wins, losses, ties, byes, dropped } = listEntryFacts(report)[entry]!;
  const attended = ({ attendants }: Counting) => attendants.some((each) => each.player === player);
  const inSeason = before.filter((each) => each.season === season);
  const all = (events: readonly Counting[]) => events.flatMap(({ attendants }) => attendants);
  const own = all(inSeason).filter((each) => each.player === player);
  const personnel = deck?.personnel ?? null;
  const share = (part: number, whole: number) => (whole === 0 ? null : (part * 100) / whole);
  const values: Readonly<Record<FactName, FactValue | null>> = {
    'entry.place': place,
    'entry.headquarters': headquartersOf(deck),
    'entry.affiliation': deck?.affiliation == null ? null : foldHandle(deck.affiliation),
    'entry.headquartersShare': personnel && share(personnel.playable, personnel.total - personnel.nonAligned),
    'entry.nonAlignedShare': personnel && share(personnel.nonAligned, personnel.total),
    'entry.missions': deck?.missionsCompleted ? new Set(missionsOf(deck)) : null,
    'entry.wins': wins,
    'entry.losses': losses,
    'entry.ties': ties,
    'entry.byes': byes,
    'entry.dropped': dropped,
    'tournament.game': game,
    'tournament.format': format,
    'tournament.participants': participants,
    'tournament.number': inSeason.length + 1,
    'tournament.phase': phaseOf(input.league!.season, localDate) ?? 'none',
    'tournament.month': new Date(localDate).getUTCMonth() + 1,
    'tournament.online': report.tournament.online,
    'tournament.sanctioned': sanctioned,
    'player.tournaments': before.filter(attended).length,
    'player.missed': before.some(attended) ? before.length - 1 - before.findLastIndex(attended) : 0,
    'player.seasonTournaments': inSeason.filter(attended).length,
    'player.headquarters': usedHeadquarters(own),
    'player.missions': completedMissions(own),
    'player.points': own.reduce((sum, { points }) => sum + points, 0),
    'player.wins': own.filter((each) => each.place === 1).length,
    'season.tournaments': inSeason.length,
    'season.missions': completedMissions(all(inSeason)),
    'season.headquarters': usedHeadquarters(all(inSeason)),
    'previous.exists': before.length > 0,
    'previous.headquarters': usedHeadquarters(all(before.slice(-1))),
    'previous.missions': completedMissions(all(before.slice(-1))),
  };
  return { value: (name) => values[name], spellingOf: (folded) => spell(deck, folded) };
}

const usedHeadquarters = (attendants: readonly Attendant[]): ReadonlySet<string> =>
  new Set(attendants.map(({ deck }) => headquartersOf(deck)).filter((each) => each !== null));

const completedMissions = (attendants: readonly Attendant[]): ReadonlySet<string> =>
  new Set(attendants.flatMap(({ deck }) => missionsOf(deck)));

const missionsOf = (deck: Deck | null): string[] => (deck?.missionsCompleted ?? []).map((each) => foldHandle(each));

function headquartersOf(deck: Deck | null): string | null {
  if (deck?.headquarters == null) return null;
  const folded = foldHandle(deck.headquarters);
  return folded === 'non-aligned' ? 'non-aligned headquarters' : folded;
}

/** As the report spells it first. */
function spell(deck: Deck | null, folded: string): string {
  if (deck?.headquarters != null && headquartersOf(deck) === folded) return deck.headquarters;
  const texts = [deck?.affiliation, ...(deck?.missionsCompleted ?? [])];
  return texts.find((text) => text != null && foldHandle(text) === folded) ?? folded;
}
