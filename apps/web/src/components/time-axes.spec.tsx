import { renderToString } from 'preact-render-to-string';
import { TimeAxes } from './time-axes.js';

const labelsOf = (from: string, to: string): string[] => {
  const moments = [new Date(from), new Date(to)];
  const chart = renderToString(
    <TimeAxes height={200} label="Points" moments={moments} values={[0, 10]}>
      {() => null}
    </TimeAxes>,
  );
  return [...chart.matchAll(/text-anchor="middle">([^<]+)</g)].map(([, label = '']) => label);
};

describe('the moments below a chart', () => {
  it('are months of a year', () => {
    expect(labelsOf('2026-01-03T00:00:00Z', '2026-12-03T00:00:00Z')).toContain('Apr 2026');
  });

  it('are days where one month would be said twice', () => {
    const labels = labelsOf('2026-10-03T00:00:00Z', '2026-11-22T00:00:00Z');
    expect(labels).toContain('Oct 11');
    expect(new Set(labels).size).toBe(labels.length);
  });
});
