import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPrivacySettings } from './privacy-settings.js';

describe('the settings of the page about privacy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'privacy-'));
  const fileWith = (text: string): string => {
    const file = path.join(folder, 'text');
    writeFileSync(file, text);
    return file;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are empty unless the operator sets them', () => {
    expect(readPrivacySettings({ OPERATOR_CONTACT: ' ', PRIVACY_TEXT_FILE: '' })).toEqual({
      contact: null,
      paragraphs: [],
    });
  });

  it('take the paragraphs of the file of the operator', () => {
    const PRIVACY_TEXT_FILE = fileWith('\uFEFFOne.\r\nStill one.\r\n \r\nTwo.\n\n\n');
    expect(readPrivacySettings({ OPERATOR_CONTACT: 'Card Club, privacy@club.example', PRIVACY_TEXT_FILE })).toEqual({
      contact: 'Card Club, privacy@club.example',
      paragraphs: ['One.\nStill one.', 'Two.'],
    });
  });

  it('refuse a contact and a text that are too long, and a file that cannot be read', () => {
    expect(() => readPrivacySettings({ OPERATOR_CONTACT: 'x'.repeat(501) })).toThrow(
      'OPERATOR_CONTACT has 501 characters, but may have 500 at most.',
    );
    expect(() => readPrivacySettings({ PRIVACY_TEXT_FILE: fileWith('x'.repeat(20_001)) })).toThrow(
      'The file of PRIVACY_TEXT_FILE has 20001 characters, but may have 20000 at most.',
    );
    const missing = path.join(folder, 'missing');
    expect(() => readPrivacySettings({ PRIVACY_TEXT_FILE: missing })).toThrow(
      `PRIVACY_TEXT_FILE is "${missing}", but this file cannot be read (ENOENT).`,
    );
  });
});
