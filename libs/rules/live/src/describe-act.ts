import { joined, count, type Text, say } from '@quadrant/rules/message';
import type { JudgeNoteAct, LiveAct, SeatAct, SkippedPlayer } from './live-act.js';

type Show = (handle: string) => string;

const asTheyAre: Show = (handle) => handle;

/** Describes a decision that others have to know before they go on; null for all other acts. */
export function tellDecision(act: LiveAct, show: Show = asTheyAre): Text | null {
  switch (act.kind) {
    case 'pair':
      return act.reason === null
        ? say`Round ${act.round} was paired.`
        : say`Round ${act.round} was paired again: ${act.reason}`;
    case 'swap':
      return say`${joined(act.players.map(show), ' and ')} changed places in round ${act.round}: ${act.reason}`;
    case 'start-round':
      return say`Round ${act.round} was started.`;
    case 'result':
    case 'incomplete':
      return act.takesBack === undefined
        ? null
        : say`The result of ${joined(act.players.map(show), ' and ')} in round ${act.round} was changed, and results of later matches were taken back: ${act.takesBack}`;
    case 'undo-start':
      return say`The start of round ${act.round} was undone.`;
    case 'seat':
      return tellSeat(act, show);
    case 'undo-result':
      return say`The last result of ${show(act.player)} in round ${act.round} was undone.`;
    case 'undo-seat':
      return say`The seat of ${show(act.player)} in round ${act.round} was taken back.`;
    case 'drop':
      return say`${show(act.handle)} dropped.`;
    case 'return':
      return say`${show(act.handle)} came back.`;
    case 'plan-rounds':
      return say`${act.rounds} rounds are planned now.`;
    case 'publish-bracket':
      return say`The bracket of ${act.seeds.length} was published.`;
    case 'withdraw-bracket':
      return say`The bracket was withdrawn: ${act.reason}`;
    case 'plan-heats':
      return say`${act.heats} heats are planned.`;
    case 'take-heats':
      return say`${count(act.qualified.length, 'player')} from the heats ${act.qualified.length === 1 ? 'plays' : 'play'} the finals.${[act.reason, act.although].map((each) => (each == null ? '' : ` ${each}`)).join('')}`;
    case 'confrontation':
      return say`${show(act.winner)} won the final confrontation.`;
    case 'finish':
      return say`The tournament was finished.`;
    case 'reopen':
      return say`The tournament was opened again: ${act.reason}`;
    default:
      return null;
  }
}

/** Says who was not checked in with everybody, and why; empty when nobody was left out. */
export const tellSkipped = (skipped: readonly SkippedPlayer[] = [], show: Show = asTheyAre): Text =>
  skipped.length === 0
    ? ''
    : say` Not checked in: ${joined(
        skipped.map(({ handle, reason }) => say`${show(handle)}: ${reason}`),
        ' ',
      )}`;

function tellSeat({ round, players, as }: SeatAct, show: Show): Text {
  const names = joined(players.map(show), ' and ');
  switch (as) {
    case 'game':
      return say`${names} came late and play each other in round ${round}.`;
    case 'bye':
      return say`${names} came late and has the bye of round ${round}.`;
    case 'missed-game':
      return say`${names} came too late for round ${round} and has a Missed Game.`;
  }
}

function tellJudgeNote({ note, player, text }: JudgeNoteAct, show: Show): Text {
  const about = player === undefined ? '' : say` about ${show(player)}`;
  switch (note) {
    case 'ruling':
      return say`Ruling${about}: ${text}`;
    case 'penalty':
      return say`Penalty${about}: ${text}`;
    case 'deck-check':
      return say`Deck check${about}: ${text}`;
  }
}

/** Describes one entry of the log as those who run the tournament read it. */
export function describeAct(act: LiveAct, show: Show = asTheyAre): Text {
  const decision = tellDecision(act, show);
  if (decision !== null) return decision;
  switch (act.kind) {
    case 'enter':
      return say`${show(act.handle)} was entered.`;
    case 'edit':
      return say`The facts of ${show(act.handle)} were changed.`;
    case 'rename':
      return say`${show(act.handle)} is ${show(act.to)}.`;
    case 'let-director-play':
      return say`The director plays too, approved by ${count(act.approvals, 'player')}. ${act.secondaryDirector} and ${act.tertiaryDirector} are the deputies.`;
    case 'set-deadline': {
      const whose =
        act.player === undefined ? say`Round ${act.round}` : say`The game of ${show(act.player)} in round ${act.round}`;
      return say`${whose} is played until ${act.at.slice(0, 16).replace('T', ' ')} UTC${act.reason === undefined ? '.' : `: ${act.reason}`}`;
    }
    case 'draw':
      return act.draw === 'draft-groups'
        ? say`${count(act.groups.length, 'draft group')} ${act.groups.length === 1 ? 'was' : 'were'} drawn.`
        : act.draw === 'first-player'
          ? say`Who begins in round ${act.round ?? 0} was drawn.`
          : say`The rules of round ${act.round ?? 0} were drawn.`;
    case 'remove':
      return say`${show(act.handle)} was taken off the list.`;
    case 'check-in':
      return say`${show(act.handle)} checked in.`;
    case 'check-in-all':
      return say`${count(act.handles.length, 'player')} checked in: ${act.handles.map(show).join(', ')}.${tellSkipped(act.skipped, show)}`;
    case 'undo-check-in-all':
      return say`The check-in of everybody was undone.`;
    case 'undo-check-in':
      return say`The check-in of ${show(act.handle)} was undone.`;
    case 'renew-link':
      return say`${show(act.handle)} has a new link.`;
    case 'add-helper':
      return say`${show(act.handle)} helps.`;
    case 'remove-helper':
      return say`${show(act.handle)} no longer helps.`;
    case 'pause-clock':
      return say`The clock of round ${act.round} was paused.`;
    case 'resume-clock':
      return say`The clock of round ${act.round} runs again.`;
    case 'add-time': {
      const whose = act.player === undefined ? '' : say` for ${show(act.player)}`;
      return say`Round ${act.round} has ${act.minutes} more minutes${whose}${act.reason === undefined ? '.' : `: ${act.reason}`}`;
    }
    case 'result':
      return say`The result of ${joined(act.players.map(show), ' and ')} in round ${act.round} was entered${act.although === undefined ? '.' : `: ${act.although}`}`;
    case 'judge-note':
      return tellJudgeNote(act, show);
    case 'undo-judge-note':
      return say`The note of entry ${act.version} was taken back.`;
    case 'delay':
      return say`The game of ${joined(act.players.map(show), ' and ')} in round ${act.round} is delayed: ${act.reason}`;
    case 'incomplete':
      return say`The game of ${joined(act.players.map(show), ' and ')} in round ${act.round} was not finished: ${act.reason}`;
    default:
      return '';
  }
}
