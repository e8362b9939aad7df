import { FORMATS, GAME_TITLES, PAIRINGS, RULES } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { countryChoices } from '../components/country.js';
import { Checkbox, SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { RULES_NAMES } from '../announcements/announcement-words.js';
import { OwnBracketFields } from '../announcements/own-bracket.js';
import { options, ZONES } from '../announcements/announcement-fields.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, PAIRING_NAMES } from '../components/tournament-words.js';
import { HeatsFields } from './heats.js';
import { LIVE_SCRIPT } from './live.page.js';

/** The heats of Tribbles are chosen as heats. */
const STRUCTURES = PAIRINGS.filter((pairing) => pairing !== 'tribbles-finals');

export const newLivePage = () => (
  <Layout title={t('Run a tournament')} scripts={[LIVE_SCRIPT]}>
    <PageHeader
      crumbs={[{ name: t('My tournaments'), address: '/my/tournaments' }]}
      title={t('Run a tournament')}
      context={t('Check-in, pairings, results and standings, and the report at the end.')}
    />
    <p class="notice" role="note">
      {t(
        'A tournament is rated only if it was announced at least six days before. If this one was announced here, begin it on the page of its {link}.',
        { link: <a href="/calendar">{t('announcement')}</a> },
      )}
    </p>
    <Form
      id="live-new"
      operation="POST /api/v1/live"
      label={t('Run a tournament')}
      then="/live/{id}/run"
      said={t('{name} is open. Now enter the players.')}
    >
      <TextField name="tournament.name" label={t('Name of the tournament')} maxLength={200} isRequired />
      <SelectField
        name="tournament.game"
        label={t('Game')}
        options={options(GAME_TITLES, GAME_NAMES)}
        none={t('Choose')}
        isRequired
      />
      <SelectField
        name="tournament.format"
        label={t('Format')}
        options={options(FORMATS, FORMAT_NAMES)}
        value="constructed"
        isRequired
      />
      <SelectField
        name="tournament.pairing"
        label={t('Structure')}
        hint={t(
          'Swiss rounds can be followed by a cut to a bracket; you decide that after the rounds. Heats and finals are below.',
        )}
        options={options(STRUCTURES, PAIRING_NAMES)}
        none={t('As usual for the game: Swiss rounds, or pods for Tribbles')}
      />
      <TextField
        name="tournament.plannedRounds"
        kind="number"
        type="number"
        label={t('Rounds')}
        hint={t('Leave it empty for as many as are recommended for the players who come.')}
        min={1}
        max={50}
        isShort
      />
      <SelectField name="tournament.country" label={t('Country')} options={countryChoices()} none={t('Choose')} />
      <TextField name="tournament.venue" label={t('Venue')} maxLength={200} />
      <SelectField name="tournament.zone" label={t('Time zone')} options={ZONES} none={t('Choose')} isRequired />
      <TextArea
        name="players"
        kind="lines"
        label={t('Players')}
        hint={t('One on each line: the name under which they play here, or will. You can enter more later.')}
        rows={8}
      />
      <Fold summary={t('Online, rules and more')} forms={['live-new']}>
        <Checkbox name="tournament.online" label={t('It is played online')} hint={t('Time limits are longer then.')} />
        <SelectField
          name="tournament.rules"
          label={t('Rules')}
          options={options(RULES, RULES_NAMES)}
          none={t('Not said')}
        />
        <Checkbox name="tournament.finalConfrontation" label={t('A final confrontation follows')} />
        <TextField name="tournament.secondaryDirector" label={t('Second director')} maxLength={64} />
      </Fold>
      <Fold summary={t('A bracket of your own')} forms={['live-new']}>
        <OwnBracketFields within="tournament." />
      </Fold>
      <Fold summary={t('Heats and finals')} forms={['live-new']}>
        <HeatsFields />
      </Fold>
      <button type="submit" class="first">
        {t('Open the tournament')}
      </button>
    </Form>
  </Layout>
);
