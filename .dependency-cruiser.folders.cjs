/** No cycle between folders. Specs stand beside what they test and may use everything, so they are left out. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      comment: 'A folder and the one that holds it may use each other.',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: ['^(dist|coverage)/', '^test/', '\\.spec\\.tsx?$'] } },
};
