import type { Browser } from './accounts/browser.js';
import { pageOf } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { documentOf, type Header } from './held-documents.js';
import { useHttpWalk } from './http-walk.js';
import type { Finding } from '@quadrant/rules/tournament';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
let coordinator: string;
let director: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  director = await walk.createToken('director', 'Jadzia');
});

interface Shown {
  readonly registration: { readonly at: string | null; readonly text: string };
  readonly published: { readonly sanctioned: object; readonly rated: { readonly value: boolean } };
}

const publish = async (token: string, document: object) => {
  const { body } = await walk.post(SUBMISSIONS, token, document).expect(201);
  const { tournamentId, revision, findings } = body as { tournamentId: string; revision: number; findings: Finding[] };
  await walk.publisher.publishTournament(tournamentId, revision);
  const shown = (await walk.get(`/api/v1/tournaments/${tournamentId}`).expect(200)).body as Shown;
  const finding = findings.find(({ code }) => code === 'lead-time-unknown');
  return { id: tournamentId, shown, finding };
};

// @row 3
describe('A.2: a report without a date of registration', () => {
  const unsaid = (of: string, first: string, more: Header = {}) =>
    documentOf(of, first, { registeredAt: null, ...more });

  it('of a coordinator is rated, and the registration is shown as not known', async () => {
    const { id, shown, finding } = await publish(coordinator, unsaid('Benjamin', 'old'));
    expect(finding?.message).toContain('so it counts as announced early enough');
    expect(shown).toMatchObject({
      registration: { at: null, statedBy: 'nobody', text: 'registration not known, taken as early enough' },
      published: {
        sanctioned: {
          value: true,
          rule: expect.stringContaining('registration date unknown, counted as early enough'),
        },
        rated: { value: true },
      },
    });
    const page = walk.get(`/tournaments/${id}`).set('accept', 'text/html');
    expect((await page.expect(200)).text).toContain('Registration not known, taken as early enough');
    const german = walk.get(`/tournaments/${id}`).set('accept', 'text/html').set('accept-language', 'de');
    expect((await german.expect(200)).text).toContain('Anmeldung nicht bekannt, als früh genug gezählt');
  });

  it.each([
    ['a director', 'Jadzia', () => director],
    ['a coordinator who directed it', 'Thsch', () => coordinator],
  ])('of %s is not rated', async (_who, handle, token) => {
    const { shown, finding } = await publish(token(), unsaid(handle, `own-${handle}`));
    expect(finding?.message).toContain('a tournament that a director reports is not sanctioned');
    expect(shown).toMatchObject({
      registration: { at: null, text: 'registration not known' },
      published: { rated: { value: false } },
    });
  });

  it('stays rated when its director corrects it', async () => {
    const externalId = 'unsaid:corrected';
    const { id } = await publish(coordinator, unsaid('Jadzia', 'corrected', { externalId }));
    const { shown } = await publish(director, unsaid('Jadzia', 'corrected', { externalId, name: 'Winter Open' }));
    expect(shown).toMatchObject({ id, revision: 2, published: { rated: { value: true } } });
  });
});

describe('the form for a tournament', () => {
  let dora: Browser;
  const table = 'Round;Player 1;Player 2;Result\r\n1;Ann;Bob;FW\r\n';

  beforeAll(async () => {
    await makeAccount(walk.dataSource, 'Dora', { role: 'director', region: null });
    dora = await newBrowser(walk).signIn('Dora', PASSWORD);
  });

  it('says what the day of the announcement decides, and does not call it optional', async () => {
    const page = await (await pageOf(dora, '/submit')).send('Give a file', { file: { name: 'a.csv', content: table } });
    expect(page.text).toContain('Announced on: needed to be rated');
    expect(page.text).not.toContain('Announced on (optional)');
  });
});
