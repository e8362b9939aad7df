import { deepStrictEqual } from 'node:assert/strict';
import { keepFile, openFile } from '@quadrant/rules/files';
import { FILES_OF_EVERY_FORMAT } from '../../../test/builders/every-format.js';
import { doFileTask, type FileTask } from './file-tasks.js';

// What goes to a thread and what comes back is copied, and a copy loses classes, getters and functions without a word.
// So each value has to equal its copy, prototypes included.
const expectPlain = (value: unknown): void => deepStrictEqual(structuredClone(value), value);

const NOW = new Date('2026-11-23T12:00:00Z');
const NONE: ReadonlyMap<string, string> = new Map();
const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'A', name: 'Local', startsAt: '2014-11-08T10:00:00-05:00' }),
);

function tasksOf(bytes: Uint8Array): FileTask[] {
  const kept = keepFile(bytes, ANSWERS);
  const ofKept: FileTask[] =
    kept.kind === 'file'
      ? [
          { name: 'openKept', input: [kept.content, ANSWERS, NONE] },
          { name: 'checkKept', input: [kept.content, ANSWERS, NOW, NONE] },
        ]
      : [];
  return [
    ...ofKept,
    { name: 'openFile', input: [bytes, ANSWERS] },
    { name: 'openFile', input: [bytes, NONE, ANSWERS] },
    { name: 'checkFile', input: [bytes, ANSWERS, NOW] },
    { name: 'keepFile', input: [bytes, ANSWERS] },
    { name: 'openGrid', input: [bytes, ANSWERS] },
  ];
}

describe('What crosses the thread that reads files', () => {
  const files = Object.entries(FILES_OF_EVERY_FORMAT).map(([name, bytes]) => ({ name, bytes }));

  it('is tried with a history and with places of a translated document', () => {
    const opened = files.map(({ bytes }) => openFile(bytes, ANSWERS));
    expect(opened.map(({ format }) => format)).toContain('quadrant/1-ndjson');
    expect(opened.filter(({ places }) => places.some(({ size }) => size > 0)).length).toBeGreaterThan(10);
  });

  it.each(files)('is plain data in question and answer: $name', ({ bytes }) => {
    for (const task of tasksOf(bytes)) {
      expectPlain(task);
      expectPlain(doFileTask(task));
    }
  });
});
