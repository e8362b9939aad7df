import {
  compileScheme,
  foldFact,
  type ListedFactName,
  type FactSource,
  type FactValue,
} from '@quadrant/rules/bonus-schemes';
import { explainAward, listEntryFacts, PHASES, type LeagueSeason, type Phase } from '@quadrant/rules/leagues';
import type { TournamentInput } from '@quadrant/rules/history';
import type { Deck, Match, TournamentReport } from '@quadrant/rules/tournament';

/** A published tournament, and the report of it. */
export interface PlayedTournament {
  readonly input: TournamentInput;
  readonly report: TournamentReport;
}

interface Attendant {
  readonly player: number;
  readonly entry: number;
  readonly place: number;
  readonly points: number;
  readonly deck: Deck | null;
}

interface Counting {
  readonly league: string;
  readonly season: string;
  readonly phase: Phase | null;
  readonly attendants: readonly Attendant[];
}

/**
 * Computes league points and bonuses of every tournament of a history, each from all the tournaments before it. It
 * follows the words of 000 (12.2 to 12.5), not the program: slow, and without remembering anything. The lists are in no
 * order.
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

/** Returns null for one that counts for no league, whatever was played before. */
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
    if (!compiled.ok) throw new Error(String(compiled.findings[0]?.message));
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
  const marks = (attendants: readonly Attendant[]) => new Set(attendants.map((each) => `player ${each.player}`));
  const attending = (entries: readonly number[]) =>
    marks(entries.map((each) => ({ entry: each, player: input.players[each]! }) as Attendant));
  const [winner] = before.at(-1)?.attendants ?? [];
  const all = (events: readonly Counting[]) => events.flatMap(({ attendants }) => attendants);
  const own = all(inSeason).filter((each) => each.player === player);
  const personnel = deck?.personnel ?? null;
  const share = (part: number, whole: number) => (whole === 0 ? null : (part * 100) / whole);
  const values: Readonly<Record<ListedFactName, FactValue | null>> = {
    'entry.place': place,
    'entry.headquarters': headquartersOf(deck),
    'entry.affiliation': affiliationOf(deck),
    'entry.headquartersShare': personnel && share(personnel.playable, personnel.total - personnel.nonAligned),
    'entry.nonAlignedShare': personnel && share(personnel.nonAligned, personnel.total),
    'entry.missions': deck?.missionsCompleted ? new Set(missionsOf(deck)) : null,
    'entry.wins': wins,
    'entry.losses': losses,
    'entry.ties': ties,
    'entry.byes': byes,
    'entry.dropped': dropped,
    'entry.opponents': attending(opponentsOf(report, entry).map(({ opponent }) => opponent)),
    'entry.beaten': attending(opponentsOf(report, entry).flatMap(({ opponent, won }) => (won ? [opponent] : []))),
    'tournament.game': game,
    'tournament.format': format,
    'tournament.participants': participants,
    'tournament.number': inSeason.length + 1,
    'tournament.phase': phaseOf(input.league!.season, localDate) ?? 'none',
    'tournament.month': new Date(localDate).getUTCMonth() + 1,
    'tournament.online': report.tournament.online,
    'tournament.sanctioned': sanctioned,
    'tournament.newcomers': input.scorecard.placings
      .slice(0, participants)
      .filter((each) => !all(before).some((other) => other.player === input.players[each])).length,
    'player.tournaments': before.filter(attended).length,
    'player.missed': before.some(attended) ? before.length - 1 - before.findLastIndex(attended) : 0,
    'player.seasonTournaments': inSeason.filter(attended).length,
    'player.headquarters': usedHeadquarters(own),
    'player.missions': completedMissions(own),
    'player.points': own.reduce((sum, { points }) => sum + points, 0),
    'player.affiliations': usedAffiliations(own),
    'player.streak': before.length - 1 - before.findLastIndex((each) => !attended(each)),
    'player.wins': own.filter((each) => each.place === 1).length,
    'season.tournaments': inSeason.length,
    'season.missions': completedMissions(all(inSeason)),
    'season.headquarters': usedHeadquarters(all(inSeason)),
    'season.affiliations': usedAffiliations(all(inSeason)),
    'season.champion': '',
    'previous.exists': before.length > 0,
    'previous.headquarters': usedHeadquarters(all(before.slice(-1))),
    'previous.missions': completedMissions(all(before.slice(-1))),
    'previous.affiliations': usedAffiliations(all(before.slice(-1))),
    'previous.winner': winner === undefined ? '' : `player ${winner.player}`,
  };
  return { value: (name) => values[name as ListedFactName], spellingOf: (folded) => spell(deck, folded) };
}

const usedHeadquarters = (attendants: readonly Attendant[]): ReadonlySet<string> =>
  new Set(attendants.map(({ deck }) => headquartersOf(deck)).filter((each) => each !== null));

const usedAffiliations = (attendants: readonly Attendant[]): ReadonlySet<string> =>
  new Set(attendants.map(({ deck }) => affiliationOf(deck)).filter((each) => each !== null));

const affiliationOf = (deck: Deck | null): string | null =>
  deck?.affiliation == null ? null : foldFact(deck.affiliation);

/** Lists the opponents that an entry met, once for each match, with whether it won that. */
function opponentsOf({ rounds }: TournamentReport, entry: number): { opponent: number; won: boolean }[] {
  const tables = rounds.flatMap(({ pods }) => pods).filter(({ players }) => players.includes(entry));
  const shared = tables.flatMap(({ players }) => players.filter((each) => each !== entry));
  const matches = rounds
    .flatMap((round) => round.matches)
    .filter(({ players }) => players.some((each) => each === entry));
  return [
    ...shared.map((opponent) => ({ opponent, won: false })),
    ...matches.flatMap((match) => {
      const opponent = match.players.find((each) => each !== entry);
      if (opponent === undefined || match.result === 'MG' || (match.result === null && match.games.length === 0))
        return [];
      return [{ opponent, won: wonBy(match) === entry }];
    }),
  ];
}

const wonBy = ({ players, result, games }: Match): number | null => {
  const [first, second = null] = players;
  if (result === null) {
    const ahead = games.reduce((sum, { winner }) => sum + (winner === 0 ? 1 : winner === 1 ? -1 : 0), 0);
    return ahead > 0 ? first : ahead < 0 ? second : null;
  }
  if (['FW', 'MW', 'WIN', 'MODIFIED_WIN'].includes(result)) return first;
  return ['TT', 'TRUE_TIE'].includes(result) ? null : second;
};

const completedMissions = (attendants: readonly Attendant[]): ReadonlySet<string> =>
  new Set(attendants.flatMap(({ deck }) => missionsOf(deck)));

const missionsOf = (deck: Deck | null): string[] => (deck?.missionsCompleted ?? []).map((each) => foldFact(each));

function headquartersOf(deck: Deck | null): string | null {
  if (deck?.headquarters == null) return null;
  const folded = foldFact(deck.headquarters);
  return folded === 'non aligned' ? 'non aligned headquarters' : folded;
}

/** Returns the headquarters as the report spells it first. */
function spell(deck: Deck | null, folded: string): string {
  if (deck?.headquarters != null && headquartersOf(deck) === folded) return deck.headquarters;
  const texts = [deck?.affiliation, ...(deck?.missionsCompleted ?? [])];
  return texts.find((text) => text != null && foldFact(text) === folded) ?? folded;
}
