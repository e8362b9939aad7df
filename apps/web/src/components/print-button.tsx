import { t } from '../languages/t.js';

/** The page must load this module, which shows the button and lets it print. */
export const PRINT_SCRIPT = 'print.js';

/** Prints the page; it is hidden without a script, which it needs. */
export const PrintButton = () => (
  <button type="button" class="first no-print" data-print hidden>
    {t('Print this page')}
  </button>
);
