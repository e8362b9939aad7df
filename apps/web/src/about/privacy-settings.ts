export const PRIVACY_SETTINGS = Symbol('settings of the page about privacy');
