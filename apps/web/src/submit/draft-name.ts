import type { FindingPlace } from '../components/finding-notes.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { DraftDetail, DraftRow } from './draft-shapes.js';

/** Returns the name of a draft's tournament: the sender's answer, or else the name that its file has. */
export const nameOfDraft = ({ name, answers }: Pick<DraftDetail, 'name' | 'answers'>): string =>
  answers['name'] ?? shownName({ name });

export const shownName = ({ name }: Pick<DraftRow, 'name'>): string => (name === UNNAMED ? tell(name) : name);

/** Returns the name that the file had; null for a table that was pasted without a name. */
export const fileNameOf = ({ name, file }: Pick<DraftDetail, 'name' | 'file'>): string | null =>
  name === UNNAMED && file === null ? null : name;

/** The API gives this name to a draft without one. */
const UNNAMED = 'Draft without a name';

/** The page on which facts and cells of a draft are corrected. */
export const checkOf = ({ id }: Pick<DraftDetail, 'id'>): FindingPlace => ({
  text: t('Check the results'),
  address: `/submit/${id}`,
});
