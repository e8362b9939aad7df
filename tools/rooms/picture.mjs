// Draws the rooms of apps and libs, and the rooms that each imports, for docs/rooms.md.

const GROUPS = [
  ['apps', /^apps\/([^/]+)\//],
  ['store', /^libs\/store\/([^/]+)\//],
  ['rules', /^libs\/rules\/([^/]+)\//],
  ['libs', /^libs\/([^/]+)\//],
];

/**
 * Draws the rooms as a Mermaid flowchart. Within a group an arrow goes from a room to each room that it imports, unless another way leads there;
 * between groups there is one arrow.
 *
 * @param modules as dependency-cruiser lists them
 */
export function drawRooms(modules) {
  const rooms = new Map(GROUPS.map(([group]) => [group, new Map()]));
  const between = new Set();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (from === null || /\.spec\.tsx?$/.test(source)) continue;
    const imported = importsOf(rooms, from);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to === null || (to.group === from.group && to.room === from.room)) continue;
      if (to.group === from.group) imported.add(to.room);
      else between.add(`${from.group} --> ${to.group}`);
    }
  }
  return [
    'flowchart TD',
    ...[...rooms].flatMap(([group, imports]) => drawGroup(group, imports)),
    ...reduce([...between]).map((arrow) => `  ${arrow}`),
  ].join('\n');
}

function roomOf(file) {
  for (const [group, pattern] of GROUPS) {
    const room = pattern.exec(file)?.[1];
    if (room !== undefined) return { group, room };
  }
  return null;
}

function importsOf(rooms, { group, room }) {
  const imports = rooms.get(group);
  if (!imports.has(room)) imports.set(room, new Set());
  return imports.get(room);
}

function drawGroup(group, imports) {
  const id = (room) => `${group}_${room.replaceAll('-', '_')}`;
  const names = [...imports.keys()].sort();
  const arrows = names.flatMap((from) => [...imports.get(from)].sort().map((to) => `${id(from)} --> ${id(to)}`));
  return [
    `  subgraph ${group}`,
    ...names.map((room) => `    ${id(room)}["${room}"]`),
    ...reduce(arrows).map((arrow) => `    ${arrow}`),
    '  end',
  ];
}

/** Leaves out each arrow that another way replaces. The rooms must have no circle. */
function reduce(arrows) {
  const next = new Map();
  for (const arrow of arrows) {
    const [from, to] = arrow.split(' --> ');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const reaches = (from, to) => from === to || (next.get(from) ?? []).some((each) => reaches(each, to));
  return arrows
    .filter((arrow) => {
      const [from, to] = arrow.split(' --> ');
      return !next.get(from).some((each) => each !== to && reaches(each, to));
    })
    .sort();
}
