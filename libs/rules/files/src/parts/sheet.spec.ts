import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { openSheet } from './sheet.js';

const recordsOf = (text: string) => openSheet(text)?.records();

describe('the rows of a table', () => {
  const pieces = fc.constantFrom('a', 'Ann Lee', '3', ',', ',,', ';', '\t', ' ', '\n', '\r\n', '\r', '\n\n', 'é');

  it('are the same with and without quotation marks', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        // With a quotation mark in the head, a library takes the whole text apart.
        const [plain, quoted] = ['Round', '"Round"'].map((name) =>
          recordsOf(`${name},Player 1,Player 2,Result\n${parts.join('')}`),
        );
        expect(plain).toEqual(quoted);
      }),
      { numRuns: 300 },
    );
  });

  it('are those that the library finds in the whole text, and it breaks where the library says so', () => {
    // A cell such as: Robert "Bob" Barwal, is read though the library refuses it, so each mark here begins or ends a cell.
    const quoted = fc.constantFrom(',"",', ',"a",', ',"a, b",', ',"a\n', '\nb",', ',"x""y",', '\n"a",');
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, quoted), { maxLength: 30 }), (parts) => {
        const text = `Round,Player 1,Player 2,Result\n${parts.join('')}`;
        const found = recordsOf(text)!;
        const options = { relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };
        const whole = (() => {
          try {
            return parse(text, options);
          } catch {
            return null;
          }
        })();
        expect('code' in found ? null : found).toEqual(whole);
      }),
      { numRuns: 2000 },
    );
  });

  it('keep marks inside of cells, and break where a mark is never closed', () => {
    const head = 'Round,Player 1\n';
    expect(recordsOf(`${head}1,Robert "Bob" Barwal\n`)).toEqual([
      ['Round', 'Player 1'],
      ['1', 'Robert "Bob" Barwal'],
    ]);
    expect(recordsOf(`${head}"1, or ""2""",Robert "Bob" Barwal\n1,"Ann\nAce"\n`)).toEqual([
      ['Round', 'Player 1'],
      ['1, or "2"', 'Robert "Bob" Barwal'],
      ['1', 'Ann\nAce'],
    ]);
    expect(recordsOf(`${head}"1",Robert "Bob Barwal\n`)).toHaveProperty('code');
    expect(recordsOf(`${head}"1",Robert "Bob, Barwal" A\n`)).toHaveProperty('code');
    expect(recordsOf(`${head}1,Robert "Bob Barwal\n`)).toHaveProperty('code');
    expect(recordsOf(`${head}1,"Bob" Barwal\n`)).toHaveProperty('code');
    expect(recordsOf(`${head}1,Robert "Bob\n2,Barwal"\n`)).toHaveProperty('code');
  });

  it('are none behind the line break at the end of a file', () => {
    expect(recordsOf('Round,Player 1\n1,Ann\n')).toHaveLength(2);
    expect(recordsOf('Round,Player 1\r\n1,Ann\r\n\r\n')).toEqual([['Round', 'Player 1'], ['1', 'Ann'], ['']]);
  });
});
