import type { SentForm } from '@quadrant/http';
import { gridIn } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import type { DraftDetail } from './draft-shapes.js';
import { editOf, factField, cellField } from './draft-form.js';
import { listFacts } from './facts.js';

/** In one field, what somebody typed differs from what was stored in the meantime. */
export interface Difference {
  readonly field: string;
  /** The label is the name that people know. */
  readonly label: string;
  readonly typed: string;
  readonly stored: string;
}

/** Returns the fields in which a form differs from the draft that is stored now. */
export function differencesOf(draft: DraftDetail, form: SentForm): Difference[] {
  const { grid, answers } = editOf(draft, form);
  return [...differingAnswers(draft, answers), ...differingCells(draft, grid)];
}

function differingAnswers({ answers }: DraftDetail, typed: Readonly<Record<string, string>> | null): Difference[] {
  if (typed === null) return [];
  const names = [...new Set([...Object.keys(answers), ...Object.keys(typed)])];
  return names.flatMap((name): Difference[] => {
    const [mine, stored] = [typed[name] ?? '', answers[name] ?? ''];
    if (mine === stored) return [];
    const label =
      listFacts().find((fact) => fact.name === name)?.label ??
      t('Who is {name}', { name: name.replace(/^handle\./, '') });
    return [{ field: factField(name), label, typed: mine, stored }];
  });
}

function differingCells(
  { document }: DraftDetail,
  typed: { rows: readonly (readonly string[])[] } | null,
): Difference[] {
  const stored = gridIn(document);
  if (typed === null || stored === null) return [];
  const headings = stored.rows[0] ?? [];
  return typed.rows.flatMap((row, index) =>
    row.flatMap((cell, column): Difference[] => {
      const before = stored.rows[index]?.[column] ?? '';
      const label = t('Row {index}, {column}', {
        index: index + 1,
        column: headings[column] ?? t('column {column}', { column: column + 1 }),
      });
      return cell === before ? [] : [{ field: cellField(index + 1, column + 1), label, typed: cell, stored: before }];
    }),
  );
}
