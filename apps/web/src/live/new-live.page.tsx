import { isBracketStyle } from '@quadrant/rules/live';
import { usualSystemOf } from '@quadrant/rules/systems';
import { FORMATS, GAME_TITLES, RULES, type GameTitle } from '@quadrant/rules/tournament';
import { addressOf } from '../query/address.js';
import { t, words } from '../languages/t.js';
import { countryChoices } from '../components/country.js';
import { Checkbox, SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { RULES_NAMES } from '../announcements/announcement-words.js';
import { OwnBracketFields } from '../announcements/own-bracket.js';
import { options, ZONES } from '../announcements/announcement-fields.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, PAIRING_NAMES } from '../components/tournament-words.js';
import { HeatsFields } from './heats.js';
import { LIVE_SCRIPT } from './live.page.js';

/** Without a game the page asks for it first: it decides which structures there are. */
export const newLivePage = (game: GameTitle | null) => (
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
    {game === null ? <Games /> : <TournamentForm game={game} />}
  </Layout>
);

const Games = () => (
  <section>
    <h2 id="game">{t('Which game?')}</h2>
    <nav class="buttons" aria-labelledby="game">
      {GAME_TITLES.map((game) => (
        <a key={game} class="button" href={addressOf('/live/new', { game })}>
          {GAME_NAMES[game]}
        </a>
      ))}
    </nav>
  </section>
);

function TournamentForm({ game }: { readonly game: GameTitle }) {
  const { announcing, notation, playing } = usualSystemOf(game);
  const isOfPods = notation.podGames.includes(game);
  const structures = announcing
    .pairings(game)
    // The heats of Tribbles are chosen as heats, and its Swiss rounds are pods.
    .filter((pairing) => pairing !== 'tribbles-finals' && !(isOfPods && pairing === 'swiss'));
  // A document that has no elimination has no cut.
  const hasCut = structures.some((pairing) => isBracketStyle({ pairing }) || pairing === 'swiss-elimination');
  return (
    <Form
      id="live-new"
      operation="POST /api/v1/live"
      label={t('Run a tournament')}
      then="/live/{id}/run"
      said={t('{name} is open. Now enter the players.')}
    >
      <TextField name="tournament.name" label={t('Name of the tournament')} maxLength={200} isRequired />
      <Kept name="tournament.game" value={game} />
      <p>
        {t('Game: {game}. {link}', {
          game: <strong>{GAME_NAMES[game]}</strong>,
          link: <a href="/live/new">{t('Another game')}</a>,
        })}
      </p>
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
        hint={structures.length > 1 ? t('Heats and finals are below.') : undefined}
        options={options(structures, PAIRING_NAMES)}
        value={announcing.usualPairing(game)}
        isRequired
      />
      <TextField
        name="tournament.plannedRounds"
        kind="number"
        type="number"
        label={t('Rounds')}
        hint={tellRounds(game)}
        min={1}
        max={50}
        isShort
      />
      {hasCut && (
        <SelectField
          name="cut"
          label={t('After the Swiss rounds')}
          hint={t('You check the seeds before the bracket is published.')}
          options={CUTS.filter(({ value }) => playing.elimination === 'single' || !SINGLE_CUTS.includes(value))}
          none={t('No cut: the standings decide')}
        />
      )}
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
        <HeatsFields elimination={isOfPods ? null : playing.elimination} />
      </Fold>
      <button type="submit" class="first">
        {t('Open the tournament')}
      </button>
    </Form>
  );
}

const CUTS = words([
  { value: 'by-players', name: 'A cut that fits the number of players (2, 4 or 8)' },
  { value: 'best-2', name: 'The best 2 play a final' },
  { value: 'best-4', name: 'The best 4 play a bracket' },
  { value: 'best-8', name: 'The best 8 play a bracket' },
  { value: 'best-16', name: 'The best 16 play a bracket' },
  { value: 'best-32', name: 'The best 32 play a bracket' },
]);

/** A double elimination is played by 4, 8 or 16. */
const SINGLE_CUTS = ['best-2', 'best-32'];

/** The hint tells the rounds up to this number of players. */
const MOST_TOLD = 64;

/** Says how many rounds are played by how many players, where the rules recommend it. */
function tellRounds(game: GameTitle): string {
  const { usualRounds } = usualSystemOf(game).announcing;
  const steps: string[] = [];
  let before: number | null = null;
  for (let players = 4; players <= MOST_TOLD; players += 1) {
    const rounds = usualRounds(game, players);
    if (rounds === null || rounds === before) continue;
    steps.push(t('{rounds} from {players} players on', { rounds, players }));
    before = rounds;
  }
  if (steps.length === 0) return t('The rules recommend no number. Leave it empty to decide after each round.');
  return t('Leave it empty for as many as are recommended for the players who come: {steps}.', {
    steps: steps.join(', '),
  });
}
