import type { Coordinator } from '@quadrant/store/desk';
import { t } from '../languages/t.js';
import { DataTable } from '../components/data-table.js';
import { CONTINENT_NAMES, ROLE_NAMES } from '../components/names.js';
import { PageHeader } from '../components/page-header.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';

interface AboutFacts {
  /** The Director of Organized Play is first. */
  readonly coordinators: readonly Coordinator[];
}

export const aboutPage = ({ coordinators }: AboutFacts) => (
  <Layout
    title={t('About')}
    description={t('Quadrant rates players of card games and runs their leagues, from the results of tournaments.')}
  >
    <PageHeader
      title={t('About Quadrant')}
      context={t('Quadrant rates players of card games and runs their leagues, from the results of tournaments.')}
    />
    <h2>{t('What it does')}</h2>
    <ul>
      <li>
        {t('Directors announce tournaments in the {link} and {link2}.', {
          link: <a href="/calendar">{t('calendar')}</a>,
          link2: <a href="/submit">{t('submit results')}</a>,
        })}
      </li>
      <li>
        {t('Quadrant checks every report, rates the players and awards points for {link} and championships.', {
          link: <a href="/leagues">{t('leagues')}</a>,
        })}
      </li>
      <li>
        {t('Everybody can read the {link}, and open the reason for every number on them.', {
          link: <a href="/leaderboards">{t('leaderboards')}</a>,
        })}
      </li>
    </ul>
    <h2>{t('Where the numbers come from')}</h2>
    <p>
      {t(
        'Every number follows from the reports of tournaments and from published rules. The {link} shows each rule with what implements and tests it. Where a document leaves something open, {link2} say what we decided. Numbers change in numbered publications only: {link3} say what changed, who asked for it, and why.',
        {
          link: <a href="/rules">{t('rulebook')}</a>,
          link2: <a href="/readings">{t('our readings')}</a>,
          link3: <a href="/runs">{t('the runs')}</a>,
        },
      )}
    </p>
    <p>
      {t(
        'New here? {link} explains them on one page, with an example. {link2} says how to check everything yourself.',
        { link: <a href="/help">{t('How ratings work')}</a>, link2: <a href="/data">{t('Data and downloads')}</a> },
      )}
    </p>
    <h2 id="people">{t('Who looks after what')}</h2>
    <p>
      {t(
        'Directors answer for the results of their tournaments. Coordinators approve directors and reports, and decide disputes. What they decide is kept in a log that nobody can change unnoticed.',
      )}
    </p>
    <People coordinators={coordinators} />
    <h2>{t('Suggestions and ideas')}</h2>
    <p>
      {t(
        'Anybody can {link}, or send an {link2} that leagues could use. The coordinators and the Director of Organized Play read it, and say what becomes of it.',
        {
          link: <a href="/contact?topic=suggestion">{t('suggest something')}</a>,
          link2: <a href="/contact?topic=bonus-scheme">{t('idea for a bonus scheme')}</a>,
        },
      )}
    </p>
    <h2>{t('Is something wrong?')}</h2>
    <p>
      {t(
        'Open the tournament and choose “Report an error”. Its directors must answer within seven days; after that, a coordinator decides.',
      )}
    </p>
    <h2>{t('What is shown about you')}</h2>
    <p>
      {t(
        'Results are public: your handle, and your name, country and region where a report or you state them. You can hide your name and places: {link}, link it to your player, and choose “Change” on your page. {link2} says what is kept for how long.',
        {
          link: <a href="/sign-up">{t('create an account')}</a>,
          link2: <a href="/privacy">{t('Privacy')}</a>,
        },
      )}
    </p>
  </Layout>
);

/** Names who decides where, what to reach them for, and the form that reaches them. */
function People({ coordinators }: AboutFacts) {
  if (coordinators.length === 0) {
    return <p>{t('Nobody is named yet. Administrators name the coordinators.')}</p>;
  }
  return (
    <DataTable
      caption={t('Coordinators, and what to ask them')}
      isWordy
      columns={[
        { name: t('Name'), kind: 'row', cell: ({ handle }) => <bdi>{handle}</bdi> },
        {
          name: t('Looks after'),
          cell: (each) => (
            <>
              {areaOf(each)}
              <span class="real-name">{ROLE_NAMES[each.role]}</span>
            </>
          ),
        },
        { name: t('For'), cell: ({ role }) => purposeOf(role) },
        {
          name: t('Contact'),
          cell: (each) => <a href={contactOf(each)}>{t('Write to {handle}', { handle: each.handle })}</a>,
        },
      ]}
      rows={coordinators}
      keyOf={({ handle, role, continent, region }) => `${handle} ${role} ${continent} ${region?.slug}`}
    />
  );
}

const areaOf = ({ continent, region }: Coordinator): string =>
  region?.name ?? (continent === null ? t('Everywhere') : CONTINENT_NAMES[continent]);

const purposeOf = (role: Coordinator['role']): string =>
  role === 'director-of-organized-play'
    ? t('Rules, interim rulings, Masters and World Championships, objections')
    : t('Approval as a director, levels of tournaments, venues, reports that wait, disputes without an answer');

const contactOf = ({ continent, region }: Coordinator): string =>
  addressOf('/contact', { to: region?.slug ?? continent });
