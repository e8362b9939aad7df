import { latinDigits, numberOfCell } from './cell-values.js';

/** People give the columns of a table these names in English, German, French, Spanish, Italian, Polish, Dutch and Portuguese. */
const COLUMNS = {
  tournament: 'tournament, event, turnier, tournoi, evenement, turniej, torneo, toernooi, torneio',
  round:
    'round, r, rd, rnd, runde, ronde, tour, rde, rundenummer, roundname, roundnumber, roundno, roundnr, rundennummer, rundennr, numerodetour, tourno, manche, matchday, spieltag, journee, jornada, kolejka, runda, ronda, turno, rodada, kolo',
  stage: 'stage, phase, abschnitt, etape, faza, fase',
  table:
    'tableno, tablenumber, tischnr, tischnummer, numerodetable, table, tisch, board, brett, roundmatchnumber, matchnumber, match, bo, bd, br, pairing, paarung, stol, stolik, mesa, tavolo, tafel, tbl',
  first:
    'player1, playera, player1name, firstplayer, white, home, spieler1, spielera, weiss, joueur1, joueura, blancs, p1, competitor1, team1, player1displayname, player1username, name1, equipe1, mannschaft1, heim, domicile, player1handle, playeraname, entrant1, contestant1, participant1, teilnehmer1, player1fullname, whiteplayer, whitename, light, lightside, lightsideplayer, hell, helleseite, clair, coteclair, lumiere, nomjoueur1, spielername1, joueur1nom, gracz1, gracza, jugador1, giocatore1, giocatorea, speler1, spelera, jogador1, zawodnik1, nombre1, nome1',
  second:
    'player2, playerb, player2name, secondplayer, black, away, spieler2, spielerb, schwarz, joueur2, joueurb, noirs, p2, competitor2, team2, player2displayname, player2username, name2, equipe2, mannschaft2, gast, exterieur, visitor, player2handle, playerbname, entrant2, contestant2, participant2, teilnehmer2, player2fullname, blackplayer, blackname, dark, darkside, darksideplayer, dunkel, dunkleseite, obscur, coteobscur, nomjoueur2, spielername2, joueur2nom, gracz2, graczb, jugador2, jugadorb, giocatore2, giocatoreb, speler2, spelerb, jogador2, jogadorb, zawodnik2, nombre2, nome2',
  player:
    'player, name, playername, handle, spieler, spielername, spielerin, joueur, joueuse, nom, nomdujoueur, nomjoueur, teilnehmer, participant, competitor, gracz, zawodnik, zawodniczka, uczestnik, imieinazwisko, nazwiskoiimie, nazwiskoimie, jugador, jugadora, nombre, nombreyapellidos, giocatore, giocatrice, nome, nomeecognome, cognomeenome, speler, speelster, naam, jogador, jogadora, nomeesobrenome',
  opponent:
    'opponent, opponentname, opp, oppname, vs, gegner, gegnerin, gegnername, gegenspieler, adversaire, nomdeladversaire, opposant, przeciwnik, przeciwniczka, rival, oponente, contrincante, adversario, avversario, avversaria, tegenstander',
  result:
    'result, result1, resulta, outcome, ergebnis, resultat, wl, wld, wlt, res, erg, resultatdumatch, matchresult, spielergebnis, results, ergebnisse, resultats, player1result, p1result, playeraresult, spieler1ergebnis, wynik, resultado, risultato, uitslag, resultaat',
  record: 'record, matchrecord, winloss, winlossdraw, winlosstie, bilanz',
  winner:
    'winner, victor, winnername, matchwinner, setwinner, winningplayer, sieger, gewinner, vainqueur, gagnant, zwyciezca, ganador, ganadora, vincitore, winnaar, vencedor',
  loser:
    'loser, losername, matchloser, verlierer, perdant, perdante, przegrany, perdedor, perdedora, perdente, verliezer',
  firstName: 'firstname, vorname, prenom, givenname, imie, voornaam',
  lastName:
    'lastname, nachname, surname, familyname, familienname, nomdefamille, nazwisko, apellido, apellidos, cognome, achternaam, apelido, sobrenome',
  ending:
    'victory, endedby, ending, ended, how, howended, howitended, type, typeofwin, wintype, kindofwin, winkind, margin, siegart, artdessieges, typedevictoire, ende, fin',
  score: 'score, ownscore, punktestand, punkte, points, puntos, puntuacion, puntaje, marque',
  firstScore:
    'score1, player1score, scorea, points1, punkte1, pointsa, punktea, pointsplayer1, pointsplayera, p1score, wins1, player1wins, gameswon1, player1points, player1gamewins, player1gameswon, entrant1score, participant1score, p1wins, p1points, games1, gamesa, gameswona, winsa, won1, wona, playerascore, playerawins, team1score, homescore, spieler1punkte, punktespieler1, scorejoueur1, joueur1score, pointsjoueur1, joueur1points, siege1, wynika, wynik1, puntos1, punti1, punten1, punkty1, punktya, pkt1, pkta, tp1, tpa, resultado1',
  secondScore:
    'score2, player2score, scoreb, points2, punkte2, pointsb, punkteb, pointsplayer2, pointsplayerb, p2score, wins2, player2wins, gameswon2, player2points, player2gamewins, player2gameswon, entrant2score, participant2score, p2wins, p2points, games2, gamesb, gameswonb, winsb, won2, wonb, playerbscore, playerbwins, team2score, awayscore, spieler2punkte, punktespieler2, scorejoueur2, joueur2score, pointsjoueur2, joueur2points, siege2, wynikb, wynik2, puntos2, punti2, punten2, punkty2, punktyb, pkt2, pktb, tp2, tpb, resultado2',
  firstVp:
    'vp1, player1vp, p1vp, vpplayer1, vpa, victorypoints1, player1victorypoints, siegpunkte1, pv1, pva, pvjoueura, pvjoueur1, spa, sp1, pointsvictoire1, joueurapv, joueur1pv, playeravp, mp1, mpa, player1mp, matchpoints1',
  secondVp:
    'vp2, player2vp, p2vp, vpplayer2, vpb, victorypoints2, player2victorypoints, siegpunkte2, pv2, pvb, pvjoueurb, pvjoueur2, spb, sp2, pointsvictoire2, joueurbpv, joueur2pv, playerbvp, oppvp, opponentvp, vpopp, vpopponent, gegnersp, pvadversaire, mp2, mpb, player2mp, matchpoints2, oppmp, opponentmp, mpopp, oppmatchpoints',
  opponentScore:
    'opponentscore, oppscore, scoreopponent, gegnerpunkte, pointsadverses, scoreagainst, oppgames, opponentgames, gamesopp, gamesopponent, gamesagainst, gegnerspiele, oppwins, opponentwins',
  vp: 'vp, vps, totalvp, totalvps, vptotal, victorypoints, siegpunkte, sp, pv, pointsdevictoire',
  differential:
    'differential, diff, totaldiff, totaldifferential, difftotal, differenz, punktedifferenz, difference, scoredifference, ecart, differentiel, roznica, rozn, diferencia, differenza, verschil, diferenca',
  total:
    'total, tot, totalpoints, totalpts, matchpoints, matchpts, matchpunkte, summe, gesamt, gesamtpunkte, gesamtpkt, punktzahl, pkt, pkte, somme, pt, pts, ptos, punktegesamt, pointstotaux, totalpuntos, puntostotales, sum, suma, razem, lacznie, punkty, punktyturniejowe, pktturniejowe, tp, tournamentpoints, totale, punti, totaal, punten, soma, pontos, tribbles, tribblepoints, tribblecount, totaltribbles, tribblestotal',
  place:
    'place, rank, rang, platz, standing, no, nr, pos, position, classement, rk, rg, pl, plz, plc, clt, snr, sno, num, numero, nummer, number, miejsce, mce, msc, m, lp, puesto, posicion, lugar, posizione, posto, plaats, posicao',
  bye: 'bye, isbye, matchisbye, freilos, exempt, pauza',
  country: 'country, land, pays, nation, kraj, pais, paese',
  seed: 'seed, setzplatz, startnumber, startnummer, startno, startnr, tlnnr, rozstawienie',
  dropped: 'drop, dropped, droppedafterround, droprunde, abandon',
  start:
    'start, date, startdate, datum, startdatum, beginn, startsat, debut, datededebut, jour, data, fecha, dia, dzien, giorno, dag',
  end: 'end, enddate, endsat, ende2, findate',
} as const;

export type Column = keyof typeof COLUMNS;

const BY_NAME: ReadonlyMap<string, Column> = new Map(
  (Object.entries(COLUMNS) as [Column, string][]).flatMap(([column, names]) =>
    names.split(', ').map((name) => [name, column] as const),
  ),
);

/** Removes case, accents, spaces and signs from a name. */
export const foldHeading = (text: string): string =>
  (PLAIN.test(text) ? text : text.replaceAll('ß', 'ss').replaceAll(/ł/gi, 'l').normalize('NFKD'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Most cells match this; normalizing them took half of the time of reading a table. */
const PLAIN = /^[ -~]*$/;

/** People head differentials with these signs, alone or behind other words: +/-, VP+/-, ±. */
const BOTH_SIGNS = /\+ ?\/? ?[-−–]|±/;

/** The heading of a column that somebody left out begins so, and no reader knows it. */
export const LEFT_OUT = 'Not read: ';

/** Reads the name of a column; returns null for an unknown name. */
export function columnOf(name: string): Column | null {
  if (name.trim() === '#') return 'place';
  if (BOTH_SIGNS.test(name))
    return name.startsWith(LEFT_OUT) || roundOfColumn(name.replace(BOTH_SIGNS, '')) !== null ? null : 'differential';
  return BY_NAME.get(foldHeading(name)) ?? BY_NAME.get(foldHeading(name.replace(REMARK, ''))) ?? null;
}

/** A heading may explain itself: "Winner (or either, if tied)". */
const REMARK = /(?<=\p{L}{3}) \([^()]{1,60}\)$/u;

/** Beside a player and no opponent these are numbers of wins, losses and draws, as in the standings "Rank, Player, W-L-T, Points". */
const RECORDS: ReadonlySet<string> = new Set(['wl', 'wld', 'wlt', 'wdl', 'wtl', 'sun', 'snu', 'vnd', 'vdn']);

const WON = /^(?:won|wins|games ?won|siege|gewonnen|victoires|gagnées|wygrane|vittorie|vinte)$/i;

const LOST = /^(?:lost|losses|games ?lost|niederlagen|verloren|d[ée]faites|perdues|przegrane|sconfitte|perse)$/i;

/** Returns the index of the column that counts won games; -1 where there is none. */
export const wonColumnIn = (names: readonly string[]): number => names.findIndex((name) => WON.test(name.trim()));

const ALIASES: ReadonlySet<string> = new Set([
  ...['abbr', 'abbrev', 'abbreviation', 'initials', 'short', 'shortname', 'alias', 'tag', 'nick', 'nickname'],
  ...['kurz', 'kurzname', 'kuerzel', 'kurzel', 'abk', 'abkurzung', 'spitzname', 'sigle', 'abrege', 'surnom'],
]);

/** Returns the index of the column that names each player another way, as their opponents are written; -1 where there is none. */
export const aliasColumnIn = (names: readonly string[]): number =>
  names.findIndex((name) => ALIASES.has(foldHeading(name)));

/** The result of a match is behind its players; in front of them, "Match" is a number. */
const OF_MATCH = 'match';

/** "Player 1, Score, Player 2, Score": when two columns have one heading, the second is the second player's. */
const SECOND_OF: Readonly<Partial<Record<Column, Column>>> = { score: 'secondScore', vp: 'secondVp' };
const SIDES: ReadonlySet<Column | null> = new Set(['first', 'second', 'winner', 'loser', 'opponent']);
/** One of these tells who won a match. */
const TELL: ReadonlySet<Column | null> = new Set([
  'result',
  'winner',
  'score',
  'firstScore',
  'secondScore',
  'vp',
  'firstVp',
]);

/** "Game, Pod, Player, R1, R2" counts games as other tables count rounds; elsewhere "Game" is its title. */
function nameSeats(kinds: (Column | null)[], folded: readonly string[]): void {
  const podAt = folded.indexOf('pod');
  if (podAt !== -1 && !kinds.includes('table')) kinds[podAt] = 'table';
  const gameAt = folded.findIndex((name) => GAMES.has(name));
  if (gameAt !== -1 && kinds.includes('table') && !kinds.includes('round')) kinds[gameAt] = 'round';
}

const GAMES: ReadonlySet<string> = new Set(['game', 'gameno', 'gamenr', 'gamenumber', 'spiel', 'spielnr', 'partie']);

/**
 * Reads the names of all columns of a table together. Two columns of players beside a result or a score are the two players of a
 * match, as in the pairings of Swiss-Manager; "opponent 1" and "opponent 2" are, where no column names the player.
 */
export function columnsIn(names: readonly string[]): readonly (Column | null)[] {
  const wide = wideColumnsIn(names);
  const isOfRound = (name: string, index: number) => wide[index] !== null && wideColumnOf(name) === null;
  const kinds = names.map((name, index) => (isOfRound(name, index) ? null : columnOf(name)));
  const has = (kind: Column) => kinds.includes(kind);
  const folded = names.map(foldHeading);
  const opponents = ['opponent1', 'opponent2'].map((name) => folded.indexOf(name));
  const players = kinds.flatMap((kind, index) => (kind === 'player' ? [index] : []));
  // "Player, MP, vs., Player, MP" has a word between the two players of each row.
  const between = folded.findIndex((name, index) => BESIDE.has(name) && index > players[0]! && index < players[1]!);
  if (players.length === 2 && between !== -1) kinds[between] = null;
  const countsGames = folded.filter((name) => name === 'games' || WON.test(name)).length === 2;
  const countsPoints = folded.filter((name) => MATCH_POINTS.has(name)).length === 2;
  const tellsResults =
    countsGames || countsPoints || (['result', 'score', 'vp', 'firstScore'] as const).some((kind) => has(kind));
  const isPaired = players.length === 2 && tellsResults && !kinds.some((kind) => SIDES.has(kind));
  const sides = isPaired ? players : has('player') || has('first') || opponents.includes(-1) ? [] : opponents;
  if (sides.length === 2) [kinds[sides[0]!], kinds[sides[1]!]] = ['first', 'second'];
  // "Winner, Opponent, Score" names two players, and no other column does.
  if (has('winner') && has('opponent') && !has('player') && !has('first') && !has('loser'))
    kinds[kinds.indexOf('opponent')] = 'loser';
  const unnamed = headingOfNames(names, kinds);
  if (unnamed !== -1) kinds[unnamed] = 'player';
  if (has('player') && !kinds.some((kind) => SIDES.has(kind)))
    for (const [index, name] of folded.entries()) if (RECORDS.has(name)) kinds[index] = 'record';
  const ofMatch = folded.lastIndexOf(OF_MATCH);
  if (has('second') && ofMatch > kinds.indexOf('second') && !kinds.some((kind) => TELL.has(kind)))
    kinds[ofMatch] = 'result';
  // "Final, Player, Points" has the final places first; elsewhere "Final" is a round.
  if (folded[0] === 'final' && has('player') && !has('place')) kinds[0] = 'place';
  if (has('player') && !kinds.some((kind) => SIDES.has(kind))) nameSeats(kinds, folded);
  nameMatchPoints(kinds, folded);
  if (!has('second') && !has('loser') && !has('opponent')) return kinds;
  nameLetters(kinds, names);
  const endingAt = folded.findIndex((name) => (has('winner') ? TYPES : TIE_BREAKS).has(name));
  if (!has('ending') && kinds[endingAt] === null) kinds[endingAt] = 'ending';
  // "Games, Opp games": alone, games may be those that somebody played.
  const games = folded.flatMap((name, index) => (name === 'games' || name === 'wins' ? [index] : []));
  const [gamesAt = -1, otherGamesAt = -1] = games;
  if (gamesAt !== -1 && has('opponentScore') && !has('score')) kinds[gamesAt] = 'score';
  else if (games.length === 2 && !kinds.some((kind) => TELL.has(kind) && !OF_POINTS.has(kind)))
    [kinds[gamesAt], kinds[otherGamesAt]] = ['score', 'secondScore'];
  else if (games.length === 1 && folded[gamesAt] === 'games' && !kinds.some((kind) => TELL.has(kind)))
    kinds[gamesAt] = 'result';
  // "Pts for, Pts against" and "For, Against" are the scores of both.
  const [forAt, againstAt] = [FOR, AGAINST].map((sides) => folded.findIndex((name) => sides.has(name)));
  if (forAt !== -1 && againstAt !== -1 && !has('score') && !has('opponentScore'))
    [kinds[forAt!], kinds[againstAt!]] = ['score', has('opponent') ? 'opponentScore' : 'secondScore'];
  const isCounted = (name: string) => WON.test(name.trim()) || LOST.test(name.trim());
  const won = names.flatMap((name, index) => (isCounted(name) ? [index] : []));
  if (won.length === 2 && WON.test(names[won[0]!]!.trim()) && !kinds.some((kind) => TELL.has(kind)))
    [kinds[won[0]!], kinds[won[1]!]] = ['score', 'secondScore'];
  else if (won.length === 1 && has('second') && !has('winner') && !has('result')) kinds[won[0]!] = 'winner';
  return kinds.map((kind, index) => {
    const second = kind === null || kinds.indexOf(kind) === index ? undefined : SECOND_OF[kind];
    return second === undefined || has(second) ? kind : second;
  });
}

/** These are headings of match points. */
const MATCH_POINTS: ReadonlySet<string> = new Set(['mp', 'mps', 'matchpoints', 'matchpts', 'matchpunkte', 'mppts']);
const OF_POINTS: ReadonlySet<Column | null> = new Set(['vp', 'firstVp', 'secondVp']);
/** Beside a winner they say how the match ended. */
const TYPES: ReadonlySet<string> = new Set(['type', 'kind']);
const TIE_BREAKS: ReadonlySet<string> = new Set(['tb', 'tiebreak', 'tiebreaker']);
/** They stand between two players. */
const BESIDE: ReadonlySet<string> = new Set(['vs', 'v', 'versus', 'gegen', 'contre']);
/** A league table counts matches, wins and losses: its "MP" may be matches played. */
const COUNTED: ReadonlySet<string> = new Set(['w', 'l', 'won', 'lost', 'wins', 'losses', 'pld', 'p']);

/** Match points beside each of two players tell their result; beside a player alone they are the points of a list. */
function nameMatchPoints(kinds: (Column | null)[], folded: readonly string[]): void {
  const found = folded.flatMap((name, index) => (MATCH_POINTS.has(name) ? [index] : []));
  const [own = -1, other = -1] = found;
  const has = (kind: Column) => kinds.includes(kind);
  if (own === -1) return;
  const isOfMatches = has('second') || has('loser') || has('opponent');
  if (isOfMatches && !has('vp') && !has('firstVp')) {
    kinds[own] = other === -1 && !has('secondVp') ? 'vp' : 'firstVp';
    if (other !== -1 && !has('secondVp')) kinds[other] = 'secondVp';
  } else if (kinds[own] === null && has('player') && !isOfMatches && !has('total') && !has('score') && !has('vp')) {
    if (!folded.some((name) => COUNTED.has(name))) kinds[own] = 'total';
  }
}

const FOR: ReadonlySet<string> = new Set(['for', 'pf', 'ptsfor', 'pointsfor', 'scorefor']);
const AGAINST: ReadonlySet<string> = new Set(['against', 'pa', 'ptsagainst', 'pointsagainst', 'scoreagainst']);

/** "Home, H, Away, A": a letter of its own beside each player is their score. */
function nameLetters(kinds: (Column | null)[], names: readonly string[]): void {
  const [first, second] = [kinds.indexOf('first'), kinds.indexOf('second')];
  const letterOf = (index: number) => names[index]?.trim().charAt(0).toLowerCase() ?? '';
  if (first === -1 || second === -1 || letterOf(first) === letterOf(second)) return;
  const [own, other] = [first, second].map((side) =>
    names.findIndex((name, index) => kinds[index] === null && name.trim().toLowerCase() === letterOf(side)),
  );
  if (own !== -1 && other !== -1 && !kinds.some((kind) => kind === 'score' || kind === 'firstScore'))
    [kinds[own!], kinds[other!]] = ['firstScore', 'secondScore'];
}

const OF_MATCHES: ReadonlySet<Column | null> = new Set(['round', 'opponent', 'second', 'loser', 'result', 'winner']);
const OF_STANDINGS: ReadonlySet<Column | null> = new Set(['place', 'total', 'score', 'vp']);

/** Tells whether columns of these kinds hold matches. */
export const headsMatches = (kinds: readonly (Column | null)[]): boolean => kinds.some((kind) => OF_MATCHES.has(kind));

/** Tells whether columns of these kinds hold standings: a player with a place or points, and nothing of a match. */
export const headsStandings = (kinds: readonly (Column | null)[]): boolean =>
  !headsMatches(kinds) && kinds.includes('player') && kinds.some((kind) => OF_STANDINGS.has(kind));

const FEWEST_ROUNDS = 3;

/** Returns the index of the empty heading above the names of a crosstable: the only one in front of its columns 1, 2, 3. */
function headingOfNames(names: readonly string[], kinds: readonly (Column | null)[]): number {
  if (kinds.some((kind) => kind === 'player' || kind === 'lastName' || SIDES.has(kind))) return -1;
  const first = names.findIndex((name) => roundOfColumn(name) === 1);
  const isInOrder = Array.from({ length: FEWEST_ROUNDS }, (_, index) => names[first + index] ?? '').every(
    (name, index) => roundOfColumn(name) === index + 1,
  );
  const empty = names.slice(0, Math.max(first, 0)).flatMap((name, index) => (name === '' ? [index] : []));
  return isInOrder && empty.length === 1 ? empty[0]! : -1;
}

/** Returns the headings that mean a column, without case, accents, spaces and signs. */
export const headingsOf = (column: Column): string[] => COLUMNS[column].split(', ');

/** Tells whether this is a kind of column that readers know. */
export const isColumn = (kind: string): kind is Column => Object.hasOwn(COLUMNS, kind);

/** Returns a heading that means this kind of column; null when there is no such kind. */
export const nameOfColumn = (kind: string): string | null => (isColumn(kind) ? headingsOf(kind)[0]! : null);

/** A column of a table that has one row for each player, such as "R1 Opponent", "Ergebnis 2" or "Tour 3 adversaire". */
export interface WideColumn {
  readonly round: number;
  readonly column: 'opponent' | 'result' | 'score' | 'opponentScore' | 'vp' | 'differential';
}

const WIDE: ReadonlySet<Column | null> = new Set([
  'opponent',
  'result',
  'score',
  'opponentScore',
  'vp',
  'differential',
]);

/** Headings and lines call a round so, beside its number. */
export const ROUND_WORDS = 'round|rnd|rde|rd|r|runde|ronde|tour|manche|runda|ronda|turno|rodada|kolo';

/** Headings write the number of a round in words, too. */
export const NUMBERS = new Map(
  [
    'first one i erste erster première premier primera primo pierwsza primeira',
    'second two ii zweite zweiter deuxième seconde segunda secondo druga',
    'third three iii dritte dritter troisième tercera terzo trzecia terceira',
    'fourth four iv vierte vierter quatrième cuarta quarto czwarta quarta',
    'fifth five v fünfte fünfter cinquième quinta quinto piąta',
    'sixth six vi sechste sechster sixième sexta sesto szósta',
    'seventh seven vii siebte siebter septième séptima settimo siódma',
    'eighth eight viii achte achter huitième octava ottavo ósma',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 1)] as const)),
);
/** "R" and "tour" are too short, or part of names, beside a number in words. */
export const NUMBERED_ROUND: ReadonlySet<string> = new Set(
  'round rnd rd runde ronde manche runda ronda turno rodada kolo durchgang'.split(' '),
);

const WIDE_NUMBER_FIRST = new RegExp(`^(?:${ROUND_WORDS}|t)?(\\d{1,2})([a-z]{2,20})$`);
const ENDS_WITH_ROUND = new RegExp(`(?:${ROUND_WORDS}|t)$`);
const NUMBER_OF_ROUND = new RegExp(`^(?:${ROUND_WORDS})?(\\d{1,2})(?:${ROUND_WORDS})?$`);

/** Reads the name of a column that belongs to one round; returns null for other names. */
export function wideColumnOf(name: string): WideColumn | null {
  const ofSigns = BOTH_SIGNS.test(name) ? roundOfColumn(name.replace(BOTH_SIGNS, '')) : null;
  if (ofSigns !== null) return { round: ofSigns, column: 'differential' };
  const key = foldHeading(name);
  const [, before, after] = WIDE_NUMBER_FIRST.exec(key) ?? [];
  const [, word = '', behind] = /^([a-z]{2,30})(\d{1,2})$/.exec(key) ?? [];
  const round = Number(before ?? behind ?? 0);
  // The r of "gegner1" belongs to the word, that of "resultr1" to the number.
  const names = [after ?? word, word.replace(ENDS_WITH_ROUND, '')];
  const column = names.map((each) => BY_NAME.get(each)).find((each) => each !== undefined) ?? null;
  return round === 0 || !WIDE.has(column) ? null : { round, column: column as WideColumn['column'] };
}

/**
 * Reads the columns of rounds. Only the first column of a round may say its number, as in "Rd1 opp, Res, +/-, Rd2 opp, Res, +/-":
 * columns that follow it alike in every round belong to it. Before such columns, "Rd 1" is that of the opponents.
 */
export function wideColumnsIn(names: readonly string[]): readonly (WideColumn | null)[] {
  const own = names.map((name, index): WideColumn | null => {
    const [wide, before] = [wideColumnOf(name), wideColumnOf(names[index - 1] ?? '')];
    // "R1 vs" and "R1" beside each other are the opponent and the result.
    const isResult = wide === null && before?.column === 'opponent' && roundOfColumn(name) === before.round;
    return isResult ? { round: before.round, column: 'result' } : wide;
  });
  const isNumbered = own.some((wide) => wide !== null);
  const first = isNumbered
    ? own
    : names.map((name) => {
        const round = roundOfColumn(name);
        return round === null ? null : { round, column: 'opponent' as const };
      });
  const lastOf = new Map(first.flatMap((wide, index) => (wide === null ? [] : [[wide.round, index] as const])));
  const starts = [...lastOf.values()];
  if (!first.some((wide) => wide?.column === 'opponent')) return own;
  // The column of a round may be alone in it; otherwise each of them says its number.
  if (starts.length === 1 && (!isNumbered || own.filter((wide) => wide !== null).length > 1)) return own;
  const following: Column[] = [];
  for (let step = 1; ; step++) {
    const [name = '', ...others] = starts.map((start) => names[start + step]);
    const kind = columnOf(name);
    const isAlike = others.every((other) => other?.trim().toLowerCase() === name.trim().toLowerCase());
    if (kind === null || !WIDE.has(kind) || following.includes(kind) || !isAlike) break;
    if (starts.some((start) => first[start + step] !== null)) break;
    following.push(kind);
  }
  if (following.length === 0) return own;
  const columns: (WideColumn | null)[] = [...first];
  for (const [round, start] of lastOf)
    for (const [step, column] of following.entries())
      columns[start + step + 1] = { round, column: column as WideColumn['column'] };
  return columns;
}

/** Whether a cell is the label of a row of sums. */
export const isTotal = (text: string): boolean =>
  /^(total|totals|sum|summe|gesamt|gesamtsumme|somme|totaux|average|schnitt|durchschnitt|moyenne)s?\W*$/i.test(text);

/** Reads the round of a crosstable's column: 1, R1, Rd 1, 1.Rd, Round 1, Runde 1, Tour 1; returns null for other names. */
export function roundOfColumn(name: string): number | null {
  const [, digits] = NUMBER_OF_ROUND.exec(foldHeading(name)) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** The meaning of a result word for the player whose row has it. */
export interface ResultWord {
  readonly outcome: 'win' | 'loss' | 'draw' | 'bye' | 'absent' | 'forfeit-win' | 'forfeit-loss' | 'forfeit-both';
  /** It is set for a win or a loss, when the word tells the margin. */
  readonly margin: 'full' | 'modified' | null;
}

const WORDS: readonly (readonly [ResultWord, string])[] = [
  [
    { outcome: 'win', margin: 'full' },
    'fw, vc, fullwin, fullvictory, vollsieg, vollersieg, victoirecomplete, victoiretotale',
  ],
  [
    { outcome: 'loss', margin: 'full' },
    'fl, dc, fullloss, fulldefeat, volleniederlage, defaitecomplete, defaitetotale',
  ],
  [
    { outcome: 'win', margin: 'modified' },
    'mw, vm, modifiedwin, modwin, modifiedvictory, timedwin, modifiziertersieg, victoiremodifiee',
  ],
  [
    { outcome: 'loss', margin: 'modified' },
    'ml, dm, modifiedloss, modloss, modifieddefeat, timedloss, modifizierteniederlage, defaitemodifiee',
  ],
  [
    { outcome: 'draw', margin: null },
    'tt, truetie, mt, nv, nm, modifiedtie, modtie, timedtie, tiedontime, d, t, draw, drew, draws, tie, tied, drawn, id, intentionaldraw, remis, u, unentschieden, unentsch, unent, gleichstand, nul, nulle, egalite, matchnul, empate, tablas, remisowy, pareggio, gelijk, gelijkspel, split, atie, adraw, tiegame, drawngame',
  ],
  [
    { outcome: 'win', margin: null },
    'w, win, wins, won, 1, victory, winner, matchwin, s, sieg, gewonnen, gew, gewinnt, v, victoire, gagne, gagnee, vainqueur, victoria, ganado, gana, gano, wygrana, zwyciestwo, wygral, wygrala, vittoria, vinto, winst, vitoria',
  ],
  [
    { outcome: 'loss', margin: null },
    'l, loss, loses, lose, lost, 0, defeat, loser, matchloss, n, niederlage, verl, verloren, verliert, defaite, perdu, perdue, derrota, perdido, pierde, perdio, przegrana, porazka, przegral, przegrala, sconfitta, perso, verlies',
  ],
  [
    { outcome: 'bye', margin: null },
    'bye, by, b, free, freilos, spielfrei, exempt, exempte, pauza, wolnylos, descansa, libre, riposo, vrij, folga, earnedbye, superbye, byewin',
  ],
  [
    { outcome: 'absent', margin: null },
    'mg, missed, missedgame, absent, absente, ausente, abwesend, fehlt, dnp, didnotplay, dns',
  ],
  [
    { outcome: 'forfeit-win', margin: null },
    'forfeitwin, winbyforfeit, wonbyforfeit, winff, ff, kampflos, kampflosersieg, siegkampflos, forfait, gagneparforfait, victoireparforfait, forfaitadv, forfaitadverse, forfaitadversaire, wo, walkover, winbywalkover, winbydq, opponentdq, noshowwin, ganaporincomparecencia, victoriaporincomparecencia, wf, wff, ffw',
  ],
  [
    { outcome: 'forfeit-loss', margin: null },
    'forfeitloss, lossbyforfeit, lostbyforfeit, lossff, noshow, didnotshow, noshowloss, nichtangetreten, nichterschienen, kampfloseniederlage, niederlagekampflos, kampflosverloren, dq, dsq, disq, disqualified, disqualification, lossbydq, disqualifiziert, disqualifie, disqualifiee, descalificado, descalificada, nonpresente, perduparforfait, defaiteparforfait, incomparecencia, nopresentado, nopresentada, pierdeporincomparecencia, lossbywalkover, lf, lff, ffl, ns',
  ],
  [
    { outcome: 'forfeit-both', margin: null },
    'doubleforfeit, doubleloss, bothlost, bothforfeit, forfeitboth, bothnoshow, doublenoshow, bothabsent, doubledq, bothdq, beidekampflos, beidenichtangetreten, beideabwesend, doubleforfait, lesdeuxforfait, dobleincomparecencia, ambosausentes',
  ],
];

const BY_WORD: ReadonlyMap<string, ResultWord> = new Map(
  WORDS.flatMap(([word, spellings]) => spellings.split(', ').map((spelling) => [spelling, word] as const)),
);

export type TableLanguage = 'en' | 'de' | 'fr';

const FOREIGN_NAMES: readonly (readonly [TableLanguage, RegExp])[] = [
  [
    'de',
    /^(spieler|gegner|runde|ergebnis|sieger|gewinner|verlierer|weiss$|schwarz$|heim$|gast$|platz$|nachname$|tisch)/,
  ],
  [
    'fr',
    /^(joueu|clair$|obscur$|cote(?:clair|obscur)$|adversaire|tour$|ronde$|manche$|resultatdumatch|vainqueur|gagnant|perdant|blancs$|noirs$|nom$|nomd|prenom$|equipe)/,
  ],
];

/** Returns the language of the names of columns: English when none is foreign, otherwise the language of most foreign names. */
export function languageOf(names: readonly string[]): TableLanguage {
  const folded = names.map(foldHeading);
  const [de, fr] = FOREIGN_NAMES.map(([, name]) => folded.filter((each) => name.test(each)).length);
  if (de === 0 && fr === 0) return 'en';
  return fr! > de! ? 'fr' : 'de';
}

const WIN: ResultWord = { outcome: 'win', margin: null };
const LOSS: ResultWord = { outcome: 'loss', margin: null };
const DRAW: ResultWord = { outcome: 'draw', margin: null };

/** These letters mean something else than in an English table: D is "défaite", V "verloren" or "victoire". */
const LETTERS: Readonly<Record<TableLanguage, Readonly<Record<string, ResultWord>>>> = {
  en: {},
  de: { g: WIN, v: LOSS, r: DRAW },
  fr: { g: WIN, v: WIN, p: LOSS, d: LOSS, n: DRAW },
};

/** Chess programs write games that nobody played so, the first player's sign first: +, +F, +/-, -:+, - / -. */
const SIGNS: ReadonlyMap<string, ResultWord['outcome']> = new Map([
  ...['+', '+f', 'f+', '+ff', 'ff+', '+-', '+--', '+/-', '+:-', '+|-'].map((text) => [text, 'forfeit-win'] as const),
  ...['-', '-f', 'f-', '-ff', 'ff-', '-+', '--+', '-/+', '-:+', '-|+'].map((text) => [text, 'forfeit-loss'] as const),
  ...['-/-', '-:-', '-|-', 'ff=', '=ff', 'ff/ff', 'ff-ff'].map((text) => [text, 'forfeit-both'] as const),
  // People tick a win and cross a loss.
  ...['✓', '✔', '☑', '✅', '🗸'].map((text) => [text, 'win'] as const),
  ...['✗', '✘', '✕', '❌', '☒', '❎'].map((text) => [text, 'loss'] as const),
]);

/** Reads a result word; returns null for an unknown word. ½, 0.5 and 0,5 are a draw. */
export function resultOfWord(text: string, language: TableLanguage = 'en'): ResultWord | null {
  const letter = text.length === 1 ? LETTERS[language][text.toLowerCase()] : undefined;
  if (letter !== undefined) return letter;
  const sign = SIGNS.get(
    text
      .replaceAll(/[ \u00a0]/g, '')
      .replaceAll(/[−–]/g, '-')
      .toLowerCase(),
  );
  if (sign !== undefined) return { outcome: sign, margin: null };
  if (/^(=|½|1\/2|1\/2 ?[-:–] ?1\/2|0[.,]5)$/.test(text)) return { outcome: 'draw', margin: null };
  return BY_WORD.get(foldHeading(text)) ?? null;
}

const SCORE = /^\(?([-−]?(?:\d[\d.,'’ ]{0,11}½?|½))\s{0,3}[-:/–—−]\s{0,3}([-−]?(?:\d[\d.,'’ ]{0,11}½?|½))(-\d)?\)?$/;
/** In a match of more games, nobody writes draws behind them. */
const MOST_GAMES = 9;

/**
 * Reads two numbers separated by a hyphen, a colon or a slash: 2-1, 100:35, 100 - -5, ½-½. Draws may follow, as in
 * 2-1-0. Returns null for anything else, such as the fraction 1/2 or three scores.
 */
export function scoreOf(text: string): readonly [number, number] | null {
  if (text === '') return null;
  // Spreadsheets keep a text such as 2-1 with an apostrophe before it.
  const written = latinDigits(text.startsWith("'") ? text.slice(1) : text);
  const [, left, right, draws] = SCORE.exec(written) ?? [];
  if (left === undefined || right === undefined || written === '1/2') return null;
  const [own, other] = [numberOfCell(left.trim()), numberOfCell(right.trim())];
  if (own === null || other === null) return null;
  return draws !== undefined && Math.max(own, other) > MOST_GAMES ? null : [own, other];
}

/** People write this when there is no opponent: no letter and no digit but 0, or one of these words between signs. */
const NOBODY: ReadonlySet<string> = new Set(
  'bye byes freilos spielfrei exempt exempte exento exenta descansa descanso pauza pausa wolnylos riposo vrij folga nobody niemand personne unpaired noopponent none null keiner keingegner earnedbye superbye byeround byewin byewon awardedbye receivedbye'.split(
    ' ',
  ),
);

/** People write this for an unknown opponent or result. */
const UNKNOWN: ReadonlySet<string> = new Set(
  'unknown notknown unknownplayer unknownopponent nameunknown nomnescio unbekannt unbekannterspieler unbekanntergegner unleserlich illegible inconnu inconnue desconocido desconocida sconosciuto onbekend ktos alguien qualcuno iemand okand nieznany'.split(
    ' ',
  ),
);

// @row 262
/** Whether a cell says that a name or a result is unknown: "?", "? : ?", "unknown", "(unbekannt)", "N.N.", "NN". */
export const isUnknown = (text: string): boolean =>
  /^[[(]?\?{1,9}(?: ?[-:] ?\?{1,9})?[\])]?$/.test(text) || /^n\.? ?n\.?$/i.test(text) || UNKNOWN.has(foldHeading(text));

/** Tells whether a cell names no player, as these do: "bye", "(BYE)", "Bye 1", "N/A", "—", "?", "unknown", or nothing. */
export const isNobody = (text: string): boolean => isBlank(text) || isByeWord(text) || isUnknown(text);

/** Whether a cell is empty, or has a sign in place of a name: "—", "0", "N/A". */
export const isBlank = (text: string): boolean =>
  text === '' || text === '0' || !/[\p{L}\p{N}]/u.test(text) || /^#?n\/a$/i.test(text);

/** Whether a cell says in a word that there was no opponent: "bye", "(BYE)", "Bye 1", "Freilos". */
export const isByeWord = (text: string): boolean => NOBODY.has(foldHeading(text).replace(/^bye\d{1,3}$/, 'bye'));

const DROP =
  /^(?:drop(?:ped)?(?: ?out)?|retired|withdr[ae]wn?|withdrew|ausgestiegen|ausgeschieden|abandon(?:ne|né)?)[.!]?$/i;

/** Whether a cell in place of an opponent says that the player of the row had left: "dropped", "ausgestiegen". */
export const isDropWord = (text: string): boolean => DROP.test(text);

/** These words between two names say who won; a sign says nothing. The outcomes are words that {@link resultOfWord} knows. */
const BETWEEN: readonly (readonly [
  outcome: 'win' | 'loss' | 'draw' | 'FW' | 'FL' | 'MW' | 'ML' | 'winff' | '',
  words: string,
])[] = [
  ['FW', 'FW, VC, full win over, full win vs, full win vs., full win against'],
  [
    'MW',
    'MW, VM, mod beat, mod beats, mod. beat, mod. beats, mod def., mod. def., mod win over, mod. win over, modified win over, timed win over, mod win vs, mod. win vs., mod win against, modified win against',
  ],
  ['FL', 'FL, DC, full loss to, full loss vs, full loss vs., full loss against'],
  [
    'ML',
    'ML, DM, mod lost to, mod. lost to, mod loss to, mod. loss to, modified loss to, timed loss to, mod loss vs, mod. loss vs., mod loss against, modified loss against',
  ],
  ['winff', 'ff, FF'],
  [
    'win',
    '>, beat, beats, defeats, defeated, def., def, d., b., bt, bt., won against, wins against, won over, wins over, win over, win against, over, won vs, won vs., took out, edged, edged out, got past, bested, downed, topped, outlasted, crushed, swept, upset, overcame, knocked out, saw off, sees off, thrashed, smashed, hammered, destroyed, eliminated, pipped, squeaked past, squeezed past, edges, bests, tops, won from, wins from, has beaten, had beaten, schlägt, schlug, besiegt, besiegte, gewinnt gegen, gewann gegen, siegt gegen, bat, a battu, gagne contre, gana a, ganó a, gana contra, venció a, vence a, batte, ha battuto, verslaat, versloeg, wint van, pokonał, pokonała, wygrał z, wygrała z, venceu',
  ],
  [
    'loss',
    '<, lost to, loses to, loss to, loss against, lost against, loses against, lost vs, lost vs., was beaten by, is beaten by, got beaten by, beaten by, was defeated by, defeated by, succumbed to, bowed to, fell to, falls to, went down to, verliert gegen, verlor gegen, unterliegt, unterlag, perd contre, a perdu contre, pierde con, pierde contra, perdió con, perdió contra, perde con, ha perso con, verliest van, verloor van, przegrał z, przegrała z, perdeu para',
  ],
  [
    'draw',
    'TT, MT, NV, drew with, draws with, drew against, drew, draws, drew to, shared with, tied against, tied, ties, ties with, tied with, split with, remis gegen, unentschieden gegen, spielt unentschieden gegen, nul contre, fait nul contre, empata con, empató con, pareggia con, speelt gelijk tegen, zremisował z, zremisowała z, empatou com',
  ],
  ['', '-, –, —, /, vs, vs., v, v., x, against, played, plays, met, gegen, contre, contra, contro, tegen, przeciw'],
];

/** The words of a line between two names, with a space on either side, and how the first of the two did. */
export const WORDS_BETWEEN = BETWEEN.flatMap(([outcome, words]) =>
  words.split(', ').map((word) => [` ${word} `, outcome] as const),
);
