import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

describe('the stability policy', () => {
  it('is told as JSON, with the one of today', async () => {
    const { body } = await walk.get('/api/v1/policy').expect(200);
    expect(body).toMatchObject({
      on: '2014-11-10',
      current: { name: 'stability-1', onTimeDays: 7, reportBackDays: 365, correctionDays: 28, provisionalBelow: 10 },
      stability: [{ from: null, to: null, policy: { name: 'stability-1' } }],
    });
  });

  it('is told on a page, which every page links to', async () => {
    const { text } = await walk.get('/policy').set('accept', 'text/html').expect(200);
    expect(text).toContain('<title>Policy · Quadrant</title>');
    expect(text).toContain('until the end of the 7th day after the tournament');
    expect(text).toContain('A director may report a tournament for 365 days after its last day.');
    expect(text).toContain('stability-1');
    expect(text).toContain('Organized Play Guide 4.2, section 8');
    expect(text).not.toMatch(/\b000\b/);
    expect(text).toContain('href="/policy"');
  });
});
