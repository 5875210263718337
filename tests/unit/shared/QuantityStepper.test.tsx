import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { QuantityStepper } from '#shared/ui/QuantityStepper.tsx';

const LABELS = { label: 'Cantidad', decreaseLabel: 'Menos', increaseLabel: 'Más' };

/** A stepper whose caller clamps to `max`, as the screens do. */
function Clamped({
  start = 1,
  max = null,
  onChange,
  ...rest
}: {
  start?: number;
  max?: number | null;
  min?: 0 | 1;
  onChange: (quantity: number) => void;
  onDraft?: (quantity: number | null) => void;
  errorId?: string;
  disabled?: boolean;
}) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      {...LABELS}
      {...rest}
      value={value}
      max={max}
      onChange={(quantity) => {
        onChange(quantity);
        setValue(max === null ? quantity : Math.min(quantity, max));
      }}
    />
  );
}

const field = () => screen.getByLabelText('Cantidad');
const minus = () => screen.getByLabelText('Menos');
const plus = () => screen.getByLabelText('Más');

test('a typed quantity is reported at once', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Clamped onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(onChange.mock.calls).toEqual([[12]]);
  expect(field()).toHaveValue('12');
});

test('from 0 on, an empty field is 0, and minus ends there', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Clamped start={1} min={0} onChange={onChange} />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('0');
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field(), '5');
  expect(field()).toHaveValue('5');
  expect(onChange.mock.calls).toEqual([[0], [5]]);
});

describe('bad inputs', () => {
  test.each(['', 'abc'])('"%s" stays while typed and becomes 1 on blur', async (text) => {
    const onChange = vi.fn<(quantity: number) => void>();
    const onDraft = vi.fn<(quantity: number | null) => void>();
    render(<Clamped start={7} onChange={onChange} onDraft={onDraft} />);
    await userEvent.clear(field());
    if (text !== '') await userEvent.paste(text);
    expect(field()).toHaveValue(text);
    expect(onDraft).toHaveBeenLastCalledWith(null);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(field()).toHaveValue('1');
    expect(onChange.mock.calls).toEqual([[1]]);
  });

  test('a quantity above the maximum is reported, and the value of the caller is shown', async () => {
    const onChange = vi.fn<(quantity: number) => void>();
    const onDraft = vi.fn<(quantity: number | null) => void>();
    render(<Clamped max={5} onChange={onChange} onDraft={onDraft} />);
    await userEvent.clear(field());
    await userEvent.paste('1e3');
    expect(onDraft).toHaveBeenLastCalledWith(1000);
    expect(onChange).toHaveBeenLastCalledWith(1000);
    expect(field()).toHaveValue('5');
  });
});

test('the buttons and the arrow keys step between 1 and the maximum', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Clamped start={2} max={3} onChange={onChange} />);
  await userEvent.click(minus());
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(minus());
  await userEvent.click(plus());
  await userEvent.click(plus());
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(plus());
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[1], [2], [3], [2]]);
});

test('the field is described by the message of its error', () => {
  render(
    <>
      <Clamped errorId="problem" onChange={() => undefined} />
      <p id="problem">Solo hay 3.</p>
    </>,
  );
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Solo hay 3.');
});

test('every part of a disabled stepper is disabled', () => {
  render(<Clamped disabled onChange={() => undefined} />);
  for (const part of [field(), minus(), plus()]) expect(part).toBeDisabled();
});
