import { latinDigits, numberOfCell } from './cell-values.js';

/** People give the columns of a table these names in English, German and French. */
const COLUMNS = {
  tournament: 'tournament, event, turnier, tournoi, evenement',
  round:
    'round, r, rd, rnd, runde, ronde, tour, rde, rundenummer, roundname, roundnumber, roundno, roundnr, rundennummer, rundennr, numerodetour, tourno, manche',
  stage: 'stage, phase, abschnitt, etape',
  table:
    'tableno, tablenumber, tischnr, tischnummer, numerodetable, table, tisch, board, brett, roundmatchnumber, matchnumber, match, bo, br, pairing, paarung',
  first:
    'player1, playera, player1name, firstplayer, white, home, spieler1, spielera, weiss, joueur1, joueura, blancs, p1, competitor1, team1, player1displayname, player1username, name1, equipe1, mannschaft1, heim, domicile, player1handle, playeraname, entrant1, contestant1, participant1, teilnehmer1, player1fullname, whiteplayer, whitename, light, lightside, lightsideplayer, hell, helleseite, clair, coteclair, lumiere, nomjoueur1, spielername1, joueur1nom',
  second:
    'player2, playerb, player2name, secondplayer, black, away, spieler2, spielerb, schwarz, joueur2, joueurb, noirs, p2, competitor2, team2, player2displayname, player2username, name2, equipe2, mannschaft2, gast, exterieur, visitor, player2handle, playerbname, entrant2, contestant2, participant2, teilnehmer2, player2fullname, blackplayer, blackname, dark, darkside, darksideplayer, dunkel, dunkleseite, obscur, coteobscur, nomjoueur2, spielername2, joueur2nom',
  player:
    'player, name, playername, handle, spieler, spielername, spielerin, joueur, joueuse, nom, nomdujoueur, nomjoueur, teilnehmer, participant, competitor',
  opponent:
    'opponent, opponentname, opp, oppname, vs, gegner, gegnerin, gegnername, gegenspieler, adversaire, nomdeladversaire, opposant',
  result:
    'result, outcome, ergebnis, resultat, wl, wld, wlt, res, erg, resultatdumatch, matchresult, spielergebnis, results, ergebnisse, resultats, player1result, p1result, playeraresult, spieler1ergebnis',
  winner: 'winner, victor, winnername, matchwinner, setwinner, winningplayer, sieger, gewinner, vainqueur, gagnant',
  loser: 'loser, losername, matchloser, verlierer, perdant, perdante',
  firstName: 'firstname, vorname, prenom, givenname',
  lastName: 'lastname, nachname, surname, familyname, familienname, nomdefamille',
  ending: 'victory, endedby, ending, ende, fin',
  score: 'score, ownscore, punktestand, punkte, points, puntos, puntuacion, puntaje, marque',
  firstScore:
    'score1, player1score, scorea, points1, punkte1, pointsa, punktea, pointsplayer1, pointsplayera, p1score, wins1, player1wins, gameswon1, player1points, player1gamewins, player1gameswon, entrant1score, participant1score, p1wins, p1points, playerascore, playerawins, team1score, homescore, spieler1punkte, punktespieler1, scorejoueur1, joueur1score, pointsjoueur1, joueur1points, siege1',
  secondScore:
    'score2, player2score, scoreb, points2, punkte2, pointsb, punkteb, pointsplayer2, pointsplayerb, p2score, wins2, player2wins, gameswon2, player2points, player2gamewins, player2gameswon, entrant2score, participant2score, p2wins, p2points, playerbscore, playerbwins, team2score, awayscore, spieler2punkte, punktespieler2, scorejoueur2, joueur2score, pointsjoueur2, joueur2points, siege2',
  firstVp: 'vp1, player1vp, p1vp, vpplayer1, vpa, victorypoints1, player1victorypoints, siegpunkte1, pv1',
  secondVp: 'vp2, player2vp, p2vp, vpplayer2, vpb, victorypoints2, player2victorypoints, siegpunkte2, pv2',
  opponentScore: 'opponentscore, oppscore, scoreopponent, gegnerpunkte, pointsadverses, scoreagainst',
  vp: 'vp, vps, victorypoints, siegpunkte, sp, pv, pointsdevictoire',
  differential: 'differential, diff, differenz, punktedifferenz, difference, scoredifference, ecart, differentiel',
  total:
    'total, totalpoints, totalpts, summe, gesamt, gesamtpunkte, gesamtpkt, punktzahl, pkt, pkte, somme, pt, pts, ptos, punktegesamt, pointstotaux, totalpuntos, puntostotales, sum',
  place:
    'place, rank, rang, platz, standing, no, nr, pos, position, classement, rk, rg, pl, plz, plc, clt, snr, sno, num, numero, nummer, number',
  bye: 'bye, isbye, matchisbye, freilos, exempt',
  country: 'country, land, pays, nation',
  seed: 'seed, setzplatz, startnumber, startnummer, startno, startnr, tlnnr',
  dropped: 'drop, dropped, droppedafterround, droprunde, abandon',
  start: 'start, date, startdate, datum, startdatum, beginn, startsat, debut, datededebut, jour',
  end: 'end, enddate, endsat, ende2, findate',
} as const;

export type Column = keyof typeof COLUMNS;

const BY_NAME: ReadonlyMap<string, Column> = new Map(
  (Object.entries(COLUMNS) as [Column, string][]).flatMap(([column, names]) =>
    names.split(', ').map((name) => [name, column] as const),
  ),
);

/** Removes case, accents, spaces and signs from a name. */
const fold = (text: string): string =>
  (PLAIN.test(text) ? text : text.replaceAll('ß', 'ss').normalize('NFKD')).toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Most cells match this; normalizing them took half of the time of reading a table. */
const PLAIN = /^[ -~]*$/;

/** Reads the name of a column; returns null for an unknown name. */
export const columnOf = (name: string): Column | null => BY_NAME.get(fold(name)) ?? null;

/** "Player 1, Score, Player 2, Score": when two columns have one heading, the second is the second player's. */
const SECOND_OF: Readonly<Partial<Record<Column, Column>>> = { score: 'secondScore', vp: 'secondVp' };
const SIDES: ReadonlySet<Column | null> = new Set(['first', 'second', 'winner', 'loser', 'opponent']);

/**
 * Reads the names of all columns of a table together. Two columns of players beside a result are the two players of a
 * match, as in the pairings of Swiss-Manager; "opponent 1" and "opponent 2" are, where no column names the player.
 */
export function columnsIn(names: readonly string[]): readonly (Column | null)[] {
  const kinds = names.map(columnOf);
  const has = (kind: Column) => kinds.includes(kind);
  const folded = names.map(fold);
  const opponents = ['opponent1', 'opponent2'].map((name) => folded.indexOf(name));
  const players = kinds.flatMap((kind, index) => (kind === 'player' ? [index] : []));
  const isPaired = players.length === 2 && has('result') && !kinds.some((kind) => SIDES.has(kind));
  const sides = isPaired ? players : has('player') || has('first') || opponents.includes(-1) ? [] : opponents;
  if (sides.length === 2) [kinds[sides[0]!], kinds[sides[1]!]] = ['first', 'second'];
  if (!has('second') && !has('loser') && !has('opponent')) return kinds;
  return kinds.map((kind, index) => {
    const second = kind === null || kinds.indexOf(kind) === index ? undefined : SECOND_OF[kind];
    return second === undefined || has(second) ? kind : second;
  });
}

/** Returns the headings that mean a column, without case, accents, spaces and signs. */
export const headingsOf = (column: Column): string[] => COLUMNS[column].split(', ');

/** Returns a heading that means this kind of column; null when there is no such kind. */
export const nameOfColumn = (kind: string): string | null =>
  Object.hasOwn(COLUMNS, kind) ? headingsOf(kind as Column)[0]! : null;

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

/** Reads the name of a column that belongs to one round; returns null for other names. */
export function wideColumnOf(name: string): WideColumn | null {
  const key = fold(name);
  const [, before, after] = /^(?:r|rd|rnd|round|runde|ronde|tour|t)?(\d{1,2})([a-z]{2,20})$/.exec(key) ?? [];
  const [, word = '', behind] = /^([a-z]{2,30})(\d{1,2})$/.exec(key) ?? [];
  const round = Number(before ?? behind ?? 0);
  // The r of "gegner1" belongs to the word, that of "resultr1" to the number.
  const names = [after ?? word, word.replace(/(?:r|rd|rnd|round|runde|ronde|tour|t)$/, '')];
  const column = names.map((each) => BY_NAME.get(each)).find((each) => each !== undefined) ?? null;
  return round === 0 || !WIDE.has(column) ? null : { round, column: column as WideColumn['column'] };
}

/** Whether a cell is the label of a row of sums. */
export const isTotal = (text: string): boolean =>
  /^(total|totals|sum|summe|gesamt|gesamtsumme|somme|totaux|average|schnitt|durchschnitt|moyenne)s?\W*$/i.test(text);

/** Reads the round of a crosstable's column: 1, R1, Rd 1, 1.Rd, Round 1, Runde 1, Tour 1; returns null for other names. */
export function roundOfColumn(name: string): number | null {
  const [, digits] =
    /^(?:r|rd|rnd|round|runde|ronde|tour|rde)?(\d{1,2})(?:rd|round|runde|ronde|tour|rde)?$/.exec(fold(name)) ?? [];
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
    'fw, fullwin, fullvictory, vollsieg, vollersieg, victoirecomplete, victoiretotale',
  ],
  [{ outcome: 'loss', margin: 'full' }, 'fl, fullloss, fulldefeat, volleniederlage, defaitecomplete, defaitetotale'],
  [
    { outcome: 'win', margin: 'modified' },
    'mw, modifiedwin, modwin, modifiedvictory, timedwin, modifiziertersieg, victoiremodifiee',
  ],
  [
    { outcome: 'loss', margin: 'modified' },
    'ml, modifiedloss, modloss, modifieddefeat, timedloss, modifizierteniederlage, defaitemodifiee',
  ],
  [
    { outcome: 'draw', margin: null },
    'tt, truetie, d, t, draw, drew, draws, tie, tied, drawn, id, intentionaldraw, remis, u, unentschieden, unentsch, unent, gleichstand, nul, nulle, egalite, matchnul, empate, tablas',
  ],
  [
    { outcome: 'win', margin: null },
    'w, win, wins, won, 1, victory, winner, matchwin, s, sieg, gewonnen, gew, gewinnt, v, victoire, gagne, gagnee, vainqueur, victoria, ganado, gana, gano',
  ],
  [
    { outcome: 'loss', margin: null },
    'l, loss, loses, lose, lost, 0, defeat, loser, matchloss, n, niederlage, verl, verloren, verliert, defaite, perdu, perdue, derrota, perdido, pierde, perdio',
  ],
  [{ outcome: 'bye', margin: null }, 'bye, b, freilos, spielfrei, exempt, exempte, earnedbye, superbye, byewin'],
  [
    { outcome: 'absent', margin: null },
    'mg, missed, missedgame, absent, absente, ausente, abwesend, fehlt, dnp, didnotplay, dns',
  ],
  [
    { outcome: 'forfeit-win', margin: null },
    'forfeitwin, winbyforfeit, wonbyforfeit, winff, ff, kampflos, kampflosersieg, siegkampflos, forfait, gagneparforfait, victoireparforfait, forfaitadv, forfaitadverse, forfaitadversaire, wo, walkover, winbywalkover, winbydq, opponentdq, noshowwin, ganaporincomparecencia, victoriaporincomparecencia',
  ],
  [
    { outcome: 'forfeit-loss', margin: null },
    'forfeitloss, lossbyforfeit, lostbyforfeit, lossff, noshow, didnotshow, noshowloss, nichtangetreten, nichterschienen, kampfloseniederlage, niederlagekampflos, kampflosverloren, dq, dsq, disq, disqualified, disqualification, lossbydq, disqualifiziert, disqualifie, disqualifiee, descalificado, descalificada, nonpresente, perduparforfait, defaiteparforfait, incomparecencia, nopresentado, nopresentada, pierdeporincomparecencia, lossbywalkover',
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
  const folded = names.map(fold);
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
  ...['+', '+f', 'f+', '+-', '+--', '+/-', '+:-', '+|-'].map((text) => [text, 'forfeit-win'] as const),
  ...['-', '-f', 'f-', '-+', '--+', '-/+', '-:+', '-|+'].map((text) => [text, 'forfeit-loss'] as const),
  ...['-/-', '-:-', '-|-'].map((text) => [text, 'forfeit-both'] as const),
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
  return BY_WORD.get(fold(text)) ?? null;
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
  'bye byes freilos spielfrei exempt exempte exento exenta descansa descanso nobody niemand personne unpaired noopponent none null keiner keingegner earnedbye superbye byeround byewin byewon awardedbye receivedbye'.split(
    ' ',
  ),
);

/** People write this for an unknown opponent or result. */
const UNKNOWN: ReadonlySet<string> = new Set(
  'unknown notknown unknownplayer unknownopponent nameunknown nomnescio unbekannt unbekannterspieler unbekanntergegner unleserlich illegible inconnu inconnue desconocido desconocida sconosciuto onbekend okand nieznany'.split(
    ' ',
  ),
);

// @row 262
/** Whether a cell says that a name or a result is unknown: "?", "unknown", "(unbekannt)", "N.N.", "NN". */
export const isUnknown = (text: string): boolean =>
  /^[[(]?\?{1,9}[\])]?$/.test(text) || /^n\.? ?n\.?$/i.test(text) || UNKNOWN.has(fold(text));

/** Tells whether a cell names no player, as these do: "bye", "(BYE)", "Bye 1", "N/A", "—", "?", "unknown", or nothing. */
export const isNobody = (text: string): boolean => isBlank(text) || isByeWord(text) || isUnknown(text);

/** Whether a cell is empty, or has a sign in place of a name: "—", "0", "N/A". */
export const isBlank = (text: string): boolean =>
  text === '' || text === '0' || !/[\p{L}\p{N}]/u.test(text) || /^#?n\/a$/i.test(text);

/** Whether a cell says in a word that there was no opponent: "bye", "(BYE)", "Bye 1", "Freilos". */
export const isByeWord = (text: string): boolean => NOBODY.has(fold(text).replace(/^bye\d{1,3}$/, 'bye'));

const DROP =
  /^(?:drop(?:ped)?(?: ?out)?|retired|withdr[ae]wn?|withdrew|ausgestiegen|ausgeschieden|abandon(?:ne|né)?)[.!]?$/i;

/** Whether a cell in place of an opponent says that the player of the row had left: "dropped", "ausgestiegen". */
export const isDropWord = (text: string): boolean => DROP.test(text);

/** These words between two names say who won; a sign says nothing. */
const BETWEEN: readonly (readonly [outcome: 'win' | 'loss' | 'draw' | '', words: string])[] = [
  ['win', 'beat, beats, defeats, defeated, def., bt, won against, schlägt, besiegt, gewinnt gegen, bat, gagne contre'],
  ['loss', 'lost to, loses to, lost against, verliert gegen, verlor gegen, perd contre'],
  ['draw', 'drew with, draws with, drew, ties with, tied with, remis gegen, unentschieden gegen, nul contre'],
  ['', '-, –, —, vs, vs., v, v., gegen, contre'],
];

/** The words of a line between two names, with a space on either side, and how the first of the two did. */
export const WORDS_BETWEEN = BETWEEN.flatMap(([outcome, words]) =>
  words.split(', ').map((word) => [` ${word} `, outcome] as const),
);
