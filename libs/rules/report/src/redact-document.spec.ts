import { getRuleSystem, listTosses } from '@quadrant/rules/systems';
import { canonicalSha256, foldHandle, type TournamentHeader, type TournamentReport } from '@quadrant/rules/tournament';
import { pods, round, type RoundText } from '../../../../test/builders/round-text.js';
import { report } from '../../../../test/builders/report.js';
import { SAMPLES } from '../../../../test/builders/samples.js';
import { documentOf } from './write-document.js';
import { readReport, readStoredReport } from './read-report.js';
import { redactDocument } from './redact-document.js';
import { redactFindings } from './redact-findings.js';
import type { Labels } from './replace-handles.js';
import fc from 'fast-check';

const KEY = '0b3f6f6e-6b7a-5d3c-9a52-1f0f2f4d7c11';

const bytesOf = (sent: TournamentReport, extra: object = {}): Buffer =>
  Buffer.from(JSON.stringify({ ...documentOf(sent), ...extra }, null, 1));
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const standingsOf = (from: TournamentReport) => getRuleSystem(from.tournament.ruleSystem).computeStandings(from, KEY);

const gamesOf = (from: TournamentReport) => getRuleSystem(from.tournament.ruleSystem).ratedGames(from);

/** These reports tie as many players as possible. Players who are not separated by byes are separated by lots. */
const TIED: Readonly<Record<string, { tournament: Partial<TournamentHeader>; rounds: readonly RoundText[] }>> = {
  'opg-4.2': { tournament: {}, rounds: [round('ann bob TT', 'cy dee TT', 'eve fay TT')] },
  'opg-4.2, Tribbles': {
    tournament: { game: 'tribbles', rules: null, pairing: 'tribbles' },
    rounds: [pods('ann 5, bob 5, cy 5', 'dee 5, eve 5, fay 5')],
  },
  'decipher-1999': {
    tournament: { ruleSystem: 'decipher-1999', game: 'stccg', cardPool: null, rules: null },
    rounds: [round('ann 60-60 bob TRUE_TIE', 'cy 60-60 dee TRUE_TIE', 'eve 60-60 fay TRUE_TIE')],
  },
  'stccg-1996': {
    tournament: { ruleSystem: 'stccg-1996', game: 'stccg', cardPool: null, rules: null, pairing: 'simple-swiss' },
    rounds: [round('ann 60-60 bob TRUE_TIE', 'cy 60-60 dee TRUE_TIE', 'eve 60-60 fay TRUE_TIE')],
  },
  'ffg-swlcg-2016': {
    tournament: {
      ruleSystem: 'ffg-swlcg-2016',
      game: 'sw-lcg',
      cardPool: null,
      rules: null,
      structure: 'basic',
      tier: 'relaxed',
    },
    rounds: [round('ann bob: W dark, L light', 'cy dee: W dark, L light', 'eve fay: W dark, L light')],
  },
};
const tied = Object.entries(TIED).map(
  ([name, { tournament, rounds }]) => [name, report({ tournament }, ...rounds)] as const,
);
const everything = [...Object.entries(SAMPLES), ...tied];

const labelOf = (number: number): string => `removed-${String(number).padStart(12, '0')}`;
const labelsFor = (handles: readonly string[]): Labels =>
  new Map(handles.map((handle, index) => [foldHandle(handle), labelOf(index)]));

/** Builds the expected report, with labels in place of names. */
function relabelled({ tournament, entries, ...rest }: TournamentReport, labels: Labels): TournamentReport {
  return {
    ...rest,
    tournament: { ...tournament, director: labels.get(tournament.director ?? '') ?? tournament.director },
    entries: entries.map((entry) => {
      const handle = labels.get(foldHandle(entry.handle));
      return handle === undefined ? entry : { ...entry, handle, name: null, country: null, region: null };
    }),
  };
}

describe('a document out of which names are taken', () => {
  it.each(everything)('reads to the same report but for the names: %s', (_, sent) => {
    const everybody = ['director', ...sent.entries.map(({ handle }) => handle)];
    fc.assert(
      fc.property(fc.subarray(everybody, { minLength: 1 }), (gone) => {
        const raw = bytesOf(sent, { notes: `${gone.join()} drove home` });
        const labels = labelsFor(gone);
        const { document, report: redacted } = redactDocument(raw, labels, KEY);
        const before = readReport(raw);
        const after = readStoredReport(document);
        expect(after.report).toEqual(redacted);
        expect({ ...redacted, tosses: [], handleOrder: null }).toEqual(relabelled(sent, labels));
        expect([after.sha256, after.rawSha256]).toEqual([before.sha256, before.rawSha256]);
        expect(standingsOf(redacted)).toEqual(standingsOf(sent));
        // Ratings add games up in this order. In another order the last bit may differ.
        expect(gamesOf(redacted)).toEqual(gamesOf(sent));
        // Removing the other names must keep everything that the first removal recorded.
        const rest = labelsFor(everybody.filter((handle) => !gone.includes(handle)).map((handle) => `${handle}`));
        const twice = redactDocument(document, new Map([...rest].map(([key], at) => [key, labelOf(100 + at)])), KEY);
        expect(standingsOf(twice.report)).toEqual(standingsOf(sent));
        expect(gamesOf(twice.report)).toEqual(gamesOf(sent));
        expect(readStoredReport(twice.document).sha256).toBe(before.sha256);
      }),
      { numRuns: 25 },
    );
  });

  it.each(tied)('keeps tosses that hung on them: %s', (_, sent) => {
    expect(listTosses(sent, KEY).flat().length).toBeGreaterThan(2);
    const { document, report: redacted } = redactDocument(bytesOf(sent), labelsFor(['ann', 'dee']), KEY);
    expect(standingsOf(redacted).filter(({ decidedBy }) => decidedBy === 'coin-toss')).not.toEqual([]);
    const anew = standingsOf({ ...redacted, tosses: [] }).map(({ entry }) => entry);
    // With other handles the lots fall differently for at least one of the two keys, so the record is needed to keep them.
    const other = getRuleSystem(sent.tournament.ruleSystem).computeStandings(
      { ...redacted, tosses: [] },
      'another key',
    );
    const drawn = standingsOf(sent).map(({ entry }) => entry);
    expect([anew, other.map(({ entry }) => entry)]).not.toEqual([drawn, drawn]);
    expect(standingsOf(readStoredReport(document).report!)).toEqual(standingsOf(sent));
  });

  it('B.8: keeps tosses that another reading of a rule comes to, too', () => {
    const sent = report(
      round('bob 100-0 eve FW', 'ann 100-0 dee FW', 'fay 100-0 cy FW'),
      round('bob MG', 'dee 100-0 ann FW', 'fay MG', 'eve 100-0 cy FW'),
      round('bob 100-0 ann FW', 'cy MG', 'fay 100-0 eve FW', 'dee BYE'),
    );
    const opg = getRuleSystem('opg-4.2');
    const orders = (from: TournamentReport, key: string) =>
      ['counts-zero', 'left-out'].map((reading) => opg.computeStandings(from, key, { 'opg-missed-game': reading }));
    const tossed = orders(sent, KEY).map((rows) => rows.filter(({ decidedBy }) => decidedBy === 'coin-toss').length);
    expect(tossed).toEqual([0, 1]);
    const keys = Array.from({ length: 8 }, (_, index) => `${KEY}${index}`);
    const redacted = keys.map((key) => redactDocument(bytesOf(sent), labelsFor(['bob', 'fay']), key).report);
    expect(redacted.map((each, index) => orders(each, keys[index]!))).toEqual(keys.map((key) => orders(sent, key)));
    const anew = redacted.map((each, index) => orders({ ...each, tosses: [] }, keys[index]!));
    expect(anew).not.toEqual(keys.map((key) => orders(sent, key)));
  });

  it('holds them nowhere: not in keys, reasons or what nobody asked for', () => {
    const sent = SAMPLES['opg-4.2']!;
    const [place] = sent.places;
    const raw = bytesOf(
      { ...sent, places: [{ ...place!, reason: 'Cy helped, CÝ stayed; bicycle' }] },
      { notes: { cy: ['by cy'] } },
    );
    const { document } = redactDocument(raw, labelsFor(['cy']), KEY);
    expect(/(?<![a-z])c[yý](?![a-z])/i.exec(textOf(document))).toBeNull();
    expect(textOf(document)).toContain('bicycle');
  });

  it('may name somebody "draw"', () => {
    const sent = report(TIED['ffg-swlcg-2016']!, round('Draw bob: W dark, L light', 'cy dee: W dark, L light'));
    const { report: redacted } = redactDocument(bytesOf(sent), labelsFor(['bob']), KEY);
    expect(redacted.rounds).toEqual(sent.rounds);
    const lower = { ...sent, entries: sent.entries.map((entry) => ({ ...entry, handle: entry.handle.toLowerCase() })) };
    expect(readReport(bytesOf(lower)).report?.rounds).toEqual(sent.rounds);
  });
});

describe('what only a stored document may have', () => {
  const sent = SAMPLES['opg-4.2']!;
  const codesOf = (bytes: Uint8Array) =>
    readReport(bytes)
      .findings.filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);

  it('is refused of those that are sent', () => {
    const { document } = redactDocument(bytesOf(sent), labelsFor(['ann']), KEY);
    expect(new Set(codesOf(document))).toEqual(new Set(['reserved-key', 'reserved-handle']));
    expect(codesOf(bytesOf(sent, { redacted: 'no' }))).toEqual(['reserved-key']);
    expect(codesOf(bytesOf(relabelled(sent, new Map([['ann', 'Hidden-0123456789ab']]))))).toContain('reserved-handle');
  });

  it('counts nothing where it is no record of hashes', () => {
    const raw = bytesOf(sent, { redacted: { sha256: 'x', rawSha256: 'y', tosses: [] } });
    expect(readStoredReport(raw).sha256).toBe(canonicalSha256(JSON.parse(raw.toString())));
  });
});

describe('a date of birth', () => {
  const sent = SAMPLES['opg-4.2']!;
  const withKey = (key: string, value: unknown) => {
    const document = documentOf(sent) as { players: object[] };
    document.players[0] = { ...document.players[0], [key]: value };
    return readReport(Buffer.from(JSON.stringify(document))).findings.map(({ code, pointer }) => `${code} ${pointer}`);
  };

  it.each(['birthDate', 'date_of_birth', 'bornOn', 'DOB', 'decipherId'])('is refused as %s', (key) => {
    expect(withKey(key, '1960-11-02')).toContain(`birth-date /players/0/${key}`);
  });

  it('is refused deep inside what nobody asked for', () => {
    expect(withKey('extra', [{ person: { birthDate: 'x' } }])).toContain(
      'birth-date /players/0/extra/0/person/birthDate',
    );
  });

  it('is not what other keys tell', () => {
    expect(withKey('email', 'x').filter((each) => each.startsWith('birth-date'))).toEqual([]);
  });
});

describe('findings of a redacted document', () => {
  it('name nobody who was taken out', () => {
    const sent = report(round('ann 20-100 bob FW', 'the 10-10 cy TT'), round('ann 100-0 bob FW', 'the MG', 'cy BYE'), {
      players: { the: {} },
    });
    const raw = bytesOf(sent, { ann: 1 });
    const findings = [
      ...readReport(raw).findings,
      {
        severity: 'note',
        code: 'player-created',
        pointer: '',
        message: '"ann" was not known.',
        advice: 'See Ánn.',
      } as const,
    ];
    const labels = labelsFor(['ann', 'the']);
    const { document } = redactDocument(raw, labels, KEY);
    const redacted = redactFindings(findings, raw, document, labels);
    expect(redacted.map(({ code }) => code)).toEqual(findings.map(({ code }) => code));
    expect(JSON.stringify(redacted)).not.toMatch(/\b[aá]nn\b/i);
    // Some of these findings are computed again. Their words stay, even when they equal a handle.
    expect(redacted.some(({ advice }) => /\bthe\b/i.test(String(advice)))).toBe(true);
    expect(redacted.at(-1)).toMatchObject({ message: `"${labelOf(0)}" was not known.`, advice: `See ${labelOf(0)}.` });
  });
});
