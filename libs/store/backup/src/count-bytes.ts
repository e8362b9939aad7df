import { createHash } from 'node:crypto';
import type { Sum } from './about.js';

/** Passes bytes on, and sums them up. */
export class CountedBytes {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  async *through(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      this.hash.update(piece);
      this.bytes += piece.length;
      yield piece;
    }
  }

  /** Ends the sum. */
  sum(): Sum {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
