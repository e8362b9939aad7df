import { LONGEST_REASON } from '@quadrant/http';
import { type Fact, FACTS } from '@quadrant/rules/bonus-schemes';
import type { SchemeVersion } from '@quadrant/store/bonus-schemes';
import { t, words } from '../../languages/t.js';
import { TextArea, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { TrialAnswer, TrialButton } from '../../components/form/trial.js';
import { DataTable, type Column } from '../../components/data-table.js';

interface SchemesProps {
  readonly slug: string;
  /** The version of the league, which the forms send. */
  readonly version: number;
  readonly schemes: readonly SchemeVersion[];
}

/** Shows the bonus schemes in force, with their text to edit, and a form for a new one. */
export function Schemes({ slug, version, schemes }: SchemesProps) {
  return (
    <>
      <h2 id="schemes">{t('Bonus schemes')}</h2>
      <p>
        {t('A scheme gives bonus points inside the league. {link} has the printed ones.', {
          link: <a href="/rules/opg-4.2/12.5">{t('The guide')}</a>,
        })}
      </p>
      <Facts />
      {schemes.map((scheme) => (
        <Fold
          key={`${scheme.scheme} ${scheme.from}`}
          summary={
            <>
              <span dir="auto">{scheme.name}</span>,{' '}
              {scheme.state === 'planned' ? t('from {from}', { from: scheme.from }) : t('in force')}
            </>
          }
          forms={[`scheme-${scheme.scheme}`, `scheme-end-${scheme.scheme}`]}
        >
          <SchemeForm slug={slug} version={version} present={scheme} />
          <EndForm slug={slug} version={version} scheme={scheme} />
        </Fold>
      ))}
      <Fold summary={t('Add a scheme')} forms={['scheme-new']}>
        <SchemeForm slug={slug} version={version} present={null} />
      </Fold>
    </>
  );
}

type NamedFact = readonly [name: string, fact: Fact];

/** Lists the names that schemes can use. */
const Facts = () => (
  <details class="fold">
    <summary>{t('What schemes can use')}</summary>
    <DataTable
      caption={t('Names in schemes, and what each is')}
      columns={FACT_COLUMNS}
      rows={Object.entries(FACTS)}
      keyOf={([name]) => name}
      regionLabel={t('What schemes can use')}
    />
  </details>
);

const FACT_COLUMNS: readonly Column<NamedFact>[] = words([
  { name: 'Name', kind: 'row', cell: ([name]) => <code>{name}</code> },
  { name: 'What it is', cell: ([, { means }]) => <span lang="en">{means}</span> },
]);

interface SchemeFormProps extends Pick<SchemesProps, 'slug' | 'version'> {
  /** The scheme that is edited; null means a new one. */
  readonly present: SchemeVersion | null;
}

function SchemeForm({ slug, version, present }: SchemeFormProps) {
  const api = `/api/v1/leagues/${slug}/schemes` as const;
  const id = present === null ? 'scheme-new' : `scheme-${present.scheme}`;
  return (
    <Form
      id={id}
      operation={`POST ${api}/{scheme}`}
      label={present === null ? t('Add a scheme') : t('Edit {name}', { name: present.name })}
      version={version}
      said={t('Saved the scheme {scheme}.')}
    >
      {present === null ? (
        <TextField
          name="scheme"
          label={t('Name in addresses')}
          hint={t('Lower-case letters, digits and single hyphens.')}
          maxLength={40}
          isRequired
        />
      ) : (
        <input type="hidden" name="scheme" value={present.scheme} />
      )}
      <TextField name="name" label={t('Name')} value={present?.name ?? ''} maxLength={60} />
      <TextArea
        name="text"
        label={t('What it gives points for')}
        rows={8}
        value={present?.text ?? ''}
        isCode
        isRequired
      />
      <TextField name="from" label={t('In force from')} hint={t('Without a day, from today.')} type="date" />
      <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
      <div class="buttons">
        <TrialButton operation={`POST ${api}/dry-run`} without={['name', 'reason']}>
          {t('Dry run')}
        </TrialButton>
        <button type="submit" class="first">
          {t('Save')}
        </button>
      </div>
      <TrialAnswer form={id}>{(answer: DryRun) => <Awards {...answer} />}</TrialAnswer>
    </Form>
  );
}

interface DryRun {
  readonly moves: {
    readonly given: number;
    readonly taken: number;
    readonly tournaments: number;
    readonly players: number;
  };
  readonly differences: readonly {
    readonly change: string;
    readonly points: number;
    readonly player: string;
    readonly reason: string;
  }[];
}

/** Shows the result of a dry run, which stores nothing. */
const Awards = ({ moves, differences }: DryRun) => (
  <>
    <p>
      {t(
        '{given, plural, one {# award} other {# awards}} would be given and {taken} taken back, in {tournaments, plural, one {# tournament} other {# tournaments}}, for {players, plural, one {# player} other {# players}}.',
        { given: moves.given, taken: moves.taken, tournaments: moves.tournaments, players: moves.players },
      )}
    </p>
    <ul>
      {differences.map(({ change, points, player, reason }, at) => (
        <li key={at} dir="auto">
          {t('{change}: {points} to {player} ({reason})', { change, points, player, reason })}
        </li>
      ))}
    </ul>
  </>
);

const EndForm = ({
  slug,
  version,
  scheme: { scheme, name },
}: Pick<SchemesProps, 'slug' | 'version'> & { readonly scheme: SchemeVersion }) => (
  <Form
    id={`scheme-end-${scheme}`}
    operation={`POST /api/v1/leagues/${slug}/schemes/${scheme}/end`}
    label={t('End {name}', { name })}
    version={version}
    said={t('The scheme {name} ends.', { name })}
  >
    <TextField name="on" label={t('Its last day')} type="date" isRequired />
    <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
    <button type="submit">{t('End the scheme')}</button>
  </Form>
);
