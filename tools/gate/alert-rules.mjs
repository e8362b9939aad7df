// Checks docs/monitoring/alerts.yml with the promtool of Prometheus itself, which Debian's package `prometheus` brings. With
// CI set it installs the package. Specs check the grammar of the expressions everywhere.
import { execFileSync, spawnSync } from 'node:child_process';

if (process.env.CI && spawnSync('promtool', ['--version']).error) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { env });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'prometheus'], { env });
}
const { status, error } = spawnSync('promtool', ['check', 'rules', 'docs/monitoring/alerts.yml'], { stdio: 'inherit' });
if (error) console.log(`promtool cannot be run (${error.message}): install Debian's package prometheus.`);
process.exitCode = status ?? 1;
