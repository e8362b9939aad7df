/* Schemes may ask for these facts of an entry (docs/bonus-facts.md), which all earlier tournaments of the league give. */
import { textKey } from './scheme.mjs';

export function headquartersOf(deck) {
  if (deck?.headquarters == null) return null;
  const key = textKey(deck.headquarters);
  return key === 'non aligned' ? 'non aligned headquarters' : key;
}

export const missionsOf = (deck) => (deck?.missionsCompleted ?? []).map(textKey);

const affiliationOf = (deck) => (deck?.affiliation == null ? null : textKey(deck.affiliation));

const share = (part, whole) => (whole === 0 ? null : (100 * part) / whole);

/** Lists everything that happened to an entry, as lists of the other entries. */
function playedBy(document, handle) {
  const told = { won: [], lost: [], tied: [], byes: 0, met: [] };
  for (const { matches = [], pods = [] } of document.rounds) {
    for (const { scores } of pods) {
      if (handle in scores) told.met.push(...Object.keys(scores).filter((other) => other !== handle));
    }
    for (const { players, result, games } of matches) {
      const side = players.indexOf(handle);
      if (side === -1 || result === 'MG' || (result === null && !games?.length)) continue;
      const other = players[1 - side];
      if (result === 'BYE' || result === 'EARNED_BYE') {
        told.byes += 1;
        continue;
      }
      const first = ['FW', 'MW', 'WIN', 'MODIFIED_WIN'].includes(result);
      const tie = ['TT', 'TRUE_TIE'].includes(result);
      const ahead = result === null ? aheadIn(games, players) : tie ? 0 : first ? 1 : -1;
      const mine = side === 0 ? ahead : -ahead;
      told[mine > 0 ? 'won' : mine < 0 ? 'lost' : 'tied'].push(other);
      told.met.push(other);
    }
  }
  return told;
}

/** Returns how many more games the first player won than the second. */
const aheadIn = (games, [first, second]) =>
  games.filter(({ winner }) => winner === first).length - games.filter(({ winner }) => winner === second).length;

/**
 * Returns the facts that schemes may read about a player in a tournament.
 *
 * @param tournament with its `document`, `order` (players by place), `decks`, `season` and `part`
 * @param before the tournaments of its league that counted, the older ones first
 * @param pointsOf points of table 12.4.1
 * @param champion of the season before; null: none is recorded
 */
export function factsOf(tournament, player, before, { pointsOf, champion, sanctioned }) {
  const { document, order, decks, season, part, handles, date } = tournament;
  const header = document.tournament;
  const deck = decks.get(player);
  const played = playedBy(document, handles.get(player));
  const playerOf = new Map([...handles].map(([one, handle]) => [handle, one]));
  const players = (list) => new Set(list.map((handle) => playerOf.get(handle)));
  const inSeason = before.filter((each) => each.season === season);
  const took = (each) => each.order.includes(player);
  const previous = before.slice(-1);
  const own = (each) => [each.decks.get(player)];
  const all = (each) => each.order.map((one) => each.decks.get(one));
  const setOf = (tournaments, whose, what) =>
    new Set(tournaments.flatMap((each) => whose(each).flatMap((one) => what(one) ?? [])));
  const mine = inSeason.filter(took);
  const last = before.findLastIndex(took);
  const lastMissed = before.findLastIndex((each) => !took(each));
  const facts = {
    'entry.place': () => order.indexOf(player) + 1,
    'entry.headquarters': () => headquartersOf(deck),
    'entry.affiliation': () => affiliationOf(deck),
    'entry.headquartersShare': () =>
      deck?.personnel == null ? null : share(deck.personnel.playable, deck.personnel.total - deck.personnel.nonAligned),
    'entry.nonAlignedShare': () =>
      deck?.personnel == null ? null : share(deck.personnel.nonAligned, deck.personnel.total),
    'entry.missions': () => (deck?.missionsCompleted ? new Set(missionsOf(deck)) : null),
    'entry.wins': () => played.won.length,
    'entry.losses': () => played.lost.length,
    'entry.ties': () => played.tied.length,
    'entry.byes': () => played.byes,
    'entry.dropped': () =>
      document.players.find(({ handle }) => handle === handles.get(player)).droppedAfterRound != null,
    'entry.opponents': () => players(played.met),
    'entry.beaten': () => players(played.won),
    'tournament.game': () => textKey(header.game),
    'tournament.format': () => textKey(header.format),
    'tournament.participants': () => order.length,
    'tournament.number': () => inSeason.length + 1,
    'tournament.phase': () => textKey(part ?? 'none'),
    'tournament.month': () => (date.length < 7 ? null : Number(date.slice(5, 7))),
    'tournament.online': () => header.online,
    'tournament.sanctioned': () => sanctioned,
    'tournament.newcomers': () => order.filter((one) => !before.some((each) => each.order.includes(one))).length,
    'player.tournaments': () => before.filter(took).length,
    'player.missed': () => (last === -1 ? 0 : before.length - 1 - last),
    'player.seasonTournaments': () => mine.length,
    'player.headquarters': () => setOf(mine, own, headquartersOf),
    'player.missions': () => setOf(mine, own, missionsOf),
    'player.affiliations': () => setOf(mine, own, affiliationOf),
    'player.points': () =>
      mine.reduce((sum, each) => sum + pointsOf(each.order.length, each.order.indexOf(player) + 1), 0),
    'player.wins': () => mine.filter((each) => each.order[0] === player).length,
    'player.streak': () => before.length - 1 - lastMissed,
    'season.tournaments': () => inSeason.length,
    'season.missions': () => setOf(inSeason, all, missionsOf),
    'season.headquarters': () => setOf(inSeason, all, headquartersOf),
    'season.affiliations': () => setOf(inSeason, all, affiliationOf),
    'season.champion': () => champion,
    'previous.exists': () => previous.length > 0,
    'previous.headquarters': () => setOf(previous, all, headquartersOf),
    'previous.missions': () => setOf(previous, all, missionsOf),
    'previous.affiliations': () => setOf(previous, all, affiliationOf),
    'previous.winner': () => previous[0]?.order[0] ?? null,
  };
  return (name) => {
    const meant = name
      .replace(/^event\./, 'tournament.')
      .replace(/\.(e|seasonE)vents$/, (_, word) => (word === 'e' ? '.tournaments' : '.seasonTournaments'));
    if (meant.startsWith('deck.')) return deck?.facts?.[meant.slice('deck.'.length)] ?? null;
    const fact = facts[meant];
    if (fact === undefined) throw new Error(`no fact is called ${name}`);
    const value = fact();
    // The facts do tell that there is no winner or champion: then nobody is in any set.
    return value === null && ['season.champion', 'previous.winner'].includes(meant) ? 'nobody' : value;
  };
}
