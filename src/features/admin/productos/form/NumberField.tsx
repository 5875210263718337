import { TextField, type TextFieldProps } from '#shared/ui/TextField.tsx';

/**
 * A text field for a number. A native number field drops the signs that the browser's language
 * does not use: '12500,50' would become 1250050.
 */
export function NumberField(props: TextFieldProps & { inputMode: 'decimal' | 'numeric' }) {
  return <TextField {...props} autoComplete="off" />;
}
