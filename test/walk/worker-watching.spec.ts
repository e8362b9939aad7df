import { makeClient } from '@quadrant/store/server';
import { BuiltProcess } from '../builders/built-process.js';
import { useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { makeScratchFolder } from '../builders/scratch-folder.js';
import { TraceReceiver } from '../builders/trace-receiver.js';

/** A process of its own starts in seconds, and in minutes on a machine that is far too busy. */
const STARTED_WITHIN_MS = 250_000;

describe('what operators see of a worker', () => {
  const database = useTestDatabase();
  const home = makeScratchFolder('quadrant-watching');
  const start = (variables: Readonly<Record<string, string>>) =>
    new BuiltProcess(['worker/src/main.js'], {
      DATABASE_URL: database.url,
      QUADRANT_HOME: home,
      LOG_LEVEL: 'info',
      ...variables,
    });

  it('says in its log which job and which run it was at when it was killed, and traces the job that is done again', async () => {
    const dataSource = await database.dataSource();
    const externalId = 'watching:killed';
    const startsAt = new Date(Date.now() - 86_400_000).toISOString();
    const sent = report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), {
      tournament: { externalId, startsAt, registeredAt: startsAt },
    });
    const { tournamentId } = await handIn(dataSource, sent, { receivedAt: new Date() });
    const holder = makeClient({ connectionString: database.url });
    await holder.connect();
    // A run reads what is published, and then waits for this lock.
    await holder.query('begin; lock table runs in exclusive mode');
    const killed = start({ LOG_FORMAT: 'json' });
    const lines = () =>
      killed.said
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));
    await eventually(() => expect(killed.said).toContain('run 1 begins'), STARTED_WITHIN_MS);
    await killed.kill();
    await holder.end();
    const begun = lines().filter(({ message }) => String(message).includes('begins'));
    expect(begun).toEqual([
      expect.objectContaining({
        context: 'Jobs',
        message: expect.stringMatching(/^publish begins, attempt 1: /),
        job: expect.stringMatching(/^outbox-\d+$/),
        tournament: tournamentId,
      }),
      expect.objectContaining({ context: 'Publisher', message: 'run 1 begins, for 1 changes', run: 1 }),
    ]);
    expect(begun[1]).toMatchObject({ job: begun[0]!['job'], tournament: [tournamentId] });

    const receiver = new TraceReceiver();
    await receiver.listen();
    const next = start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address });
    await eventually(() => expect(next.said).toContain('run 1 published'), STARTED_WITHIN_MS);
    await next.stop();
    await receiver.close();
    const job = receiver.spans.find(({ name }) => name === 'publish')!;
    expect(job).toMatchObject({ service: 'quadrant-worker', attributes: { 'quadrant.run': 1 } });
    expect(receiver.spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).length).toBeGreaterThan(10);
    expect(receiver.sent).not.toContain(externalId);
  });
});
