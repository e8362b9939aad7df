/** How many random stories a spec plays: few in `npm test`, all of them in `npm run test:full`. */
export const stories = (few: number, all: number): number =>
  process.env['QUADRANT_TEST_LENGTH'] === 'full' ? all : few;
