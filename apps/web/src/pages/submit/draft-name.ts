import { told } from '../../told/told.js';
import type { DraftDetail, DraftRow } from './draft-shapes.js';

/** What the tournament of a draft is called: as its sender answers, or as its file says. */
export const nameOfDraft = ({ name, answers }: Pick<DraftDetail, 'name' | 'answers'>): string =>
  answers['name'] ?? shownName({ name });

/** The name of a draft in a list. */
export const shownName = ({ name }: Pick<DraftRow, 'name'>): string => (name === UNNAMED ? told(name) : name);

/** What the file was called; null for a table that was pasted without a name. */
export const fileNameOf = ({ name, file }: Pick<DraftDetail, 'name' | 'file'>): string | null =>
  name === UNNAMED && file === null ? null : name;

/** As the API calls a draft that nothing names. */
const UNNAMED = 'Draft without a name';
