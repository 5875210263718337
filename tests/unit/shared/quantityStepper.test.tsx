import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { QuantityStepper } from '#shared/ui/form/QuantityStepper.tsx';

describe('a quantity', () => {
  type Props = Partial<React.ComponentProps<typeof QuantityStepper>>;
  const onChange = vi.fn<(quantity: number) => void>();
  const onDraft = vi.fn<(quantity: number | null) => void>();

  /** A stepper whose caller clamps to `max`, as the screens do. */
  function Clamped({ value: start = 1, max = null, ...rest }: Props) {
    const [value, setValue] = useState(start);
    const clamp = (quantity: number) => {
      onChange(quantity);
      setValue(Math.min(quantity, max ?? Infinity));
    };
    const labels = { label: 'Cantidad', decreaseLabel: 'Menos', increaseLabel: 'Más' };
    return <QuantityStepper {...labels} {...rest} {...{ value, max, onDraft }} onChange={clamp} />;
  }

  const field = () => screen.getByLabelText('Cantidad');
  const minus = () => screen.getByLabelText('Menos');
  const plus = () => screen.getByLabelText('Más');
  beforeEach(() => {
    onChange.mockClear();
  });

  test.each([
    ['is reported at once', 1, '12', [[12]], '12'],
    ['of 0 on is 0 while the field is empty', 0, '5', [[0], [5]], '5'],
  ] as const)('that is typed %s', async (_what, min, typed, changes, shown) => {
    render(<Clamped min={min} />);
    await userEvent.clear(field());
    expect(minus()).toHaveAttribute('aria-disabled', String(min === 0));
    await userEvent.type(field(), typed);
    expect(onChange.mock.calls).toEqual(changes);
    expect(field()).toHaveValue(shown);
  });

  describe('bad inputs', () => {
    test.each(['', 'abc'])('"%s" stays while typed and becomes 1 on blur', async (text) => {
      render(<Clamped value={7} />);
      await userEvent.clear(field());
      if (text !== '') await userEvent.paste(text);
      expect(field()).toHaveValue(text);
      expect(onDraft).toHaveBeenLastCalledWith(null);
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.tab();
      expect(field()).toHaveValue('1');
      expect(onChange.mock.calls).toEqual([[1]]);
    });

    test('above the maximum is reported, and the value of the caller is shown', async () => {
      render(<Clamped max={5} />);
      await userEvent.clear(field());
      await userEvent.paste('1e3');
      expect(onDraft).toHaveBeenLastCalledWith(1000);
      expect(onChange).toHaveBeenLastCalledWith(1000);
      expect(field()).toHaveValue('5');
    });
  });

  test('steps between 1 and the maximum, by the buttons and the arrow keys', async () => {
    render(<Clamped value={2} max={3} />);
    await userEvent.click(minus());
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    for (const button of [minus, plus, plus]) await userEvent.click(button());
    expect(plus()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus());
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(onChange.mock.calls.flat()).toEqual([1, 2, 3, 2]);
  });
});
