import { readMailSettings } from './mail-settings.js';
import { readPermittedRanges, readSending } from './outbound-settings.js';

describe('SEND_INSIDE', () => {
  it('permits nothing where it is not set', () => {
    expect(readPermittedRanges({})).toEqual([]);
    expect(readPermittedRanges({ SEND_INSIDE: ' ' })).toEqual([]);
  });

  it('takes addresses and ranges of both families', () => {
    expect(readPermittedRanges({ SEND_INSIDE: '10.1.2.0/24, 127.0.0.1,::1,fd00::/8' })).toEqual([
      '10.1.2.0/24',
      '127.0.0.1/32',
      '::1/128',
      'fd00::/8',
    ]);
  });

  it.each(['10.1.2.0/33', 'inside.example', '10.1.2', '/8'])('refuses "%s" with the place', (part) => {
    expect(() => readPermittedRanges({ SEND_INSIDE: `127.0.0.1,${part}` })).toThrow(`SEND_INSIDE has "${part}"`);
  });
});

describe('SENDING', () => {
  it('is on unless somebody switches it off, which also leaves the mail server alone', () => {
    const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' };
    expect([readSending({}), readSending({ SENDING: '' }), readSending({ SENDING: 'off' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([readMailSettings(mail) === null, readMailSettings({ ...mail, SENDING: 'off' })]).toEqual([false, null]);
    expect(() => readSending({ SENDING: 'no' })).toThrow('SENDING is "no", but has to be on or off.');
  });
});
