export function writeExportFolder(folder: string, reports: string | Uint8Array): string;
