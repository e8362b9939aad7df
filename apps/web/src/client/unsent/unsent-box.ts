import type { Sending } from './send-unsent.js';
import type { SortedUnsent } from './sort-unsent.js';
import { removeUnsent, replaceUnsent, type Unsent } from './unsent-store.js';

/** Shows the unsent entries that this device holds. The page has the words; this puts them into place. */
export class UnsentBox {
  /** @param onDecided called when somebody decided about an entry that was refused */
  constructor(private readonly onDecided: () => void) {}

  /** The page is replaced now and then, and its box with it. */
  find(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-unsent]');
  }

  show({ waiting, refused, unreadable, others }: SortedUnsent, ended: Sending): void {
    const box = this.find();
    if (box === null) return;
    const told = box.querySelector('[data-others]') === null ? 0 : others.length;
    box.hidden = waiting.length + refused.length + unreadable.length + told === 0;
    const isHeld = ended === 'signed-out' || ended === 'other';
    const states: Record<string, boolean> = {
      waiting: waiting.length > 0,
      'will-send': waiting.length > 0 && !isHeld,
      held: waiting.length > 0 && isHeld,
      refused: refused.length > 0,
      unreadable: unreadable.length > 0,
      others: others.length > 0,
    };
    for (const part of box.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = states[part.dataset['when'] ?? ''] !== true;
    }
    write(box, '[data-count]', String(waiting.length + refused.length + unreadable.length));
    write(box, '[data-others]', others.join(', '));
    fill(box, 'waiting', waiting, (entry, row) => this.tell(entry, row));
    fill(box, 'refused', refused, (entry, row) => this.offer(entry, row));
    fill(box, 'unreadable', unreadable, (entry, row) => {
      this.tell({ ...entry, text: textOf(entry) }, row);
      this.letDiscard(entry, row);
    });
  }

  /** Says whether the page can be opened without a network. */
  tellPage(state: 'insecure' | 'kept'): void {
    for (const line of document.querySelectorAll<HTMLElement>('[data-offline]')) {
      line.hidden = line.dataset['offline'] !== state;
    }
  }

  private tell({ text, tournament, madeAt }: Unsent, row: ParentNode): void {
    write(row, '[data-text]', text);
    write(row, '[data-tournament]', String(tournament ?? ''));
    const made = new Date(madeAt);
    write(row, '[data-made]', Number.isNaN(made.getTime()) ? '' : made.toLocaleString(document.documentElement.lang));
  }

  private offer(entry: Unsent, row: ParentNode): void {
    this.tell(entry, row);
    write(row, '[data-title]', entry.refused?.title ?? '');
    write(row, '[data-detail]', `${entry.refused?.detail ?? ''} ${entry.refused?.advice ?? ''}`.trim());
    row.querySelector('[data-send]')?.addEventListener('click', () => {
      // The person decides on the current page. The entry gets another key, because a refused one cannot be used again.
      const version = Number(document.querySelector<HTMLElement>('[data-live]')?.dataset['version'] ?? 0);
      void replaceUnsent({ ...entry, key: crypto.randomUUID(), basedOn: version, refused: null }).then(this.onDecided);
    });
    this.letDiscard(entry, row);
  }

  private letDiscard({ id }: Unsent, row: ParentNode): void {
    row.querySelector('[data-discard]')?.addEventListener('click', () => void removeUnsent(id!).then(this.onDecided));
  }
}

/** An older page may have stored the entry in another form, which is shown as it is. */
function textOf(entry: Unsent): string {
  const { text, act } = entry as Partial<Unsent>;
  return typeof text === 'string' && text !== '' ? text : JSON.stringify(act ?? entry);
}

function write(place: ParentNode, selector: string, text: string): void {
  for (const each of place.querySelectorAll(selector)) each.textContent = text;
}

/** Makes a row for each entry from the template beside the list. */
function fill(
  box: HTMLElement,
  kind: string,
  entries: readonly Unsent[],
  write: (entry: Unsent, row: ParentNode) => void,
): void {
  const list = box.querySelector<HTMLElement>(`[data-list="${kind}"]`);
  const template = box.querySelector<HTMLTemplateElement>(`template[data-row="${kind}"]`);
  if (list === null || template === null) return;
  const rows = entries.map((entry) => {
    const row = template.content.cloneNode(true) as DocumentFragment;
    write(entry, row);
    return row;
  });
  list.replaceChildren(...rows);
}
