import { LANGUAGES, type Language } from '@quadrant/http';
import { useContext } from 'preact/hooks';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { WeekdayTime } from '../components/moment.js';
import { addressOf } from '../query/address.js';
import { FrameContext, THEMES } from '../components/frame.js';

/** Every page shows this while publishing is paused. */
export function PauseBanner() {
  const { pause } = useContext(FrameContext);
  if (pause === null) return null;
  return (
    <div class="banner" role="status">
      <p>
        {t(
          'Publishing has been paused {ago}. New results are stored and will be published when a coordinator resumes. Reason: {reason}',
          { ago: <Ago at={pause.pausedAt} />, reason: pause.reason },
        )}
      </p>
    </div>
  );
}

/** Has links to rules and programs, the choice of theme, and the run of the shown numbers. */
export function SiteFooter() {
  return (
    <footer class="site-footer">
      <div>
        <Links />
        <Theme />
        <Languages />
        <Standing />
      </div>
    </footer>
  );
}

const LINKS = words([
  { name: 'About', address: '/about' },
  { name: 'Contact', address: '/contact' },
  { name: 'How ratings work', address: '/help' },
  { name: 'Players', address: '/players' },
  { name: 'Championships', address: '/championships' },
  { name: 'Runs', address: '/runs' },
  { name: 'Calculators', address: '/calculators' },
  { name: 'Rules', address: '/rules' },
  { name: 'How we read the rules', address: '/readings' },
  { name: 'How long results may move', address: '/policy' },
  { name: 'Statistics', address: '/stats' },
  { name: 'API', address: '/docs' },
  { name: 'Feeds', address: '/calendar#feeds' },
  { name: 'Data', address: '/data' },
  { name: 'Privacy', address: '/privacy' },
]);

const Links = () => (
  <nav aria-label={t('About Quadrant')}>
    <ul>
      {LINKS.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);

function Theme() {
  const { theme, address } = useContext(FrameContext);
  return (
    <nav aria-label={t('Theme')}>
      <ul>
        {[...THEMES, 'system' as const].map((each) => (
          <li key={each}>
            <a
              rel="nofollow"
              href={addressOf(`/theme/${each}`, { to: address })}
              aria-current={(theme ?? 'system') === each ? 'true' : undefined}
            >
              {each === 'light' ? t('Light') : each === 'dark' ? t('Dark') : t('As my system')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Each language has its own name, so that people who read no other can find it. */
function Languages() {
  const { language, address } = useContext(FrameContext);
  return (
    <nav aria-label={t('Language')}>
      <ul>
        {LANGUAGES.map((each) => (
          <li key={each}>
            <a
              rel="nofollow"
              lang={each}
              hreflang={each}
              href={addressOf(`/language/${each}`, { to: address })}
              aria-current={language === each ? 'true' : undefined}
            >
              {OWN_NAMES[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Standing() {
  const { version } = useContext(FrameContext);
  return (
    <p>
      <Publication /> {t('Version {version}', { version })}
    </p>
  );
}

function Publication() {
  const { publication, nextRefresh } = useContext(FrameContext);
  const next = nextRefresh === null ? null : <WeekdayTime at={nextRefresh} />;
  if (publication === null) return next === null ? null : <>{t('Next refresh {next}.', { next })}</>;
  const run = <a href={`/runs/${publication.run}`}>{t('Run {run}', { run: publication.run })}</a>;
  const ago = <Ago at={publication.publishedAt} />;
  return (
    <>
      {next === null
        ? t('{run}, published {ago}.', { run, ago })
        : t('{run}, published {ago}; next refresh {next}.', { run, ago, next })}
    </>
  );
}
