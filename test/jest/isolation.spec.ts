import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

it('keeps what one spec file leaves in globals, variables, packages, clock and logger away from the next one', async () => {
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const args = [jest, '--runInBand', '--config', 'test/jest/samples/jest.config.cjs'];
  // Both in one process, as a worker runs them; what fails there is thrown here with its output.
  const { stderr } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, QUADRANT_TEST_COMPILED: '' },
  });
  expect(stderr).toContain('Tests:       2 passed, 2 total');
});
