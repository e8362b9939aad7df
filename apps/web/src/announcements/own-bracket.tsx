import type { OwnBracket } from '@quadrant/rules/tournament';
import { TextArea, TextField } from '../components/form/fields.js';
import { t } from '../languages/t.js';

interface FieldsProps {
  readonly bracket?: OwnBracket | undefined;
  /** The fields are within this member of the body, such as `tournament.`. */
  readonly within?: string;
}

// @row 92
/** This part of a form asks for a bracket of the organizers' own: its name, and a line of matches for each round. */
export const OwnBracketFields = ({ bracket, within = '' }: FieldsProps) => (
  <fieldset>
    <legend>{t('A bracket of your own')}</legend>
    <TextField
      name={`${within}bracket.title`}
      label={t('Name of the bracket')}
      value={bracket?.title}
      hint={t('Leave it empty for the usual brackets.')}
      maxLength={200}
    />
    <TextArea
      name={`${within}bracket.rounds`}
      kind="optional-lines"
      label={t('Its matches, one round a line')}
      hint={t(
        'Such as: 1: 3-6, 2: 4-5. A match is its number and two sides. A side is a seed, or W or L and an earlier match: its winner or loser.',
      )}
      value={bracket?.rounds.join('\n')}
      rows={4}
      isCode
    />
  </fieldset>
);

/** Shows the bracket as it was announced. */
export const OwnBracketShown = ({ bracket }: { readonly bracket: OwnBracket }) => (
  <>
    <bdi>{bracket.title}</bdi>
    <ol>
      {bracket.rounds.map((round) => (
        <li key={round}>
          <code>{round}</code>
        </li>
      ))}
    </ol>
  </>
);
