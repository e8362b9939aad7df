import { count } from '@quadrant/rules/message';
import { ENGINE_VERSION } from '@quadrant/rules/history';
import { type VerificationSettings, verifyHistory } from '@quadrant/rules/verification';
import { parseRatingRules, ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { OtherRules, VerificationRepository } from '@quadrant/store/verification';
import { RULES_IN_FORCE } from '@quadrant/store/setup';
import { Interruption } from '../database/interruption.js';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { MANIFEST, type Manifest } from '../export/manifest.js';
import { printJson, type OutputOptions } from '../output.js';
import { showProgress } from '../progress.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';
import { AlteredExport } from '../verify/altered-export.js';
import {
  describeAlteredFile,
  describeDifference,
  describeVerification,
  gamesPerSecond,
  type TimedVerification,
} from '../verify/describe-verification.js';
import { openExport } from '../verify/read-export.js';
import { findAlteredFile, readManifest, type AlteredFile } from '../verify/read-manifest.js';

/** `quadrant verify DIR`: the export is replayed without any database. */
export async function verifyExport(
  surroundings: Surroundings,
  dir: string,
  { json }: OutputOptions,
): Promise<ExitCode> {
  try {
    return await replayExport(surroundings, resolveArgument(surroundings, dir), json);
  } catch (error) {
    if (!(error instanceof AlteredExport)) throw error;
    const { difference } = error;
    if (json) printJson(surroundings, { verified: false, difference });
    else surroundings.out(`The export is not the one that was written.\n${describeDifference(difference)}`);
    return REFUSED;
  }
}

async function replayExport(surroundings: Surroundings, folder: string, json: boolean): Promise<ExitCode> {
  const { manifest, altered } = readManifest(folder);
  if (altered !== null) return tellAltered(surroundings, altered, json);
  const alteredFile = await findAlteredFile(folder, manifest);
  if (alteredFile !== null) return tellAltered(surroundings, alteredFile, json);
  const rules = readRules(manifest);
  const interruption = new Interruption(() => Promise.resolve());
  try {
    const verification = await timed(surroundings, interruption, async (settings) => ({
      run: manifest.run,
      ...(await verifyHistory(rules, await openExport(folder, manifest), settings)),
    }));
    return tell(surroundings, verification, json);
  } finally {
    interruption.end();
  }
}

/** `quadrant verify`: replays what is published now, and records the result. */
export function verifyPublished(surroundings: Surroundings, { json }: OutputOptions): Promise<ExitCode> {
  return withDatabase<ExitCode>(surroundings, async ({ dataSource, interruption }) => {
    const verifications = new VerificationRepository(dataSource);
    const startedAt = surroundings.now();
    const verification = await timed(surroundings, interruption, async (settings) => {
      try {
        return await verifications.verify(RULES_IN_FORCE, settings);
      } catch (error) {
        throw error instanceof OtherRules ? new CannotRun(`${error.message}.`, { cause: error }) : error;
      }
    });
    await verifications.store(verification, startedAt, surroundings.now());
    return tell(surroundings, verification, json);
  });
}

/** Shows how far a replay is, and ends it when somebody stops the command. */
export async function timed(
  surroundings: Surroundings,
  interruption: Interruption,
  work: (settings: VerificationSettings) => Promise<Omit<TimedVerification, 'seconds'>>,
): Promise<TimedVerification> {
  const progress = showProgress(surroundings, 'Verify', 'tournaments');
  const start = performance.now();
  const secondsSince = () => (performance.now() - start) / 1000;
  try {
    const verification = await interruption.gently((interrupted) =>
      work({
        onProgress: ({ tournamentsDone, tournamentsTotal, gamesDone }) => {
          if (interrupted.aborted) {
            throw new CannotRun(
              `Stopped half way: nothing differs in the first ${count(tournamentsDone, 'tournament')}.`,
            );
          }
          const speed = Math.round(gamesDone / secondsSince());
          progress.update(tournamentsDone, tournamentsTotal, `${speed.toLocaleString('en')} games/s`);
        },
      }),
    );
    return { ...verification, seconds: secondsSince() };
  } finally {
    progress.stop();
  }
}

function tell(surroundings: Surroundings, verification: TimedVerification, json: boolean): ExitCode {
  const verified = verification.difference === null;
  if (json) printJson(surroundings, { verified, ...verification, gamesPerSecond: gamesPerSecond(verification) });
  else surroundings.out(describeVerification(verification));
  return verified ? DONE : REFUSED;
}

function tellAltered(surroundings: Surroundings, altered: AlteredFile, json: boolean): ExitCode {
  if (json) printJson(surroundings, { verified: false, altered });
  else surroundings.out(describeAlteredFile(altered));
  return REFUSED;
}

/** The export was computed with these rules. */
function readRules({ run, engineVersion, rules: json, rulesSha256 }: Manifest): RatingRules {
  if (run === 0) return RULES_IN_FORCE;
  if (engineVersion !== ENGINE_VERSION) {
    throw new CannotRun(
      `The export is of engine ${engineVersion}, this program has engine ${ENGINE_VERSION}: verify it with the program that wrote it.`,
    );
  }
  if (json === null) {
    throw new CannotRun(
      `${MANIFEST} has no rating rules: it was written while a change of rules waited for its refresh.`,
    );
  }
  const { rules } = parseRatingRules(json, { policies: {}, kTables: {} });
  if (rules === null || ratingRulesSignature(rules) !== rulesSha256) {
    throw new AlteredExport(
      `rating rules in ${MANIFEST}`,
      rulesSha256,
      rules === null ? 'rules that cannot be read' : ratingRulesSignature(rules),
    );
  }
  return rules;
}
