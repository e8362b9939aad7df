import { say } from '@quadrant/rules/message';
import { type Problem, refusalProblems } from '@quadrant/http';
import type { RefusedCorrection } from '@quadrant/store/corrections';
import { problemOfCorrection } from './correction-refusal.js';

interface FlagsRefused {
  readonly kind: 'flags-refused';
  readonly asked: number;
  readonly refused: readonly RefusedCorrection[];
}

const tell = ({ tournamentId, refusal }: RefusedCorrection) => {
  const { code, status, title, detail, advice } = problemOfCorrection(refusal);
  return { tournamentId, type: `/problems/${code}`, status, title, detail, advice };
};

export const problemOfFlags = refusalProblems<FlagsRefused>({
  'flags-refused': {
    detail: ({ asked, refused }) =>
      say`${refused.length} of ${asked} tournaments are refused, so none was changed. The first: ${problemOfCorrection(refused[0]!.refusal).detail}`,
    advice: say`See \`refused\` for the reason of each. Leave these out or put them right, and send the others again.`,
    extra: ({ refused }) => ({ refused: refused.map(tell) }),
  },
});

/** A single tournament is refused with its own reason. */
export const problemOfRefusedFlags = (asked: number, refused: readonly RefusedCorrection[]): Problem =>
  asked === 1 ? problemOfCorrection(refused[0]!.refusal) : problemOfFlags({ kind: 'flags-refused', asked, refused });
