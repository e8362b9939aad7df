/** Grows as it is written; numbers stand with the highest byte first. One hash needs one, so it is used again and again. */
export class Bytes {
  private buffer = Buffer.alloc(1024);
  private length = 0;

  /** Empties it. */
  clear(): this {
    this.length = 0;
    return this;
  }

  /** What was written since it was cleared; valid until it is written again. */
  whole(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  bytes(value: Uint8Array): this {
    this.reserve(value.length);
    this.buffer.set(value, this.length);
    this.length += value.length;
    return this;
  }

  /** UTF-8, with its length in bytes before it. */
  text(value: string): this {
    const length = Buffer.byteLength(value);
    this.uint(length);
    this.reserve(length);
    this.length += this.buffer.write(value, this.length);
    return this;
  }

  byte(value: number): this {
    this.reserve(1);
    this.length = this.buffer.writeUInt8(value, this.length);
    return this;
  }

  uint(value: number): this {
    this.reserve(4);
    this.length = this.buffer.writeUInt32BE(value, this.length);
    return this;
  }

  double(value: number): this {
    this.reserve(8);
    this.length = this.buffer.writeDoubleBE(value, this.length);
    return this;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const grown = Buffer.alloc(Math.max(this.buffer.length * 2, this.length + more));
    grown.set(this.buffer);
    this.buffer = grown;
  }
}
