import { needsApproval, type LiveState } from '@quadrant/rules/live';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { PlayerCandidate } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { countryChoices } from '../components/country.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Kept } from '../components/form/form.js';
import { ActButton, ActForm } from './act-form.js';
import { tell } from '../languages/tell.js';
import { Called, useCalled } from './called.js';

/** An unknown player may be one of the candidates. */
export interface UnknownPlayer {
  readonly handle: string;
  readonly candidates: readonly PlayerCandidate[];
}

// @row 153
/** Nobody has these handles yet: they are new players, or misspelled. */
export function DidYouMean({ unknown }: { readonly unknown: readonly UnknownPlayer[] }) {
  if (unknown.length === 0) return null;
  const like = unknown.filter(({ candidates }) => candidates.length > 0);
  return (
    <>
      <p class="hint">
        {t('Not played before: {handles}. New players get a claim code with the receipt of the report.', {
          handles: <bdi>{unknown.map(({ handle }) => handle).join(', ')}</bdi>,
        })}
      </p>
      {like.map(({ handle, candidates }, index) => (
        <div key={handle}>
          <p>{t('{handle}: do you mean somebody who has played before?', { handle: <bdi>{handle}</bdi> })}</p>
          <div class="buttons">
            {candidates.map((candidate, place) => (
              <ActButton
                key={candidate.handle}
                id={`rename-${index}-${place}`}
                act={{ kind: 'rename', handle, to: candidate.handle }}
                label={t('{handle} is {candidate}', { handle, candidate: candidate.handle })}
                said={t('{candidate} is on the list.', { candidate: candidate.handle })}
              >
                {candidate.name === null ? candidate.handle : `${candidate.handle} (${candidate.name})`}
              </ActButton>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

// @row 38, 39
/** A director may play too: the players approve, and two others act as directors for them. */
export function DirectorPlays({ state }: { readonly state: LiveState }) {
  const player = [...state.players.values()].find(({ handle }) => needsApproval(state, handle));
  if (player === undefined || player.presence !== 'entered') return null;
  const { secondaryDirector, tertiaryDirector } = state.tournament.header;
  const others = state.players.size - 1;
  return (
    <section class="notice">
      <p>
        {t(
          '{handle} directs this tournament and wants to play. More than half of the other players have to approve, and two others act as deputies (Organized Play Guide 4.2, section 7.1). It is better not to play among more than 16 players, or where it makes a bye.',
          { handle: <bdi>{player.handle}</bdi> },
        )}
      </p>
      <ActForm
        id="director-plays"
        act={{ kind: 'let-director-play' }}
        label={t('Let the director play')}
        said={t('The director may play. Now check them in.')}
      >
        <TextField
          name="act.approvals"
          kind="number"
          type="number"
          label={t('Players who approve')}
          hint={t('Of {others}.', { others })}
          min={1}
          isShort
          isRequired
        />
        <TextField
          name="act.secondaryDirector"
          label={t('Second director')}
          value={secondaryDirector}
          maxLength={64}
          isRequired
        />
        <TextField
          name="act.tertiaryDirector"
          label={t('Third director')}
          value={tertiaryDirector}
          maxLength={64}
          isRequired
        />
        <button type="submit">{t('Let the director play')}</button>
      </ActForm>
    </section>
  );
}

// @row 130, 153
/** The report gives these facts of a player beside their handle; they are entered once. */
export function PlayerFacts({ state }: { readonly state: LiveState }) {
  const call = useCalled();
  const { ruleSystem, game } = state.tournament.header;
  const { championshipPrize, deckFacts } = getRuleSystem(ruleSystem).players;
  const prize = championshipPrize(game);
  const facts = deckFacts(game);
  const players = [...state.players.values()].map(({ handle }) => ({ value: handle, name: call(handle) }));
  if (players.length === 0 || state.isFinished) return null;
  return (
    <Fold summary={t('Name, deck and byes of a player')} forms={['facts']}>
      <ActForm
        id="facts"
        act={{ kind: 'edit' }}
        label={t('Name, deck and byes of a player')}
        said={t('Saved for {act.handle}.')}
      >
        <SelectField name="act.handle" label={t('Player')} options={players} none={t('Choose')} isRequired />
        <TextField name="act.name" label={t('Name')} maxLength={100} />
        <SelectField name="act.country" label={t('Country')} options={countryChoices()} none={t('As it was')} />
        {prize === 'head-starts' && (
          <TextField
            name="act.headStart"
            kind="number"
            type="number"
            label={t('Head start')}
            hint={t('Won in an earlier tournament; it counts with round 1.')}
            min={0}
            isShort
          />
        )}
        {facts.includes('headquarters') && (
          <TextField
            name="act.deck.headquarters"
            label={t('Headquarters')}
            hint={t('The headquarters mission of their deck. Some leagues give points for it.')}
            maxLength={64}
          />
        )}
        {facts.includes('affiliation') && (
          <TextField name="act.deck.affiliation" label={t('Affiliation')} maxLength={64} />
        )}
        {prize === 'earned-byes' && (
          <SelectField
            name="act.earnedByes"
            kind="json"
            label={t('Earned Byes')}
            hint={t('Rounds that count as won without a game. They are won in earlier tournaments.')}
            none={t('As it was')}
            options={[
              { value: '[]', name: t('None, or forfeited') },
              { value: '[1]', name: t('Round 1') },
              { value: '[1,2]', name: t('Rounds 1 and 2') },
            ]}
          />
        )}
        <button type="submit">{t('Save')}</button>
      </ActForm>
    </Fold>
  );
}

/** A director can offer a player the Earned Byes and head starts that can be used here. */
export interface OfferedPrize {
  readonly handle: string;
  readonly text: string;
  /** The rounds of Earned Byes; a head start has none. */
  readonly earnedByes: readonly number[];
  readonly headStart: number;
}

// @row 41, 100, 103, 105, 108
/** Lists what players have won for a tournament like this one. They may forfeit it. */
export const OfferedPrizes = ({ offered }: { readonly offered: readonly OfferedPrize[] }) =>
  offered.length === 0 ? null : (
    <section>
      <h3>{t('Earned Byes and head starts')}</h3>
      <ul>
        {offered.map(({ handle, text, earnedByes, headStart }, index) => (
          <li key={`${handle}-${index}`}>
            <Called handle={handle} />: {tell(text)}{' '}
            <ActForm
              id={`offer-${index}`}
              act={{ kind: 'edit', handle }}
              label={t('Use it')}
              said={t('{handle} uses it.', { handle })}
              inline
            >
              {headStart > 0 ? (
                <Kept name="act.headStart:number" value={String(headStart)} />
              ) : (
                <Kept name="act.earnedByes:json" value={JSON.stringify(earnedByes)} />
              )}
              <button type="submit">{t('Use it')}</button>
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  );
