import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { QuantityStepper } from '#shared/ui/QuantityStepper.tsx';

const LABELS = { label: 'Cantidad', decreaseLabel: 'Menos', increaseLabel: 'Más' };

/** A stepper whose caller clamps to `max`, as the store's screens do. */
function Clamped({
  start = 1,
  max = null,
  onChange,
  ...rest
}: {
  start?: number;
  max?: number | null;
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

const field = () => screen.getByRole('textbox', { name: 'Cantidad' });
const minus = () => screen.getByRole('button', { name: 'Menos' });
const plus = () => screen.getByRole('button', { name: 'Más' });

test('accepts what is typed at once, without leaving the field', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Clamped onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(onChange.mock.calls).toEqual([[12]]);
  expect(field()).toHaveValue('12');
});

describe('bad inputs', () => {
  test.each(['', '   ', '0', '00', '-1', '+1', '1.5', '1,5', 'abc', '12a', '1e', '1e-3', '١٢'])(
    "'%s' is no quantity: it stays while typed, and becomes 1 when the field is left",
    async (text) => {
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
    },
  );

  test.each(['1e3', '1.5E+3', '1e999', '9'.repeat(60), '9007199254740993'])(
    "'%s' is more than there is",
    async (text) => {
      render(<Clamped max={5} onChange={() => undefined} />);
      await userEvent.clear(field());
      await userEvent.paste(text);
      await userEvent.tab();
      expect(field()).toHaveValue('5');
    },
  );
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['007', 7],
  ['1e3', 1000],
  ['1.5e3', 1500],
  ['1000000000', 1e9],
  ['1e999', Number.MAX_SAFE_INTEGER],
])("'%s' is the quantity %s", async (text, quantity) => {
  const onChange = vi.fn<(quantity: number) => void>();
  const onDraft = vi.fn<(quantity: number | null) => void>();
  render(<Clamped onChange={onChange} onDraft={onDraft} />);
  await userEvent.clear(field());
  await userEvent.paste(text);
  expect(onDraft).toHaveBeenLastCalledWith(quantity);
  expect(onChange.mock.calls).toEqual([[quantity]]);
});

test('tells the caller of more than there is, and shows what the caller makes of it', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Clamped max={5} onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '9');
  expect(onChange).toHaveBeenLastCalledWith(9);
  expect(field()).toHaveValue('5');
});

test('steps between 1 and the most there is, and says where it stops', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Clamped start={2} max={3} onChange={onChange} />);
  await userEvent.click(minus());
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(minus());
  await userEvent.click(plus());
  await userEvent.click(plus());
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(plus());
  expect(onChange.mock.calls).toEqual([[1], [2], [3]]);
});

test('the arrow keys step as the buttons do', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<Clamped start={2} onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[3], [4], [3]]);
});

test('is tied to the message that says what is wrong', () => {
  render(
    <>
      <Clamped errorId="problem" onChange={() => undefined} />
      <p id="problem">Solo hay 3.</p>
    </>,
  );
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Solo hay 3.');
});

test('switched off, nothing of it can be operated', () => {
  render(<Clamped disabled onChange={() => undefined} />);
  for (const part of [field(), minus(), plus()]) expect(part).toBeDisabled();
});
