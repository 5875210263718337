import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { retypeField } from '#tests/retype.ts';
import { nameField, useStaffShop, type Who } from '../staffShop.ts';

export const thumbnail = (name: string) =>
  `/storage/v1/object/public/productsamples/thumbnails/${name}`;

/** Three familias, five subfamilias; one of them has three productos, another has one. */
const SUBFAMILIA_ROWS = `
  delete from public.producto;
  delete from public.subfamilia;
  delete from public.familia;
  insert into public.familia (id, nombre, number) values
    (101, 'Camisetas', 2), (102, 'Gorras', 1), (103, 'Algodón crudo', null);
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (110, 'Camiseta cuello redondo', 101, '${thumbnail('camiseta.webp')}'),
    (111, 'Zíper por metro', 103, null),
    (112, 'Ñandutí', 103, '${thumbnail('nanduti.webp')}'),
    (113, 'Gorra clásica', 102, '${thumbnail('gorra.webp')}'),
    (114, 'árbol estampado', 101, '${thumbnail('arbol.webp')}');
  alter table public.subfamilia alter column id restart with 115;
  insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
    ('C-1', 'Camiseta blanca', 110, 4000),
    ('C-2', 'Camiseta negra', 110, 3500),
    ('C-3', 'Camiseta roja', 110, 3500),
    ('Z-1', 'Zíper', 111, 900);
`;

export const GORRA = 'Gorra clásica';

/** The subfamilias of {@link SUBFAMILIA_ROWS} before each test, and what opens their list. */
export function useSubfamilias() {
  const shop = useStaffShop(SUBFAMILIA_ROWS);
  return {
    ...shop,
    openList: async (query = ''): Promise<UserEvent> => {
      const user = await shop.openAt(`/edit-subfamilia${query}`);
      await rowsShown();
      return user;
    },
    openRow: async (verb: 'Editar' | 'Eliminar', name = GORRA, who?: Who) => {
      const user = await shop.openAt('/edit-subfamilia', who);
      await user.click(await screen.findByLabelText(`${verb} ${name}`));
      await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
      return user;
    },
    stored: (name: string) =>
      shop.sql(
        `select nombre, familia_id::int, thumbnail from public.subfamilia
          where nombre like '${name}%' order by id`,
      ),
  };
}

export const rowsShown = () => screen.findAllByLabelText(/^Editar /);

export const address = () => location.pathname + location.search + location.hash;

export const familiaField = () => screen.getByLabelText(/^Familia/);

export async function findPicker() {
  await screen.findAllByTitle(/^foto-/);
  const group = screen.getByText('Thumbnail', { selector: 'legend > span' }).closest('fieldset');
  return within(group ?? document.body);
}

export async function saveForm(
  user: UserEvent,
  { name, familia }: { name?: string; familia?: string } = {},
): Promise<void> {
  if (name !== undefined) await retypeField(user, nameField(), name);
  if (familia !== undefined) {
    await screen.findByText(familia, { selector: 'option' });
    await user.selectOptions(familiaField(), familia);
  }
  await user.click(screen.getByText('Guardar'));
}
