import { SWITCHES } from '@quadrant/rules/policy';
import { scoreReport } from '@quadrant/rules/history';
import { readReport } from '@quadrant/rules/report';
import { Dice } from '@quadrant/demo';
import { reportDocument } from '../builders/report.js';
import { drawContent, drawGame, noonOf, tellReport } from './content.js';
import { GAMES } from './rounds.js';

const dice = new Dice('content');
const CONTENTS = Array.from({ length: 300 }, (_, n) => drawContent(dice, drawGame(dice), n % 20));

describe('what the simulator tells', () => {
  it('are reports that the front door takes', () => {
    const errors = CONTENTS.flatMap((content, n) => {
      const raw = Buffer.from(JSON.stringify(reportDocument(tellReport(n, content))));
      const { findings } = readReport(raw, { now: new Date(noonOf(30)) });
      return findings
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => `${content.game}: ${message}`);
    });
    expect(errors).toEqual([]);
  });

  it('are rated and not, where the document has ratings', () => {
    const verdicts = CONTENTS.map((content, n) => {
      const facts = {
        sha256: Buffer.alloc(32),
        announced: null,
        leadTimeCountsAsMet: false,
        level: null,
        rated: null,
        league: null,
        switches: SWITCHES,
        tossSeed: null,
      };
      const { scorecard } = scoreReport(tellReport(n, content), 'key', facts);
      return `${content.game}: ${scorecard.games.length > 0 ? 'rated' : 'not rated'}`;
    });
    const rated = Object.keys(GAMES).filter((game) => game !== 'stccg-1996' && game !== 'ffg-swlcg-2016');
    const all = [...Object.keys(GAMES).map((game) => `${game}: not rated`), ...rated.map((game) => `${game}: rated`)];
    expect([...new Set(verdicts)].sort()).toEqual(all.sort());
  });
});
