import { validateSync } from 'class-validator';
import { IsText } from './is-text.decorator.js';

class Said {
  @IsText(10)
  text: unknown;
}

const isRight = (text: unknown) => validateSync(Object.assign(new Said(), { text })).length === 0;

describe('IsText', () => {
  it.each([['one'], ['two\nlines'], ['a\r\n \r\nb'], [' 12345\n7890 '], ['🖖🖖🖖🖖🖖🖖🖖🖖🖖🖖'], ['שלום']])(
    'takes %j',
    (text) => {
      expect(isRight(text)).toBe(true);
    },
  );

  it.each([
    [''],
    ['  \n '],
    ['12345678901'],
    ['a\0b'],
    ['a\u0007b'],
    ['a\tb'],
    ['a\rb'],
    ['a\n\u0007'],
    ['a\n\u2028\nb'],
    ['\u202egniht'],
    ['\u2066x'],
    ['\ud83d'],
    [7],
    [null],
    [['one']],
  ])('refuses %j', (text) => {
    expect(isRight(text)).toBe(false);
  });
});
