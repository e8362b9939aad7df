import fc from 'fast-check';
import { HANDLES } from './content.js';

/** These commands change who people are. Players and accounts have numbers. */
export type IdentityCommand =
  | { readonly does: 'merge'; readonly player: number; readonly into: number }
  /** Undoes the merge of a player. */
  | { readonly does: 'undo'; readonly player: number }
  | { readonly does: 'hide' | 'unhide' | 'release' | 'anonymise'; readonly player: number }
  | {
      readonly does: 'claim';
      readonly player: number;
      readonly account: number;
      readonly by: 'code' | 'confirmation' | 'refusal';
    }
  | { readonly does: 'rename'; readonly player: number; readonly name: number }
  | { readonly does: 'add-alias' | 'remove-alias'; readonly player: number; readonly name: number }
  | { readonly does: 'report'; readonly seed: number }
  | { readonly does: 'refresh'; readonly scope: 'full' | 'incremental' }
  | { readonly does: 'roll-back'; readonly runs: number }
  | { readonly does: 'resume' };

/** There are few, so that commands hit the same one repeatedly. */
const PLAYERS = 7;
export const ACCOUNTS = 3;
/** Players may be given these names: two are handles that players have. */
export const NAMES = ['Zéfram', 'Lily', 'Troi', HANDLES[0]!, HANDLES[1]!];

const player = fc.nat(PLAYERS - 1);
const name = fc.nat(NAMES.length - 1);
const account = fc.nat(ACCOUNTS - 1);
const one = <const Does extends string>(does: Does) => fc.record({ does: fc.constant(does), player });

const command: fc.Arbitrary<IdentityCommand> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ does: fc.constant('merge' as const), player, into: player }) },
  { weight: 3, arbitrary: one('undo') },
  { weight: 5, arbitrary: one('hide') },
  { weight: 6, arbitrary: one('unhide') },
  { weight: 2, arbitrary: one('release') },
  { weight: 1, arbitrary: one('anonymise') },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('claim' as const),
      player,
      account,
      by: fc.constantFrom('code', 'confirmation', 'refusal'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('rename' as const), player, name }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('add-alias', 'remove-alias'), player, name }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('report' as const), seed: fc.nat(9_999) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('refresh' as const), scope: fc.constantFrom('full', 'incremental') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('roll-back' as const), runs: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'resume' } as const) },
);

/** A small history, and commands that change its players, in any order. */
export interface IdentityStory {
  /** The history begins with reports of these seeds. */
  readonly reports: readonly number[];
  readonly commands: readonly IdentityCommand[];
}

export const identityStories: fc.Arbitrary<IdentityStory> = fc.record({
  reports: fc.array(fc.nat(9_999), { minLength: 3, maxLength: 5 }),
  commands: fc.array(command, { minLength: 8, maxLength: 16 }),
});

/** These stories once failed, each for another reason. They are always played first. */
export const IDENTITY_REGRESSIONS: readonly IdentityStory[] = [
  // A label sorts differently from the handle of a Tribbles pod: the last bit of a rating changed.
  { reports: [7636, 2303, 3173], commands: [{ does: 'anonymise', player: 5 }] },
];
