import { PROBLEMS } from '@quadrant/http';
import { FINDING_PARTS } from '@quadrant/rules/findings';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const page = (path: string) => walk.get(path).set('accept', 'text/html');

describe('the pages of findings', () => {
  it('list every code of the list', async () => {
    const { text } = await page('/findings').expect(200);
    const codes = FINDING_PARTS.flatMap(({ findings }) => Object.keys(findings));
    expect(codes.filter((code) => !text.includes(`<a href="/findings/${code}">${code}</a>`))).toEqual([]);
    expect(codes.length).toBeGreaterThan(300);
  });

  it('say when a report has one, and what to do', async () => {
    const { text } = await page('/findings/open-question').expect(200);
    expect(text).toContain('<h1>open-question</h1>');
    expect(text).toContain('An error: a report with it is refused, and nothing of it is stored.');
    expect(text).toContain('answer it: <code>--set game=2e</code>');
  });
});

describe('the pages of problems', () => {
  it('list every code of the list', async () => {
    const { text } = await page('/problems').expect(200);
    const codes = Object.keys(PROBLEMS);
    expect(codes.filter((code) => !text.includes(`<a href="/problems/${code}">${code}</a>`))).toEqual([]);
  });

  it('stand where the type of a problem document leads, that of a page that does not exist too', async () => {
    const { body } = await walk.get('/api/v1/nothing').expect(404);
    expect(body.type).toBe('/problems/not-found');
    const { text } = await page(body.type as string).expect(200);
    expect(text).toContain('<h1>not-found</h1>');
    expect(text).toContain('The API answers with HTTP status 404.');
    expect(text).toContain('Check the address; every path is listed at <a href="/docs">/docs</a>.');
  });

  it('lead to the answer itself where only that says what to do', async () => {
    const { text } = await page('/problems/already-withdrawn').expect(200);
    expect(text).toContain('read its <code>detail</code> and its <code>advice</code>');
    expect(text).not.toContain('](');
  });
});

it.each(['/findings/no-such-code', '/problems/no-such-code', '/findings/__proto__'])(
  'a code that does not exist has no page: %s',
  async (path) => {
    const { text } = await page(path).expect(404);
    expect(text).toContain(`<a href="/${path.split('/')[1]}">/${path.split('/')[1]}</a> lists them all.`);
  },
);

describe('in German', () => {
  const german = (path: string) => page(path).set('accept-language', 'de');

  it.each(['/problems', '/findings'])('every explanation of %s is German', async (path) => {
    const { text } = await german(path).expect(200);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect([...main.matchAll(/<td[^>]*><span lang="en">([^<]*)/g)].map(([, english]) => english)).toEqual([]);
  });

  it('cites sections with links', async () => {
    const { text } = await german('/problems/too-few-players').expect(200);
    expect(text).toContain('eine Liga wird mit weniger als vier verschiedenen Spielern gegründet');
    expect(text).toContain('<a href="/rules/opg-4.2/12.1">Organized Play Guide 4.2, Abschnitt 12.1</a>');
  });
});
