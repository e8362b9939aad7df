export const CLASSES: number;
export interface Shape {
  readonly seed: number;
  readonly name: string;
  readonly body: string | Buffer;
}
export function shapeOf(seed: number, bytes?: number): Shape;
