import { type Text, say } from '@quadrant/rules/message';
import { type Finding, handleOf, type EntryIndex, type TournamentReport, finding } from '@quadrant/rules/tournament';
import { settingOf } from '../formats.js';
import { gamesOf } from '../played-games.js';
import { winnerOfGame } from '../results.js';

// @row 184
/** 001, Quitting: who quits a game plays no more in that tournament. One finding for each of them, where they first do. */
export function validateQuitting(report: TournamentReport): Finding[] {
  const { game: title } = settingOf(report.tournament);
  const findings: Finding[] = [];
  const quitIn = new Map<EntryIndex, number>();
  const told = new Set<EntryIndex>();

  const meet = (entry: EntryIndex, pointer: string, where: Text) => {
    const round = quitIn.get(entry);
    if (round === undefined || told.has(entry)) return;
    told.add(entry);
    const message = say`${handleOf(report, entry)} quit in round ${round}, but has a result in ${where}.`;
    const advice = say`Correct one of them; a player who quits is out of the tournament (Decipher Tournament Guide 6.99, Quitting).`;
    findings.push(finding('played-after-quit', pointer, message, advice));
  };

  report.rounds.forEach(({ round, matches }, roundIndex) => {
    matches.forEach((match, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      if (match.players.length === 1) meet(match.players[0], pointer, say`round ${round}`);
      for (const { players, result, endedBy, path } of gamesOf(match, title)) {
        for (const player of players) meet(player, `${pointer}${path}`, say`round ${round}`);
        const winner = winnerOfGame(result);
        if (endedBy === 'quit' && winner !== null) quitIn.set(players[winner === 0 ? 1 : 0], round);
      }
    });
  });
  for (const player of report.finalConfrontation?.players ?? []) {
    meet(player, '/finalConfrontation', say`the final confrontation`);
  }
  return findings;
}
