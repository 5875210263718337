import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { network } from '#tests/backend.ts';
import { restError } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { nameField } from '../staffShop.ts';
import { useSubfamilias } from '../subfamilias/page.ts';

const { openAt } = useSubfamilias();

/** From now on the service refuses the token, and to renew it. */
function endSessionOnService(): void {
  const expired = () => restError(401, 'PGRST301', 'JWT expired');
  network.use(
    http.post('*/rest/v1/*', expired),
    http.patch('*/rest/v1/*', expired),
    http.post('*/auth/v1/token', () =>
      HttpResponse.json({ code: 'refresh_token_not_found' }, { status: 400 }),
    ),
  );
}

describe('faults', () => {
  test.each([
    ['/edit-subfamilia#editar-113', 'guardar cambios'],
    ['/edit-subfamilia/113', 'guardar cambios'],
    ['/edit-familia#editar-103', 'editar familias'],
    ['/add-familia', 'agregar familias'],
  ])('a save at %s that finds the session gone asks for a sign-in to %s', async (path, what) => {
    const user = await openAt(path);
    await screen.findByLabelText(/^Nombre/);
    await retypeField(user, nameField(), 'Mía');
    endSessionOnService();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(`Debes iniciar sesión para ${what}`)).toBeVisible();
    expect(nameField()).toHaveValue('Mía');
  });
});
