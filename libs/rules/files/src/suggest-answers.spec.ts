import { suggestAnswers } from './suggest-answers.js';

describe('The name of a file', () => {
  it.each([
    ['Winter_Local-2026-01-17.csv', { name: 'Winter Local', startsAt: '2026-01-17' }],
    ['C:\\Users\\ann\\20260117 winter local.trf', { name: 'winter local', startsAt: '2026-01-17' }],
    ['results.csv', { startsAt: '2026-11-22' }],
    ['Ergebnisse (2).csv', { startsAt: '2026-11-22' }],
    ['2026-13-45.csv', { startsAt: '2026-11-22' }],
    ['next 2027-01-01.csv', { name: 'next', startsAt: '2026-11-22' }],
    ['Abend 2006_2_5.csv', { name: 'Abend', startsAt: '2006-02-05' }],
    ['Abend 3.4.2006.csv', { name: 'Abend', startsAt: '2006-04-03' }],
    ['Abend 03.04.06.csv', { name: 'Abend', startsAt: '2006-04-03' }],
    ['Abend 25-04-2006.csv', { name: 'Abend', startsAt: '2006-04-25' }],
    // Their day depends on the order, so nothing takes it in silence.
    ['Abend 03-04-2006.csv', { name: 'Abend', startsAt: '2026-11-22' }],
    ['Abend 02-03-04.csv', { name: 'Abend', startsAt: '2026-11-22' }],
    ['Abend 060202.csv', { name: 'Abend', startsAt: '2026-11-22' }],
    [null, { startsAt: '2026-11-22' }],
  ])('%s suggests %j', (name, answers) => {
    expect(Object.fromEntries(suggestAnswers(name, '2026-11-22'))).toEqual(answers);
  });
});
