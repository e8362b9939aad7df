import { readPreviewSettings } from './preview-settings.js';

describe('the settings of previews', () => {
  it('let four previews of an account wait, and 100 in all, unless they say otherwise', () => {
    expect(readPreviewSettings({})).toEqual({ waitingPerAccount: 4, waitingInAll: 100 });
    expect(readPreviewSettings({ PREVIEWS_PER_ACCOUNT: '1', PREVIEWS_WAITING: '7' })).toEqual({
      waitingPerAccount: 1,
      waitingInAll: 7,
    });
  });

  it.each(['0', '-1', '2.5', 'many', '10001'])('refuse %j with a sentence', (value) => {
    expect(() => readPreviewSettings({ PREVIEWS_WAITING: value })).toThrow(
      `PREVIEWS_WAITING is "${value}", but must be a whole number from 1 to 10000.`,
    );
  });
});
