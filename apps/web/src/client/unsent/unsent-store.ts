/** Entries of live tournaments that this device holds until the server has them. */

/** A new way of writing entries gets another number. Entries of an older page are shown, and never guessed at. */
export const FORMAT = 1;

const DATABASE = 'unsent';
const STORE = 'entries';

export interface Unsent {
  /** The store gives the id: the order in which entries were made on this device. */
  readonly id?: number;
  readonly format: number;
  readonly live: string;
  readonly tournament: string;
  /** Handle of the account that made it. A player without an account has their secret link here. */
  readonly account: string;
  /** Link of the player who made it; undefined and null stand for an account. */
  readonly link?: string | null;
  /** A UUID: however often it is sent, the entry is made once. */
  readonly key: string;
  /** The version of the page on which it was made. */
  readonly basedOn: number | null;
  readonly act: unknown;
  /** Says what the entry does, in the words of its form. */
  readonly text: string;
  /** The time is in ISO 8601. */
  readonly madeAt: string;
  /** Why the server refused it; null while it waits. */
  readonly refused: Refused | null;
}

export interface Refused {
  readonly title: string;
  readonly detail: string;
  readonly advice: string;
}

/** Returns all entries, sorted by when they were made. */
export const listUnsent = (): Promise<Unsent[]> =>
  within('readonly', (store) => store.getAll() as IDBRequest<Unsent[]>);

export const addUnsent = (entry: Unsent): Promise<IDBValidKey> => within('readwrite', (store) => store.add(entry));

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
