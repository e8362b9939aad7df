const HEADER_LENGTH = 19;
const EXTENSION_LENGTH_AT = 15;
const TRAILER = -1;
const MILLENNIUM = Date.UTC(2000, 0, 1);
const DAY = 86_400_000;
const TWO_TO_32 = 4_294_967_296;

/**
 * A cursor over rows in the binary format of COPY, whose bytes arrive in pieces that are cut anywhere. After `feed`,
 * `next` steps from row to row until the next one is incomplete. Columns count from 0, and are read by their type in
 * the query. Ask for null with `isNull`, since the other methods cannot return it.
 */
export class Tuples {
  private bytes: Buffer = Buffer.alloc(0);
  private view: DataView = new DataView(new ArrayBuffer(0));
  /** The place at which the next row begins. */
  private position = 0;
  private headerRead = false;
  private ended = false;
  private starts = new Int32Array(0);
  /** It is -1 for null. */
  private lengths = new Int32Array(0);
  /** Rows are often sorted by day, and formatting a day costs as much as a row. */
  private lastDay = 0;
  private lastDate = '2000-01-01';

  /** Whether the last row was read. */
  get isComplete(): boolean {
    return this.ended;
  }

  /** Appends bytes to those that `next` has not reached yet. Views that `bytea` gave stay unchanged. */
  feed(piece: Buffer): void {
    const rest = this.bytes.subarray(this.position);
    this.bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    this.view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
    this.position = 0;
  }

  /** Steps to the next row; false when there is none, or when it is incomplete. */
  next(): boolean {
    if (this.ended || !this.readHeader()) return false;
    const { view, position } = this;
    const end = view.byteLength;
    if (position + 2 > end) return false;
    const fields = view.getInt16(position);
    if (fields === TRAILER) {
      this.ended = true;
      return false;
    }
    if (fields !== this.starts.length) {
      this.starts = new Int32Array(fields);
      this.lengths = new Int32Array(fields);
    }
    let at = position + 2;
    for (let field = 0; field < fields; field++) {
      if (at + 4 > end) return false;
      const length = view.getInt32(at);
      at += 4;
      this.starts[field] = at;
      this.lengths[field] = length;
      if (length > 0) at += length;
    }
    if (at > end) return false;
    this.position = at;
    return true;
  }

  isNull(column: number): boolean {
    return this.lengths[column] === -1;
  }

  int2(column: number): number {
    return this.view.getInt16(this.startOf(column));
  }

  int4(column: number): number {
    return this.view.getInt32(this.startOf(column));
  }

  /** Reads a bigint, which must be a safe integer. */
  int8(column: number): number {
    const at = this.startOf(column);
    return this.view.getInt32(at) * TWO_TO_32 + this.view.getUint32(at + 4);
  }

  float8(column: number): number {
    return this.view.getFloat64(this.startOf(column));
  }

  bool(column: number): boolean {
    return this.view.getUint8(this.startOf(column)) === 1;
  }

  text(column: number): string {
    const at = this.startOf(column);
    return this.bytes.toString('utf8', at, at + this.lengths[column]!);
  }

  /** Returns a view and no copy: it keeps the whole piece that was fed in memory. */
  bytea(column: number): Buffer {
    const at = this.startOf(column);
    return this.bytes.subarray(at, at + this.lengths[column]!);
  }

  /** Returns a bytea as hex digits. */
  hex(column: number): string {
    const at = this.startOf(column);
    return this.bytes.toString('hex', at, at + this.lengths[column]!);
  }

  /** Returns the form of RFC 9562. */
  uuid(column: number): string {
    const hex = this.hex(column);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Returns milliseconds since 1970, without the microseconds that the column may have. */
  timestamptz(column: number): number {
    return MILLENNIUM + Number(this.view.getBigInt64(this.startOf(column)) / 1000n);
  }

  /** Returns a calendar date such as `2014-11-08`. */
  date(column: number): string {
    const day = this.int4(column);
    if (day !== this.lastDay) {
      this.lastDay = day;
      this.lastDate = new Date(MILLENNIUM + day * DAY).toISOString().slice(0, 10);
    }
    return this.lastDate;
  }

  /** Reads a one-dimensional smallint[] without nulls. */
  int2Array(column: number): number[] {
    return this.array(column, 2);
  }

  /** Reads a one-dimensional integer[] without nulls. */
  int4Array(column: number): number[] {
    return this.array(column, 4);
  }

  jsonb(column: number): unknown {
    const at = this.startOf(column);
    // The version of the format precedes the text.
    return JSON.parse(this.bytes.toString('utf8', at + 1, at + this.lengths[column]!));
  }

  private array(column: number, width: 2 | 4): number[] {
    let at = this.startOf(column);
    const count = this.view.getInt32(at) === 0 ? 0 : this.view.getInt32(at + 12);
    at += 20;
    const values: number[] = [];
    for (let index = 0; index < count; index++, at += 4 + width) {
      values.push(width === 2 ? this.view.getInt16(at + 4) : this.view.getInt32(at + 4));
    }
    return values;
  }

  private startOf(column: number): number {
    return this.starts[column]!;
  }

  private readHeader(): boolean {
    if (this.headerRead) return true;
    if (this.bytes.length < HEADER_LENGTH) return false;
    const length = HEADER_LENGTH + this.view.getInt32(EXTENSION_LENGTH_AT);
    if (this.bytes.length < length) return false;
    this.position = length;
    this.headerRead = true;
    return true;
  }
}
