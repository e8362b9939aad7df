import { say, joined } from '@quadrant/rules/message';
import type { Field, PairingExplanation } from '@quadrant/rules/pairing';
import { getRuleSystem, incompleteGameResults, provisionalPoints } from '@quadrant/rules/systems';
import { DOCUMENT_NAMES, type Finding, finding, handleOf, type TournamentReport } from '@quadrant/rules/tournament';

/** The two players of a game whose result is not known yet. */
export type DelayedGame = readonly [string, string];

/** Returns the reasons why games cannot be delayed games of this report, in the order in which the games were given. */
export function findDelayedFaults(report: TournamentReport, delayed: readonly DelayedGame[]): Finding[] {
  if (delayed.length === 0) return [];
  const { playing, documents } = getRuleSystem(report.tournament.ruleSystem);
  if (!playing.hasDelayedGames) {
    const message = say`${DOCUMENT_NAMES[documents[0]]} has no rule for delayed games.`;
    return [
      finding(
        'delayed-not-of-rule-system',
        '/delayed',
        message,
        say`Enter a result for the game, then pair the round.`,
      ),
    ];
  }
  const known = new Set(report.entries.map(({ handle }) => handle));
  const last = report.rounds.at(-1);
  const busy = new Set((last?.matches ?? []).flatMap(({ players }) => players.map((entry) => handleOf(report, entry))));
  const seen = new Set<string>();
  return delayed.flatMap((game, index) => {
    const pointer = `/delayed/${index}`;
    const missing = game.filter((id) => !known.has(id));
    if (missing.length > 0) {
      const advice = say`Use handles from players of the document.`;
      return missing.map((id) =>
        finding('unknown-player-in-pair', pointer, say`${id} is not a player of this tournament.`, advice),
      );
    }
    const twice = game.filter((id) => seen.has(id) || game[0] === game[1]);
    for (const id of game) seen.add(id);
    const has = game.filter((id) => busy.has(id));
    if (last === undefined || (twice.length === 0 && has.length === 0)) {
      if (last !== undefined) return [];
      const message = say`No round was played yet, so no game of one can be delayed.`;
      return [finding('delayed-game-has-result', pointer, message, say`Leave the game out.`)];
    }
    const message =
      has.length > 0
        ? has.length === 1
          ? say`${has[0] ?? ''} has a result in round ${last.round} already.`
          : say`${joined(has, ' and ')} have a result in round ${last.round} already.`
        : say`${twice[0] ?? ''} would have two delayed games in round ${last.round}.`;
    const advice = say`Leave the game out, or remove the result from the document.`;
    return [finding('delayed-game-has-result', pointer, message, advice)];
  });
}

// @row 140
/** Returns the field as if both players of each delayed game had met, with one more victory point each (000, 13.4). */
export function withDelayed(field: Field, delayed: readonly DelayedGame[]): Field {
  if (delayed.length === 0) return field;
  const indexOf = new Map(field.players.map(({ id }, index) => [id, index]));
  // A player who has dropped meanwhile is not in the round. Their opponent has met them, and still waits for the result.
  const beyond = field.players.length;
  const numbered = delayed.map(([a, b]) => [indexOf.get(a) ?? beyond, indexOf.get(b) ?? beyond] as const);
  const points = provisionalPoints(
    field.players.map((player) => player.points),
    numbered,
  );
  const players = field.players.map((player, index) => {
    const met = delayed.filter((game) => game.includes(player.id)).map(([a, b]) => (a === player.id ? b : a));
    return { ...player, points: points[index]!, opponents: [...player.opponents, ...met] };
  });
  return { ...field, players };
}

// @row 140, 141
/** Explains for each delayed game what it counts for now, and what it is worth if it is never finished. */
export function explainDelayed(delayed: readonly DelayedGame[]): PairingExplanation[] {
  const [responsible, other] = incompleteGameResults(0);
  const [neither] = incompleteGameResults(null);
  return delayed.map(([a, b]) => ({
    code: 'delayed',
    players: [a, b],
    text: say`${a} and ${b} count 1 victory point each while their game is delayed (Organized Play Guide 4.2, section 13.4). If it is never finished, the responsible player has ${responsible} and the opponent ${other}; without one, both have ${neither} (section 13.5).`,
  }));
}
