/** A setting or an option of the command cannot be used. The message is a sentence for the person who set it. */
export class SettingRefused extends Error {
  override readonly name = 'SettingRefused';
}
