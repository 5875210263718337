import { createContext, useContext } from 'react';

/** Whether the fields are read-only because the form is being saved, or is saved. */
export const FormLock = createContext(false);

export function useFormLock(): boolean {
  return useContext(FormLock);
}
