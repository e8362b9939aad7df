import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { report, reportDocument } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { winterLocal } from '../../../../test/builders/winter-local.js';
import { DOCUMENT_EXAMPLE, DOCUMENT_SCHEMA } from './document-schema.js';
import { readReportValue } from './read-report.js';

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });
addFormats.default(ajv);
const fits = ajv.compile(DOCUMENT_SCHEMA);

const isRefused = (document: unknown): boolean =>
  readReportValue(document).findings.some(({ severity }) => severity === 'error');

describe('The JSON Schema of quadrant/1', () => {
  it.each([
    ['its example', DOCUMENT_EXAMPLE],
    ['a report of three rounds', winterLocal()],
    ['a report with a bye and no optional keys', reportDocument(report(round('ann 100-35 bob FW', 'cy BYE')))],
  ])('fits %s, which is read without errors', (_, document) => {
    expect(fits(document) ? [] : fits.errors).toEqual([]);
    expect(isRefused(document)).toBe(false);
  });

  it.each([
    ['no players', { players: [] }],
    ['another schema', { schema: 'quadrant/2' }],
    ['a round without matches', { rounds: [{ round: 1 }] }],
    ['an unknown result', { rounds: [{ round: 1, matches: [{ players: ['ann', 'bob'], result: 'WON' }] }] }],
    ['an unknown game', { tournament: { ...DOCUMENT_EXAMPLE.tournament, game: 'chess' } }],
  ])('fits no document with %s, which is refused too', (_, change) => {
    const document = { ...DOCUMENT_EXAMPLE, ...change };
    expect(fits(document)).toBe(false);
    expect(isRefused(document)).toBe(true);
  });
});
