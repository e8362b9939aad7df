import { say, type Text } from '@quadrant/rules/message';
import { normaliseName } from '@quadrant/rules/names';
import { foldHandle } from '@quadrant/rules/tournament';
import type { FileFindings, FilePlace } from './parts/file-findings.js';
import {
  type FileMatch,
  type FilePlayer,
  type FileRound,
  type FileTournament,
  lastSeenIn,
  type StatedRow,
  withDrops,
  withIds,
  writtenRound,
} from './parts/file-tournament.js';
import { withMark } from './parts/name-key.js';
import { numberRounds } from './parts/number-rounds.js';

/** A tournament that was read from one file, as a part of one that several files hold. */
export interface ReadPart {
  readonly file: string;
  readonly tournament: FileTournament;
}

/**
 * Joins the parts of one tournament, such as rounds 1 and 2 in one file and rounds 3 and 4 in another, or the games in one
 * and the final places in another. Rounds keep the numbers that their files write. An error names the cell where two parts say
 * different things of one match or place. A warning names everything else that only one part can decide.
 *
 * @param main its facts, such as the date, come before those of the others
 */
export function joinParts(main: ReadPart, parts: readonly ReadPart[], findings: FileFindings): FileTournament {
  const [first, ...others] = [main, ...parts].map(({ file, tournament }, index) => ({
    file,
    tournament: withOwnIds(index === 0 ? tournament : inFile(tournament, file), String(index)),
  })) as [ReadPart, ...ReadPart[]];
  let joined: FileTournament = { ...first.tournament, rounds: withWritten(first.tournament.rounds) };
  for (const { file, tournament } of others)
    joined = join(joined, file, samePlayers(joined, tournament, findings), findings);
  const rounds = numberRounds(
    joined.rounds.map((round) => ({ ...round, number: writtenRound(round) })),
    findings,
  );
  return { ...joined, rounds, players: withDrops(dropsIn(joined.players, rounds), rounds) };
}

/** While parts are joined, everybody's drop is counted in written rounds. */
const withWritten = (rounds: readonly FileRound[]): FileRound[] =>
  rounds.map((round) => ({ ...round, written: writtenRound(round) }));

const writtenDrop = (drop: number | null, rounds: readonly FileRound[]): number | null => {
  const last = drop === null ? undefined : rounds.find(({ round }) => round === drop);
  return last === undefined ? drop : writtenRound(last);
};

/** A player who is in a later round of another part has not dropped. */
function dropsIn(players: readonly FilePlayer[], rounds: readonly FileRound[]): FilePlayer[] {
  const lastSeen = lastSeenIn(rounds);
  const swiss = rounds.filter(({ stage }) => stage === 'swiss');
  return players.map((player) => {
    const { id, droppedAfterRound: drop } = player;
    const stored = drop === null ? null : swiss.filter((round) => writtenRound(round) <= drop).length;
    return { ...player, droppedAfterRound: stored !== null && stored >= (lastSeen.get(id) ?? 0) ? stored : null };
  });
}

const withOwnIds = (tournament: FileTournament, part: string): FileTournament => {
  const own = (id: string): string => `${part} ${id}`;
  return mapIds(
    {
      ...tournament,
      players: tournament.players.map((player) => ({
        ...player,
        droppedAfterRound: writtenDrop(player.droppedAfterRound, tournament.rounds),
      })),
    },
    own,
  );
};

const mapIds = (tournament: FileTournament, to: (id: string) => string): FileTournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, id: to(player.id) })),
  rounds: tournament.rounds.map((round) => withIds(round, to)),
  ...(tournament.standings !== undefined && {
    standings: tournament.standings.map((row) => ({ ...row, player: to(row.player) })),
  }),
});

/** Adds the file to all places, and its place to each row of standings that has none. */
function inFile(tournament: FileTournament, file: string): FileTournament {
  const listed = new Map(tournament.players.map(({ id, listedAt }) => [id, listedAt && { ...listedAt, file }]));
  return {
    ...tournament,
    players: tournament.players.map((player) => {
      const listedAt = listed.get(player.id);
      return { ...player, ...(listedAt !== undefined && { listedAt }) };
    }),
    rounds: tournament.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({
        ...match,
        ...(match.place !== undefined && { place: { ...match.place, file } }),
      })),
    })),
    ...(tournament.standings !== undefined && {
      standings: tournament.standings.map((row) => {
        const listedAt = row.listedAt === undefined ? listed.get(row.player) : { ...row.listedAt, file };
        return { ...row, ...(listedAt !== undefined && { listedAt }) };
      }),
    }),
  };
}

const START: FilePlace = { pointer: '' };

/**
 * Gives players of another part the ids of the same players. A list of places may write names in another order; in rounds, who
 * is who is settled later.
 */
function samePlayers(joined: FileTournament, other: FileTournament, findings: FileFindings): FileTournament {
  const byName = new Map(joined.players.map(({ id, name }) => [foldHandle(name), id]));
  const ofPlaces = joined.rounds.length === 0 || other.rounds.length === 0;
  const [ours, theirs] = [joined, other].map(({ players }) => onlyOnes(players)) as [Only, Only];
  const idOf = new Map<string, string>();
  for (const { id, name, listedAt = START } of other.players) {
    const same = byName.get(foldHandle(name));
    const normal = withMark(name, normaliseName);
    const alike = ofPlaces && theirs.get(normal)?.id === id ? ours.get(normal) : undefined;
    if (same !== undefined) idOf.set(id, same);
    else if (alike !== undefined && !other.players.some((each) => foldHandle(each.name) === foldHandle(alike.name))) {
      idOf.set(id, alike.id);
      const message = say`“${name}” is taken as “${alike.name}”, as the other file writes this name.`;
      const advice = say`If they are two people, write their names differently. Otherwise no change is needed.`;
      findings.add('part-differs', listedAt, message, advice);
    }
  }
  return mapIds(other, (id) => idOf.get(id) ?? id);
}

type Only = ReadonlyMap<string, FilePlayer>;

/** Returns players by name in one order of words; names that several have are left out. */
function onlyOnes(players: readonly FilePlayer[]): Only {
  const found = new Map<string, FilePlayer | null>();
  for (const player of players) {
    const name = withMark(player.name, normaliseName);
    found.set(name, found.has(name) ? null : player);
  }
  return new Map([...found].flatMap(([name, player]) => (player === null ? [] : [[name, player] as const])));
}

function join(joined: FileTournament, file: string, other: FileTournament, findings: FileFindings): FileTournament {
  tellFacts(joined, other, { pointer: '', file }, findings);
  const players = joinLists(joined, other, findings);
  const nameOf = new Map(players.map(({ id, name }) => [id, name]));
  const told: Told = { nameOf: (id) => nameOf.get(id) ?? id, findings };
  const standings = joinStandings(joined.standings ?? [], other.standings ?? [], told);
  return {
    ...joined,
    name: joined.name ?? other.name,
    ...(joined.game === undefined && other.game !== undefined && { game: other.game }),
    ...(joined.startsAt === null && joined.startsWritten === undefined && startIn(other)),
    suggested: { ...other.suggested, ...joined.suggested },
    endsAt: joined.endsAt ?? other.endsAt,
    country: joined.country ?? other.country,
    place: joined.place ?? other.place,
    plannedRounds: joined.plannedRounds ?? other.plannedRounds,
    hasGameScores: [joined, other].every(({ rounds, hasGameScores }) => rounds.length === 0 || hasGameScores === true),
    ...(other.roundsInferred !== undefined && { roundsInferred: other.roundsInferred }),
    players,
    rounds: joinRounds(joined.rounds, withWritten(other.rounds), told),
    ...(standings.length > 0 && { standings }),
  };
}

const startIn = ({ startsAt, startsWritten, utcStart }: FileTournament) => ({
  startsAt,
  ...(startsWritten !== undefined && { startsWritten }),
  ...(utcStart !== undefined && { utcStart }),
});

const FACTS = ['name', 'startsAt', 'startsWritten', 'endsAt', 'country', 'place', 'game'] as const;

/** Names the facts of another part that are not those of the tournament. */
function tellFacts(joined: FileTournament, other: FileTournament, place: FilePlace, findings: FileFindings): void {
  for (const fact of FACTS) {
    const [own, theirs] = [joined[fact] ?? null, other[fact] ?? null];
    if (own === null || theirs === null || own === theirs) continue;
    const message = say`This file says ${fact} “${theirs}”, and the file that it belongs to says “${own}”. The latter counts.`;
    const advice = say`If both are one tournament, no change is needed. Otherwise take the joining back.`;
    findings.add('part-differs', place, message, advice);
  }
}

/** The places of a table with games are those after its last round, so those of the later rounds count. */
function joinLists(joined: FileTournament, other: FileTournament, findings: FileFindings): FilePlayer[] {
  const theirs = new Map(other.players.map((player) => [player.id, player]));
  const isLater = lastWritten(other) > lastWritten(joined);
  const [differing] = joined.players.filter(({ id, place }) => {
    const their = theirs.get(id)?.place ?? null;
    return place !== null && their !== null && place !== their;
  });
  if (differing !== undefined) {
    const [counting, left] = isLater ? [theirs.get(differing.id)!, differing] : [differing, theirs.get(differing.id)!];
    const message = say`Both files give places, such as ${String(left.place)} and ${String(counting.place)} for ${differing.name}. Those of the file with the later rounds count.`;
    findings.add('part-differs', left.listedAt ?? START, message, say`If that is right, no change is needed.`);
  }
  const known = new Set(joined.players.map(({ id }) => id));
  return [
    ...joined.players.map((player) => {
      const their = theirs.get(player.id);
      if (their === undefined) return player;
      const drops = [player.droppedAfterRound, their.droppedAfterRound].filter((drop) => drop !== null);
      return {
        ...player,
        seed: player.seed ?? their.seed,
        country: player.country ?? their.country,
        place: isLater ? (their.place ?? player.place) : (player.place ?? their.place),
        droppedAfterRound: drops.length === 0 ? null : Math.max(...drops),
      };
    }),
    ...other.players.filter(({ id }) => !known.has(id)),
  ];
}

const lastWritten = ({ rounds }: FileTournament): number => Math.max(0, ...rounds.map(writtenRound));

interface Told {
  readonly nameOf: (id: string) => string;
  readonly findings: FileFindings;
}

/** Rounds of the Swiss stage are the same by their numbers, those of the elimination by their order. */
function joinRounds(ours: readonly FileRound[], theirs: readonly FileRound[], told: Told): FileRound[] {
  const keysOf = (rounds: readonly FileRound[]): string[] => {
    let finals = 0;
    return rounds.map((round) => (round.stage === 'swiss' ? `${writtenRound(round)}` : `final:${(finals += 1)}`));
  };
  const theirKeys = keysOf(theirs);
  const ourKeys = keysOf(ours);
  const joined = ours.map((round, index) => {
    const at = theirKeys.indexOf(ourKeys[index]!);
    if (at === -1) return round;
    const other = theirs[at]!;
    return { ...round, matches: joinMatches(round, other.matches, told), ...joinScores(round, other, told) };
  });
  const added = theirs.filter((_, index) => !ourKeys.includes(theirKeys[index]!));
  const all = [...joined, ...added];
  const swiss = all.filter(({ stage }) => stage === 'swiss').sort((a, b) => writtenRound(a) - writtenRound(b));
  const last = swiss.length === 0 ? 0 : writtenRound(swiss.at(-1)!);
  const finals = all.filter(({ stage }) => stage === 'elimination');
  return [...swiss, ...finals.map((round, index) => ({ ...round, written: last + index + 1 }))];
}

/** Joins the points of a round of Tribbles. The players of another file sat in another pod. */
function joinScores(
  ours: FileRound,
  theirs: FileRound,
  { nameOf, findings }: Told,
): Pick<FileRound, 'scores' | 'pods'> {
  const { scores: told } = theirs;
  if (told === undefined) return {};
  const own = new Map(ours.scores);
  for (const [id, points] of told) {
    const known = own.get(id);
    if (known === undefined || known === points) continue;
    const message = say`Round ${writtenRound(ours)}: here ${nameOf(id)} has ${points} points; in the other file ${known}.`;
    findings.add('parts-contradict', START, message, say`Correct one of the two files, or take the joining back.`);
  }
  const podsOf = ({ scores = [], pods = [scores.map(([id]) => id)] }: FileRound) => pods;
  const pods = podsOf(ours).map((ids) => [...ids]);
  for (const ids of podsOf(theirs)) {
    const shared = pods.find((pod) => pod.some((id) => ids.includes(id)));
    if (shared === undefined) pods.push([...ids]);
    else shared.push(...ids.filter((id) => !own.has(id)));
  }
  const areTold = pods.length > 1 || ours.pods !== undefined || theirs.pods !== undefined;
  const scores = [...(ours.scores ?? []), ...told.filter(([id]) => !own.has(id))];
  return { scores, ...(areTold && { pods: pods.filter((ids) => ids.length > 0) }) };
}

function joinMatches(round: FileRound, theirs: readonly FileMatch[], { nameOf, findings }: Told): FileMatch[] {
  const joined = [...round.matches];
  for (const match of theirs) {
    const sharing = joined.flatMap((each, index) =>
      each.players.some((id) => match.players.includes(id)) ? [index] : [],
    );
    const [at, ...more] = sharing;
    if (at === undefined) {
      joined.push(match);
      continue;
    }
    const own = joined[at]!;
    const both = more.length === 0 ? joinMatch(own, match) : null;
    if (both !== null) {
      joined[at] = both;
      continue;
    }
    const message = say`Round ${writtenRound(round)}: here ${tellMatch(match, nameOf)}; in the other file ${tellMatch(own, nameOf)}.`;
    const advice = say`Correct one of the two files, or take the joining back.`;
    findings.add('parts-contradict', match.place ?? START, message, advice);
  }
  return joined;
}

const isUnknown = ({ isResultUnknown, isResultMissing }: FileMatch): boolean =>
  isResultUnknown === true || isResultMissing === true;

/** Returns the match that both tell; null where they contradict each other. */
function joinMatch(own: FileMatch, told: FileMatch): FileMatch | null {
  if (own.players.length !== told.players.length || !told.players.every((id) => own.players.includes(id))) return null;
  const other = own.players[0] === told.players[0] ? told : turned(told);
  if (own.kind !== other.kind) return null;
  if (isUnknown(own)) return { ...other, players: own.players };
  if (isUnknown(other)) return own;
  const isSame =
    own.result === other.result &&
    (own.margin === null || other.margin === null || own.margin === other.margin) &&
    isSameList(own.score ?? [], other.score ?? []) &&
    isSameList(own.games, other.games);
  if (!isSame) return null;
  return {
    ...own,
    margin: own.margin ?? other.margin,
    score: own.score ?? other.score,
    ...(own.games.length > 0 ? {} : { games: other.games, ...(other.lightOf && { lightOf: other.lightOf }) }),
  };
}

/** An empty list says nothing. */
const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === 0 || other.length === 0 || JSON.stringify(one) === JSON.stringify(other);

const TURNED = { win: 'loss', loss: 'win', draw: 'draw' } as const;

const turnedPlayer = (player: 0 | 1 | null): 0 | 1 | null => (player === null ? null : player === 0 ? 1 : 0);

const turned = (match: FileMatch): FileMatch => ({
  ...match,
  players: match.players.toReversed() as [string, string],
  result: match.result && TURNED[match.result],
  score: match.score && [match.score[1], match.score[0]],
  games: match.games.map(turnedPlayer),
  ...(match.lightOf && { lightOf: match.lightOf.map(turnedPlayer) }),
});

function tellMatch({ players, kind, result, score }: FileMatch, nameOf: (id: string) => string): Text {
  const [one, other] = players.map(nameOf);
  if (other === undefined) {
    if (kind === 'bye') return say`${one!} has a bye`;
    return kind === 'absent' ? say`${one!} is absent` : say`${one!} meets somebody unknown`;
  }
  const points = score === null ? '' : ` (${score[0]}-${score[1]})`;
  if (result === 'win') return say`${one!} beats ${other}${points}`;
  if (result === 'loss') return say`${one!} loses to ${other}${points}`;
  return result === 'draw' ? say`${one!} and ${other} draw${points}` : say`${one!} meets ${other}${points}`;
}

function joinStandings(
  ours: readonly StatedRow[],
  theirs: readonly StatedRow[],
  { nameOf, findings }: Told,
): StatedRow[] {
  const rows = new Map(ours.map((row) => [row.player, row]));
  for (const written of theirs) {
    const known = rows.get(written.player);
    // A place that one part states replaces one that another part concludes.
    const row = known?.place != null && known.inferred === undefined ? withoutConclusion(written) : written;
    const own = known && row.place !== null && row.inferred === undefined ? withoutConclusion(known) : known;
    const differs = (key: 'place' | 'points'): boolean =>
      own !== undefined && own[key] !== null && row[key] !== null && own[key] !== row[key];
    if (differs('place') || differs('points')) {
      const [here, there] = [tellRow(row), tellRow(own!)];
      const message = say`Here ${nameOf(row.player)} has ${here}; in the other file ${there}.`;
      const advice = say`Correct one of the two files, or take the joining back.`;
      findings.add('parts-contradict', row.listedAt ?? START, message, advice);
      continue;
    }
    rows.set(row.player, own === undefined ? row : joinRow(own, row));
  }
  return [...rows.values()];
}

const withoutConclusion = ({ inferred, ...row }: StatedRow): StatedRow =>
  inferred === undefined ? row : { ...row, place: null };

function joinRow(own: StatedRow, row: StatedRow): StatedRow {
  const { place, inferred } = own.place === null ? row : own;
  const listedAt = own.listedAt ?? row.listedAt;
  return {
    ...{ player: own.player, place, points: own.points ?? row.points },
    ...(inferred !== undefined && { inferred }),
    ...(listedAt !== undefined && { listedAt }),
  };
}

const tellRow = ({ place, points }: StatedRow): Text =>
  say`place ${place ?? '?'}, ${points === null ? '?' : String(points)} points`;
