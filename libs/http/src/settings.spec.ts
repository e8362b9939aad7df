import { nestLogLevels, readHttpSettings } from './settings.js';

describe('HTTP settings', () => {
  it('have defaults', () => {
    expect(readHttpSettings({ PORT: '' })).toEqual({ port: 3000, logLevel: 'info', trustProxy: false });
  });

  it('are read from the environment', () => {
    const env = { PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '10.0.0.0/8, ::1' };
    expect(readHttpSettings(env)).toEqual({ port: 0, logLevel: 'silent', trustProxy: ['10.0.0.0/8', '::1'] });
  });

  it.each([
    [{ PORT: '65536' }, 'PORT is "65536", but has to be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1", but has to be a whole number from 0 to 65535.'],
    [{ PORT: '3e3' }, 'PORT is "3e3", but has to be a whole number from 0 to 65535.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but has to be one of silent, fatal, error, warn, info, debug.'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY is "true", but has to be addresses or networks with commas between them, such as 10.0.0.0/8,127.0.0.1.',
    ],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readHttpSettings(env)).toThrow(sentence);
  });

  it('print a level and everything worse', () => {
    expect(nestLogLevels('silent')).toEqual([]);
    expect(nestLogLevels('warn')).toEqual(['fatal', 'error', 'warn']);
    expect(nestLogLevels('debug')).toEqual(['fatal', 'error', 'warn', 'log', 'debug']);
  });
});
