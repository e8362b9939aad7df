import { readdirSync } from 'node:fs';
import { person } from '../../../test/builders/surroundings.js';
import { FolderWatch } from './folder-watch.js';

const ann = person(() => ({}));
afterAll(() => ann.leave());

describe('A watched folder', () => {
  it('tells a file once it has stopped growing, and once only', () => {
    const watch = new FolderWatch(ann.folder);
    ann.write('round.csv', 'Round,');
    expect(watch.look()).toEqual([]);
    ann.write('round.csv', 'Round,Player 1,Player 2,Result\n');
    expect(watch.look()).toEqual([]);
    expect(watch.look()).toEqual(['round.csv']);
    watch.remember('round.csv', true);
    expect(watch.look()).toEqual([]);
  });

  it('tells a refused file again when it is watched again', () => {
    const watch = new FolderWatch(ann.folder);
    ann.write('refused.csv', 'Round,Player 1\n');
    watch.look();
    expect(watch.look()).toEqual(['refused.csv']);
    watch.remember('refused.csv', false);
    expect(watch.look()).toEqual([]);
    const later = new FolderWatch(ann.folder);
    later.look();
    expect(later.look()).toEqual(['refused.csv']);
    later.remember('refused.csv', true);
  });

  it('remembers by content, also when it is watched again', () => {
    const watch = new FolderWatch(ann.folder);
    ann.write('copy.csv', 'Round,Player 1,Player 2,Result\n');
    ann.write('empty.csv', '');
    watch.look();
    expect(watch.look()).toEqual([]);
    ann.write('round.csv', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,win\n');
    watch.look();
    expect(watch.look()).toEqual(['round.csv']);
    expect(readdirSync(ann.folder)).toContain('.quadrant-submitted');
  });
});
