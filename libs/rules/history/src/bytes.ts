const encoder = new TextEncoder();

/** A buffer that grows as it is written. Numbers have the highest byte first. Each hash clears and reuses it. */
export class Bytes {
  private buffer = new Uint8Array(1024);
  private view = new DataView(this.buffer.buffer);
  private length = 0;

  clear(): this {
    this.length = 0;
    return this;
  }

  /** Returns the bytes written since it was cleared. They are valid until it is written again. */
  whole(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  bytes(value: Uint8Array): this {
    this.reserve(value.length);
    this.buffer.set(value, this.length);
    this.length += value.length;
    return this;
  }

  /** Writes UTF-8 with its length in bytes before it. */
  text(value: string): this {
    // A UTF-16 code unit takes at most three bytes.
    this.reserve(4 + 3 * value.length);
    const start = this.length + 4;
    const written = this.writeAscii(value, start)
      ? value.length
      : encoder.encodeInto(value, this.buffer.subarray(start)).written;
    this.uint(written);
    this.length += written;
    return this;
  }

  byte(value: number): this {
    refuseBeyond(value, 0xff);
    this.reserve(1);
    this.buffer[this.length++] = value;
    return this;
  }

  uint(value: number): this {
    refuseBeyond(value, 0xffffffff);
    this.reserve(4);
    this.view.setUint32(this.length, value);
    this.length += 4;
    return this;
  }

  double(value: number): this {
    this.reserve(8);
    this.view.setFloat64(this.length, value);
    this.length += 8;
    return this;
  }

  /** Writes a text if it is ASCII, as most are; for short texts this is three times as fast as the encoder. */
  private writeAscii(value: string, start: number): boolean {
    for (let at = 0; at < value.length; at++) {
      const code = value.charCodeAt(at);
      if (code > 0x7f) return false;
      this.buffer[start + at] = code;
    }
    return true;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + more));
    grown.set(this.buffer);
    this.buffer = grown;
    this.view = new DataView(grown.buffer);
  }
}

/** An array of bytes would keep the remainder of a number that is too large, so that the hash would be wrong. */
function refuseBeyond(value: number, largest: number): void {
  if (!(value >= 0 && value <= largest)) throw new RangeError(`${value} is not a number from 0 to ${largest}.`);
}
