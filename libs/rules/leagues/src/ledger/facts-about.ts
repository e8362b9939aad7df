import { playedOn } from '@quadrant/rules/tournament';
import { phaseOn } from '../season.js';
import {
  isListedFact,
  NOBODY,
  type FactSource,
  type FactValue,
  type ListedFactName,
  percentage,
} from '@quadrant/rules/bonus-schemes';
import { foldFacts } from './folded-facts.js';
import type { LeagueTournament } from './league-tournament.js';
import type { RememberedLeague } from './remembered-league.js';

const NONE: ReadonlySet<string> = new Set();

/** Schemes see a player as this mark. It is equal for one player, and nobody is shown it. */
const markOf = (player: number): string => (player < 0 ? NOBODY : `player ${player}`);

/** Counts the players of a tournament who never played in its league before. */
export function countNewcomers(
  league: RememberedLeague,
  { placings, participants, players }: LeagueTournament,
): number {
  const taken = placings.slice(0, participants).map((entry) => players[entry]!);
  return new Set(taken.filter((player) => league.findPlayer(player) === null)).size;
}

// @row 129, 131, 132
/**
 * Returns the facts that schemes may ask about the player at a place: about their entry, the tournament, and what the
 * league remembers of earlier tournaments.
 *
 * @param newcomers of the tournament ({@link countNewcomers})
 */
export function factsAbout(
  ledger: RememberedLeague,
  tournament: LeagueTournament,
  place: number,
  newcomers: number,
): FactSource {
  const entry = tournament.placings[place - 1]!;
  const facts = tournament.facts.entries[entry]!;
  const folded = foldFacts(facts);
  const season = ledger.seasonBefore(tournament);
  const player = ledger.findPlayer(tournament.players[entry]!);
  const inSeason = player?.seasons.get(tournament.season.id);
  const { personnel } = facts;
  const { game, format, participants, sanctioned, players } = tournament;
  const date = playedOn(tournament);
  const missed = player === null ? 0 : ledger.tournaments - player.lastTournament;
  const marksOf = (entries: readonly number[] = []) =>
    new Set(entries.map((each) => markOf(players[each]!)).filter((mark) => mark !== NOBODY));
  const values: Readonly<Record<ListedFactName, FactValue | null>> = {
    'entry.place': tournament.unplaced?.includes(entry) ? null : place,
    'entry.headquarters': folded.headquarters,
    'entry.affiliation': folded.affiliation,
    'entry.headquartersShare': personnel && percentage(personnel.playable, personnel.total - personnel.nonAligned),
    'entry.nonAlignedShare': personnel && percentage(personnel.nonAligned, personnel.total),
    'entry.missions': folded.missions,
    'entry.wins': facts.wins,
    'entry.losses': facts.losses,
    'entry.ties': facts.ties,
    'entry.byes': facts.byes,
    'entry.dropped': facts.dropped,
    'entry.opponents': facts.wins === null ? null : marksOf(facts.opponents),
    'entry.beaten': facts.wins === null ? null : marksOf(facts.beaten),
    'tournament.game': game,
    'tournament.format': format,
    'tournament.participants': participants,
    'tournament.number': season.tournaments + 1,
    'tournament.phase': phaseOn(tournament.season, date) ?? 'none',
    // A year has no month: a condition about it is neither true nor false.
    'tournament.month': /^\d{4}-\d{2}/.test(date) ? Number(date.slice(5, 7)) : null,
    'tournament.online': tournament.facts.online,
    'tournament.sanctioned': sanctioned,
    'tournament.newcomers': newcomers,
    'player.tournaments': player?.tournaments ?? 0,
    'player.missed': missed,
    'player.seasonTournaments': inSeason?.tournaments ?? 0,
    'player.headquarters': inSeason?.headquarters ?? NONE,
    'player.missions': inSeason?.missions ?? NONE,
    'player.affiliations': inSeason?.affiliations ?? NONE,
    'player.points': inSeason?.points ?? 0,
    'player.wins': inSeason?.wins ?? 0,
    'player.streak': player === null || missed > 0 ? 0 : player.streak,
    'season.tournaments': season.tournaments,
    'season.missions': season.missions,
    'season.headquarters': season.headquarters,
    'season.affiliations': season.affiliations,
    'season.champion': markOf(tournament.champion ?? -1),
    'previous.exists': ledger.previous !== null,
    'previous.headquarters': ledger.previous?.headquarters ?? NONE,
    'previous.missions': ledger.previous?.missions ?? NONE,
    'previous.affiliations': ledger.previous?.affiliations ?? NONE,
    'previous.winner': markOf(ledger.previous?.winner ?? -1),
  };
  return {
    value: (name) => (isListedFact(name) ? values[name] : (facts.own?.[name.slice('deck.'.length)] ?? null)),
    spellingOf: (text) => folded.spellings.get(text) ?? text,
  };
}
