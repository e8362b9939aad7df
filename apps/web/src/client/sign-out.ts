/** Checks before a sign-out for unsent entries that were made without a network, and removes pages that this device keeps. */
import { listUnsent } from './unsent/unsent-store.js';

const form = document.querySelector<HTMLFormElement>('form[data-question]');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void leave(form).then((isLeaving) => isLeaving && form.submit());
});

async function leave({ dataset }: HTMLFormElement): Promise<boolean> {
  const unsent = await listUnsent().catch(() => []);
  const question = (dataset['question'] ?? '').replace('{n}', String(unsent.length));
  if (unsent.length > 0 && !confirm(question)) return false;
  // Browsers keep pages only where they came over https.
  if (!isSecureContext) return true;
  for (const name of await caches.keys()) await caches.delete(name);
  const workers = await navigator.serviceWorker.getRegistrations();
  for (const worker of workers) await worker.unregister();
  return true;
}
