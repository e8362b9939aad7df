import { decodeText } from './decode-text.js';

const bytes = (...codes: number[]) => Uint8Array.from(codes);
const of = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('A text with a byte for each letter', () => {
  it.each([
    ['German', of('Müller, Jörg Weiß'), 'Müller, Jörg Weiß'],
    ['French, with quotation marks', of('Tournoi «Hélène»: François, Zoë'), 'Tournoi «Hélène»: François, Zoë'],
    ['Catalan, with its dot', of('El col·legi: Núria'), 'El col·legi: Núria'],
    ['Spanish, with its question mark', of('¿Quién? Peña, Ibáñez'), '¿Quién? Peña, Ibáñez'],
    [
      'Polish, of Windows',
      bytes(0x50, 0x61, 0x77, 0x65, 0xb3, 0x20, 0xa3, 0x75, 0x63, 0x7a, 0x61, 0x6b),
      'Paweł Łuczak',
    ],
    ['Polish, of ISO 8859-2', bytes(0x77, 0x72, 0x7a, 0x65, 0xb6, 0x6e, 0x69, 0x61), 'września'],
  ])('is read as %s', (_, file, text) => {
    expect(decodeText(file)?.text).toBe(text);
  });
});
