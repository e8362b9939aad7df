import type { ComponentChildren } from 'preact';

interface LayoutProps {
  /** What this page is about; the name of the site is added. */
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The frame of every page. */
export function Layout({ title, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Quadrant`}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" />
        <link rel="stylesheet" href="/assets/styles.css" />
      </head>
      <body>
        <a class="skip-link" href="#content">
          Skip to the content
        </a>
        <header class="site-header">
          <a class="site-name" href="/">
            Quadrant
          </a>
          <nav aria-label="Site">
            <a href="/">Leaderboards</a>
            <a href="/players">Players</a>
            <a href="/docs">API</a>
          </nav>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <footer class="site-footer">Every number here can be recomputed from the published results.</footer>
      </body>
    </html>
  );
}
