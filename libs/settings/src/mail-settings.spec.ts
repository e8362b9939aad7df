import { readMailSettings } from './mail-settings.js';

const RIGHT = {
  SMTP_URL: 'smtps://user:hush@mail.example:465',
  MAIL_FROM: 'Quadrant <quadrant@league.example>',
  PUBLIC_URL: 'https://league.example',
};

describe('settings of mails', () => {
  it('are none without a mail server', () => {
    expect(readMailSettings({})).toBeNull();
    expect(readMailSettings({ SMTP_URL: '', MAIL_FROM: 'a@b.example' })).toBeNull();
  });

  it('are read from the environment', () => {
    expect(readMailSettings(RIGHT)).toMatchObject({ from: RIGHT.MAIL_FROM, publicUrl: 'https://league.example' });
    expect(readMailSettings({ ...RIGHT, MAIL_FROM: 'quadrant@league.example' })?.url.port).toBe('465');
  });

  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'https://user:hush@mail.example' }, 'SMTP_URL must look like smtps://'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM is "", but SMTP_URL needs the sender'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'but SMTP_URL needs the sender'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL is not set, but SMTP_URL needs it'],
  ])('are refused with %j, and no sentence holds the password', (wrong, sentence) => {
    const read = () => readMailSettings({ ...RIGHT, ...wrong });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow('hush');
  });
});
