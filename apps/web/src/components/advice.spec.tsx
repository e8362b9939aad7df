import { FINDING_PARTS, type ListedFinding } from '@quadrant/rules/findings';
import { say } from '@quadrant/rules/message';
import { renderToString } from 'preact-render-to-string';
import { TournamentContext } from './advice.js';
import { FindingNotes } from './finding-notes.js';

const ID = '0f7fe7f4-7f0e-4f2a-8c7c-3a7f0a5a1c11';
const OTHER = '1a7fe7f4-7f0e-4f2a-8c7c-3a7f0a5a1c22';

const LISTED = FINDING_PARTS.flatMap(({ findings }) => Object.entries<ListedFinding>(findings));
const CORRECTED = LISTED.filter(([, { whatToDo }]) => /\brevision\b|\bcorrected report\b/.test(whatToDo));

function show(code: string, advice: string, page: string | null, message = say`Something.`): string {
  const finding = { code, severity: 'warning', pointer: '', message, advice } as const;
  return renderToString(
    <TournamentContext.Provider value={page}>
      <FindingNotes findings={[finding]} />
    </TournamentContext.Provider>,
  );
}

describe('advice to send a revision', () => {
  it('is what several findings advise', () => {
    expect(CORRECTED.map(([code]) => code)).toEqual(expect.arrayContaining(['facts-changed', 'player-created']));
  });

  it.each(CORRECTED)('leads with %s to the results of the tournament of the page', (code, { whatToDo }) => {
    expect(show(code, whatToDo, ID)).toContain(`href="/tournaments/${ID}/edit"`);
    expect(show(code, whatToDo, null)).not.toContain('/edit"');
  });

  it('leads to the tournament that the finding names, where it is about another one', () => {
    const message = say`Looks like the report of /api/v1/tournaments/${OTHER}.`;
    expect(show('possible-duplicate', 'To correct it, send a revision of the other one.', ID, message)).toContain(
      `href="/tournaments/${OTHER}/edit"`,
    );
  });

  it('is no other advice', () => {
    expect(show('too-few-rounds', 'Check that no round is missing.', ID)).not.toContain('/edit"');
  });
});

describe('advice with an option of the command', () => {
  const finding = {
    ...({ code: 'column-not-used', severity: 'warning', pointer: '', message: say`Something.` } as const),
    advice: say`If it holds scores, say so, for example with --set "column.A=firstScore".`,
  } as const;
  const onPage = (answersAt: Parameters<typeof FindingNotes>[0]['answersAt']) =>
    renderToString(<FindingNotes findings={[finding]} answersAt={answersAt} />);

  it('names a field of this page only where the page has fields', () => {
    expect(onPage('here')).toContain('Fill in the field on this page');
    const elsewhere = onPage({ text: 'Facts of this file', address: '/desk/history/1/facts?file=a.csv#proposals' });
    expect(elsewhere).toContain('href="/desk/history/1/facts?file=a.csv#proposals"');
    for (const shown of [elsewhere, onPage(null)]) expect(shown).not.toMatch(/on this page|--set/);
  });
});
