import { Dice } from '@quadrant/demo';
import type { Command } from '../simulator/commands.js';
import { HANDLES, redrawContent, type Content } from '../simulator/content.js';
import { drawLeagueStory } from '../simulator/league-stories.js';

/** Commands are on the days of a story of leagues. */
const LAST_DAY = 6;

/**
 * Draws a season of two leagues with later changes; the same seed gives the same story. Reports are corrected,
 * withdrawn, merged and reinstated, players are merged and some separated again, schemes end, seasons change, awards by
 * hand are revoked. At the end everything that waits is published.
 */
export function drawStory(seed: number): Command[] {
  const dice = new Dice(`independent ${seed}`);
  const story = drawLeagueStory(seed);
  const contents = new Map<number, Content>();
  for (const command of story) if (command.does === 'submit') contents.set(command.tournament, command.content);
  const tournaments = [...contents.keys()];
  const player = () => dice.between(0, HANDLES.length - 1);
  const day = LAST_DAY;
  const league = () => dice.pick(['alpha', 'alpha', 'beta'] as const);
  const changes: readonly (() => Command)[] = [
    () => {
      const tournament = dice.pick(tournaments);
      const content = redrawContent(dice, contents.get(tournament)!, LAST_DAY);
      contents.set(tournament, content);
      return { does: 'submit', day, tournament, imported: false, content };
    },
    () => {
      const tournament = dice.pick(tournaments);
      const content = { ...contents.get(tournament)!, played: dice.between(1, 999_999) };
      contents.set(tournament, content);
      return { does: 'submit', day, tournament, imported: false, content };
    },
    () => ({ does: 'withdraw', day, tournament: dice.pick(tournaments) }),
    () => ({ does: 'merge', day, tournament: dice.pick(tournaments), into: dice.pick(tournaments) }),
    () => ({ does: 'reinstate', day, tournament: dice.pick(tournaments) }),
    () => ({ does: 'merge-players', day, player: player(), into: player() }),
    () => ({ does: 'merge-players', day, player: player(), into: player() }),
    () => ({ does: 'undo-player-merge', day, player: player() }),
    () => ({ does: 'end-scheme', day, league: league(), scheme: dice.between(0, 3), to: dice.between(0, LAST_DAY) }),
    () => ({ does: 'take-award-back', day, league: league(), number: dice.pick(tournaments) }),
    () => {
      const from = dice.between(-1, 2);
      const plan = { from, to: from + dice.between(1, 4), phases: null, perPhase: dice.between(1, 3) };
      return { does: 'change-season', day, league: league(), season: dice.between(0, 1), plan };
    },
  ];
  const made = Array.from({ length: dice.between(6, 14) }, () => dice.pick(changes)());
  return [...story, ...made, { does: 'refresh', day, scope: 'full' }];
}
