import { Dice } from '@quadrant/demo';
import type { Command } from './commands.js';
import { ALL_HANDLES, COUNTRIES, HANDLES, REGIONS } from './content.js';
import { drawCommands } from './draw-commands.js';

/** This share of the reports names a player who has never played. */
const NEW = 0.3;
/** This share of the merges is about such a player. Players who play often have all met, and reports name both. */
const MERGED_NEW = 0.85;
/** These shares of the commands become one of these. */
const WEEKLY = 0.06;
const MOVE = 0.08;
const HIDE = 0.06;
/** This share of the commands after a rollback resumes publishing. Otherwise it would be paused for half of a story. */
const RESUME = 0.25;

/**
 * Draws a story in which something happens until its end, however long it is. It changes {@link drawCommands}: it adds
 * newcomers, because in the end all others have met and nobody can be merged. It also adds official runs, players who
 * move or are hidden, and short pauses.
 */
export function drawLongStory(seed: number, length: number): Command[] {
  const drawing = new Drawing(new Dice(`long story ${seed}`));
  return drawCommands(seed, length).map((command) => drawing.change(command));
}

class Drawing {
  /** It is the first one of {@link ALL_HANDLES} who has not played. */
  private next = HANDLES.length;
  /** Tells whether a rollback may have paused publishing. */
  private isPaused = false;
  private week = 0;
  /** Lists the players who played in each report. */
  private readonly fields: (readonly number[])[] = [];
  private readonly merged: number[] = [];

  constructor(private readonly dice: Dice) {}

  change(command: Command): Command {
    const changed = this.isPaused && this.dice.chance(RESUME) ? this.resume(command) : this.changeRunning(command);
    if (changed.does === 'roll-back') this.isPaused = true;
    if (changed.does === 'resume') this.isPaused = false;
    if (changed.does === 'submit') this.fields.push(changed.content.players);
    return changed;
  }

  private resume({ day }: Command): Command {
    return { does: 'resume', day };
  }

  private changeRunning(command: Command): Command {
    const { dice } = this;
    const { day } = command;
    if (!this.isPaused && dice.chance(WEEKLY)) return { does: 'weekly-refresh', day, week: ++this.week };
    if (dice.chance(MOVE)) {
      const [country, region] = [dice.pick([...COUNTRIES, null]), dice.pick([...REGIONS, null])];
      return { does: 'move-player', day, player: this.player(), country, region };
    }
    if (dice.chance(HIDE)) return { does: dice.pick(['hide', 'unhide']), day, player: this.player() };
    switch (command.does) {
      case 'submit':
        return dice.chance(NEW) ? this.withNewcomer(command) : command;
      case 'merge-players':
        return dice.chance(MERGED_NEW) ? this.merge(command) : command;
      case 'undo-player-merge':
        return dice.chance(MERGED_NEW) && this.merged.length > 0 ? this.undo(command) : command;
      default:
        return command;
    }
  }

  /** The newcomer replaces one of the other players. Once all have come, one of them plays again. */
  private withNewcomer(command: Extract<Command, { does: 'submit' }>): Command {
    const newcomer = this.next < ALL_HANDLES.length ? this.next++ : this.newcomer();
    const { content } = command;
    if (content.players.includes(newcomer)) return command;
    const seat = this.dice.between(0, content.players.length - 1);
    return { ...command, content: { ...content, players: content.players.with(seat, newcomer) } };
  }

  /** Merges a newcomer with somebody they have not met: those who have met are two people. */
  private merge(command: Extract<Command, { does: 'merge-players' }>): Command {
    const player = this.newcomer();
    const met = new Set(this.fields.filter((field) => field.includes(player)).flat());
    const apart = Array.from({ length: this.next }, (_, each) => each).filter(
      (each) => each !== player && !met.has(each) && !this.merged.includes(each),
    );
    if (apart.length === 0 || this.merged.includes(player)) return command;
    this.merged.push(player);
    return { ...command, player, into: this.dice.pick(apart) };
  }

  private undo(command: Extract<Command, { does: 'undo-player-merge' }>): Command {
    const player = this.dice.pick(this.merged);
    this.merged.splice(this.merged.indexOf(player), 1);
    return { ...command, player };
  }

  /** Draws anybody who has played, or is about to. */
  private player(): number {
    return this.dice.between(0, this.next - 1);
  }

  /** Draws one of those who came later, or the last who was there from the beginning. */
  private newcomer(): number {
    return this.dice.between(Math.min(HANDLES.length, this.next - 1), this.next - 1);
  }
}
