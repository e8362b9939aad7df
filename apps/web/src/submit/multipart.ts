/**
 * A file with its name, as a form sends it (RFC 7578).
 *
 * @param boundary letters, digits and hyphens that the file does not hold; the same ones make the same body
 */
export function multipartOf(
  bytes: Buffer,
  name: string,
  boundary: string,
): { readonly body: Buffer; readonly type: string } {
  const shown = name.replaceAll(/["\\\p{Cc}]/gu, '_').slice(0, 200) || 'file';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${shown}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
