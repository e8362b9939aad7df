import { LogWithoutSetup } from './log-without-setup.js';

const written = (
  levels: ConstructorParameters<typeof LogWithoutSetup>[0],
  message: string,
  context: string,
): string => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    new LogWithoutSetup(levels).log(message, context);
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
};

describe('the log of a process', () => {
  it('does not name each route at a start', () => {
    expect(written(['log'], 'Mapped {/api/v1/runs, GET} route', 'RouterExplorer')).toBe('');
  });

  it('names each route when it tells everything', () => {
    expect(written(['log', 'debug'], 'Mapped {/api/v1/runs, GET} route', 'RouterExplorer')).toContain('/api/v1/runs');
  });

  it('says what else happens', () => {
    expect(written(['log'], 'Nest application successfully started', 'NestApplication')).toContain('started');
  });
});
