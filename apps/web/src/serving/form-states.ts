import { AsyncLocalStorage } from 'node:async_hooks';
import type { FormState } from '../components/form/form-state.js';

/** A request that makes a page inside another request gets the state of the form from here. */
export const formStates = new AsyncLocalStorage<FormState>();
