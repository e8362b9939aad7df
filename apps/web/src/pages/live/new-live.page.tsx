import { FORMATS, GAME_TITLES, RULES } from '@quadrant/rules/tournament';
import { Checkbox, SelectField, TextArea, TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { RULES_NAMES } from '../announcements/announcement-words.js';
import { options, ZONES } from '../announcements/announcement-fields.js';
import { Layout } from '../layout.js';
import { GAME_NAMES } from '../names.js';
import { FORMAT_NAMES } from '../tournaments/tournament-words.js';
import { LIVE_SCRIPT } from './live.page.js';

/** Runs a tournament that was not announced. */
export const newLivePage = () => (
  <Layout title="Run a tournament now" scripts={[LIVE_SCRIPT]}>
    <PageHeader
      crumbs={[{ name: 'My tournaments', address: '/my/tournaments' }]}
      title="Run a tournament now"
      context="Check-in, pairings, results and standings, and the report at the end."
    />
    <p class="notice" role="note">
      A tournament is rated only if it was announced at least six days before. If this one was announced here, begin it
      on the page of its <a href="/calendar">announcement</a>.
    </p>
    <Form
      id="live-new"
      operation="POST /api/v1/live"
      label="Run a tournament now"
      then="/live/{id}/run"
      said="{name} is open. Now enter the players."
    >
      <TextField name="tournament.name" label="Name of the tournament" maxLength={200} isRequired />
      <SelectField
        name="tournament.game"
        label="Game"
        options={options(GAME_TITLES, GAME_NAMES)}
        none="Choose"
        isRequired
      />
      <SelectField
        name="tournament.format"
        label="Format"
        options={options(FORMATS, FORMAT_NAMES)}
        value="constructed"
        isRequired
      />
      <TextField
        name="tournament.plannedRounds"
        kind="number"
        type="number"
        label="Rounds"
        hint="Leave it empty for as many as are recommended for the players who come."
        min={1}
        max={50}
        isShort
      />
      <TextField name="tournament.country" label="Country" hint="Two letters, such as DE." maxLength={2} isShort />
      <TextField name="tournament.venue" label="Venue" maxLength={200} />
      <SelectField name="tournament.zone" label="Time zone" options={ZONES} none="Choose" isRequired />
      <TextArea
        name="players"
        kind="lines"
        label="Players, one handle a line"
        hint="You can enter more later."
        rows={8}
      />
      <details>
        <summary>Online, rules and more</summary>
        <Checkbox name="tournament.online" label="It is played online" hint="Time limits are longer then." />
        <SelectField name="tournament.rules" label="Rules" options={options(RULES, RULES_NAMES)} none="Not said" />
        <Checkbox name="tournament.finalConfrontation" label="A final confrontation follows" />
        <TextField name="tournament.secondaryDirector" label="Second director" maxLength={64} />
      </details>
      <button type="submit" class="first">
        Open the tournament
      </button>
    </Form>
  </Layout>
);
