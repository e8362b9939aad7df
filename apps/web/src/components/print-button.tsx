import { t } from '../languages/t.js';

/** The module that shows the button and lets it print; the page brings it. */
export const PRINT_SCRIPT = 'print.js';

/** Prints the page; hidden without a script, which it needs. */
export const PrintButton = () => (
  <button type="button" class="first no-print" data-print hidden>
    {t('Print this page')}
  </button>
);
