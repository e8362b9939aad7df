import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findHolder, findRunningAddress, leaveMark } from './running-mark.js';

describe('the mark of a running launcher', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'quadrant mark '));
  const file = path.join(home, 'running.json');
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(home, { recursive: true });
  });
  const write = (pid: number, at = port) => writeFileSync(file, JSON.stringify({ pid, port: at }));

  it('names the other process that holds the port', async () => {
    write(process.ppid);
    expect(await findHolder(home, port)).toBe(process.ppid);
  });

  it('means nothing for another port, from a dead process, from ourselves, or when nobody listens', async () => {
    write(process.ppid, port - 1);
    expect(await findHolder(home, port)).toBe('another program');
    write(0x7fffffff);
    expect(await findHolder(home, port)).toBe('another program');
    write(process.pid);
    expect(await findHolder(home, port)).toBe('another program');
    // Port 1 is nobody's on a machine of our day.
    write(process.ppid, 1);
    expect(await findHolder(home, 1)).toBeNull();
  });

  it.each(['', 'null', '{}', '{"pid":"1"}', '[]', '[null]'])('is none when the file holds %j', async (content) => {
    writeFileSync(file, content);
    expect(await findHolder(home, port)).toBe('another program');
  });

  it('goes when its launcher goes, but the marks of other launchers stay', async () => {
    write(process.ppid);
    const remove = leaveMark(home, port + 1, 'http://localhost:second');
    expect(await findHolder(home, port)).toBe(process.ppid);
    expect(findRunningAddress(home)).toBe('http://localhost:second');
    remove();
    expect(await findHolder(home, port)).toBe(process.ppid);
    expect(findRunningAddress(home)).toBe(`http://localhost:${port}`);
    write(0x7fffffff);
    leaveMark(home, port, `http://localhost:${port}`)();
    expect(existsSync(file)).toBe(false);
  });

  it('stays when an earlier launcher of the home goes', () => {
    const remove = leaveMark(home, port, `http://localhost:${port}`);
    const own = JSON.parse(readFileSync(file, 'utf8')) as object[];
    writeFileSync(file, JSON.stringify([...own, { pid: process.ppid, port: port + 1, address: 'http://localhost:2' }]));
    remove();
    expect(findRunningAddress(home)).toBe('http://localhost:2');
  });
});
