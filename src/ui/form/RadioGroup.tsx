import { useId, type ReactNode } from 'react';
import type { Elements } from '../Elements.ts';
import { Note, Row, Stack } from '../Stack.tsx';
import { Input } from './Input.tsx';
import styles from './RadioGroup.module.css';

type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: Elements;
  readonly disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  className?: string | undefined;
};

/** A fieldset of native radio buttons, each in a framed row. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap={2}>
        {options.map((option) => (
          <Row as="label" hasNoWrap gap={3} key={option.value} className={styles.option}>
            <Input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}-label`}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onChange(option.value)}
            />
            <Stack as="span" gap={0} grow="0%">
              <span id={`${id}-${option.value}-label`}>{option.label}</span>
              {option.hint && (
                <Note as="span" id={`${id}-${option.value}-hint`}>
                  {option.hint}
                </Note>
              )}
            </Stack>
            {option.icon}
          </Row>
        ))}
      </Stack>
    </fieldset>
  );
}
