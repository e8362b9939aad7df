import { nestLogLevels, readHttpSettings, readWorkerHttpSettings } from './http-settings.js';

describe('HTTP settings', () => {
  it('have defaults', () => {
    expect(readHttpSettings({ PORT: '' })).toEqual({
      port: 3000,
      hosts: ['0.0.0.0'],
      logLevel: 'info',
      logFormat: 'text',
      trustProxy: false,
      metricsToken: null,
      connections: { most: 4096, mostEventStreams: 100, mostWatchers: 5000 },
    });
  });

  it('are read from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '::1, 10.0.0.1',
      LOG_LEVEL: 'silent',
      LOG_FORMAT: 'json',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    };
    const counts = { MAX_CONNECTIONS: '10', MAX_EVENT_STREAMS: '2', METRICS_TOKEN: 'sixteen-letters.' };
    expect(readHttpSettings({ ...env, ...counts })).toEqual({
      port: 0,
      hosts: ['::1', '10.0.0.1'],
      logLevel: 'silent',
      logFormat: 'json',
      trustProxy: ['10.0.0.0/8', '::1'],
      metricsToken: 'sixteen-letters.',
      connections: { most: 10, mostEventStreams: 2, mostWatchers: 5000 },
    });
  });

  it('keep a worker to this machine and to any free port unless told otherwise', () => {
    const rest = {
      logLevel: 'info',
      logFormat: 'text',
      trustProxy: false,
      metricsToken: null,
      connections: { most: 4096, mostEventStreams: 100, mostWatchers: 5000 },
    };
    expect(readWorkerHttpSettings({})).toEqual({ port: 0, hosts: ['localhost'], ...rest });
    expect(readWorkerHttpSettings({ PORT: '3000', WORKER_PORT: '3001', HOST: '0.0.0.0' })).toEqual({
      port: 3001,
      hosts: ['0.0.0.0'],
      ...rest,
    });
    expect(() => readWorkerHttpSettings({ WORKER_PORT: 'none' })).toThrow(
      'WORKER_PORT is "none", but has to be a whole',
    );
  });

  it.each([
    [{ PORT: '65536' }, 'PORT is "65536", but has to be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1", but has to be a whole number from 0 to 65535.'],
    [{ PORT: '3e3' }, 'PORT is "3e3", but has to be a whole number from 0 to 65535.'],
    [
      { HOST: 'everywhere' },
      'HOST is "everywhere", but has to be "localhost" or addresses of this machine with commas between them, such as 0.0.0.0.',
    ],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is "xml", but has to be one of text, json.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but has to be one of silent, fatal, error, warn, info, debug.'],
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS is "0", but has to be a whole number from 1 to 1000000.'],
    [{ MAX_EVENT_STREAMS: 'many' }, 'MAX_EVENT_STREAMS is "many", but has to be a whole number from 1 to 1000000.'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY is "true", but has to be addresses or networks with commas between them, such as 10.0.0.0/8,127.0.0.1.',
    ],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readHttpSettings(env)).toThrow(sentence);
  });

  it.each(['short', 'with a space in it', 'sixteen-letters\nX', 'ü'.repeat(20), 'x'.repeat(201)])(
    'refuse the metrics token %j of every process without printing it',
    (token) => {
      for (const readSettings of [readHttpSettings, readWorkerHttpSettings]) {
        expect(() => readSettings({ METRICS_TOKEN: token })).toThrow(/^METRICS_TOKEN has to be 16 to 200 letters/);
        expect(() => readSettings({ METRICS_TOKEN: token })).not.toThrow(token);
      }
    },
  );

  it('print a level and everything worse', () => {
    expect(nestLogLevels('silent')).toEqual([]);
    expect(nestLogLevels('warn')).toEqual(['fatal', 'error', 'warn']);
    expect(nestLogLevels('debug')).toEqual(['fatal', 'error', 'warn', 'log', 'debug']);
  });
});
