import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comeNear } from '#tests/domGaps.ts';
import {
  NO_FAMILIAS,
  orderSaved,
  recordWrites,
  rowButton,
  shownRows,
  useFamilias,
} from './page.ts';

const { sql, openAt } = useFamilias();

test('of 500 familias only those in sight have buttons, and a row that moves keeps the focus and writes two rows', async () => {
  await sql(`${NO_FAMILIAS}
    insert into public.familia (nombre, number)
    select 'Tela ' || place, place from generate_series(1, 500) as place`);
  const user = await openAt('/edit-familia');
  const far = await screen.findByText('Tela 300');
  expect(screen.queryByLabelText('Subir «Tela 300»')).toBeNull();
  act(() => comeNear(far.closest('tr') ?? far));
  const writes = recordWrites();
  rowButton('Subir', 'Tela 300').focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  await orderSaved();
  expect(shownRows().slice(295, 298)).toEqual(['Tela 296 296', 'Tela 300 297', 'Tela 297 298']);
  expect(rowButton('Subir', 'Tela 300')).toHaveFocus();
  expect(writes).toHaveLength(6);
});
