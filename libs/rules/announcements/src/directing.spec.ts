import { directingOf } from './directing.js';

const NAMED = ['ann', 'bob', 'cy'];

describe('who directs a tournament', () => {
  it('is whoever names themselves; everybody else is invited', () => {
    expect(directingOf(NAMED, 'bob', null)).toEqual({ directorKeys: ['bob'], invitedKeys: ['ann', 'cy'] });
    expect(directingOf(NAMED, 'zoe', null)).toEqual({ directorKeys: [], invitedKeys: NAMED });
  });

  it('stays as it was agreed when the tournament changes, and is over for whoever is named no more', () => {
    const before = { directorKeys: ['ann', 'bob'], invitedKeys: ['cy'], named: NAMED };
    expect(directingOf(NAMED, 'zoe', before)).toEqual({ directorKeys: ['ann', 'bob'], invitedKeys: ['cy'] });
    expect(directingOf(['ann', 'dee'], 'ann', before)).toEqual({ directorKeys: ['ann'], invitedKeys: ['dee'] });
  });

  it('is asked of nobody again who has declined, unless they are named anew', () => {
    const declined = { directorKeys: ['ann'], invitedKeys: [], named: ['ann', 'bob'] };
    expect(directingOf(['ann', 'bob'], 'ann', declined).invitedKeys).toEqual([]);
    expect(directingOf(['ann', 'bob'], 'ann', { ...declined, named: ['ann'] }).invitedKeys).toEqual(['bob']);
  });
});
