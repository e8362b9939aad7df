/** Lets the browser ask before its reader leaves a page with input that the form has not sent. */
export function warnBeforeLeaving(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', () => {
    isSent = true;
  });
  // A page that is shown again, by the button for the page before, has its input still.
  addEventListener('pageshow', () => {
    isSent = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isSent && [...form.elements].some(isChanged)) event.preventDefault();
  });
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isOtherChosen(field);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  const isChoice = field.type === 'radio' || field.type === 'checkbox';
  return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Where the page chose no option, the first one is shown. */
function isOtherChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const chosen = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, chosen);
}
