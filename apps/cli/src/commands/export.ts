import { count } from '@quadrant/rules/message';
import { makeFolders } from '@quadrant/store/server';
import { ExportRepository } from '@quadrant/store/export';
import { RULES_IN_FORCE } from '@quadrant/store/setup';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { explainFolder } from '../explain-error.js';
import { ExportFolder } from '../export/export-folder.js';
import type { Manifest } from '../export/manifest.js';
import { writeExport } from '../export/write-export.js';
import { printJson, type OutputOptions } from '../output.js';
import { showProgress } from '../progress.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

/** `quadrant export DIR`: each file appears whole or not at all. */
export async function exportData(surroundings: Surroundings, dir: string, { json }: OutputOptions): Promise<ExitCode> {
  const folder = new ExportFolder(resolveArgument(surroundings, dir));
  try {
    makeFolders(folder.folder);
  } catch (error) {
    throw explainFolder(dir, error);
  }
  return withDatabase<ExitCode>(surroundings, async ({ dataSource, interruption }) => {
    const progress = showProgress(surroundings, 'Export', 'tournaments');
    try {
      const manifest = await interruption.gently((interrupted) =>
        new ExportRepository(dataSource).read((reader) =>
          writeExport(reader, folder, {
            rules: RULES_IN_FORCE,
            exportedAt: surroundings.now(),
            onProgress: (done, total) => {
              if (interrupted.aborted) throw explainInterruption(folder);
              progress.update(done, total);
            },
          }),
        ),
      );
      progress.stop();
      if (json) printJson(surroundings, describeForPrograms(folder, manifest));
      else surroundings.out(describeForPeople(folder, manifest));
      return DONE;
    } finally {
      progress.stop();
    }
  });
}

const explainInterruption = (folder: ExportFolder): CannotRun =>
  new CannotRun(
    `Stopped half way: ${folder.listWhole().join(', ') || 'no file'} in ${folder.folder} ` +
      `${folder.listWhole().length > 1 ? 'are' : 'is'} whole, and without its manifest.json it is no export; run it again.`,
  );

const describeForPrograms = ({ folder }: ExportFolder, { files, ...manifest }: Manifest) => ({
  folder,
  ratings: files['ratings.csv'].records,
  reports: files['reports.ndjson'].records,
  tournaments: files['tournaments.ndjson'].records,
  run: manifest.run,
  chainSha256: manifest.chainSha256,
  files,
});

function describeForPeople({ folder }: ExportFolder, { run, chainSha256, files }: Manifest): string {
  const ratings = count(files['ratings.csv'].records, 'rating');
  const reports = count(files['reports.ndjson'].records, 'report');
  const tournaments = count(files['tournaments.ndjson'].records, 'published tournament');
  return `${ratings}, ${reports} and ${tournaments} written to ${folder}: run ${run}, chain ${chainSha256}.\n`;
}
