import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { startI18n } from '#i18n/init.ts';
import { TextArea, TextField } from '#shared/ui/form/TextField.tsx';

beforeAll(startI18n);

describe.each([
  ['one line', TextField],
  ['several lines', TextArea],
])('bad inputs in a field of %s', (_name, Field) => {
  test('a text that is too long is kept, counted and refused', async () => {
    const user = userEvent.setup();
    render(<Field label="Nombre" name="fullName" limit={20} />);
    const field = screen.getByLabelText('Nombre');
    await user.click(field);
    await user.paste('x'.repeat(17));
    expect(field).toHaveAccessibleDescription('');
    await user.paste('x');
    expect(field).toHaveAccessibleDescription('18 de 20 caracteres');
    await user.paste('xx ');
    expect(field).toHaveAccessibleDescription('20 de 20 caracteres');
    expect(field).toBeValid();
    await user.paste('x'.repeat(1_000));
    expect(field).toHaveValue(`${'x'.repeat(20)} ${'x'.repeat(1_000)}`);
    expect(field).toHaveAccessibleDescription(
      'Demasiado largo: como máximo 20 caracteres. 1,021 de 20 caracteres',
    );
    expect(field).toBeInvalid();
    const announced = screen.getByText(/^Demasiado largo/).closest('[aria-live]');
    expect(announced).toHaveAttribute('aria-live', 'polite');
    await user.clear(field);
    expect(field).toHaveAccessibleDescription('');
    expect(field).toBeValid();
  });
});
