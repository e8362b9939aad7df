import { readReport } from './read-report.js';

const read = (text: string) => readReport(Buffer.from(text)).findings;
const KEY = 'k'.repeat(1024 * 1024);

/** Milliseconds of CPU that reading takes. A ping waits as long, and may wait 500 ms. */
function cpuOf(text: string): number {
  const bytes = Buffer.from(text);
  const before = process.cpuUsage();
  readReport(bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a document with more faults than anybody reads', () => {
  it('names 200 doubled keys with their lines in CPU far below a second, after 1.8 million empty lines', () => {
    const text = `{${'\n'.repeat(1_800_000)}${'"a":1,\n'.repeat(300)}"b":1}`;
    expect(read(text)[199]).toMatchObject({ code: 'duplicate-key', line: 1_800_201, column: 1 });
    expect(cpuOf(text)).toBeLessThan(1000);
  });

  it('counts every broken text below a key of a megabyte, and shows 200', () => {
    const broken = Array.from({ length: 100_000 }, () => '"\\ud800"').join(',');
    const findings = read(`{"${KEY}":[${broken}]}`);
    expect(findings).toHaveLength(201);
    expect(findings[0]?.pointer.length).toBeLessThan(120);
    expect(findings[200]?.message).toBe('99800 of 100000 findings are not listed here.');
  });

  it('says where a text stops being JSON, after more doubled keys than it names', () => {
    expect(read(`{${'"a":1,'.repeat(300)}!`)).toMatchObject([{ code: 'not-json', line: 1, column: 1802 }]);
  });
});
