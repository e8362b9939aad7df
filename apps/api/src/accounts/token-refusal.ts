import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { Scope } from '@quadrant/rules/permissions';

interface TokenRefusal {
  readonly kind: 'scopes-refused';
  readonly useless: readonly Scope[];
  readonly useful: readonly Scope[];
}

/** Says why a token cannot be made. */
export const problemOfToken = refusalProblems<TokenRefusal>({
  'scopes-refused': {
    detail: ({ useless }) => say`You cannot give: ${useless.join(', ')}.`,
    advice: ({ useful }) => say`Ask for some of: ${useful.join(', ')}.`,
    extra: ({ useful }) => ({ scopes: useful }),
  },
});
