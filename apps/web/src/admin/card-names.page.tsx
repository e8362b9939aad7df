import { LONGEST_REASON } from '@quadrant/http';
import type { CardNameKind } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import { TextArea, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { ADMIN } from '../components/breadcrumbs.js';

interface CardNameList {
  readonly kind: CardNameKind;
  readonly names: readonly string[];
}

const KIND_WORDS: Readonly<Record<CardNameKind, string>> = words({ headquarters: 'Headquarters', mission: 'Missions' });

/** Each list of names of headquarters and missions has a form that adds and removes. */
export const cardNamesPage = (lists: readonly CardNameList[]) => (
  <Layout title={t('Names of cards')}>
    <PageHeader
      crumbs={[ADMIN]}
      title={t('Names of cards')}
      context={t('A report that has nearly one of these names gets a warning. They decide no points.')}
    />
    {lists.map(({ kind, names }) => (
      <section key={kind}>
        <h2>{KIND_WORDS[kind]}</h2>
        {names.length === 0 ? (
          <p>{t('There are no names yet.')}</p>
        ) : (
          <details class="fold">
            <summary>{t('All names ({names})', { names: names.length })}</summary>
            <ul>
              {names.map((name) => (
                <li key={name} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
          </details>
        )}
        <Form
          id={kind}
          operation={`PATCH /api/v1/card-names/${kind}`}
          label={t('Change names: {kind}', { kind: KIND_WORDS[kind] })}
          said={t('{kind}: the names were saved.', { kind: KIND_WORDS[kind] })}
        >
          <TextArea name="add" kind="lines" label={t('Add')} hint={t('One name a line.')} rows={3} />
          <TextArea name="remove" kind="lines" label={t('Remove')} hint={t('One name a line.')} rows={2} />
          <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
          <button type="submit">{t('Save')}</button>
        </Form>
      </section>
    ))}
  </Layout>
);
