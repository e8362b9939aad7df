export const ACCOUNT_SETTINGS = Symbol('settings of accounts');
