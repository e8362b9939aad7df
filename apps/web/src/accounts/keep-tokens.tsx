import { t } from '../languages/t.js';
import { Checkbox } from '../components/form/fields.js';

/** A new password revokes tokens, because somebody who knew the old one may have made some. */
export const KeepTokens = () => (
  <Checkbox
    name="keepTokens"
    label={t('Keep my tokens.')}
    hint={t('Without this, every program that uses one needs a new token.')}
  />
);
