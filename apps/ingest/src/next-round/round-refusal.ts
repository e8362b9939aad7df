import { count, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import { type Finding } from '@quadrant/rules/tournament';

type RoundRefusal =
  | { readonly kind: 'round-refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'too-many-to-pair'; readonly players: number; readonly limit: number }
  | { readonly kind: 'round-takes-too-long'; readonly seconds: number }
  | { readonly kind: 'too-many-rounds-wait'; readonly of: 'account' | 'all'; readonly waiting: number }
  | { readonly kind: 'no-such-bracket'; readonly name: string; readonly names: string };

export const problemOfRound = refusalProblems<RoundRefusal>({
  'round-refused': {
    detail: ({ findings }) => say`${count(findings.length, 'finding')} ${findings.length === 1 ? 'says' : 'say'} why.`,
    advice: say`Every finding says what to do; then ask again.`,
    extra: ({ findings }) => ({ findings }),
  },
  'too-many-to-pair': {
    detail: ({ players, limit }) => `The document has ${players} players; this operation takes at most ${limit}.`,
    advice: say`Use the command "quadrant pair", which has no such limit.`,
    extra: ({ limit }) => ({ limit }),
  },
  'round-takes-too-long': {
    code: 'service-unavailable',
    detail: ({ seconds }) => say`Pairing took longer than ${count(seconds, 'second')}, so it was stopped.`,
    advice: say`Use the command "quadrant pair", which has no such limit, or retry after the time that Retry-After names.`,
    headers: () => ({ 'retry-after': '10' }),
  },
  'too-many-rounds-wait': {
    code: 'too-many-requests',
    detail: ({ of, waiting }) =>
      of === 'account'
        ? `${waiting} rounds of your account already wait to be paired. This one was not started.`
        : `${waiting} rounds of all accounts already wait to be paired. This one was not started.`,
    advice: say`Wait for the answers to your earlier rounds, then retry after the time that Retry-After names.`,
    headers: () => ({ 'retry-after': '5' }),
  },
  'no-such-bracket': {
    code: 'not-found',
    detail: ({ name }) => `There is no bracket "${name}".`,
    advice: ({ names }) => `Use one of ${names}.`,
  },
});
