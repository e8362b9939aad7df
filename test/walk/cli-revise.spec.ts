import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useCliPeople } from './cli-people.js';

const { walk, facts, dora, tokens } = useCliPeople();

/** Stores a tournament of players who play in no other one, and returns its id. */
async function submit(name: string, more: object = {}): Promise<string> {
  const [ann, bob, cy, dee] = ['ann', 'bob', 'cy', 'dee'].map((each) => `${each}-${name}`);
  const rounds = [
    round(`${ann} 100-35 ${bob} FW`, `${cy} 100-20 ${dee} FW`),
    round(`${ann} 40-100 ${cy} FL`, `${bob} 55-50 ${dee} MW`),
  ];
  const tournament = { name: `Local ${name}`, externalId: `revise:${name}`, director: 'Dora', ...more };
  const document = reportDocument(report(...rounds, { tournament }));
  const { body } = await walk.post('/api/v1/submissions', tokens.director, document).expect(201);
  return body.tournamentId as string;
}

const because = ['--reason', 'the slip says so'];
const revise = (...words: string[]) => dora.call('revise', ...words, ...because);

/** Returns the row of the cells that `revise ID` prints for two players of a round. */
async function rowOf(id: string, ...cells: string[]): Promise<string> {
  const { out } = await dora.call('revise', id);
  const row = out.split('\n').find((line) => cells.every((cell) => line.includes(cell)))!;
  return /^\s*(\d+)/.exec(row)![1]!;
}

async function download(id: string, file: string, format: string): Promise<string> {
  const { text } = await walk.get(`/api/v1/tournaments/${id}/document?format=${format}`).expect(200);
  dora.write(file, text);
  return text;
}

const resultOf = async (id: string, match: number): Promise<string> =>
  (await walk.get(`/api/v1/tournaments/${id}/document`).expect(200)).body.rounds[0].matches[match].result as string;

describe('quadrant revise', () => {
  it('prints the results with their rows and columns, and corrects one of them', async () => {
    const id = await submit('set');
    const row = await rowOf(id, 'cy-set', 'dee-set');
    const { out } = await dora.call('revise', id);
    const column = /(\d) Result/.exec(out)![1]!;
    const answer = await revise(id, '--set', `cell.${row}.${column}=MW`);
    expect(answer).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/, revision 2\.\n/) });
    expect(answer.out).toContain(`Result (${row}): FW → MW`);
    expect(await resultOf(id, 1)).toBe('MW');
  });

  it('sends a corrected file, and refuses one that was downloaded before the last correction', async () => {
    const id = await submit('file');
    const before = await download(id, 'stored.csv', 'csv-matches');
    dora.write('first.csv', before.replace('FW,100,20', 'MW,100,20'));
    expect(await revise(id, 'first.csv')).toMatchObject({ code: 0, out: expect.stringContaining('revision 2') });
    dora.write('late.csv', before.replace('FW,100,35', 'MW,100,35'));
    expect(await revise(id, 'late.csv')).toMatchObject({
      code: 1,
      out: expect.stringContaining('was sent for revision 1 of the tournament, which has revision 2 now'),
    });
    expect(await resultOf(id, 0)).toBe('FW');
  });

  it.each(['quadrant-1', 'csv-matches', 'trf16'])(
    'says that nothing changes, and repeats no finding, for an unchanged download as %s',
    async (format) => {
      const id = await submit(`same-${format}`);
      await download(id, 'same', format);
      const { code, out } = await revise(id, 'same', '--json');
      expect(code).toBe(0);
      const [answer] = JSON.parse(out) as { created: boolean; receipt: { findings: { code: string }[] } }[];
      expect(answer!.created).toBe(false);
      expect(answer!.receipt.findings.map((each) => each.code)).toEqual(['document-unchanged']);
      expect((await revise(id, 'same')).out).toContain('which is stored: nothing changes');
    },
  );

  it('refuses a player who would play twice in a round, and names the cell', async () => {
    const id = await submit('twice');
    const row = await rowOf(id, 'cy-twice', 'dee-twice');
    const { code, out } = await revise(id, '--set', `cell.${row}.2=ann-twice`);
    expect(code).toBe(1);
    expect(out).toContain(`(line ${row}, column 2)\n    ann-twice is in round 1 twice.`);
    const text = await download(id, 'twice.csv', 'csv-matches');
    dora.write('twice.csv', text.replace('1,swiss,cy-twice', '1,swiss,ann-twice'));
    const sent = await revise(id, 'twice.csv');
    expect(sent).toMatchObject({
      code: 1,
      out: expect.stringMatching(/line 4, column \d\)?\n? *ann-twice is twice in round 1/),
    });
  });

  it('refuses a correction of a withdrawn and of a merged tournament, and says what counts', async () => {
    const [withdrawn, merged, other] = [await submit('gone'), await submit('merged'), await submit('other')];
    facts['QUADRANT_TOKEN'] = tokens.coordinator;
    const reason = { reason: 'it was never played' };
    await walk.post(`/api/v1/tournaments/${withdrawn}/withdrawal`, tokens.coordinator, reason).expect(200);
    await walk.post(`/api/v1/tournaments/${merged}/merge`, tokens.coordinator, { into: other, ...reason }).expect(200);
    facts['QUADRANT_TOKEN'] = tokens.director;
    const ofWithdrawn = await revise(withdrawn, '--set', 'name=Spring');
    expect(ofWithdrawn).toMatchObject({ code: 1, out: expect.stringMatching(/refused\. .*withdrawn/) });
    const ofMerged = await revise(merged, '--set', 'name=Spring');
    expect(ofMerged).toMatchObject({ code: 1, out: expect.stringContaining(`the one that counts is ${other}`) });
  });

  it('proposes a correction of a fact that decides about numbers, which counts nothing until then', async () => {
    const id = await submit('proposed');
    const answer = await revise(id, '--set', 'startsAt=2014-11-07');
    expect(answer).toMatchObject({ code: 0, out: expect.stringMatching(/: held \(waits for a coordinator/) });
    expect(await dora.call('held', 'list', '--mine')).toMatchObject({ out: expect.stringContaining('Local proposed') });
    const { body } = await walk.get(`/api/v1/tournaments/${id}`).expect(200);
    expect(body.header.startsAt).toMatch(/^2014-11-08/);
  });

  it('corrects a tournament whose withdrawal waits for a coordinator', async () => {
    const id = await submit('waits');
    walk.setTime(new Date('2014-12-20T12:00:00Z'));
    const asked = await walk.post(`/api/v1/tournaments/${id}/withdrawal`, tokens.director, { reason: 'a mistake' });
    expect([asked.status, asked.body]).toEqual([202, expect.objectContaining({ state: 'held' })]);
    const answer = await revise(id, '--set', 'name=Spring');
    expect(answer).toMatchObject({ code: 0, out: expect.stringContaining('waits for the next refresh), revision 2.') });
  });
});
