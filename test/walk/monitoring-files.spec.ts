import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { useHttpWalk } from './http-walk.js';

const read = (name: string) => readFileSync(path.join(__dirname, '../../docs/monitoring', name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}
interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const { groups } = parse(read('alerts.yml')) as { groups: readonly { rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
const targets = panels.flatMap(({ title, targets: asked }) => asked.map(({ expr }) => ({ title, expr })));

/** Words of an expression that name a metric: our own, and those of every Node process. */
const metricsIn = (expr: string): string[] => expr.match(/\b(?:quadrant|http|process|nodejs)_\w+/g) ?? [];

/** Finds where an expression is not PromQL, by the grammar of Prometheus itself; empty when it is. */
function faultsOf(expr: string): string[] {
  const faults: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => void (type.isError && faults.push(`${from}: ${expr.slice(from, to + 20)}`)),
  });
  return faults;
}

/** Dashboards have variables such as `$__rate_interval`, which Grafana replaces. */
const withoutVariables = (expr: string): string =>
  expr.replaceAll('$__rate_interval', '5m').replaceAll(/\$\w+/g, 'spec');

describe('the files for monitoring', () => {
  const walk = useHttpWalk();
  let offered: ReadonlySet<string>;
  beforeAll(async () => {
    const { text } = await walk.watch('/metrics').expect(200);
    const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    const parts = ['_bucket', '_count', '_sum'];
    offered = new Set(
      declared.flatMap(([, name, kind]) => (kind === 'histogram' ? parts.map((part) => name! + part) : [name!])),
    );
  });

  it('have rules with a name of their own, a severity, and what to do', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { labels, annotations } of rules) {
      expect(['warning', 'critical']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
      expect(annotations.description).toMatch(/\.$/);
    }
  });

  it('have panels with an id of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it.each([
    ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
    ...targets.map(({ title, expr }) => [`panel ${title}`, expr] as const),
  ])('%s asks only for metrics that exist', (name, expr) => {
    const asked = metricsIn(expr);
    // Prometheus itself makes `up`, and only the first rule needs nothing else.
    expect(asked.length > 0 || name === 'alert QuadrantDown').toBe(true);
    expect(asked.filter((metric) => !offered.has(metric))).toEqual([]);
  });

  it('have only expressions that Prometheus can read', () => {
    expect(faultsOf('max(quadrant_workers_alive) == == 0')).not.toEqual([]);
    expect([...rules, ...targets].flatMap(({ expr }) => faultsOf(withoutVariables(expr)))).toEqual([]);
  });

  it('have durations and fields that Prometheus knows', () => {
    const fields = ['alert', 'annotations', 'expr', 'for', 'labels'];
    for (const rule of rules) {
      expect(Object.keys(rule).filter((field) => !fields.includes(field))).toEqual([]);
      expect(String((rule as { for?: string }).for ?? '1m')).toMatch(/^[1-9]\d*[smhdw]$/);
    }
  });

  it('have an alert for every metric of the table of docs/monitoring.md', () => {
    const listed = [...read('../monitoring.md').matchAll(/^\| (`quadrant_[^|]*) \|/gm)].flatMap(([, cell]) =>
      metricsIn(cell!),
    );
    const watched = rules.flatMap(({ expr }) => metricsIn(expr));
    expect(listed.length).toBeGreaterThan(8);
    expect(listed.filter((metric) => !watched.includes(metric))).toEqual([
      'quadrant_outbox_jobs',
      'quadrant_last_run_age_seconds',
    ]);
  });
});
