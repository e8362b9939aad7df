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
    expect(registrationOf(header, submittedBy, isImported, null)).toEqual({ at: header.registeredAt, statedBy, text });
  });

  it('is null where the report states none', () => {
    expect(registrationOf({ ...header, registeredAt: null }, 'Jadzia', false, null)).toBeNull();
  });

  it('is that of its announcement, whatever the report states', () => {
    const announced = { at: '2014-10-20T18:00:00-05:00', unrated: false };
    expect(registrationOf(header, 'Jadzia', false, announced)).toEqual({
      at: announced.at,
      statedBy: 'announcement',
      text: 'announced here',
    });
  });
});
