import { t } from '../../languages/t.js';
import { TextArea, TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../../frame/layout.js';

export const newLeaguePage = () => (
  <Layout title={t('Form a league')}>
    <PageHeader
      crumbs={[{ name: t('Leagues'), address: '/leagues' }]}
      title={t('Form a league')}
      context={t('A league needs a director and four players who are committed to it.')}
    />
    <Form
      id="league-new"
      operation="POST /api/v1/leagues"
      label={t('Form a league')}
      then="/leagues/{slug}/direct"
      said={t('Formed the league {name}. Add its first season.')}
    >
      <TextField name="name" label={t('Name')} maxLength={60} isRequired />
      <TextField
        name="slug"
        label={t('Name in addresses')}
        hint={t('Lower-case letters, digits and single hyphens, such as berlin-trek.')}
        maxLength={40}
        isRequired
      />
      <TextField name="director" label={t('Handle of the league director')} maxLength={64} isRequired />
      <TextArea
        name="players"
        kind="lines"
        label={t('Committed players')}
        hint={t('At least four handles, one a line (Organized Play Guide 4.2, section 12.1).')}
        rows={5}
        isRequired
      />
      <button type="submit" class="first">
        {t('Form the league')}
      </button>
    </Form>
  </Layout>
);
