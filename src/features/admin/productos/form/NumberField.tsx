import { TextField, type TextFieldProps } from '#shared/ui/TextField.tsx';

/**
 * A field for a number, of any notation: a native number field drops what the browser's language
 * does not know, so that '12500,50' would become 1250050.
 */
export function NumberField(props: TextFieldProps & { inputMode: 'decimal' | 'numeric' }) {
  return <TextField {...props} autoComplete="off" />;
}
