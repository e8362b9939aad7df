import { pack, unpack } from '@quadrant/rules/message';
import { findRoles, PREVIEW_LIMITS, sessionOptions } from '@quadrant/store/database';
import { PreviewRepository } from '@quadrant/store/previews';
import { createDataSource, RULES_IN_FORCE } from '@quadrant/store/setup';
import { readDatabaseSettings } from '@quadrant/store/server';
import { PreviewComputer } from './preview-computer.js';
import type { PreviewQuestion } from './preview-question.js';
import { packError, type ThreadAnswer, type ThreadTask } from './thread-message.js';

/** A preview reads two moments at the same time. */
const CONNECTIONS = 2;

let connected: Promise<PreviewComputer> | null = null;

/** Opens a data source for this thread. After a failure, the next preview tries again. */
async function connect(): Promise<PreviewComputer> {
  const { url } = readDatabaseSettings(process.env);
  const session = sessionOptions(await findRoles(url), 'application', PREVIEW_LIMITS);
  const dataSource = await createDataSource({ url, session, poolSize: CONNECTIONS }).initialize();
  return new PreviewComputer(new PreviewRepository(dataSource), RULES_IN_FORCE);
}

function getComputer(): Promise<PreviewComputer> {
  connected ??= connect().catch((error: unknown) => {
    connected = null;
    throw error;
  });
  return connected;
}

/** Computes one preview in its own thread, so that the event loop that answers requests goes on. */
export default async function computePreview({ question, gone }: ThreadTask): Promise<ThreadAnswer> {
  const abortion = new AbortController();
  gone.once('message', () => abortion.abort(new Error('nobody waits for the preview any more')));
  try {
    const answer = await (await getComputer()).compute(unpack(question) as PreviewQuestion, abortion.signal);
    return { answer: pack(answer) as typeof answer };
  } catch (error) {
    return packError(error);
  } finally {
    gone.close();
  }
}
