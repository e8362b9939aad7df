import { useContext } from 'preact/hooks';
import { Ago } from '../components/ago.js';
import { WeekdayTime } from '../components/moment.js';
import { addressOf } from '../query/address.js';
import { FrameContext, THEMES } from '../components/frame.js';

/** Said on every page while nothing is published. */
export function PauseBanner() {
  const { pause } = useContext(FrameContext);
  if (pause === null) return null;
  return (
    <div class="banner" role="status">
      <p>
        Publishing has been paused <Ago at={pause.pausedAt} />. New results are stored and will be published when a
        coordinator resumes. Reason: {pause.reason}
      </p>
    </div>
  );
}

/** Rules, programs, theme, and which numbers these are. */
export function SiteFooter() {
  return (
    <footer class="site-footer">
      <div>
        <Links />
        <Theme />
        <Standing />
      </div>
    </footer>
  );
}

const LINKS = [
  { name: 'Players', address: '/players' },
  { name: 'Championships', address: '/championships' },
  { name: 'Runs', address: '/runs' },
  { name: 'Calculators', address: '/calculators' },
  { name: 'Rules', address: '/rules' },
  { name: 'How we read the rules', address: '/readings' },
  { name: 'How long results may move', address: '/policy' },
  { name: 'API', address: '/docs' },
];

const Links = () => (
  <nav aria-label="About Quadrant">
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
    <nav aria-label="Theme">
      <ul>
        {[...THEMES, 'system' as const].map((each) => (
          <li key={each}>
            <a
              rel="nofollow"
              href={addressOf(`/theme/${each}`, { to: address })}
              aria-current={(theme ?? 'system') === each ? 'true' : undefined}
            >
              {each === 'light' ? 'Light' : each === 'dark' ? 'Dark' : 'As my system'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Standing() {
  const { version, publication, nextRefresh } = useContext(FrameContext);
  return (
    <p>
      {publication !== null && (
        <>
          <a href={`/runs/${publication.run}`}>Run {publication.run}</a>, published <Ago at={publication.publishedAt} />
          {nextRefresh === null ? '. ' : '; '}
        </>
      )}
      {nextRefresh !== null && (
        <>
          {publication === null ? 'Next' : 'next'} refresh <WeekdayTime at={nextRefresh} />.{' '}
        </>
      )}
      Version {version}
    </p>
  );
}
