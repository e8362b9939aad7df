import { readFileSync } from 'node:fs';
import { compareSchemas, findMisplaced } from '../../tools/schema/compare-schemas.mjs';

const SNAPSHOT = readFileSync('libs/store/schema/schema.snapshot.sql', 'utf8');

/** Returns the message for files that make `other` in place of `text`. */
const planted = (text: string, other: string): string => {
  expect(SNAPSHOT.includes(text)).toBe(true);
  return compareSchemas(
    SNAPSHOT,
    SNAPSHOT.replace(text, () => other),
  ).join('\n');
};

describe('a schema that is not what its snapshot shows', () => {
  it.each([
    [
      'a changed function',
      `ORDER BY counted.steps DESC`,
      'ORDER BY counted.steps',
      'The function counted_at(player_id integer, run',
    ],
    ['a changed view', 'LEFT JOIN players n ', 'JOIN players n ', 'The view shown_accounts differs:'],
    [
      'a changed trigger',
      'AFTER INSERT ON entries',
      'BEFORE INSERT ON entries',
      'The trigger require_players_of_inserted on',
    ],
    ['a changed index', ' ON players USING', ' ON entries USING', 'The index '],
    ['a right more', 'grant select on', 'grant delete, select on', 'The rights of '],
    [
      'a new table',
      '-- constraints',
      'create table parking (\n  id integer\n);\n\n-- constraints',
      'Only the files make the table parking.',
    ],
  ])('is told for %s', (_, text, other, sentence) => {
    expect(planted(text, other)).toContain(sentence);
  });

  it('is told with the first lines that differ, and with what existing homes need', () => {
    const bigint = planted(
      'FUNCTION public.named_player(handle_key text)\n RETURNS integer\n',
      'FUNCTION public.named_player(handle_key text)\n RETURNS bigint\n',
    );
    expect(bigint).toBe(
      'The function named_player(handle_key text) differs:\n  snapshot:  RETURNS integer\n  files:     RETURNS bigint\n' +
        '  PostgreSQL cannot replace the return type in existing homes: a new migration has to drop the function.',
    );
    const renamed = planted('CREATE TRIGGER note_name_change BEFORE', 'CREATE TRIGGER note_change BEFORE');
    expect(renamed.split('\n')).toEqual([
      'Only the snapshot has the trigger note_name_change on players. Existing homes keep it until a new migration drops it.',
      'Only the files make the trigger note_change on players.',
    ]);
  });

  it('is none when both are equal', () => {
    expect(compareSchemas(SNAPSHOT, SNAPSHOT)).toEqual([]);
  });
});

it('finds functions, views and triggers outside of repeatable/', () => {
  const files = {
    'a.sql': 'create table trigger_times (id integer);',
    'b.sql': 'CREATE OR REPLACE VIEW v as select 1;',
    'c.sql': 'create constraint trigger t after insert on a',
  };
  expect(findMisplaced(files)).toEqual([
    'b.sql makes a VIEW: functions, views and triggers stand in repeatable/, each once.',
    'c.sql makes a trigger: functions, views and triggers stand in repeatable/, each once.',
  ]);
});
