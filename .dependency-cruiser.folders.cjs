/** No cycle between folders. Specs stand beside what they test and may use everything, so they are left out. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      comment:
        'Folders must not import each other in a circle; only a folder and the one that holds it may. Move what both need to a folder of its own.',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: ['^(dist|coverage)/', '^test/', '\\.spec\\.tsx?$'] } },
};
