/** Entries of live tournaments that this device holds until the server has them. */

/** Another number for entries that are written in another way; what an older page wrote is shown and not guessed at. */
export const FORMAT = 1;

const DATABASE = 'unsent';
const STORE = 'entries';

/** An entry as it was made. */
export interface Unsent {
  /** Given by the store: the order in which entries were made here. */
  readonly id?: number;
  readonly format: number;
  readonly live: string;
  /** Name of the tournament. */
  readonly tournament: string;
  /** Handle of the account that made it. */
  readonly account: string;
  /** UUID: however often it is sent, it is entered once. */
  readonly key: string;
  /** Version of the page on which it was made. */
  readonly basedOn: number | null;
  readonly act: unknown;
  /** What it does, as its form says. */
  readonly text: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Why the server refused it; null while it waits. */
  readonly refused: Refused | null;
}

export interface Refused {
  readonly title: string;
  readonly detail: string;
  readonly advice: string;
}

/** All of them, in the order in which they were made. */
export const listUnsent = (): Promise<Unsent[]> =>
  within('readonly', (store) => store.getAll() as IDBRequest<Unsent[]>);

export const addUnsent = (entry: Unsent): Promise<IDBValidKey> => within('readwrite', (store) => store.add(entry));

/** Writes an entry of the store anew. */
export const replaceUnsent = (entry: Unsent): Promise<IDBValidKey> => within('readwrite', (store) => store.put(entry));

export const removeUnsent = (id: number): Promise<undefined> => within('readwrite', (store) => store.delete(id));

async function within<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser stored nothing.'));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The browser stores nothing.'));
  });
}
