import { LONGEST_REASON } from '@quadrant/http';
import type { ShownEntitlement } from '@quadrant/rules/prizes';
import type { Action } from '@quadrant/rules/permissions';
import type { PlayerRecord } from '@quadrant/store/players';
import type { PlayerMerge } from '@quadrant/store/player-merges';
import { t } from '../../languages/t.js';
import { Decision } from '../../components/form/decision.js';
import { countryChoices } from '../../components/country.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../../frame/layout.js';
import { Link } from './link.js';
import { Merges } from './merges.js';
import { Privacy, type MetPlayers } from './privacy.js';
import { Prizes } from './prizes.js';

export interface ChangePlayerFacts {
  readonly player: PlayerRecord;
  /** An account is linked to the player. */
  readonly isClaimed: boolean;
  /** Tells whether the reader may do something to the player. */
  readonly can: (action: Action) => boolean;
  readonly merges: readonly PlayerMerge[];
  readonly entitlements: readonly ShownEntitlement[];
  readonly met: MetPlayers;
}

/** Offers everything that the reader may change about one player. */
export function changePlayerPage({ player, isClaimed, can, merges, entitlements, met }: ChangePlayerFacts) {
  const { handle } = player;
  const page = `/players/${encodeURIComponent(handle)}`;
  return (
    <Layout title={t('Change {handle}', { handle })}>
      <PageHeader
        crumbs={[
          { name: t('Players'), address: '/players' },
          { name: handle, address: page },
        ]}
        title={t('Change {handle}', { handle })}
        context={t(
          'What is known about this player, and who may see it. Everything is noted in the audit with its reason.',
        )}
      />
      {can('player.change') && (
        <>
          <Details player={player} />
          <Aliases player={player} />
        </>
      )}
      <Link handle={handle} isClaimed={isClaimed} mayRelease={can('player.change')} mayIssue={can('claim.decide')} />
      {can('player.merge') && <Merges player={player} merges={merges} />}
      {can('entitlement.choose') && <Prizes handle={handle} entitlements={entitlements} />}
      {can('player.hide') && <Privacy player={player} met={met} />}
    </Layout>
  );
}

/** The page of a player is found by the handle that they have afterwards. */
const CHANGED = '/players/{handle}/change';

const Details = ({ player: { handle, name, country, region, version } }: Pick<ChangePlayerFacts, 'player'>) => (
  <>
    <h2 id="details">{t('Name and home')}</h2>
    <Form
      id="details-form"
      operation={`PATCH /api/v1/players/${encodeURIComponent(handle)}`}
      label={t('Change name and home')}
      version={version}
      then={CHANGED}
      said={t('{handle} was saved.')}
    >
      <TextField
        name="handle"
        label={t('Handle')}
        hint={t('The old handle still leads to the player.')}
        value={handle}
        maxLength={64}
        isRequired
      />
      <TextField name="name" kind="null" label={t('Name')} value={name} maxLength={200} />
      <div class="field-row">
        <SelectField
          name="country"
          kind="null"
          label={t('Country')}
          options={countryChoices()}
          none={t('None')}
          value={country}
        />
        <TextField name="region" kind="null" label={t('Home region')} value={region} maxLength={64} />
      </div>
      <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
      <button type="submit" class="first">
        {t('Save')}
      </button>
    </Form>
  </>
);

const Aliases = ({ player: { handle, aliases, formerHandles, version } }: Pick<ChangePlayerFacts, 'player'>) => (
  <>
    <h2 id="aliases">{t('Other handles')}</h2>
    <p>{t('Reports that use one of these handles count for this player.')}</p>
    {formerHandles.length > 0 && (
      <p dir="auto">{t('Earlier handles: {formerHandles}', { formerHandles: formerHandles.join(', ') })}</p>
    )}
    {aliases.map((alias) => (
      <Fold key={alias} summary={<bdi>{alias}</bdi>} forms={[`alias-${alias}`]}>
        <Decision
          id={`alias-${alias}`}
          label={t('Remove {alias}', { alias })}
          version={version}
          yes={{
            button: t('Remove {alias}', { alias }),
            operation: `DELETE /api/v1/players/${encodeURIComponent(handle)}/aliases/${encodeURIComponent(alias)}?reason={reason}`,
            said: t('{alias} no longer leads to {handle}.', { alias, handle }),
          }}
        />
      </Fold>
    ))}
    <Fold summary={t('Add a handle')} forms={['alias-new']}>
      <Form
        id="alias-new"
        operation={`POST /api/v1/players/${encodeURIComponent(handle)}/aliases`}
        label={t('Add a handle')}
        version={version}
        said={t('{alias} leads to {handle} from now on.', { alias: '{alias}', handle })}
      >
        <TextField name="alias" label={t('Handle')} maxLength={64} isRequired />
        <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
        <button type="submit">{t('Add the handle')}</button>
      </Form>
    </Fold>
  </>
);
