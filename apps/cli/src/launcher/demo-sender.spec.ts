import { createServer, type Server } from 'node:http';
import { inventSeason } from '@quadrant/demo';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { surroundingsFor } from '../../../../test/builders/surroundings.js';
import { DemoSender } from './demo-sender.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('what the demo sends to a program that is busy', () => {
  const database = useTestDatabase();
  const { lastWeek, upcoming } = inventSeason('quadrant demo', NOW);
  let server: Server;
  let address = '';
  let answers: number[] = [];
  let asked = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      request.resume().on('end', () => {
        const status = answers.shift() ?? 201;
        // No answer at all: the process has ended.
        if (status === 0) return request.socket.destroy();
        response.writeHead(status, { 'content-type': 'application/json' }).end('{"title":"Busy"}');
        return undefined;
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => (asked = 0));

  const senderWith = async (told: string[]) => {
    const log = (sentence: string) => void told.push(sentence);
    const target = { address, patience: { log } };
    return new DemoSender(surroundingsFor(log), await database.dataSource(), target, NOW, 1);
  };

  it('is sent again after 503 and after no answer, and tells once for each that it waits', async () => {
    answers = [503, 0, 503, 201];
    const told: string[] = [];
    await (await senderWith(told)).sendReports(lastWeek.slice(0, 2));
    expect(asked).toBe(5);
    expect(told).toEqual([expect.stringMatching(/ Quadrant tries again\.$/)]);
  });

  it('counts an announcement as stored that is there already after an attempt without an answer', async () => {
    answers = [0, 409];
    await (await senderWith([])).announceAll(upcoming.slice(0, 1));
    expect(asked).toBe(2);
  });

  it('ends when something is refused', async () => {
    answers = [422];
    await expect((await senderWith([])).sendReports(lastWeek.slice(0, 1))).rejects.toThrow('A demo report was refused');
  });
});
