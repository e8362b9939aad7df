import { t } from '../languages/t.js';
import type { Choice } from '../components/choice-field.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { AnnouncementFields } from './announcement-fields.js';

/** Announces a tournament. */
export const newAnnouncementPage = (regions: readonly Choice[]) => (
  <Layout title={t('Announce a tournament')}>
    <PageHeader
      crumbs={[{ name: t('Calendar'), address: '/calendar' }]}
      title={t('Announce a tournament')}
      context={t('Players find it on the calendar at once, and it counts as registered from now on.')}
    />
    <Form
      id="announcement-new"
      operation="POST /api/v1/announcements"
      label={t('Announce a tournament')}
      then="/announcements/{id}"
      said={t('Announced {name}. It is on the calendar.')}
    >
      <AnnouncementFields announced={null} regions={regions} />
      <button type="submit" class="first">
        {t('Announce tournament')}
      </button>
    </Form>
  </Layout>
);
