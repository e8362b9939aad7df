// RFC 3986, section 3.3 and 3.4: what may stand in a path and in a query, and escapes that are complete.
const UNFIT = /%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi;

/**
 * The target of a request as a URI reference (RFC 3986, section 4.1): what may not stand there is percent-encoded, what is
 * encoded already stays as it is.
 * @param target as HTTP gives it: a character is a byte
 */
export function toUriReference(target: string): string {
  const encoded = target.replace(UNFIT, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  // Two slashes at the beginning would name another host.
  return encoded.startsWith('//') ? `/.${encoded}` : encoded;
}
