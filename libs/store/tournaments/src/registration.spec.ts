import { registrationOf } from './registration.js';

const header = {
  registeredAt: '2014-10-01T18:00:00Z',
  director: 'Jadzia',
  secondaryDirector: null,
  tertiaryDirector: 'Benjamin',
};

// @row 2
describe('A.2: the registration of a tournament', () => {
  const stored = { header, submittedBy: 'Jadzia', leadTimeCountsAsMet: false, announced: null };

  it.each([
    ['JADZIA', false, 'director', 'registration stated by the director'],
    ['Benjamin', false, 'director', 'registration stated by the director'],
    ['Thsch', false, 'coordinator', 'registration stated by a coordinator'],
    ['Thsch', true, 'coordinator', 'registration stated by a coordinator'],
    ['operator', true, 'import', 'registration stated by an import'],
  ])('says on whose word it is: %s', (submittedBy, leadTimeCountsAsMet, statedBy, text) => {
    const registration = registrationOf({ ...stored, submittedBy, leadTimeCountsAsMet });
    expect(registration).toEqual({ at: header.registeredAt, statedBy, text });
  });

  it.each([
    [false, 'registration not known'],
    [true, 'registration not known, taken as early enough'],
  ])('says where nobody knows it whether it counts as early enough: %s', (leadTimeCountsAsMet, text) => {
    const unsaid = { ...stored, header: { ...header, registeredAt: null }, leadTimeCountsAsMet };
    expect(registrationOf(unsaid)).toEqual({ at: null, statedBy: 'nobody', text });
  });

  it('is that of its announcement, whatever the report states', () => {
    const announced = { at: '2014-10-20T18:00:00-05:00', unrated: false };
    expect(registrationOf({ ...stored, announced })).toEqual({
      at: announced.at,
      statedBy: 'announcement',
      text: 'announced here',
    });
  });
});
