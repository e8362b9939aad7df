import type { GameTitle } from '@quadrant/rules/tournament';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../languages/t.js';
import { Banner } from '../components/form/banner.js';
import { FormStateContext } from '../components/form/form-state.js';
import { Refusal } from '../components/form/refusal.js';
import { islandTexts } from '../client-texts/island-texts.js';
import { PauseBanner, SiteFooter } from './site-footer.js';
import { FrameContext } from '../components/frame.js';
import { SiteHeader } from './site-header.js';

interface LayoutProps {
  /** It follows the message about what the last form did. */
  readonly afterSaid?: ComponentChildren;
  /** The name of the site is added to the title of the page. */
  readonly title: string;
  /** Search engines and previews of links show this sentence. */
  readonly description?: string;
  /** Feed readers find this feed: its path without the ending, which is `.atom` or `.json`. */
  readonly feed?: string;
  /** The page has the accent colour of this game. */
  readonly game?: string;
  /** These modules move something on the page. */
  readonly scripts?: readonly string[];
  /** Without a script the page reloads after this many seconds, because something on it is moving. */
  readonly reloadsAfter?: number;
  /** The page has neither the header of the site nor its footer: a projector shows it. */
  readonly isBare?: boolean;
  /** Phones can install the page as the app that this file describes. */
  readonly manifest?: string;
  /** Search engines leave the page out: people find it by its link alone. */
  readonly isUnlisted?: boolean;
  readonly children: ComponentChildren;
}

const OF_EVERY_PAGE: readonly string[] = ['search-box.js'];

/** Open Graph names languages like this. */
const LOCALES = { en: 'en_US', de: 'de_DE' } as const;

/** Links to this site show the picture; other sites load it only from its public address. */
const SharePicture = ({ publicUrl }: { readonly publicUrl: string }) => (
  <>
    <meta property="og:image" content={`${publicUrl}/assets/share.png`} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={t('The mark of Quadrant')} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

export function Layout({
  title,
  afterSaid,
  description,
  feed,
  game,
  scripts = [],
  reloadsAfter,
  isBare = false,
  manifest,
  isUnlisted = false,
  children,
}: LayoutProps) {
  const { publicUrl, theme, language, assetOf } = useContext(FrameContext);
  const state = useContext(FormStateContext);
  const problem = state?.problem;
  // The first step of a sign-in was right, so nothing was refused.
  const isRefused = problem != null && problem.type !== '/problems/second-factor-needed';
  const style = assetOf('styles.css');
  const modules = [...OF_EVERY_PAGE, ...scripts].flatMap((script) => assetOf(script) ?? []);
  return (
    <html
      lang={language}
      data-texts={islandTexts()}
      data-theme={theme ?? undefined}
      data-game={game as GameTitle | undefined}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <title>{t('{isRefused}{title} · Quadrant', { isRefused: isRefused ? t('Error: ') : '', title })}</title>
        {description !== undefined && <meta name="description" content={description} />}
        {isUnlisted && <meta name="robots" content="noindex" />}
        <meta property="og:site_name" content="Quadrant" />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta
          property="og:description"
          content={description ?? t('Ratings, leagues and tournaments of organized play for card games.')}
        />
        <meta property="og:locale" content={LOCALES[language]} />
        {publicUrl !== null && <SharePicture publicUrl={publicUrl} />}
        <link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" />
        {manifest !== undefined && (
          <>
            <link rel="manifest" href={manifest} />
            <link rel="apple-touch-icon" href="/assets/app-icon-192.png" />
            <meta name="theme-color" content="#121417" />
          </>
        )}
        {feed !== undefined && (
          <>
            <link rel="alternate" type="application/atom+xml" href={`${feed}.atom`} title={title} />
            <link rel="alternate" type="application/feed+json" href={`${feed}.json`} title={title} />
          </>
        )}
        {style !== null && <link rel="stylesheet" href={style} />}
        {reloadsAfter !== undefined && (
          <noscript>
            <meta http-equiv="refresh" content={String(reloadsAfter)} />
          </noscript>
        )}
        {modules.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
      </head>
      <body>
        {!isBare && (
          <>
            <a class="skip-link" href="#content">
              {t('Skip to the content')}
            </a>
            <SiteHeader />
            <PauseBanner />
          </>
        )}
        <main id="content" tabIndex={-1}>
          <Banner after={afterSaid} />
          {state?.isLost === true && <Refusal form={state.form} state={state} />}
          {children}
        </main>
        {!isBare && <SiteFooter />}
      </body>
    </html>
  );
}
