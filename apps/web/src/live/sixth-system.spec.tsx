import { SIXTH, useSixthRuleSystem } from '../../../../test/builders/sixth-rule-system.js';
import { renderToString } from 'preact-render-to-string';
import type { GameTitle } from '@quadrant/rules/tournament';
import { liveTournament } from '../../../../test/builders/live.js';
import { inLanguage } from '../languages/language.js';
import { listWaysToEnd } from '@quadrant/rules/live';
import { ResultFields } from './result-fields.js';
import { ResultWords, StandingWords } from './rule-notes.js';

useSixthRuleSystem();

const inEnglish = (element: Parameters<typeof renderToString>[0]): string =>
  inLanguage('en', () => renderToString(element));
const headerOf = (game: GameTitle) => liveTournament({ ruleSystem: SIXTH, game }).header;
const namesIn = (html: string): string[] => [...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name!);

describe('a page of a sixth rule system', () => {
  const fieldsOf = (game: GameTitle): string =>
    inEnglish(
      <ResultFields
        form={{
          ...{ ruleSystem: SIXTH, game, bestOf: 1, isElimination: true },
          ways: listWaysToEnd(headerOf(game), 'elimination'),
        }}
        players={['ann', 'bob']}
        told={null}
      />,
    );

  it('has its words for a result and its endings', () => {
    const html = fieldsOf('tribbles');
    const ways = [...html.matchAll(/value="(\{[^"]*\})"/g)].map(
      ([, value]) => JSON.parse(value!.replaceAll('&quot;', '"')) as object,
    );
    expect(ways.slice(0, 3)).toEqual(['WIN', 'TT', 'LOSS'].map((result) => ({ result })));
    expect(ways).toContainEqual({ result: 'WIN', endedBy: 'decked' });
    expect(html).toContain('Both decks empty');
  });

  it('has its fields for a game of a match', () => {
    expect(namesIn(fieldsOf('2e'))).toEqual([
      'act.told.games.0.winner',
      'act.told.games.0.score.0:number',
      'act.told.games.0.score.1:number',
    ]);
  });

  it('explains its results and cites it', () => {
    const words = inEnglish(<ResultWords header={headerOf('tribbles')} />);
    expect(words).toContain('the cards ran out');
    expect(words).toContain('Decipher Sealed Deck Formats, chapter 8');
    const standings = inEnglish(<StandingWords header={headerOf('tribbles')} />);
    expect(standings).toContain('10 for a win, 8 for a modified win, 5 for a true tie, 2 for a loss');
    expect(standings).toContain('Decipher Sealed Deck Formats, chapter 10');
    expect(standings).not.toContain('Organized Play Guide');
    expect(inEnglish(<StandingWords header={headerOf('2e')} />)).toContain('The points of all rounds together.');
  });
});
