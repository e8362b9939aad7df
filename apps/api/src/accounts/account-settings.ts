/** Under which token the app keeps its `AccountSettings`. */
export const ACCOUNT_SETTINGS = Symbol('settings of accounts');

/** Under which token the app keeps the origin of `PUBLIC_URL`, or null. */
export const PUBLIC_URL = Symbol('public address');
