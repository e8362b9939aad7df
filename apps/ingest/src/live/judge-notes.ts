import { f, nullable, spreadsheetLines } from '@quadrant/http';
import { JUDGE_NOTES, type JudgeNote } from '@quadrant/rules/live';

class JudgeNoteDto implements JudgeNote {
  @f.Integer('Of its entry in the log') version: number;
  @f.AnyText() at: string;
  @f.AnyText() by: string;
  @f.Choice([...JUDGE_NOTES, 'extra-time']) note: JudgeNote['note'];
  @f.AnyText({ nullable }) player: string | null;
  @f.Integer({ nullable }) round: number | null;
  @f.AnyText() text: string;
  @f.Integer({ nullable, about: 'Of extra time' }) minutes: number | null;
  @f.AnyText({ nullable, about: 'Who took it back; null while it holds' }) takenBackBy: string | null;
}

export class JudgeNotesDto {
  @f.List(JudgeNoteDto) rows: readonly JudgeNote[];
}

/** Writes the notes as a CSV file. */
export const judgeNotesCsv = (notes: readonly JudgeNote[]): string =>
  spreadsheetLines([
    ['entry', 'at', 'by', 'note', 'player', 'round', 'text', 'minutes', 'taken_back_by'],
    ...notes.map(({ version, at, by, note, player, round, text, minutes, takenBackBy }) => [
      version,
      at,
      by,
      note,
      player,
      round,
      text,
      minutes,
      takenBackBy,
    ]),
  ]);
