import { Dice } from '../../apps/cli/src/demo/dice.js';
import type { Command } from './commands.js';
import { ALL_HANDLES, COUNTRIES, HANDLES, REGIONS } from './content.js';
import { drawCommands } from './draw-commands.js';

/** Of so many reports, so many name somebody who has never played. */
const NEW = 0.3;
/** Of so many merges, so many are about one of those: of two who play often, everybody has met, and reports name both. */
const MERGED_NEW = 0.85;
/** Of so many commands, so many become one of these. */
const WEEKLY = 0.06;
const MOVE = 0.08;
const HIDE = 0.06;
/** Of the commands after a rollback, so many resume publishing: otherwise it would be paused for half of a story. */
const RESUME = 0.25;

/**
 * A story in which something happens until its end, however long it is: {@link drawCommands}, with newcomers, since in the end
 * everybody else has met and nobody can be merged; with official runs, players who move or are hidden, and short pauses.
 */
export function drawLongStory(seed: number, length: number): Command[] {
  const drawing = new Drawing(new Dice(`long story ${seed}`));
  return drawCommands(seed, length).map((command) => drawing.change(command));
}

class Drawing {
  /** The first one of {@link ALL_HANDLES} who has not played. */
  private next = HANDLES.length;
  /** Whether a rollback may have paused publishing. */
  private isPaused = false;
  private week = 0;
  /** Who played in each report. */
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

  /** In place of one of the others; once all have come, one of them plays again. */
  private withNewcomer(command: Extract<Command, { does: 'submit' }>): Command {
    const newcomer = this.next < ALL_HANDLES.length ? this.next++ : this.newcomer();
    const { content } = command;
    if (content.players.includes(newcomer)) return command;
    const seat = this.dice.between(0, content.players.length - 1);
    return { ...command, content: { ...content, players: content.players.with(seat, newcomer) } };
  }

  /** With somebody whom they have not met: those who have are two. */
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

  /** Anybody who has played, or is about to. */
  private player(): number {
    return this.dice.between(0, this.next - 1);
  }

  /** One of those who came later, or the last who was there from the beginning. */
  private newcomer(): number {
    return this.dice.between(Math.min(HANDLES.length, this.next - 1), this.next - 1);
  }
}
