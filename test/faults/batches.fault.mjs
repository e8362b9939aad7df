import { spawnSync } from 'node:child_process';

export const title =
  'worker killed at random moments of publishing and undoing batches: it continues, and nothing is there twice';

const KILLS = 20;
const SPEC = 'test/faults/killed-batches';

/** The spec counts what is lost or there twice, and fails then. Each batch is one acknowledged publication and one undo. */
export default function inject({ isShort }) {
  const kills = isShort ? 2 : KILLS;
  const { status, stdout, stderr } = spawnSync('npx', ['jest', SPEC], {
    env: { ...process.env, ...(!isShort && { QUADRANT_TEST_LENGTH: 'full' }) },
    encoding: 'utf8',
  });
  const troubles = status === 0 ? [] : [`${stdout}${stderr}`];
  return Promise.resolve({ faults: kills * 2, acks: status === 0 ? kills * 2 : 0, lost: 0, troubles });
}
