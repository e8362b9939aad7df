import { crc32, deflateRawSync } from 'node:zlib';

interface ZippedPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The size that the headers claim, where it is not the true one. */
  readonly claimed?: number;
  readonly isEncrypted?: boolean;
}

/** Packs parts to a ZIP archive, as a program would that need not tell the truth about them. */
export function zipOf(parts: readonly ZippedPart[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed, isEncrypted = false } of parts) {
    const bytes = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed ?? bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, Buffer.from(name), packed]);
    const entry = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), facts, Buffer.alloc(14), Buffer.from(name)]);
    entry.writeUInt32LE(at, 42);
    files.push(file);
    directory.push(entry);
    at += file.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, ...directory, end]));
}

/** Returns the parts of a small .xlsx workbook. The content of its sheets are the elements in `sheetData`. */
export function partsOfXlsx(sheets: readonly string[], more: { readonly pr?: string; readonly styles?: string } = {}) {
  const names = sheets.map((_, index) => index + 1);
  const list = names.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`).join('');
  const links = names.map((id) => `<Relationship Id="rId${id}" Target="worksheets/sheet${id}.xml"/>`).join('');
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: `<workbook>${more.pr ?? ''}<sheets>${list}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${links}</Relationships>` },
    ...(more.styles === undefined ? [] : [{ name: 'xl/styles.xml', content: more.styles }]),
    ...sheets.map((content, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet><sheetData>${content}</sheetData></worksheet>`,
    })),
  ];
}
