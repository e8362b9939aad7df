import { stripVTControlCharacters } from 'node:util';
import { startWatching, stopWatching } from '@quadrant/watching';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { TraceReceiver } from '../builders/trace-receiver.js';
import { useHttpWalk } from './http-walk.js';

const document = (externalId: string) =>
  reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), { tournament: { externalId } }));

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

describe('what operators see of requests', () => {
  const walk = useHttpWalk(undefined, 'info');
  let write: jest.SpyInstance;
  beforeAll(() => {
    write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterAll(() => write.mockRestore());
  const said = (): string => stripVTControlCharacters(write.mock.calls.map(([text]) => String(text)).join(''));

  it('names a change at its beginning and its end, with the ids that are known by then', async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    const { body } = await walk
      .post('/api/v1/submissions', token, document('watching:1'))
      .set('x-request-id', 'spec-1')
      .expect(201);
    const { tournamentId } = body as { tournamentId: string };
    const lines = said().match(/\[Request\] .*$/gm)!;
    expect(lines[0]).toMatch('[Request] POST /api/v1/submissions begins request=spec-1');
    expect(lines[1]).toMatch(
      new RegExp(
        `POST /api/v1/submissions answered 201 in \\d+ ms request=spec-1 account=${UUID} tournament=${tournamentId}$`,
      ),
    );
    await walk.post(`/api/v1/tournaments/${tournamentId}/withdrawal`, token, { reason: 'spec' });
    expect(said()).toMatch(
      new RegExp(`POST /api/v1/tournaments/:id/withdrawal begins request=${UUID} tournament=${tournamentId}\n`),
    );
  });

  it('does not name what is only read, nor addresses', async () => {
    write.mockClear();
    await walk.get('/players/secret-in-an-address').expect(404);
    expect(said()).toBe('');
  });

  it('sends a span of each request and of its statements, without a value', async () => {
    const receiver = new TraceReceiver();
    await receiver.listen();
    await startWatching({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address }, 'quadrant-spec');
    try {
      const token = await walk.createToken('coordinator', 'Traced');
      const trace = '0af7651916cd43dd8448eb211c80319c';
      await walk
        .post('/api/v1/submissions', token, document('watching:secret-canary'))
        .set('traceparent', `00-${trace}-b7ad6b7169203331-01`)
        .set('x-request-id', 'spec-2')
        .expect(201);
      await walk.get('/api/v1/runs/999').expect(404);
    } finally {
      await stopWatching();
    }
    await receiver.close();
    const { spans } = receiver;
    const request = spans.find(({ name }) => name === 'POST /api/v1/submissions')!;
    expect(request).toMatchObject({
      service: 'quadrant-spec',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    });
    expect(request.attributes).toMatchObject({ 'http.response.status_code': 201, 'quadrant.request': 'spec-2' });
    expect(request.attributes['quadrant.account']).toMatch(new RegExp(`^${UUID}$`));
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'INSERT', 'COMMIT']));
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
    expect(spans.find(({ name }) => name === 'GET /api/v1/runs/:number')?.attributes).toMatchObject({
      'http.response.status_code': 404,
      'quadrant.run': 999,
    });
    expect(receiver.sent).not.toContain('secret-canary');
  });

  it('says in a sentence that the address of the collector is none, without repeating it', async () => {
    await expect(startWatching({ OTEL_EXPORTER_OTLP_ENDPOINT: 'user:pass@host' }, 'quadrant')).rejects.toThrow(
      /^OTEL_EXPORTER_OTLP_ENDPOINT has to be the http or https address of a collector, such as http:\/\/localhost:4318\.$/,
    );
  });
});
