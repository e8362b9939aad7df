import { askQuestions, REGISTRATION } from './ask-questions.js';

const open = { pointer: '/tournament/game', message: 'The file does not say which game was played.' };

const asking = (...answers: readonly string[]) => {
  const asked: string[] = [];
  const rest = [...answers];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(rest.shift() ?? '');
  };
  return { asked, ask };
};

describe('the questions of the command', () => {
  it('name what the day of the announcement decides', async () => {
    const { asked, ask } = asking('2e', '2026-11-10');
    const said = await askQuestions('a.csv', [open, REGISTRATION], ask);
    expect(asked[1]).toBe(
      'a.csv: Announced on: needed to be rated. Leave it empty if it is not known. registeredAt (as 2026-11-10): ',
    );
    expect([...said!]).toEqual([
      ['game', '2e'],
      ['registeredAt', '2026-11-10'],
    ]);
  });

  it('go on without the day of the announcement, and not without what is missing', async () => {
    expect([...(await askQuestions('a.csv', [open, REGISTRATION], asking('2e', '').ask))!]).toEqual([['game', '2e']]);
    expect(await askQuestions('a.csv', [open, REGISTRATION], asking('', '').ask)).toBeNull();
  });
});
