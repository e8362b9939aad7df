import { foldHandle } from '@quadrant/rules/tournament';
import { withDrops, withIds, type FilePlayer, type FileTournament, type StatedRow } from './parts/file-tournament.js';
import { handleOf, type Answers } from './answers.js';

/**
 * Returns the tournament with names that got the same handle as one player. A file may write "Smith, Ann" in one
 * round and "Ann Smith" in the next. The first spelling stays.
 *
 * @param answers those named `handle.NAME`; without them nobody is joined
 */
export function joinPlayers(tournament: FileTournament, answers: Answers): FileTournament {
  const firsts = new Map<string, FilePlayer>();
  const idOf = new Map<string, string>();
  const isAnswered = (name: string) => handleOf(name, answers) !== name;
  const answered = new Set(
    tournament.players.filter(({ name }) => isAnswered(name)).map(({ name }) => foldHandle(handleOf(name, answers))),
  );
  if (answered.size === 0) return tournament;
  for (const player of tournament.players) {
    const key = foldHandle(handleOf(player.name, answers));
    const first = answered.has(key) ? firsts.get(key) : undefined;
    if (first === undefined) firsts.set(key, player);
    else idOf.set(player.id, first.id);
  }
  if (idOf.size === 0) return tournament;
  const rounds = tournament.rounds.map((round) => withIds(round, (id) => idOf.get(id) ?? id));
  const joined = new Set(idOf.values());
  const players = tournament.players
    .filter(({ id }) => !idOf.has(id))
    // Each spelling is missing from the rounds of the other, so the round in which the player left is computed again.
    .map((player) => (joined.has(player.id) ? { ...player, droppedAfterRound: null } : player));
  const { standings } = tournament;
  return {
    ...tournament,
    rounds,
    players: withDrops(players, rounds, tournament.roundsInferred),
    ...(standings !== undefined && { standings: onePerPlayer(standings, idOf) }),
  };
}

/** Where both spellings have a row of standings, the first one stays. */
function onePerPlayer(standings: readonly StatedRow[], idOf: ReadonlyMap<string, string>): StatedRow[] {
  const rows = standings.map((row) => ({ ...row, player: idOf.get(row.player) ?? row.player }));
  return rows.filter(({ player }, index) => rows.findIndex((each) => each.player === player) === index);
}
