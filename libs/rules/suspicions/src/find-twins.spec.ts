import { twinsFinding, twinsIn } from './find-twins.js';

describe('two players who may be one person', () => {
  it('are read back from their finding, whatever their handles look like', () => {
    const twins = { earlier: 'a "quoted" one', later: 'back\\slash', name: 'Ann Example' };
    const finding = twinsFinding(twins);
    expect(finding.message).toContain('both are called "Ann Example"');
    expect(twinsIn(finding)).toEqual({ earlier: twins.earlier, later: twins.later });
  });

  it('are in no other finding', () => {
    const { message } = twinsFinding({ earlier: 'ann', later: 'ann2', name: 'Ann Example' });
    expect(twinsIn({ code: 'possible-duplicate', message })).toBeNull();
    expect(twinsIn({ code: 'possible-same-player', message: 'Something else.' })).toBeNull();
  });
});
