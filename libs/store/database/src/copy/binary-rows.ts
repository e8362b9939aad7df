/** Rows are passed on in pieces of about so many bytes: the cost of a piece is then negligible beside that of its rows. */
const PIECE = 131_072;
/** The first piece has this size: most reports need no more, and memory outside the heap makes V8 collect garbage. */
const FIRST_PIECE = 4096;

const INT2_OID = 21;
const INT4_OID = 23;
const MILLENNIUM = Date.UTC(2000, 0, 1);
const DAY = 86_400_000;

/** Up to this length, a loop over the characters is faster than a call into the engine. */
const SHORT_TEXT = 24;

/**
 * Rows in the binary format of COPY (PostgreSQL manual, COPY, File Formats), written field by field. `row()` begins a
 * row; then each field is written by the method of its column's type, null as null. Nothing is converted: an integer
 * for a smallint column has to be written by `int2`, and a value that does not fit throws a RangeError. A million rows
 * of four fields take about 0.1 s.
 */
export class BinaryRows {
  private full: Buffer[] = [];
  private fullBytes = 0;
  private piece = Buffer.allocUnsafe(FIRST_PIECE);
  private view = viewOf(this.piece);
  /** The bytes before this were drained; `end` is the place of the next byte. */
  private start = 0;
  private end = 0;
  private missing = 0;

  /** @param fields of every row */
  constructor(private readonly fields: number) {}

  /** The number of bytes that are written and not drained. */
  get size(): number {
    return this.fullBytes + this.end - this.start;
  }

  /** Whether a stream should drain now. */
  get isPieceFull(): boolean {
    return this.full.length > 0;
  }

  /** @throws Error when the row before has fields missing, or too many */
  row(): this {
    this.expectWhole();
    this.missing = this.fields;
    const at = this.reserve(2);
    this.view.setInt16(at, this.fields);
    return this;
  }

  null(): this {
    this.begin(4, -1);
    return this;
  }

  int2(value: number | null): this {
    if (value === null) return this.null();
    if ((value << 16) >> 16 !== value) throw new RangeError(`${value} is no smallint.`);
    const at = this.begin(6, 2);
    this.view.setInt16(at, value);
    return this;
  }

  int4(value: number | null): this {
    if (value === null) return this.null();
    if ((value | 0) !== value) throw new RangeError(`${value} is no integer of four bytes.`);
    const at = this.begin(8, 4);
    this.view.setInt32(at, value);
    return this;
  }

  float8(value: number | null): this {
    if (value === null) return this.null();
    const at = this.begin(12, 8);
    this.view.setFloat64(at, value);
    return this;
  }

  bool(value: boolean | null): this {
    if (value === null) return this.null();
    const at = this.begin(5, 1);
    this.view.setUint8(at, value ? 1 : 0);
    return this;
  }

  text(value: string | null): this {
    if (value === null) return this.null();
    this.writeText(value, 0);
    return this;
  }

  /** @param json the JSON text of the value */
  jsonb(json: string | null): this {
    if (json === null) return this.null();
    // The version of the format precedes the text.
    const at = this.writeText(json, 1);
    this.view.setUint8(at, 1);
    return this;
  }

  bytea(value: Uint8Array | null): this {
    if (value === null) return this.null();
    const at = this.begin(4 + value.length, value.length);
    this.piece.set(value, at);
    return this;
  }

  /** Writes a bytea from two hex digits for each byte. */
  hex(digits: string | null): this {
    if (digits === null) return this.null();
    const length = digits.length >> 1;
    const at = this.begin(4 + length, length);
    if (this.piece.write(digits, at, 'hex') !== digits.length / 2)
      throw new RangeError(`"${digits}" is not hexadecimal.`);
    return this;
  }

  /** @param value as RFC 9562 writes it, with hyphens */
  uuid(value: string | null): this {
    return this.hex(value === null ? null : value.replaceAll('-', ''));
  }

  /** @param milliseconds since 1970, whole */
  timestamptz(milliseconds: number | null): this {
    if (milliseconds === null) return this.null();
    const at = this.begin(12, 8);
    this.view.setBigInt64(at, BigInt(milliseconds - MILLENNIUM) * 1000n);
    return this;
  }

  /** @param day as `2014-11-08` */
  date(day: string | null): this {
    return this.int4(day === null ? null : Math.round((Date.parse(day) - MILLENNIUM) / DAY));
  }

  int2Array(values: readonly number[] | null): this {
    if (values === null) return this.null();
    let at = this.beginArray(values.length, 2, INT2_OID);
    for (const value of values) {
      this.view.setInt32(at, 2);
      this.view.setInt16(at + 4, value);
      at += 6;
    }
    return this;
  }

  int4Array(values: readonly number[] | null): this {
    if (values === null) return this.null();
    let at = this.beginArray(values.length, 4, INT4_OID);
    for (const value of values) {
      this.view.setInt32(at, 4);
      this.view.setInt32(at + 4, value);
      at += 8;
    }
    return this;
  }

  /** Writes a field that `encodedText` or a similar function has prepared, for values that many rows repeat. */
  encoded(field: Uint8Array): this {
    this.missing -= 1;
    const at = this.reserve(field.length);
    this.piece.set(field, at);
    return this;
  }

  /**
   * Writes a whole prepared row, for rows that differ only in numbers: these are then set in place.
   *
   * @param row with its count of fields, as `drain` gives a single one
   * @param rest bytes of its last field, whose length is yet to be set
   * @returns where it begins in `view`, which is valid until the next row
   */
  ready(row: Uint8Array, rest: Uint8Array): number {
    const at = this.reserve(row.length + rest.length);
    this.piece.set(row, at);
    this.piece.set(rest, at + row.length);
    return at;
  }

  /** The view of the piece that is being written. */
  get numbers(): DataView {
    return this.view;
  }

  /**
   * Returns everything since the last call, in pieces, for `copyBinary`; later rows are written behind them.
   *
   * @throws Error when the last row has fields missing, or too many
   */
  drain(): Buffer[] {
    this.expectWhole();
    this.closePiece();
    const pieces = this.full;
    this.full = [];
    this.fullBytes = 0;
    return pieces;
  }

  private expectWhole(): void {
    if (this.missing !== 0) throw new Error(`A row of ${this.fields} fields was written with ${this.missing} missing.`);
  }

  /** Begins a field that takes `room` bytes with its length, and returns the place of its value. */
  private begin(room: number, length: number): number {
    this.missing -= 1;
    const at = this.reserve(room);
    this.view.setInt32(at, length);
    return at + 4;
  }

  private beginArray(count: number, width: number, oid: number): number {
    const length = count === 0 ? 12 : 20 + count * (4 + width);
    const at = this.begin(4 + length, length);
    this.view.setInt32(at, count === 0 ? 0 : 1);
    this.view.setInt32(at + 4, 0);
    this.view.setInt32(at + 8, oid);
    if (count > 0) {
      this.view.setInt32(at + 12, count);
      this.view.setInt32(at + 16, 1);
    }
    return at + 20;
  }

  /** @returns where the value begins, with `before` bytes left free ahead of the text */
  private writeText(value: string, before: number): number {
    const at = this.begin(4 + before + 3 * value.length, 0);
    const length = writeShortAscii(this.piece, value, at + before) ?? this.piece.write(value, at + before);
    this.view.setInt32(at - 4, before + length);
    this.end = at + before + length;
    return at;
  }

  private reserve(room: number): number {
    if (this.end + room > this.piece.length) this.openPiece(room);
    const at = this.end;
    this.end += room;
    return at;
  }

  private openPiece(room: number): void {
    this.closePiece();
    this.piece = Buffer.allocUnsafe(Math.max(PIECE, room));
    this.view = viewOf(this.piece);
    this.start = 0;
    this.end = 0;
  }

  private closePiece(): void {
    if (this.end === this.start) return;
    this.full.push(this.piece.subarray(this.start, this.end));
    this.fullBytes += this.end - this.start;
    this.start = this.end;
  }
}

/** Encodes a text for `BinaryRows.encoded`. */
export const encodedText = (value: string): Buffer => encodedBytes(Buffer.from(value));

/** Encodes a uuid for `BinaryRows.encoded`. */
export const encodedUuid = (value: string): Buffer => encodedBytes(Buffer.from(value.replaceAll('-', ''), 'hex'));

function encodedBytes(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

const viewOf = (bytes: Buffer): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** @returns null where the text is long, or not all ASCII */
function writeShortAscii(target: Buffer, value: string, at: number): number | null {
  if (value.length > SHORT_TEXT) return null;
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (code > 0x7f) return null;
    target[at + index] = code;
  }
  return value.length;
}
