import { registrationOf } from './registration.js';

const header = {
  registeredAt: '2014-10-01T18:00:00Z',
  director: 'Jadzia',
  secondaryDirector: null,
  tertiaryDirector: 'Benjamin',
};

// @row 2
describe('A.2: the registration of a tournament', () => {
  it.each([
    ['JADZIA', false, 'director', 'registration stated by the director'],
    ['Benjamin', false, 'director', 'registration stated by the director'],
    ['Thsch', false, 'coordinator', 'registration stated by a coordinator'],
    ['operator', true, 'import', 'registration stated by an import'],
  ])('says on whose word it is: %s', (submittedBy, isImported, statedBy, text) => {
    expect(registrationOf(header, submittedBy, isImported)).toEqual({ at: header.registeredAt, statedBy, text });
  });

  it('is null where the report states none', () => {
    expect(registrationOf({ ...header, registeredAt: null }, 'Jadzia', false)).toBeNull();
  });
});
