/** The folder of a file within its batch; it is '' for a file that is in none. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));
