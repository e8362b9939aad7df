import { statfs } from 'node:fs/promises';

/** Gives the free bytes of the volume that holds a folder, as an ordinary user may use them. */
export type MeasureFree = (folder: string) => Promise<number>;

/** Asks the file system, which knows the free blocks. */
export const measureFree: MeasureFree = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
