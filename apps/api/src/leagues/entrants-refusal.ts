import { say, joined } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { ChampionsLeagueBracket, ChampionsLeagueSeeds } from '@quadrant/store/leagues';

interface EntrantsRefusal extends Pick<Extract<ChampionsLeagueBracket, { kind: 'refused' }>, 'unknown' | 'ineligible'> {
  readonly kind: 'entrants-refused';
}

/** Says why somebody cannot enter the Champions League. */
export const problemOfEntrants = refusalProblems<
  EntrantsRefusal,
  [view: Pick<ChampionsLeagueSeeds, 'until' | 'pointsAsked'>]
>({
  'entrants-refused': {
    detail: ({ unknown, ineligible }, { until }) =>
      joined(
        [
          ...(unknown.length > 0
            ? [say`Nobody has the handle ${unknown.map((each) => JSON.stringify(each)).join(', ')}.`]
            : []),
          ...ineligible.map(
            ({ handle, lifetimePoints }) => say`${handle} has ${lifetimePoints} league points by ${until}.`,
          ),
        ],
        ' ',
      ),
    advice: (_, { pointsAsked }) =>
      say`The Champions League asks for ${pointsAsked} lifetime points (Organized Play Guide 4.2, section 12.7): leave out who has fewer, or correct the handle.`,
    extra: ({ unknown, ineligible }) => ({ unknown, ineligible }),
  },
});
