import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { AnnouncementFields } from './announcement-fields.js';

/** Announces a tournament. */
export const newAnnouncementPage = () => (
  <Layout title="Announce a tournament">
    <PageHeader
      crumbs={[{ name: 'Calendar', address: '/calendar' }]}
      title="Announce a tournament"
      context="Players find it on the calendar at once, and it counts as registered from now on."
    />
    <Form
      id="announcement-new"
      operation="POST /api/v1/announcements"
      label="Announce a tournament"
      then="/announcements/{id}"
      said="Announced {name}. It is on the calendar."
    >
      <AnnouncementFields announced={null} />
      <button type="submit" class="first">
        Announce tournament
      </button>
    </Form>
  </Layout>
);
