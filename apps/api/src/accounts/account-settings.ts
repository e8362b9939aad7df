/** Under which token the app keeps its `AccountSettings`. */
export const ACCOUNT_SETTINGS = Symbol('settings of accounts');
