import type { ShownEntitlement } from '@quadrant/rules/prizes';
import { say } from '@quadrant/rules/message';
import { renderToString } from 'preact-render-to-string';
import { inLanguage } from '../../languages/language.js';
import { Prizes } from './prizes.js';

const prize = (championship: Partial<ShownEntitlement['championship']>): ShownEntitlement =>
  ({
    ...{ id: '1', state: 'open', wonIn: { name: 'Spring Open', date: '2026-03-01' }, target: 'in English' },
    worth: say`an Earned Bye for round ${'1'}`,
    championship: { game: '2e', kind: 'worlds', year: 2027, continent: null, ...championship },
  }) as ShownEntitlement;

it.each<[Partial<ShownEntitlement['championship']>, string]>([
  [{}, 'Weltmeisterschaft 2027'],
  [{ kind: 'continental', continent: 'europe' }, 'Kontinentalmeisterschaft 2027 in Europa'],
  [
    { kind: 'continental', year: null },
    'die nächste Kontinentalmeisterschaft auf einem noch nicht gewählten Kontinent',
  ],
])('names the championship of a prize in German: %j', (championship, named) => {
  const page = inLanguage('de', () => renderToString(<Prizes handle="ann" entitlements={[prize(championship)]} />));
  expect(page).toContain(named);
  expect(page).not.toContain('in English');
});
