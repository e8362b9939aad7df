import { renderToString } from 'preact-render-to-string';
import { inLanguage } from '../languages/language.js';
import { AnswerForm } from './dispute-forms.js';

const formAt = (currentVersion: number): string =>
  inLanguage('en', () =>
    renderToString(<AnswerForm id="d" tournamentId="t" version={2} currentVersion={currentVersion} />),
  );

it('leads to the correction while the tournament is as it was when the dispute was opened', () => {
  expect(formAt(2)).toContain('<a href="/tournaments/t/change">Correct the tournament first</a>');
  expect(formAt(2)).not.toContain('correction.version');
});

it('offers the versions since then as the correction, the newest first', () => {
  expect(formAt(4)).toContain('name="correction.version:number"');
  expect([...formAt(4).matchAll(/<option[^>]* value="(\d+)"/g)].map(([, version]) => version)).toEqual(['4', '3']);
  expect(formAt(4)).not.toContain('/change');
});
