import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QUOTA_VARIABLES } from './quota-settings.js';
import { describeUnknown, KNOWN_VARIABLES, listUnknownVariables } from './variables.js';

const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('unknown variables of the environment', () => {
  it.each([
    ['PORTT', 'PORT'],
    ['PROT', 'PORT'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['QUADRANT_HOMES', 'QUADRANT_HOME'],
    ['APPROVED_REPORT_PER_HOURS', 'APPROVED_REPORTS_PER_HOUR'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['QUADRANT_COLOUR', null],
    ['OIDC_SCOPES', null],
  ])('%s is told, with the setting that was meant: %j', (name, meant) => {
    expect(listUnknownVariables({ [name]: '1' })).toEqual([{ name, meant }]);
  });

  it.each([
    ...[
      'HOME',
      'USER',
      'PATH',
      'PWD',
      'LANG',
      'TERM',
      'SHELL',
      'HOSTNAME',
      'HOSTTYPE',
      'NODE_ENV',
      'POSTGRES_PASSWORD',
    ],
    ...['SSH_AUTH_SOCK', 'XDG_SESSION_ID', 'npm_config_port', 'portt', 'PORT', 'EMBEDDED_POSTGRES', 'LOGNAME', 'MAIL'],
  ])('%s belongs to others or is known, so nothing is told', (name) => {
    expect(listUnknownVariables({ [name]: '1' })).toEqual([]);
  });

  it('that are empty set nothing', () => {
    expect(listUnknownVariables({ PORTT: '', PROT: undefined })).toEqual([]);
  });

  it('are described without their value', () => {
    const [unknown] = listUnknownVariables({ METRICS_TOKN: 'a-secret-of-somebody' });
    expect(String(describeUnknown(unknown!))).toBe(
      'METRICS_TOKN is no setting of Quadrant, so it has no effect. Did you mean METRICS_TOKEN?',
    );
  });
});

describe('the list of settings', () => {
  it('has every variable of docs/settings.md and every quota, and no other', () => {
    const documented = [...read('docs/settings.md').matchAll(/^\| (`[^|]*`) +\|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([A-Z_\d]+)`/g)].map(([, name]) => name!),
    );
    expect([...KNOWN_VARIABLES].sort()).toEqual([...new Set([...documented, ...QUOTA_VARIABLES])].sort());
  });

  it('has every variable that a source reads by its name', () => {
    const sources = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|node_modules/.test(file))
        .map((file) => path.join(folder, file)),
    );
    const named = sources.flatMap((file) =>
      [...read(file).matchAll(/\b[eE]nv(?:\??\.|\[')([A-Z][A-Z0-9_]+)\b/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(30);
    const unknown = named.filter((name) => listUnknownVariables({ [name]: '1' }).length > 0);
    expect(unknown).toEqual([]);
    const internal = ['EMBEDDED_POSTGRES', 'QUADRANT_DEV', 'INIT_CWD'];
    expect(named.filter((name) => !KNOWN_VARIABLES.includes(name) && !internal.includes(name))).toEqual([]);
  });
});
