import { say, type Text } from '@quadrant/rules/message';
import { renderToString } from 'preact-render-to-string';
import type { RunRow } from '@quadrant/store/runs';
import { inLanguage } from '../languages/language.js';
import { RunReason } from './run-words.js';

describe('why a run was made', () => {
  const names = { tournaments: new Map<string, string>(), leagues: new Map<string, string>() };
  const tell = (reason: Text, language: 'en' | 'de'): string => {
    const run = { reason, changeCount: 0, changes: [] as RunRow['changes'] } as RunRow;
    return inLanguage(language, () => renderToString(<RunReason run={run} names={names} />));
  };

  it('is told with a day and time that people read, and in German', () => {
    const reason = say`weekly refresh of ${'2026-11-23T04:00:00.000Z'}`;
    expect(tell(reason, 'en')).toBe('weekly refresh of Nov 23, 2026, 04:00 UTC');
    expect(tell(reason, 'de')).toBe('wöchentliche Neuberechnung vom 23. Nov. 2026, 04:00 UTC');
  });

  it('stays as a person wrote it', () => {
    expect(tell('two late reports', 'de')).toBe('two late reports');
  });
});
