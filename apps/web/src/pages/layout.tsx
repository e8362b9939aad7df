import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { ViewerContext } from './viewer.js';

interface LayoutProps {
  /** What this page is about; the name of the site is added. */
  readonly title: string;
  /** Modules of the public folder that move something on it. */
  readonly scripts?: readonly string[];
  readonly children: ComponentChildren;
}

/** The frame of every page. */
export function Layout({ title, scripts = [], children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Quadrant`}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" />
        <link rel="stylesheet" href="/assets/styles.css" />
        {scripts.map((script) => (
          <script key={script} type="module" src={`/assets/${script}`} />
        ))}
      </head>
      <body>
        <a class="skip-link" href="#content">
          Skip to the content
        </a>
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <footer class="site-footer">
          Every number here can be recomputed from the published results.{' '}
          <a href="/policy">How long results may move</a>, and <a href="/readings">how we read the rules</a>.
        </footer>
      </body>
    </html>
  );
}

function Header() {
  const viewer = useContext(ViewerContext);
  return (
    <header class="site-header">
      <a class="site-name" href="/">
        Quadrant
      </a>
      <nav aria-label="Site">
        <a href="/">Leaderboards</a>
        <a href="/players">Players</a>
        <a href="/leagues">Leagues</a>
        <a href="/championships">Championships</a>
        {viewer !== null && <a href="/disputes">Disputes</a>}
        {viewer?.readsAudit === true && <a href="/audit">Audit</a>}
        <a href="/docs">API</a>
      </nav>
      <nav class="viewer" aria-label="Your account">
        {viewer === null ? <a href="/sign-in">Sign in</a> : <a href="/account">{viewer.handle}</a>}
      </nav>
    </header>
  );
}
