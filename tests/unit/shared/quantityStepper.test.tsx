import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UNITS_READER } from '#domain/text/typedNumber.ts';
import { startI18n } from '#i18n/init.ts';
import { afterTyping, BEFORE } from '#tests/typedTexts.ts';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';

type Props = Partial<React.ComponentProps<typeof QuantityStepper>>;
const onChange = vi.fn<(quantity: number) => void>();
const onRefuse = vi.fn<(text: string) => void>();
const ERROR_TEXT = 'Escriba unidades enteras, sin decimales.';

/** A stepper whose parent limits the quantity to `max`, as the screens do. */
function Clamped({ value: start = 1, max = null, ...rest }: Props) {
  const [value, setValue] = useState(start);
  const clamp = (quantity: number) => {
    onChange(quantity);
    setValue(Math.min(quantity, max ?? Infinity));
  };
  const labels = {
    label: 'Cantidad',
    decreaseLabel: 'Menos',
    increaseLabel: 'Más',
    reader: UNITS_READER,
  };
  return <QuantityStepper {...labels} {...rest} {...{ value, max }} onChange={clamp} />;
}

const field = () => screen.getByLabelText('Cantidad');
const minus = () => screen.getByLabelText('Menos');
const plus = () => screen.getByLabelText('Más');
let user: UserEvent;
beforeAll(startI18n);
beforeEach(() => {
  onChange.mockClear();
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

test.each([
  ['is reported at once', 1, '12', [[12]], '12'],
  ['with a minimum of 0 is 0 while the field is empty', 0, '5', [[0], [5]], '5'],
] as const)('a typed quantity %s', async (_what, min, typed, changes, shown) => {
  render(<Clamped min={min} />);
  await user.clear(field());
  expect(minus()).toHaveAttribute('aria-disabled', String(min === 0));
  await user.type(field(), typed);
  expect(onChange.mock.calls).toEqual(changes);
  expect(field()).toHaveValue(shown);
});

describe('bad inputs', () => {
  test('a quantity above the maximum is reported, and the field shows the limited quantity on blur', async () => {
    render(<Clamped max={5} />);
    await user.clear(field());
    await user.paste('1e3');
    expect(onChange).toHaveBeenLastCalledWith(1000);
    expect(field()).toHaveValue('1e3');
    await user.tab();
    expect(field()).toHaveValue('5');
  });

  test('a fraction stays in the field, shows an error on blur, and is replaced by the next step', async () => {
    render(<Clamped value={7} />);
    await user.clear(field());
    await user.keyboard('12.5');
    expect(onChange.mock.calls.flat()).toEqual([1, 12, 7]);
    expect(screen.queryByText(ERROR_TEXT)).toBeNull();
    await user.tab();
    expect(field()).toHaveValue('12.5');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(ERROR_TEXT);
    await user.click(plus());
    expect(field()).toHaveValue('8');
    expect(screen.queryByText(ERROR_TEXT)).toBeNull();
  });
});

/** A text of each outcome; the unit test of typed numbers reads all. */
const TEXTS = ['0', '007', ' 12 ', '1.000', '1e3', '12,5', '-5', '99999999999', '', '12a'];

test.each(TEXTS.flatMap((text) => [[text, 1] as const, [text, 0] as const]))(
  'the text "%s" stays as typed until blur, in a stepper with the minimum %i',
  async (text, min) => {
    render(<Clamped value={BEFORE} min={min} onRefuse={min === 0 ? onRefuse : undefined} />);
    await user.clear(field());
    await user.keyboard(`${text}{End}`);
    expect(field()).toHaveValue(text);
    const { shown, units } = afterTyping(text, min);
    await user.tab();
    expect(field()).toHaveValue(shown);
    await user.click(plus());
    expect(onChange).toHaveBeenLastCalledWith(units + 1);
  },
);

test('buttons and arrow keys step between 1 and the maximum', async () => {
  render(<Clamped value={2} max={3} />);
  await user.click(minus());
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  for (const button of [minus, plus, plus]) await user.click(button());
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  await user.click(plus());
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls.flat()).toEqual([1, 2, 3, 2]);
});
