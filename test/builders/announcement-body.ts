/** Returns a body of `POST /api/v1/announcements` for a local tournament in Berlin, which follows the walks' clock of 2014. */
export const announcementOf = (changes: object = {}) => ({
  name: 'Winter Local',
  game: '2e',
  format: 'constructed',
  date: '2014-12-06',
  time: '10:00',
  zone: 'Europe/Berlin',
  plannedRounds: 4,
  country: 'DE',
  region: 'qonos',
  venue: 'Funtainment',
  address: 'Tegeler Weg 1, Berlin',
  contact: 'director@example.org',
  entryFee: '5 euros',
  prizes: 'Promos for everybody',
  ...changes,
});
