import { AsyncLocalStorage } from 'node:async_hooks';
import type { FormState } from '../components/form/form-state.js';

/** What the page that is asked for inside of a request is to show of the form. */
export const formStates = new AsyncLocalStorage<FormState>();
