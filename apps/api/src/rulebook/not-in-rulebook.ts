import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import { RULEBOOK, type RulebookDocument } from '@quadrant/rules/rulebook';

export type RulesRefusal =
  | { readonly kind: 'document-unknown'; readonly name: string }
  | { readonly kind: 'section-unknown'; readonly document: RulebookDocument; readonly name: string };

export const problemOfRules = refusalProblems<RulesRefusal>({
  'document-unknown': {
    code: 'not-found',
    detail: ({ name }) => say`The rulebook has no document "${name}".`,
    advice: say`Use one of ${RULEBOOK.map(({ id }) => id).join(', ')}; /api/v1/rules lists them.`,
  },
  'section-unknown': {
    code: 'not-found',
    detail: ({ document, name }) => say`${document.name} has no section "${name}" in the rulebook.`,
    advice: ({ document }) => say`Its sections are listed at /api/v1/rules/${document.id}.`,
  },
});
