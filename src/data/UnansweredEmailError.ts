import { DataError } from './DataError.ts';

/** An e-mail was asked for and no answer says what became of it: it may have arrived. */
export class UnansweredEmailError extends DataError {}
