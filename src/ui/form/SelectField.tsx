import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { describedControl, FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { useEarlyValue } from './Input.tsx';
import styles from './Field.module.css';

export type SelectFieldProps = FieldFrameProps & {
  options: readonly { readonly value: string; readonly label: string }[];
} & Omit<ComponentProps<'select'>, keyof FieldFrameProps | 'children' | 'multiple'>;

/**
 * A native select with its label. `className` is set on the whole field. If you pass `value`, handle `onInput`:
 * when React renders between the events `input` and `change` of a choice, `onChange` gets the old value.
 */
export function SelectField({ options, ref, ...props }: SelectFieldProps) {
  const [frame, rest] = useFrame(props);
  return (
    <FieldFrame {...frame}>
      <div className={styles.select}>
        <select
          {...rest}
          {...describedControl(frame)}
          ref={useEarlyValue(ref, rest.onInput ?? rest.onChange)}
          className={styles.control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </div>
    </FieldFrame>
  );
}
