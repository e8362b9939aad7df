import { inTransaction } from '@quadrant/store/audit';
import { loadReports, scoreStored } from '@quadrant/store/history';
import { OpponentReadModel } from '@quadrant/store/careers';
import type { DataSource } from 'typeorm';
import { differenceOf, sorted } from './difference.js';
import type { Facts } from './facts.js';
import type { Glance } from './glance.js';

/** A game as one of its players had it; points are in halves of a game. */
interface Met {
  readonly opponent: number;
  readonly points: number;
  readonly startsAt: Date;
}

/** Finds shown opponents that differ from the games in reports; null where none does. @param glance chooses the players */
export async function findMisshownOpponents(
  dataSource: DataSource,
  facts: Facts,
  glance: Glance,
): Promise<string | null> {
  const everybody = facts.players.filter(({ id, countsAs }) => id === countsAs);
  if (everybody.length === 0) return null;
  const own = glance.dice.pick(everybody);
  const opponents = new OpponentReadModel(dataSource);
  const listed = await opponents.listOpponents(own.ownHandle, null);
  if (own.isHidden) return differenceOf(`opponents of ${own.ownHandle}, who is hidden`, listed, null);
  const met = await listMet(dataSource, facts, own.id);
  const expected = everybody.flatMap(({ id, handle, ownHandle, isHidden }) => {
    const games = met.filter(({ opponent }) => opponent === id);
    const count = (points: number) => games.filter((game) => game.points === points).length;
    const record = { games: games.length, wins: count(2), losses: count(0), ties: count(1) };
    return games.length === 0 ? [] : [{ handle, ...record, lastMetAt: games.at(-1)!.startsAt, ownHandle, isHidden }];
  });
  const got = (listed?.rows ?? []).map(({ handle, games, wins, losses, ties, lastMetAt }) => {
    return { handle, games, wins, losses, ties, lastMetAt };
  });
  const wanted = expected.map(({ ownHandle: _, isHidden: _hidden, ...row }) => row);
  const difference = differenceOf(`opponents of ${own.handle}`, sorted(got), sorted(wanted));
  if (difference !== null) return difference;
  for (const { lastMetAt, ownHandle, isHidden, ...record } of glance.draw(expected)) {
    const found = await opponents.findHeadToHead(own.handle, ownHandle, null);
    const between = found && { ...found, meetings: found.meetings[0]?.startsAt };
    const { handle: opponent, ...games } = record;
    const defined = { run: facts.run, handle: own.handle, opponent, ...games, meetings: lastMetAt };
    const wrong = differenceOf(`${own.handle} and ${ownHandle}`, between, isHidden ? null : defined);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Lists every game that a player had, in the order of history. */
function listMet(dataSource: DataSource, { tournaments }: Facts, own: number): Promise<Met[]> {
  const theirs = tournaments.filter(({ players }) => players.includes(own));
  return inTransaction(dataSource, async (client) => {
    const stored = await loadReports(
      client,
      theirs.map(({ submission }) => submission),
    );
    const reports = new Map(stored.map((report) => [report.submissionRowId, report]));
    return theirs.flatMap(({ submission, rated, players, startsAt }) => {
      const report = reports.get(submission)!;
      const { games } = scoreStored({ ...report, facts: { ...report.facts, rated } }).scorecard;
      return Array.from({ length: games.length / 8 }, (_, n) => games.subarray(n * 8, n * 8 + 8)).flatMap((game) => {
        const [one, other] = [players[game[0]! + 256 * game[1]!]!, players[game[2]! + 256 * game[3]!]!];
        const points = game[6]! & 3;
        if (one === own) return [{ opponent: other, points, startsAt }];
        return other === own ? [{ opponent: one, points: 2 - points, startsAt }] : [];
      });
    });
  });
}
