import type { Claim } from '@quadrant/store/players';
import { renderToString } from 'preact-render-to-string';
import { inLanguage } from '../languages/language.js';
import { OwnClaims } from './claims.js';

const claim = { id: '1', player: 'ann', account: 'Ann', createdAt: new Date('2026-11-30T03:00:00Z'), message: '' };

const stateOf = (state: Claim['state'], decidedBy: string | null): string => {
  const shown = { ...claim, state, decidedBy, decidedAt: null, reason: null } as Claim;
  const page = inLanguage('de', () => renderToString(<OwnClaims claims={[shown]} />));
  return /<\/td><td>([^<]*)<\/td><td><\/td>/.exec(page)?.[1] ?? page;
};

it.each<[Claim['state'], string | null, string]>([
  ['waiting', null, 'wartet'],
  ['withdrawn', null, 'zurückgezogen'],
  ['confirmed', 'a claim code', 'bestätigt von einem Zuordnungscode'],
  ['refused', 'Cora', 'abgelehnt von Cora'],
])('tells the state of a claim that is %s by %s in German', (state, decidedBy, told) => {
  expect(stateOf(state, decidedBy)).toBe(told);
});
