import { SentForm } from '@quadrant/http';
import { choicesOf, confirmationsOf, faultsOfChoices, THIS_ONE } from './confirm-form.js';

const asked = {
  severity: 'warning',
  code: 'announced-here',
  pointer: '/tournament/registeredAt',
  message: '',
  advice: '',
};

function said(fields: Readonly<Record<string, string>>) {
  const form = new SentForm(Object.entries(fields), [], null);
  const choices = choicesOf({ findings: [asked] } as unknown as Parameters<typeof choicesOf>[0], form);
  return { confirmed: confirmationsOf(choices), faults: faultsOfChoices(choices).map(({ message }) => message) };
}

// @row 9
describe('the question whether a report is of an announced tournament', () => {
  it('is answered with yes, without a reason', () => {
    const confirmed = [{ code: 'is-announced', pointer: null, reason: 'yes' }];
    expect(said({ 'ok.0': THIS_ONE })).toEqual({ confirmed, faults: [] });
  });

  it('is answered with no and the tournament that it is instead', () => {
    const confirmed = [{ code: 'announced-here', pointer: asked.pointer, reason: 'a second one' }];
    expect(said({ 'ok.0': 'another', 'reason.0': 'a second one' })).toEqual({ confirmed, faults: [] });
    expect(said({ 'ok.0': 'another' }).faults).toEqual(['Say which tournament it is instead.']);
  });

  it('stays open without an answer', () => {
    expect(said({})).toEqual({ confirmed: [], faults: [] });
    expect(said({ 'reason.0': 'a second one' }).faults).toEqual([
      'Choose "No, it is another tournament", or remove the reason.',
    ]);
  });
});
