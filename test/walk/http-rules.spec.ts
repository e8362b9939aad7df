import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

const page = (path: string) => walk.get(path).set('accept', 'text/html');

describe('the rulebook as JSON', () => {
  it('lists its documents with their sections', async () => {
    const { body } = await walk.get('/api/v1/rules').expect(200);
    expect(body.found).toBeNull();
    expect((body.documents as { document: string }[]).map(({ document }) => document)).toEqual([
      'opg-4.2',
      'decipher-1999',
      'stccg-1996',
      'sealed-1998',
      'ffg-swlcg-2016',
    ]);
    const { body: one } = await walk.get('/api/v1/rules/sealed-1998').expect(200);
    expect(one.sections[0]).toEqual({
      section: 'sealed-deck-format',
      title: 'Starter decks and expansion packs',
      cited: 'Decipher Sealed Deck Formats, Sealed Deck Format',
      address: '/rules/sealed-1998/sealed-deck-format',
    });
  });

  it('finds sections by their words', async () => {
    const { body } = await walk.get('/api/v1/rules?search=booster%20draft').expect(200);
    expect(body.found[0]).toMatchObject({ document: 'sealed-1998', section: 'otsd-booster-draft' });
    await walk.get(`/api/v1/rules?search=${'x'.repeat(201)}`).expect(400);
  });

  it('has texts and tables of a section, with what implements its rules', async () => {
    const { body } = await walk.get('/api/v1/rules/opg-4.2/3').expect(200);
    expect(body).toMatchObject({
      cited: 'Organized Play Guide 4.2, section 3',
      previous: '/rules/opg-4.2/2',
      next: '/rules/opg-4.2/4.1',
      decided: null,
    });
    expect(body.rules[0].texts[0]).toContain('Any member may register a tournament');
    expect(body.rules[1]).toMatchObject({
      row: 10,
      code: expect.arrayContaining([expect.stringMatching(/rounds-table/)]),
    });
    expect(body.tables[0]).toMatchObject({ id: 'opg-rounds', columns: ['Players', 'Rounds at least'] });
    expect(body.tables[0].rows[0]).toEqual(['4 to 7', 3]);
  });

  it('has the readings of a section, with the interim rulings beside them', async () => {
    const olga = await walk.createToken('director-of-organized-play', 'Olga');
    const ruling = { text: 'Leave it out.', source: 'home page', reading: 'sos-missed-game' };
    const made = await walk.post('/api/v1/rulings', olga, ruling).expect(201);
    const { body } = await walk.get('/api/v1/rules/opg-4.2/7.7').expect(200);
    expect(body.readings[0]).toMatchObject({ id: 'sos-missed-game', rulings: [{ number: made.body.number }] });
  });

  it.each([
    ['/api/v1/rules/opg-5', 'Use one of opg-4.2, decipher-1999'],
    ['/api/v1/rules/opg-4.2/99', 'Its sections are listed at /api/v1/rules/opg-4.2.'],
    ['/api/v1/rules/opg-4.2/%3Cscript%3E', 'Its sections are listed at /api/v1/rules/opg-4.2.'],
  ])('does not know %s, and says what there is', async (path, advice) => {
    const { body } = await walk.get(path).expect(404);
    expect(body).toMatchObject({ type: '/problems/not-found', advice: expect.stringContaining(advice) });
  });
});

describe('what a rule decided lately', () => {
  it('is counted in the published final orders of the last 365 days, with the first place left out', async () => {
    const dora = await walk.createToken('director', 'Dora');
    // Ann is ahead by points, the other three have a win each.
    const document = reportDocument(
      report(
        round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
        round('ann 100-40 cy FW', 'bob 55-50 dee FW'),
        round('ann 100-0 dee FW', 'cy 30-40 bob FL'),
        { tournament: { externalId: 'rules:1', director: 'Dora' } },
      ),
    );
    const { body: stored } = await walk.post('/api/v1/submissions', dora, document).expect(201);
    await walk.publisher.publishTournament(String(stored.tournamentId), 1);

    const { body: shown } = await walk.get(`/api/v1/tournaments/${stored.tournamentId}`).expect(200);
    const decidedBy = (shown.standings as { place: number; decidedBy: string }[])
      .filter(({ place }) => place > 1)
      .map((each) => each.decidedBy);
    const { body } = await walk.get('/api/v1/rules/opg-4.2/7.7').expect(200);
    const counted = Object.fromEntries(
      (body.decided.rows as { decidedBy: string; places: number }[]).map((row) => [row.decidedBy, row.places]),
    );
    expect(body.decided.since).toBe('2013-11-10');
    expect(counted).toEqual(
      Object.fromEntries(
        [...new Set(decidedBy)].map((step) => [step, decidedBy.filter((each) => each === step).length]),
      ),
    );
    expect(body.decided.rows[0].words).toMatch(/ decided \d places? in 1 tournament\.$/);
    expect((await page('/rules/opg-4.2/7.7').expect(200)).text).toContain(body.decided.rows[0].words);

    walk.setTime(new Date('2016-11-10T12:00:00Z'));
    const { body: later } = await walk.get('/api/v1/rules/opg-4.2/7.7').expect(200);
    expect(later.decided.rows).toEqual([]);
  });
});

describe('the pages of the rulebook', () => {
  it('show every document and section, a search, and what is not there', async () => {
    const { text } = await page('/rules').expect(200);
    expect(text).toContain('href="/rules/opg-4.2/7.7"');
    expect(text).toContain('href="/rules/ffg-swlcg-2016/end-of-game"');
    expect((await page('/rules?search=tiebreaker').expect(200)).text).toContain('4 sections with: tiebreaker');
    expect((await page('/rules?search=xylophone').expect(200)).text).toContain('No section has all of these words');
    expect((await page('/rules/opg-5').expect(404)).text).toContain('The rulebook has no document &quot;opg-5');
    await page('/rules/opg-4.2/99').expect(404);
  });

  it('show a section with its texts, its table and a link to the one after it, and never a bare document number', async () => {
    const { text } = await page('/rules/opg-4.2/3').expect(200);
    expect(text).toContain('Any member may register a tournament');
    expect(text).toContain('<caption>Table 3.0.1');
    expect(text).toContain('href="/rules/opg-4.2/4.1"');
    expect(text).toContain('libs/rules/systems/src/opg-4.2/rounds-table.ts');
    expect(text).not.toMatch(/\b00[0-4] §/);
  });

  it('name documents and sections in German on German pages, and find them by these titles', async () => {
    const german = (path: string) => page(path).set('accept-language', 'de');
    const { text } = await german('/rules').expect(200);
    expect(text).toContain(
      '<a href="/rules/opg-4.2/7.7">Endstand und Feinwertungen</a> <span class="quiet">Abschnitt 7.7</span>',
    );
    expect(text).toContain('Fantasy Flight Games veröffentlichte Version 1.0');
    const section = await german('/rules/opg-4.2/7.7').expect(200);
    expect(section.text).toContain('<h1>Endstand und Feinwertungen</h1>');
    expect(section.text).toContain('Organized Play Guide 4.2, Abschnitt 7.7, in unseren Worten.');
    const found = await german('/rules?search=Kartenh%C3%BCllen').expect(200);
    expect(found.text).toContain('<a href="/rules/opg-4.2/5.2">Kartenhüllen</a>');
  });

  it('are linked from every page, and from the readings', async () => {
    const { text } = await page('/readings').expect(200);
    expect(text).toContain('href="/rules"');
    expect(text).toContain('<a href="/rules/opg-4.2/12.6">Organized Play Guide 4.2, section 12.6</a>');
  });
});

describe('what cites a section', () => {
  it('links to it: a refusal and each of its findings, and the explanation of a rating', async () => {
    walk.setTime(new Date('2014-11-10T12:00:00Z'));
    const dora = await walk.createToken('director', 'Dora');
    const rounds = [
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 100-40 cy FW', 'bob 55-50 dee FW'),
      round('ann 100-0 dee FW', 'cy 30-40 bob FL'),
    ];
    const junior = reportDocument(report(...rounds, { tournament: { externalId: 'rules:2', format: 'junior' } }));
    const { body: refused } = await walk.post('/api/v1/submissions', dora, junior).expect(422);
    expect(refused.findings).toContainEqual(
      expect.objectContaining({ code: 'format-not-of-rule-system', rules: ['/rules/opg-4.2/4.1'] }),
    );

    const played = reportDocument(report(...rounds, { tournament: { externalId: 'rules:3', director: 'Dora' } }));
    const { body: stored } = await walk.post('/api/v1/submissions', dora, played).expect(201);
    await walk.publisher.publishTournament(String(stored.tournamentId), 1);
    const path = `/api/v1/tournaments/${stored.tournamentId}/explanation?player=ann&category=constructed`;
    const { body: explained } = await walk.get(path).expect(200);
    expect(explained.rules).toEqual(['/rules/opg-4.2/11.1.1', '/rules/opg-4.2/8']);
    for (const address of explained.rules as string[]) await page(address).expect(200);
  });
});
