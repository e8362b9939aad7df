import { phaseOn } from '../season.js';
import type { FactName, FactSource, FactValue } from '../schemes/facts.js';
import { percentage } from '../schemes/percentage.js';
import { foldFacts } from './folded-facts.js';
import type { LeagueTournament } from './league-tournament.js';
import type { RememberedLeague } from './remembered-league.js';

const NONE: ReadonlySet<string> = new Set();

// @row 129, 131, 132
/**
 * What schemes may ask about the player at a place of a tournament: of their entry, of the tournament, and of what the league
 * remembers of the tournaments before it.
 */
export function factsAbout(ledger: RememberedLeague, tournament: LeagueTournament, place: number): FactSource {
  const entry = tournament.placings[place - 1]!;
  const facts = tournament.facts.entries[entry]!;
  const folded = foldFacts(facts);
  const season = ledger.seasonBefore(tournament);
  const player = ledger.findPlayer(tournament.players[entry]!);
  const inSeason = player?.seasons.get(tournament.season.id);
  const { personnel } = facts;
  const { game, format, participants, localDate, sanctioned } = tournament;
  const values: Readonly<Record<FactName, FactValue | null>> = {
    'entry.place': place,
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
    'tournament.game': game,
    'tournament.format': format,
    'tournament.participants': participants,
    'tournament.number': season.tournaments + 1,
    'tournament.phase': phaseOn(tournament.season, localDate) ?? 'none',
    'tournament.month': Number(localDate.slice(5, 7)),
    'tournament.online': tournament.facts.online,
    'tournament.sanctioned': sanctioned,
    'player.tournaments': player?.tournaments ?? 0,
    'player.missed': player === null ? 0 : ledger.tournaments - player.lastTournament,
    'player.seasonTournaments': inSeason?.tournaments ?? 0,
    'player.headquarters': inSeason?.headquarters ?? NONE,
    'player.missions': inSeason?.missions ?? NONE,
    'player.points': inSeason?.points ?? 0,
    'player.wins': inSeason?.wins ?? 0,
    'season.tournaments': season.tournaments,
    'season.missions': season.missions,
    'season.headquarters': season.headquarters,
    'previous.exists': ledger.previous !== null,
    'previous.headquarters': ledger.previous?.headquarters ?? NONE,
    'previous.missions': ledger.previous?.missions ?? NONE,
  };
  return {
    value: (name) => values[name],
    spellingOf: (text) => folded.spellings.get(text) ?? text,
  };
}
