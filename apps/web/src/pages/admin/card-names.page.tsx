import { LONGEST_REASON } from '@quadrant/http';
import type { CardNameKind } from '@quadrant/store/leagues';
import { TextArea, TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { ADMIN } from './admin-crumbs.js';

interface CardNameList {
  readonly kind: CardNameKind;
  readonly names: readonly string[];
}

const KIND_WORDS: Readonly<Record<CardNameKind, string>> = { headquarters: 'Headquarters', mission: 'Missions' };

/** Names of headquarters and missions, each list with a form that adds and removes. */
export const cardNamesPage = (lists: readonly CardNameList[]) => (
  <Layout title="Names of cards">
    <PageHeader
      crumbs={[ADMIN]}
      title="Names of cards"
      context="A report that has nearly one of these names gets a warning. They decide no points."
    />
    {lists.map(({ kind, names }) => (
      <section key={kind}>
        <h2>{KIND_WORDS[kind]}</h2>
        {names.length === 0 ? (
          <p>There are no names yet.</p>
        ) : (
          <details class="fold">
            <summary>All names ({names.length})</summary>
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
          label={`Change names: ${KIND_WORDS[kind]}`}
          said={`${KIND_WORDS[kind]}: the names were saved.`}
        >
          <TextArea name="add" kind="lines" label="Add" hint="One name a line." rows={3} />
          <TextArea name="remove" kind="lines" label="Remove" hint="One name a line." rows={2} />
          <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
          <button type="submit">Save</button>
        </Form>
      </section>
    ))}
  </Layout>
);
