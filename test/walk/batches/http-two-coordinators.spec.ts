import { report, reportDocument } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import { ON_TIME } from '../http-walk.js';
import { useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

let second: string;
let now = ON_TIME;
const batches = useBatches({ now: () => now });
const { walk } = batches;

beforeAll(async () => {
  second = await walk.createToken('coordinator', 'Andorian');
});

interface Entry {
  readonly tournament: string;
  readonly spelling: string;
}
interface Question {
  readonly one: Entry;
  readonly other: Entry;
}
interface People {
  readonly cards: readonly { readonly questions: readonly Question[] }[];
  readonly links: readonly { readonly reason: string; readonly count: number; readonly sample: readonly Question[] }[];
  readonly answers: readonly { readonly id: number; readonly decidedBy: string }[];
  readonly kinds: readonly object[];
  readonly leases: readonly { readonly by: string }[];
}

const RESULTS = ['FW', 'ML', 'FW', 'FL', 'FW', 'FW'];
const PLACES = [
  ['north', ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper']],
  ['south', ['Ann Archer', 'Eve Eaton', 'Fay Fisher', 'Bob Baker']],
  ['north', ['Archer Ann', 'Bob Baker', 'Cyd Cooper', 'Dee Draper']],
] as const;

const people = async (token = batches.token): Promise<People> =>
  (await batches.send('get', '/1/people', undefined, token).expect(200)).body as People;

const entry = ({ tournament, spelling }: Entry): Entry => ({ tournament, spelling });
const pair = ({ one, other }: Question): Question => ({ one: entry(one), other: entry(other) });

const readAgain = () => batches.read(1);

/** Two questions that are open. */
async function openQuestions(): Promise<readonly [Question, Question]> {
  const questions = (await people()).cards.flatMap((card) => card.questions).map(pair);
  expect(questions.length).toBeGreaterThanOrEqual(2);
  return [questions[0]!, questions[1]!];
}

const answer = (question: Question, verdict: string, token: string) =>
  batches.send('post', '/1/answers', { toQuestions: true, answers: [{ ...question, verdict }] }, token);

describe('two coordinators who settle one batch', () => {
  beforeAll(async () => {
    await batches.bring(
      ...[...PLACES.entries()].flatMap(([at, [place, names]]) =>
        [2005, 2006, 2007].map((year) => [`${place}/${at}-${year}.csv`, roundRobin(names, RESULTS)] as const),
      ),
    );
  });

  it('lets one of them open a question, and tells the other who has it and until when', async () => {
    const [question] = await openQuestions();
    const turned = { one: question.other, other: question.one };
    const { body: lease } = await batches.send('post', '/1/leases', question).expect(200);
    expect(lease).toMatchObject({ by: 'Thsch', until: new Date(now.getTime() + 120_000).toISOString() });
    const { body: refused } = await batches.send('post', '/1/leases', turned, second).expect(409);
    expect(refused).toMatchObject({
      by: 'Thsch',
      detail: expect.stringContaining('Thsch has this question open') as string,
    });
    await answer(question, 'same', second).expect(409);
    expect((await people()).leases).toEqual([]);
    expect((await people(second)).leases).toMatchObject([{ by: 'Thsch' }]);
  });

  it('gives the question to the other after two minutes', async () => {
    const [question] = await openQuestions();
    now = new Date(now.getTime() + 120_001);
    walk.setTime(now);
    expect((await people(second)).leases).toEqual([]);
    await batches.send('post', '/1/leases', question, second).expect(200);
    expect((await people()).leases).toMatchObject([{ by: 'Andorian' }]);
  });

  it('keeps a question for ten minutes where no script asks again', async () => {
    const [question] = await openQuestions();
    walk.setTime(now);
    const { body: lease } = await batches.send('post', '/1/leases', { ...question, minutes: 10 }, second).expect(200);
    expect(lease).toMatchObject({ by: 'Andorian', until: new Date(now.getTime() + 600_000).toISOString() });
    await batches.send('post', '/1/leases', { ...question, minutes: 60 }, second).expect(400);
  });

  it('keeps the answers of both, and refuses a second answer to one question', async () => {
    const [question, next] = await openQuestions();
    await answer(question, 'two', second).expect(200);
    const { body: refused } = await answer(question, 'same', batches.token).expect(409);
    expect(refused).toMatchObject({ by: 'Andorian', verdict: 'two' });
    // A request that is repeated, such as after a broken connection, is no second answer.
    await answer(question, 'two', second).expect(200);
    await answer(next, 'unknown', batches.token).expect(200);
    const answers = (await people()).answers.map(({ decidedBy }) => decidedBy);
    expect(answers).toEqual(['Andorian', 'Thsch']);
    await readAgain();
    expect((await people()).answers).toHaveLength(2);
    expect((await people()).cards).toEqual([]);
  });

  it('says of a question that is gone that it is not asked any more', async () => {
    const gone = {
      one: { tournament: 'north/0-2005.csv', spelling: 'Cyd Cooper' },
      other: { tournament: 'south/1-2005.csv', spelling: 'Fay Fisher' },
    };
    const { body: refused } = await answer(gone, 'same', batches.token).expect(409);
    expect(refused.type).toContain('batch-question-gone');
    // A table that was answered offline may know more than the questions.
    await batches.send('post', '/1/answers', { answers: [{ ...gone, verdict: 'two' }] }).expect(200);
  });
});

describe('the links of a kind', () => {
  const decide = (decision: string, kind = 'word-order') => batches.send('post', '/1/kinds', { kind, decision });

  it('are shown with a sample, which the same links give again', async () => {
    const { links } = await people();
    expect(links).toMatchObject([{ reason: 'word-order', count: 1, sample: [{}] }]);
    await readAgain();
    expect((await people()).links).toEqual(links);
  });

  it('are confirmed as a whole, which keeps the diff', async () => {
    await decide('confirm').expect(200);
    expect((await people()).kinds).toEqual([{ kind: 'word-order', decision: 'confirm', links: 1, decidedBy: 'Thsch' }]);
    await decide('confirm', 'nickname').expect(404);
  });

  it('are opened as a whole: then each is asked', async () => {
    await decide('open').expect(200);
    await readAgain();
    const { cards, links, kinds } = await people();
    expect(links).toEqual([]);
    expect(kinds).toMatchObject([{ decision: 'open' }]);
    const asked = cards.flatMap(({ questions }) =>
      questions.map(({ one, other }) => [one.spelling, other.spelling].sort()),
    );
    expect(asked).toContainEqual(['Ann Archer', 'Archer Ann']);
    await decide('link').expect(200);
    await readAgain();
    expect((await people()).links).toHaveLength(1);
  });
});

describe('a later report of one tournament', () => {
  it('uses spellings that the batch confirmed, and leads to nobody where two people have the name', async () => {
    const files = await batches.list<{ path: string }>(1, 'files');
    await batches.answer(1, ...files.map(({ path }, at) => [path, `2009-0${at + 1}-04`] as const));
    await readAgain();
    expect(await batches.publishAll(1)).not.toBeNull();
    const document = report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), {
      tournament: { externalId: 'later:1', director: 'Thsch' },
    });
    const named = JSON.parse(
      JSON.stringify(reportDocument(document)).replaceAll('"ann"', '"Archer Ann"').replaceAll('"cy"', '"Cooper, Cyd"'),
    ) as object;
    const { body } = await walk.post('/api/v1/submissions?createPlayers=true', batches.token, named);
    const told = (body.findings as { code: string; message: string }[]).map(
      ({ code, message }) => `${code}: ${message}`,
    );
    expect(told).toContain('player-created: "Archer Ann" is not known, so the report creates a new player.');
    expect(told).toContain(
      'player-linked: Nobody has the handle "Cooper, Cyd"; the entry counts for "Cyd Cooper", the only player of this name.',
    );
  });
});
