import { linkOfNext } from './next-page.js';

const asUrlHasIt = (address: string, cursor: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
};

describe('the link to the next page', () => {
  it.each([
    '/api/v1/leaderboards/2e/constructed',
    '/api/v1/leaderboards/2e/constructed?limit=3',
    '/api/v1/leaderboards/2e/constructed?activeSince=2001-01-01T00:00:00.000Z&minGames=2',
    '/api/v1/leaderboards/2e/constructed?',
    '/api/v1/leaderboards/2e/constructed?limit',
    '/api/v1/leaderboards/2e/constructed?limit=3&',
    '/api/v1/leaderboards/2e/constructed?cursor=WzEsIm9sZCJd&limit=3',
    '/api/v1/leaderboards/2e/constructed?limit=3&cursor=WzEsIm9sZCJd',
    '/api/v1/players?name=J%C3%B6rg+A&activeSince=2001-01-01T00%3A00%3A00%2B02:00',
    '/api/v1/players/a.b/../changes?limit=3',
    '//elsewhere/players?limit=3',
  ])('names %s as URL does', (address) => {
    expect(linkOfNext(address, 'WzEsIm5leHQiXQ-_')).toBe(asUrlHasIt(address, 'WzEsIm5leHQiXQ-_'));
  });
});
