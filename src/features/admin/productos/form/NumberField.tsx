import { TextField, type TextFieldProps } from '../../../../shared/ui/TextField.tsx';

/** A field for a number; turning the wheel over it scrolls the form and leaves the number alone. */
export function NumberField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      type="number"
      autoComplete="off"
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
