import { SHORTEST_PASSWORD } from '@quadrant/http';
import { t } from '../languages/t.js';
import { TextField, Checkbox } from '../components/form/fields.js';

export const NewPasswordField = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <TextField
    name={name}
    label={label}
    hint={t('At least {sHORTESTPASSWORD} characters. Four unrelated words make a good password.', {
      sHORTESTPASSWORD: SHORTEST_PASSWORD,
    })}
    type="password"
    autocomplete="new-password"
    minLength={SHORTEST_PASSWORD}
    isRequired
  />
);

/** A new password revokes tokens, because somebody who knew the old one may have made some. */
export const KeepTokens = () => (
  <Checkbox
    name="keepTokens"
    label={t('Keep my tokens.')}
    hint={t('Without this, every program that uses one needs a new token.')}
  />
);
